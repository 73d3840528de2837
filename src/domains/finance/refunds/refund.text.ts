export const REFUND_TEXT = {
  refund: { zh: '预付退款', en: 'Refund of a prepayment' },
  refunds: { zh: '预付退款', en: 'Refunds of prepayments' },
  drafts: { zh: '待确认', en: 'To be confirmed' },
  received: { zh: '已到账', en: 'Received' },
  enter: { zh: '登记退款', en: 'Enter a refund' },
  entered: { zh: '退款已登记，待他人确认到账', en: 'The refund is entered, for somebody else to confirm' },
  nothingLeft: { zh: '没有待冲抵的余额', en: 'nothing of it remains' },
} as const;
