import type { Option } from '../../../kernel/resource/field.ts';

/** Why an invoice is taken back. */
export const RED_REASONS = {
  RETURN: { zh: '销货退回', en: 'Goods went back' },
  WRONG: { zh: '开票有误', en: 'Wrong invoice' },
  STOP: { zh: '服务中止', en: 'Service stopped' },
  DISCOUNT: { zh: '销售折让', en: 'Discount' },
} as const satisfies Record<string, Option>;

/** Who starts the confirmation; the other side confirms it. */
export const INITIATORS = {
  SELLER: { zh: '销方', en: 'Seller' },
  BUYER: { zh: '购方', en: 'Buyer' },
} as const satisfies Record<string, Option>;

/** What becomes of what is taken back. */
export const FOLLOW_UPS = {
  CREDIT: { zh: '冲抵付款', en: 'Offset against payments' },
  REISSUE: { zh: '重新开票', en: 'Invoiced anew' },
} as const satisfies Record<string, Option>;

export const RED_INK_TEXT = {
  redInk: { zh: '红字确认单', en: 'Red-ink confirmation' },
  line: { zh: '红冲明细', en: 'Line taken back' },
  ask: { zh: '申请红冲', en: 'Ask for a red invoice' },
  asked: { zh: '已生成红字确认单', en: 'A red-ink confirmation was made' },
  onlyInForce: {
    zh: '只有已生效的蓝字发票可以红冲',
    en: 'only an invoice in force is taken back',
  },
  abroad: {
    zh: '境外发票和收据没有红字确认单，直接登记红字发票',
    en: 'invoices from abroad and receipts need no confirmation: enter the red one itself',
  },
  drafts: { zh: '未发起', en: 'Not started' },
  waiting: { zh: '待对方确认', en: 'To be confirmed' },
  confirmed: { zh: '待收红票', en: 'Red invoice to come' },
  ended: { zh: '未确认', en: 'Not confirmed' },
  done: { zh: '已红冲', en: 'Taken back' },
} as const;
