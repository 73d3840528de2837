import { defineFlow } from '../../../kernel/flow/flow.ts';

/** A payment is awaited until it is there or no longer wanted. Money that is there stays there. */
export const paymentFlow = defineFlow({
  initial: 'PENDING',
  states: {
    PENDING: { zh: '待支付', en: 'Awaited', tone: 'amber' },
    PAID: { zh: '已支付', en: 'Paid', tone: 'green' },
    CLOSED: { zh: '已关闭', en: 'Closed', tone: 'slate' },
  },
  transitions: {
    markPaid: { label: { zh: '确认到账', en: 'Mark as paid' }, from: ['PENDING'], to: 'PAID' },
    close: { label: { zh: '关闭订单', en: 'Close order' }, from: ['PENDING'], to: 'CLOSED', reason: true },
  },
});
