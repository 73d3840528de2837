import { defineFlow } from '../../../kernel/flow/flow.ts';
import { documentStates } from '../receipts/receipt.flow.ts';

export const issueFlow = defineFlow({
  ...documentStates,
  transitions: {
    post: { label: { zh: '记账', en: 'Post' }, from: ['DRAFT'], to: 'POSTED' },
    reverse: { label: { zh: '冲销', en: 'Reverse' }, from: ['POSTED'], to: 'REVERSED', reason: true },
  },
});
