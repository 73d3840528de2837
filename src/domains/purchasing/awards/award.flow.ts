import { documentFlowWith } from '../../../kernel/flow/document-flow.ts';

/** Once it is approved its orders are made, once. */
export const awardFlow = documentFlowWith({
  createOrders: {
    label: { zh: '生成订单', en: 'Make the orders' },
    from: ['APPROVE'],
    permission: 'purchasing:award:order',
    tail: 'create-orders',
    against: ({ orderedAt }) =>
      orderedAt ? { zh: '已按此定标生成订单', en: 'The orders of this award have been made' } : undefined,
    many: false,
    first: true,
    effect: {
      zh: '按供应商、船舶与交货港各生成一张订单草稿；未定标的行退回需求池',
      en: 'A draft for each supplier, ship and port; lines that nobody won go back to the pool',
    },
    done: ({ orders }) => {
      const n = Array.isArray(orders) ? orders.length : 0;
      return { zh: `已生成 ${n} 张订单草稿`, en: `${n} drafts of orders were made` };
    },
  },
});
