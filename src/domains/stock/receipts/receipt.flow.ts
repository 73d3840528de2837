import { defineFlow } from '../../../kernel/flow/flow.ts';

/** A document of a store: written, booked, and taken back by its mirror. */
export const documentStates = {
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
    POSTED: { zh: '已记账', en: 'Posted', tone: 'green' },
    REVERSED: { zh: '已冲销', en: 'Reversed', tone: 'slate' },
  },
  initial: 'DRAFT',
} as const;

export const receiptFlow = defineFlow({
  ...documentStates,
  transitions: {
    post: { label: { zh: '记账', en: 'Post' }, from: ['DRAFT'], to: 'POSTED' },
    reverse: { label: { zh: '冲销', en: 'Reverse' }, from: ['POSTED'], to: 'REVERSED', reason: true },
  },
});
