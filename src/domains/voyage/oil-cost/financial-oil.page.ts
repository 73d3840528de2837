import { definePage } from '../../../kernel/page.ts';

export const financialOilPage = definePage({
  component: 'voyage/FinancialOil',
  title: { zh: '财务油耗', en: 'Month-end oil cost' },
  icon: 'AccountBook',
  permission: 'voyage:oilMonth:list',
  records: ['voyage.oilMonth'],
  menu: { key: 'voyage.financialOil', address: '/voyage/financial-oil', group: 'voyage.oil', order: 60 },
  help: {
    purpose: {
      zh: '财务油耗：每船每月各油品的收、发、存数量与金额，先进先出，油耗成本归到航次。',
      en: 'Each ship’s oil month by month: received, issued and left of each grade in tonnes and money, first in, first out, charged to voyages.',
    },
    ways: [
      {
        zh: '未结账的月份随已确认的动态报与加油价格重新计算；燃油管理提交，财务审批通过后结账，结账后不再变动。',
        en: 'An open month is reckoned from confirmed reports and prices. The fuel clerk submits it, it closes when finance agrees, and stands from then on.',
      },
      {
        zh: '结账前月末及以前的动态报须全部确认，加油与期初存量须定价或暂估；反结账只限最近已结账的月份，须写明原因。',
        en: 'Before it closes, all reports to its end are confirmed and every delivery is priced or estimated. The last closed month alone reopens, with a reason.',
      },
      {
        zh: '结账后更正动态报、补定价格的差额，记入最早的未结账月份。',
        en: 'What a later correction or price changes of closed months is booked in the first open one.',
      },
    ],
    figures: [
      {
        name: { zh: '消耗金额', en: 'Issued amount' },
        how: {
          zh: '按入账先后取批次：数量 × 批次金额 ÷ 批次数量，到分；批次最后一笔取余额。报告按船舶时间归月，不跨月拆分。',
          en: 'Oldest layer first: quantity × amount of the layer ÷ its quantity, to the cent; the last issue takes what is left. A report belongs whole to the month of its time on board.',
        },
      },
      {
        name: { zh: '盘点差异', en: 'Adjustment' },
        how: {
          zh: '实测少于账面的记为航次消耗；多于账面的以零价并入最新批次。',
          en: 'Sounded short is an issue to the voyage; sounded over comes to the newest layer without a price.',
        },
      },
    ],
  },
});
