import { definePage } from '../../../kernel/page.ts';

export const shipMovementReportPage = definePage({
  component: 'voyage/ShipMovementReport',
  title: { zh: '船舶动态表', en: 'Ship movement report' },
  icon: 'Table',
  permission: 'voyage:movement:list',
  menu: { key: 'voyage.movements', address: '/voyage/ship-movement-report', group: 'voyage', order: 12 },
  help: {
    purpose: {
      zh: '某一时刻全船队在哪里、在做什么、载什么货、下一动态是什么；默认为当日北京时间 08:00，可打印为每日船舶动态表。',
      en: 'Where each ship was at a moment, what she did and carried and what came next; at 08:00 Beijing time of the day unless another moment is chosen. Printed it is the daily fleet list.',
    },
    figures: [
      {
        name: { zh: '状态起始', en: 'Since' },
        how: {
          zh: '最近一次状态变化之后的第一份报告时间。',
          en: 'The first report that told of this state behind the last one that told of another.',
        },
      },
      {
        name: { zh: '预计时间', en: 'Expected' },
        how: {
          zh: '航行中取报告的预抵时间，锚泊取挂港的预靠时间，靠泊与装卸取挂港的预离时间。',
          en: 'At sea the ETA of the report, at anchor the ETB of the port call, alongside its ETD.',
        },
      },
      {
        name: { zh: '载货', en: 'Cargo' },
        how: {
          zh: '本航次至该报告已装减已卸，按提单量，没有的按岸方量。',
          en: 'Loaded less discharged in the voyage up to that report, by bill of lading where there is one.',
        },
      },
    ],
  },
});
