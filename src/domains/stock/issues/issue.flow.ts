import { defineFlow } from '../../../kernel/flow/flow.ts';
import { documentStates } from '../receipts/receipt.flow.ts';

export const issueFlow = defineFlow({
  ...documentStates,
  transitions: {
    post: {
      label: { zh: '记账', en: 'Post the issue' },
      from: ['DRAFT'],
      to: 'POSTED',
      first: true,
      effect: {
        zh: '所领数量从库存减去，之后只能冲销',
        en: 'What is taken leaves the stock; from then on it can only be reversed',
      },
      done: { zh: '领用单已记账', en: 'The issue is posted' },
    },
    reverse: {
      label: { zh: '冲销', en: 'Reverse the issue' },
      from: ['POSTED'],
      to: 'REVERSED',
      reason: true,
      effect: { zh: '按原值冲回库存', en: 'What was taken lies in the store again, at its value' },
      done: { zh: '领用单已冲销', en: 'The issue is reversed' },
    },
  },
});
