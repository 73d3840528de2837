import { defineFlow } from '../../../kernel/flow/flow.ts';
import { CONFIRMED_TEXT } from './report.text.ts';

/** A returned report stays unconfirmed, with the office's reason, until the ship has submitted it anew. */
export const reportFlow = defineFlow({
  initial: 'UNCONFIRMED',
  states: {
    UNCONFIRMED: { ...CONFIRMED_TEXT.UNCONFIRMED, tone: 'amber' },
    CONFIRMED: { ...CONFIRMED_TEXT.CONFIRMED, tone: 'green' },
  },
  transitions: {
    confirm: { label: { zh: '确认', en: 'Confirm' }, from: ['UNCONFIRMED'], to: 'CONFIRMED' },
    return: { label: { zh: '退回', en: 'Return' }, from: ['UNCONFIRMED'], to: 'UNCONFIRMED', reason: true },
    unconfirm: { label: { zh: '取消确认', en: 'Un-confirm' }, from: ['CONFIRMED'], to: 'UNCONFIRMED', reason: true },
  },
});
