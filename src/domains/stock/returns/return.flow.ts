import { defineFlow } from '../../../kernel/flow/flow.ts';
import { documentStates } from '../receipts/receipt.flow.ts';

export const returnFlow = defineFlow({
  ...documentStates,
  transitions: {
    post: {
      label: { zh: '记账', en: 'Post the return' },
      from: ['DRAFT'],
      to: 'POSTED',
      first: true,
      effect: {
        zh: '退回数量按领用时的价值入库',
        en: 'What is returned is stock again, at the value with which it was issued',
      },
      done: { zh: '退库单已记账', en: 'The return is posted' },
    },
    reverse: {
      label: { zh: '冲销', en: 'Reverse the return' },
      from: ['POSTED'],
      to: 'REVERSED',
      reason: true,
      effect: { zh: '按原值从库存减去', en: 'What came back leaves the stock again, at its value' },
      done: { zh: '退库单已冲销', en: 'The return is reversed' },
    },
  },
});
