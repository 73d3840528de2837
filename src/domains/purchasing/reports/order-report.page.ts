import { definePage } from '../../../kernel/page.ts';

export const orderReportPage = definePage({
  component: 'purchasing/OrderReport',
  title: { zh: '订单报表', en: 'Order report' },
  icon: 'Table',
  permission: 'purchasing:orderedLine:list',
  menu: { key: 'purchasing.orderReport', address: '/purchasing/order-report', group: 'purchasing', order: 90 },
  help: {
    purpose: {
      zh: '订单报表：已订货的明细订购、到货、开票、逾期情况，草稿与已取消的订单不计。',
      en: 'What was ordered, has come and is invoiced, and how late it was; drafts and cancelled orders are left out.',
    },
    ways: [
      {
        zh: '选择分组、横向与指标；点任一数字查看所计的明细行。',
        en: 'Choose groups, what goes across, and figures; each figure opens the lines it counts.',
      },
      {
        zh: '常用的分组可存为视图，并共享给角色。',
        en: 'What you look at often is kept as a view and can be shared with roles.',
      },
    ],
    figures: [
      {
        name: { zh: '逾期天数', en: 'Days late' },
        how: {
          zh: '交期取承诺交期，没有则取要求交期；未到齐的算到今日，已到齐的算到最后一次收货。',
          en: 'From the day promised, or else required: to today while something is open, else to the last receipt.',
        },
      },
      {
        name: { zh: '金额', en: 'Amount' },
        how: { zh: '按币种分别合计，不同币种不相加。', en: 'Summed for each currency; currencies are never added up.' },
      },
      {
        name: { zh: '本位币金额', en: 'In base currency' },
        how: {
          zh: '行金额 × 订单汇率，四舍五入到分。',
          en: 'The amount of the line × the rate of its order, to two places.',
        },
      },
    ],
  },
});
