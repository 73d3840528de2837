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
        zh: '在任一行“登记整单收货”：该订单送到同一仓库的未收明细全部按订购数填好，改动不符的数后记账。',
        en: 'On any line receive the order: all of it that is open and comes to the same store is filled in as ordered; change what differs, then post it.',
      },
      {
        zh: '只到了其中几行时，选中这些行“登记所选收货”。',
        en: 'Where only some lines came, choose them and receive these.',
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
