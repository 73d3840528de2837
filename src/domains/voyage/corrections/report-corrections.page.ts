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
      {
        zh: '生效前可查看连带变化：存量、财务油耗、航次油耗成本、碳强度、滞期费计算单和索赔的现值、生效后的值与差值，点记录查看。',
        en: 'Before it takes effect it shows what moves with it: stocks, months of the oil books, oil cost of voyages, CII, laytime statements and claims, now and afterwards, with a link to each.',
      },
      {
        zh: '已结账月份和已批准的年度能耗不变：结账月份的差异记入首个未结账的月份。计算单和索赔按更正后的动态报重算供参考，不自动改写。',
        en: 'Closed months and approved emission years stand: the difference of a closed month goes into the first open one. Statements and claims are drawn up anew to be compared, never rewritten.',
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
      {
        name: { zh: '连带变化的差值', en: 'Difference of what moves with it' },
        how: {
          zh: '生效后 − 现在；按审批通过时的同一计算试算，不保存。',
          en: 'Afterwards − now; tried out as the approval would do it, and not kept.',
        },
      },
    ],
  },
});
