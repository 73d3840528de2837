import { defineFlow } from '../../../kernel/flow/flow.ts';

/** What becomes of an order beside its approval. */
export const orderFlow = defineFlow({
  states: {
    DRAFT: { zh: '未生效', en: 'Not in force', tone: 'grey' },
    APPROVED: { zh: '待发送', en: 'To be sent', tone: 'amber' },
    SENT: { zh: '已发送', en: 'Sent', tone: 'blue' },
    CONFIRMED: { zh: '已确认', en: 'Confirmed', tone: 'green' },
    PART_DELIVERED: { zh: '部分到货', en: 'Partly delivered', tone: 'blue' },
    DELIVERED: { zh: '已到货', en: 'Delivered', tone: 'green' },
    CLOSED: { zh: '已关闭', en: 'Closed', tone: 'slate' },
    CANCELLED: { zh: '已取消', en: 'Cancelled', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    send: { label: { zh: '发送', en: 'Send' }, from: ['APPROVED', 'SENT'], to: 'SENT' },
    confirm: { label: { zh: '登记确认', en: 'Record the confirmation' }, from: ['SENT'], to: 'CONFIRMED' },
    shortClose: { label: { zh: '短结', en: 'Close short' }, from: ['PART_DELIVERED'], to: 'DELIVERED' },
    close: { label: { zh: '关闭', en: 'Close' }, from: ['DELIVERED'], to: 'CLOSED', reason: true },
    cancel: {
      label: { zh: '取消订单', en: 'Cancel' },
      from: ['APPROVED', 'SENT', 'CONFIRMED'],
      to: 'CANCELLED',
      reason: true,
    },
  },
});
