import { definePage } from '../../../kernel/page.ts';

export const paymentPage = definePage({
  component: 'system/Payment',
  title: { zh: '支付工具', en: 'Payment' },
  icon: 'PayCircle',
  permission: 'operations:paymentOrder:list',
  records: ['operations.paymentOrder'],
  menu: { key: 'system.payment', address: '/system/tools/payment', group: 'system.tools', order: 40 },
  help: {
    purpose: {
      zh: '收款单：银行转账核对与支付宝付款，回调与退款留痕。',
      en: 'Payment orders by bank transfer or Alipay, with callbacks and refunds on record.',
    },
  },
});
