import { defineFlow } from '../../../kernel/flow/flow.ts';
import type { Text } from '../../../kernel/text.ts';
import { markPaidForm } from './mark-paid.resource.ts';
import { PAYMENT_TEXT } from './payment.text.ts';
import { PROVIDERS, type ProviderName } from './payment-words.text.ts';

/** A provider that vouches for its payments needs nobody's word. */
function vouchedFor(provider: unknown): Text | undefined {
  if (provider === 'manual') return undefined;
  const { zh, en } = PROVIDERS[provider as ProviderName];
  return { zh: `${zh}的到账以其通知为准，不能人工确认`, en: `${en} says itself what was paid` };
}

/** A payment is awaited until it is there or no longer wanted. Money that is there stays there. */
export const paymentFlow = defineFlow({
  initial: 'PENDING',
  states: {
    PENDING: { zh: '待支付', en: 'Awaited', tone: 'amber' },
    PAID: { zh: '已支付', en: 'Paid', tone: 'green' },
    CLOSED: { zh: '已关闭', en: 'Closed', tone: 'slate' },
  },
  transitions: {
    markPaid: {
      label: { zh: '确认到账', en: 'Mark as paid' },
      from: ['PENDING'],
      to: 'PAID',
      form: markPaidForm,
      initial: (_row, now) => ({ paidTime: now.toISOString() }),
      against: ({ provider }) => vouchedFor(provider),
      effect: PAYMENT_TEXT.markNote,
      done: PAYMENT_TEXT.marked,
    },
    close: { label: { zh: '关闭订单', en: 'Close order' }, from: ['PENDING'], to: 'CLOSED', reason: true },
  },
});
