import { definePage } from '../../../kernel/page.ts';

export const reportCorrectionsPage = definePage({
  component: 'voyage/ReportCorrections',
  title: { zh: '动态报更正', en: 'Report corrections' },
  icon: 'Reconciliation',
  permission: 'voyage:reportCorrection:list',
  records: ['voyage.reportCorrection'],
  menu: { key: 'voyage.corrections', address: '/voyage/report-corrections', group: 'voyage', order: 70 },
  help: {
    purpose: {
      zh: '已确认动态报的更正单：起草、审批与生效情况，以及对后续报告的影响。',
      en: 'Corrections of confirmed reports: drafts, approval, effect, and what changes in later reports.',
    },
    ways: [
      {
        zh: '更正经审批后才生效，后续报告的存量与转数随之重算。',
        en: 'A correction takes effect once approved; later stocks and readings are derived anew.',
      },
    ],
    figures: [
      {
        name: { zh: '后续燃料存量变化', en: 'Shift of later fuel stocks' },
        how: {
          zh: '更正后本次存量 − 更正前本次存量，逐份带入后续报告。',
          en: 'Stock after − stock before the correction, carried into every later report.',
        },
      },
    ],
  },
});
