import { defineFlow } from '../../../kernel/flow/flow.ts';

/** What becomes of money that a supplier gives back: one enters it, another has seen it on the account. */
export const refundFlow = defineFlow({
  states: {
    DRAFT: { zh: '待确认', en: 'To be confirmed', tone: 'amber' },
    RECEIVED: { zh: '已到账', en: 'Received', tone: 'green' },
    VOID: { zh: '已作废', en: 'Void', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    confirm: {
      label: { zh: '确认到账', en: 'Confirm' },
      from: ['DRAFT'],
      to: 'RECEIVED',
      first: true,
      effect: {
        zh: '预付款余额减少此金额，确认后不能再改',
        en: 'The supplier owes so much less, and it stands from then on',
      },
      done: { zh: '退款已确认到账', en: 'The refund is confirmed' },
    },
    void: {
      label: { zh: '作废', en: 'Void' },
      from: ['RECEIVED'],
      to: 'VOID',
      reason: true,
      effect: {
        zh: '预付款余额恢复，汇兑差额冲回',
        en: 'The supplier owes it again, and its exchange difference is taken back',
      },
      done: { zh: '退款已作废', en: 'The refund is void' },
    },
  },
});
