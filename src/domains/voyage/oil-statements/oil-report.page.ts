import { definePage } from '../../../kernel/page.ts';

export const oilReportPage = definePage({
  component: 'voyage/OilReport',
  title: { zh: '油耗报告', en: 'Oil report' },
  icon: 'FileText',
  permission: 'voyage:oilStatement:list',
  records: ['voyage.oilStatement'],
  menu: { key: 'voyage.oilReport', address: '/voyage/oil-report', group: 'voyage.oil', order: 40 },
  help: {
    purpose: {
      zh: '油耗报告：一船一月或一航次的期初、加装、各项消耗、差异与期末，轮机长、船长签字，燃油管理确认。',
      en: 'The oil of a ship over a month or a voyage: opening, received, used by consumer, adjusted and closing; signed by chief engineer and master, confirmed by the fuel clerk.',
    },
    ways: [
      {
        zh: '选船舶与月份或航次即取数；轮机长签字时重新取数并固定，期间内的动态报须已全部确认。',
        en: 'Choose ship and month or voyage. When the chief engineer signs, figures are taken anew and stand; all reports of the period are confirmed by then.',
      },
      {
        zh: '船长或燃油管理退回须写明原因，签字随之作废。',
        en: 'Returning it takes a reason and voids the signatures.',
      },
    ],
  },
});
