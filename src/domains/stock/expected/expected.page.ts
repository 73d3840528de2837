import { definePage } from '../../../kernel/page.ts';

export const expectedPage = definePage({
  component: 'stock/Expected',
  title: { zh: '待收货', en: 'Expected goods' },
  icon: 'Schedule',
  permission: 'stock:expectedLine:list',
  records: ['stock.expectedLine'],
  menu: { key: 'stock.expected', address: '/stock/expected', group: 'stock', order: 10 },
  help: {
    purpose: {
      zh: '待收货：生效订单的每一行，直到收齐或取消；到货在这里登记。',
      en: 'Every line of an order in force until all of it has come or it is cancelled; what comes is received here.',
    },
    ways: [
      {
        zh: '选中同一订单的若干行“登记收货”，生成到货数、验收数已填好的收货单，改动不符的数后记账。',
        en: 'Choose lines of one order and receive them: a receipt is written with all that is open; change what differs, then post it.',
      },
    ],
    figures: [
      {
        name: { zh: '未收', en: 'Open' },
        how: {
          zh: '订购数 − 已验收数；可超收的类别最多超出所示比例。',
          en: 'Ordered − accepted; where more may come, by the percentage shown.',
        },
      },
    ],
  },
});
