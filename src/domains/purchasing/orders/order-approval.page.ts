import { definePage } from '../../../kernel/page.ts';

export const orderApprovalPage = definePage({
  component: 'purchasing/OrderApproval',
  title: { zh: '订单审批', en: 'Order approval' },
  icon: 'Audit',
  permission: 'purchasing:purchaseOrder:list',
  menu: {
    key: 'purchasing.orderApproval',
    address: '/purchasing/order-approval',
    group: 'purchasing',
    order: 70,
    from: 'purchasing/OrderManager',
  },
  help: {
    purpose: { zh: '订单审批：轮到本人审批的采购订单。', en: 'Orders whose approval waits for you.' },
    ways: [
      {
        zh: '采购经理审批；超过 10 万再由应付会计，超过 50 万再由总经理审批；采购员不审批自己的订单。',
        en: 'The purchasing manager, above 100,000 also accounts payable, above 500,000 also the general manager; nobody approves their own.',
      },
    ],
  },
});
