import { definePage } from '../../../kernel/page.ts';

export const inventoryPage = definePage({
  component: 'stock/Inventory',
  title: { zh: '收货单', en: 'Receipts' },
  icon: 'Container',
  permission: 'stock:receipt:list',
  records: ['stock.receipt'],
  menu: { key: 'stock.inventory', address: '/stock/receipts', group: 'stock', order: 20 },
  help: {
    purpose: {
      zh: '收货单：每张订单的到货、验收与拒收；记账后验收数入库。',
      en: 'What came of each order, what was accepted and what rejected; posted, what was accepted is stock.',
    },
    ways: [
      {
        zh: '拒收须写明原因；按批次管理的物料须填批号；物料自由填写或不入库的类别只计到货。',
        en: 'What is rejected says why; materials kept by batch name it; free text and what is not stocked is received without becoming stock.',
      },
      {
        zh: '记错时冲销：按原金额反向记账；已被领用的不能冲销。',
        en: 'A mistake is reversed at what was posted; what has left the store already cannot be.',
      },
    ],
  },
});
