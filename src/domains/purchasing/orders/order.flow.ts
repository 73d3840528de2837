import { defineFlow } from '../../../kernel/flow/flow.ts';
import { confirmForm, sendForm, shortCloseForm } from './order-forms.resource.ts';

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
    // First of the two: an order that has been sent waits for its confirmation.
    confirm: {
      label: { zh: '登记确认', en: 'Record the confirmation' },
      from: ['SENT'],
      to: 'CONFIRMED',
      form: confirmForm,
      first: true,
      done: { zh: '已登记供应商确认', en: 'The confirmation is recorded' },
    },
    send: {
      label: { zh: '发送', en: 'Send' },
      from: ['APPROVED', 'SENT'],
      to: 'SENT',
      form: sendForm,
      first: true,
      done: { zh: '订单已发送', en: 'The order has been sent' },
    },
    shortClose: {
      label: { zh: '短结', en: 'Close short' },
      from: ['PART_DELIVERED'],
      to: 'DELIVERED',
      tail: 'short-close',
      form: shortCloseForm,
      done: { zh: '订单已短结', en: 'The order was closed short' },
    },
    close: {
      label: { zh: '关闭', en: 'Close the order' },
      from: ['DELIVERED'],
      to: 'CLOSED',
      reason: true,
      effect: { zh: '不再开票，剩余预算释放', en: 'Nothing more is invoiced, and the rest of its budget is free' },
      done: { zh: '订单已关闭', en: 'The order is closed' },
    },
    cancel: {
      label: { zh: '取消订单', en: 'Cancel the order' },
      from: ['APPROVED', 'SENT', 'CONFIRMED'],
      to: 'CANCELLED',
      reason: true,
      effect: { zh: '需求退回需求池，预算释放', en: 'Its needs go back to the pool, and its budget is free' },
      done: { zh: '订单已取消', en: 'The order is cancelled' },
    },
    change: {
      label: { zh: '变更', en: 'Change' },
      from: ['APPROVED', 'SENT', 'CONFIRMED', 'PART_DELIVERED'],
      leads: 'purchasing.orderChange',
      many: false,
    },
  },
});
