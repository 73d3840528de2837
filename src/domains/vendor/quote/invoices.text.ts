/** Words of the supplier's invoices. */
export const INVOICES_TEXT = {
  handIn: { zh: '提交发票', en: 'Hand in an invoice' },
  handedIn: { zh: '发票已提交，核对后付款', en: 'The invoice was handed in; it is compared and then paid' },
  note: {
    zh: '在“我的订单”中打开订单后提交发票；只能开已验收的数量。',
    en: 'Open an order among “Orders” to hand in its invoice; only what was accepted can be invoiced.',
  },
  rest: {
    zh: '数量默认为已验收而未开票的全部；不在此票上的行填 0。',
    en: 'The quantities are all that was accepted and is not invoiced; put 0 where a line is not on this paper.',
  },
} as const;
