import { defineFlow } from '../../../kernel/flow/flow.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { ESTIMATE_TEXT as TEXT } from './estimate.text.ts';

/** What becomes of an estimate beside its approval: posted when it is approved, taken back as a whole in the next month. */
export const estimateFlow = defineFlow({
  states: {
    DRAFT: { zh: '未入账', en: 'Not posted', tone: 'grey' },
    POSTED: { zh: '已入账', en: 'Posted', tone: 'blue' },
    REVERSED: { zh: '已冲回', en: 'Reversed', tone: 'green' },
  },
  initial: 'DRAFT',
  transitions: {
    reverse: {
      label: { zh: '冲回', en: 'Reverse' },
      from: ['POSTED'],
      to: 'REVERSED',
      against: ({ reversalDate }, now) =>
        officeDay(now) < String(reversalDate ?? '') ? { zh: TEXT.early.zh, en: TEXT.early.en } : undefined,
      effect: {
        zh: '全额记入下月的红字，未开票的在下月末重新暂估',
        en: 'All of it is taken back in the next month; what is not invoiced by its end is estimated anew',
      },
      done: { zh: '暂估已冲回', en: 'The estimate is reversed' },
    },
  },
});
