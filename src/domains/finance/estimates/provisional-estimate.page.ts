import { definePage } from '../../../kernel/page.ts';

export const provisionalEstimatePage = definePage({
  component: 'finance/ProvisionalEstimate',
  title: { zh: '暂估', en: 'Provisional estimates' },
  icon: 'Calendar',
  permission: 'finance:provisionalEstimate:list',
  records: ['finance.provisionalEstimate'],
  menu: { key: 'settlement.estimate', address: '/settlement/estimates', group: 'settlement', order: 16 },
  help: {
    purpose: {
      zh: '暂估：月末已收（或已发生）而发票未到的采购与费用，按订单价记入当月，下月全额冲回。',
      en: 'What came, or was spent, until the end of a month and is not invoiced: it is posted in that month at the price of its order, and taken back in the next.',
    },
    ways: [
      {
        zh: '月末起点“新建”，选择月份保存，系统按明细生成，每月一张；已结账的月份不能再暂估。',
        en: 'From the last day of a month on, make one and choose the month: its lines are counted, once a month and not in one that is closed.',
      },
      {
        zh: '金额可以调整，与系统暂估相差超过 10% 时写明原因；提交后由财务经理审批，审批即入账。',
        en: 'A figure may be changed; by more than 10 % one says why. The finance manager approves it, and it is posted.',
      },
      {
        zh: '下月 1 日凌晨自动冲回（晚批的次日凌晨冲回），也可点“冲回”；仍未来票的在下月末重新暂估。',
        en: 'It is taken back in the night to the first of the next month, or the night after it was approved, or by hand; what is still not invoiced is estimated anew.',
      },
      {
        zh: '入账后又有发票记入当月的，该部分暂估随发票冲减。',
        en: 'Where an invoice is booked in its month after all, so much of the estimate goes with it.',
      },
    ],
    figures: [
      {
        name: { zh: '系统暂估', en: 'As counted' },
        how: {
          zh: '已收 × 不含税单价 − 已开票 × 不含税单价，各保留两位小数；随货费用在首批到货后计入。',
          en: 'Accepted × net price − invoiced × net price, each to the cent; what is charged beside goods counts once the first of them came.',
        },
      },
      {
        name: { zh: '本位币金额', en: 'In base currency' },
        how: { zh: '暂估金额 × 月末汇率。', en: 'The estimate × the rate of the last day of the month.' },
      },
      {
        name: { zh: '当月暂估', en: 'Estimate of the month' },
        how: {
          zh: '本位币金额 − 入账后发票又记入当月的份额。',
          en: 'In base currency − the part that was invoiced in its month after it was posted.',
        },
      },
    ],
  },
});
