import { definePage } from '../../../kernel/page.ts';

export const portCallPage = definePage({
  component: 'voyage/PortCall',
  title: { zh: '挂港', en: 'Port calls' },
  icon: 'Environment',
  permission: 'voyage:voyagePort:list',
  records: ['voyage.voyagePort'],
  menu: { key: 'voyage.portCalls', address: '/voyage/port-call', group: 'voyage', order: 43 },
  help: {
    purpose: {
      zh: '全船队的挂港：待抵、在港、已离，计划与实际时间、泊位、代理、事实记录。',
      en: 'Port calls of all ships: upcoming, in port, departed, with planned and real times, berth, agent and statement of facts.',
    },
    ways: [
      {
        zh: '实抵、实靠、实离由已确认的动态报带出，不必再录；报告到来之前可先手工填写。',
        en: 'Real times follow from confirmed reports and are not typed again; until one comes they may be typed.',
      },
      {
        zh: '手工时间与报告相差超过一分钟时两个都显示，以报告为准。',
        en: 'Where a typed time and a report differ by more than a minute both are shown, and the report holds.',
      },
      {
        zh: '事实记录由动态报的事件时间和货物记录一次带入，再在此修改补充。',
        en: 'The statement of facts is taken over from event times and cargo records by one act, and edited here.',
      },
    ],
    figures: [
      {
        name: { zh: '最新预抵', en: 'Newest ETA' },
        how: {
          zh: '该船最新一份动态报（含未确认）给出的预抵；预抵变化 = 最新预抵 − 计划预抵。',
          en: "The ETA of the ship's newest report, confirmed or not; the shift is the newest less the planned one.",
        },
      },
      {
        name: { zh: '实抵、实靠、实离', en: 'ATA, ATB, ATD' },
        how: {
          zh: '定速航行结束；首次系泊完毕；定速航行开始，没有时取离泊或锚离底。',
          en: 'End of passage; first all fast; full away, or without one unberthed or anchor aweigh.',
        },
      },
    ],
  },
});
