import { defineFlow } from '../../../kernel/flow/flow.ts';
import { VOYAGE_STATUS_TEXT } from './voyage-transitions.rules.ts';

/** States of a voyage. PLAN comes from the market's marshalling plan; a number once given stays used. */
export const voyageFlow = defineFlow({
  initial: 'OPEN',
  states: {
    PLAN: { ...VOYAGE_STATUS_TEXT.PLAN, tone: 'grey' },
    OPEN: { ...VOYAGE_STATUS_TEXT.OPEN, tone: 'blue' },
    CLOSED: { ...VOYAGE_STATUS_TEXT.CLOSED, tone: 'slate' },
    CANCELLED: { ...VOYAGE_STATUS_TEXT.CANCELLED, tone: 'red' },
  },
  transitions: {
    close: { label: { zh: '关闭航次', en: 'Close voyage' }, from: ['OPEN'], to: 'CLOSED' },
    reopen: { label: { zh: '重新开启航次', en: 'Reopen voyage' }, from: ['CLOSED'], to: 'OPEN', reason: true },
    cancel: { label: { zh: '取消航次', en: 'Cancel voyage' }, from: ['PLAN', 'OPEN'], to: 'CANCELLED', reason: true },
  },
});
