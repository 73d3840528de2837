export const REFUND_TEXT = {
  refund: { zh: '预付退款', en: 'Refund of a prepayment' },
  refunds: { zh: '预付退款', en: 'Refunds of prepayments' },
  drafts: { zh: '待确认', en: 'To be confirmed' },
  received: { zh: '已到账', en: 'Received' },
} as const;
