import { defineFlow } from '../../../kernel/flow/flow.ts';

/** Booking a receipt. */
export const POST_RECEIPT = 'stock:receipt:post';

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
    post: {
      label: { zh: '记账', en: 'Post the receipt' },
      from: ['DRAFT'],
      to: 'POSTED',
      permission: POST_RECEIPT,
      first: true,
      effect: {
        zh: '验收数计入库存与订单，之后只能冲销',
        en: 'What is accepted is stock and counted of its order; from then on it can only be reversed',
      },
      done: { zh: '收货单已记账', en: 'The receipt is posted' },
    },
    reverse: {
      label: { zh: '冲销', en: 'Reverse the receipt' },
      from: ['POSTED'],
      to: 'REVERSED',
      reason: true,
      effect: {
        zh: '按原值冲回库存与订单的已收数',
        en: 'What it brought leaves the stock at its value, and its order counts it no more',
      },
      done: { zh: '收货单已冲销', en: 'The receipt is reversed' },
    },
  },
});
