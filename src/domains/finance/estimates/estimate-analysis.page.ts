import { definePage } from '../../../kernel/page.ts';

export const estimateAnalysisPage = definePage({
  component: 'finance/EstimateAnalysis',
  title: { zh: '暂估分析', en: 'Estimates by line' },
  icon: 'PieChart',
  permission: 'finance:estimateItem:list',
  menu: {
    key: 'settlement.estimateAnalysis',
    address: '/settlement/estimate-analysis',
    group: 'settlement',
    order: 18,
  },
  help: {
    purpose: {
      zh: '暂估分析：各月暂估按供应商、来源单据、船舶和科目汇总，看账龄，以及来票与暂估相差多少。',
      en: 'What was estimated month by month, by supplier, document, ship and subject: how old it was, and how far invoices were off.',
    },
    ways: [
      {
        zh: '按需要选择行、列与指标，点按数字查看所计的明细，再点单据号打开来源单据或暂估单。',
        en: 'Choose rows, columns and figures; press a figure for the lines it counts, and a number for the document or the estimate.',
      },
    ],
    figures: [
      {
        name: { zh: '当月暂估', en: 'Estimate of the month' },
        how: {
          zh: '本位币暂估 − 入账后发票又记入当月的部分。',
          en: 'Estimated in base currency − what was invoiced in its month after it was posted.',
        },
      },
      {
        name: { zh: '与发票差异', en: 'Differs from invoices' },
        how: {
          zh: '以后各月来票的本位币不含税金额 − 同数量的暂估；来票多于暂估数量时按数量分摊。',
          en: 'Net of later invoices in base currency − what was estimated of the same quantity; of invoices of more their share by quantity.',
        },
      },
      {
        name: { zh: '账龄', en: 'Age' },
        how: {
          zh: '暂估月末 − 最近一次收货日期。',
          en: 'From the day on which the last of it came to the end of the month.',
        },
      },
    ],
  },
});
