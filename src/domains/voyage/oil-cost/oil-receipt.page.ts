import { definePage } from '../../../kernel/page.ts';

export const oilReceiptPage = definePage({
  component: 'voyage/OilReceipt',
  title: { zh: '加油价格', en: 'Bunker prices' },
  icon: 'Tags',
  permission: 'voyage:oilReceipt:list',
  records: ['voyage.oilReceipt'],
  menu: { key: 'voyage.oilReceipt', address: '/voyage/bunker-prices', group: 'voyage.oil', order: 50 },
  help: {
    purpose: {
      zh: '加油价格：已确认动态报中的每笔加油与各船期初存量的不含税单价，财务油耗据此计价。',
      en: 'What each delivery of a confirmed report, and each ship’s opening stock, cost net of VAT; month-end oil cost is reckoned by it.',
    },
    ways: [
      {
        zh: '船端只填数量，价格由燃油管理或财务填写；发票未到时先暂估。',
        en: 'Ships write quantities; the fuel clerk or finance prices them, by an estimate until the invoice comes.',
      },
    ],
    figures: [
      {
        name: { zh: '金额', en: 'Amount' },
        how: {
          zh: '交付单数量 × 不含税单价 - 贷项；期初存量按期初数量。本位币按加油当日汇率折算。',
          en: 'Delivery note × price net of VAT, less a credit note; opening stock by its quantity. Base currency at the rate of the day of delivery.',
        },
      },
    ],
  },
});
