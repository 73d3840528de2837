import type { Option } from '../../../kernel/resource/field.ts';

/** What is invoiced, by what it is matched against: receipts of orders, expenses without an order, itself alone. */
export const BIZ_TYPES = {
  PURCHASE: { zh: '采购', en: 'Purchase' },
  EXPENSE: { zh: '费用', en: 'Expense' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Option>;

export const INVOICE_TYPES = {
  E_SPECIAL: { zh: '电子专用发票', en: 'E-invoice, special' },
  E_GENERAL: { zh: '电子普通发票', en: 'E-invoice, general' },
  SPECIAL: { zh: '纸质专用发票', en: 'Paper, special' },
  GENERAL: { zh: '纸质普通发票', en: 'Paper, general' },
  RAIL: { zh: '铁路电子客票', en: 'Rail ticket' },
  AIR: { zh: '航空行程单', en: 'Air itinerary' },
  ROAD: { zh: '公路水路客票', en: 'Road or water ticket' },
  OVERSEAS: { zh: '境外发票', en: 'Overseas' },
  RECEIPT: { zh: '收据', en: 'Receipt' },
} as const satisfies Record<string, Option>;

export type InvoiceType = keyof typeof INVOICE_TYPES;

export const MATCH_RESULTS = {
  NONE: { zh: '无订单', en: 'No order', tone: 'slate' },
  MATCHED: { zh: '相符', en: 'Matched', tone: 'green' },
  TOLERANCE: { zh: '容差内', en: 'Within tolerance', tone: 'blue' },
  EXCEPTION: { zh: '异常', en: 'Exception', tone: 'red' },
} as const satisfies Record<string, Option>;

export type MatchResult = keyof typeof MATCH_RESULTS;

/** What a match finds; the first two are shown and never stop an invoice. */
export const FINDINGS = {
  PRICE_LOWER: { zh: '单价低于订单', en: 'Price below the order', tone: 'slate' },
  PRICE_WITHIN: { zh: '单价差异在容差内', en: 'Price within tolerance', tone: 'blue' },
  PRICE_OVER: { zh: '单价超出容差', en: 'Price above tolerance', tone: 'red' },
  PRICE_SUM: { zh: '历次开票价差超限', en: 'Price above tolerance over all invoices', tone: 'red' },
  AMOUNT_DIFF: { zh: '金额与数量单价不符', en: 'Net is not quantity times price', tone: 'red' },
  NO_ORDER: { zh: '无订单', en: 'Of no order', tone: 'red' },
  QTY_OVER: { zh: '数量超出可开票', en: 'More than may be invoiced', tone: 'red' },
  NOT_RECEIVED: { zh: '尚未收货', en: 'Not received', tone: 'red' },
  TAX_DIFF: { zh: '税额不符', en: 'Tax differs', tone: 'red' },
  TAX_RATE: { zh: '税率高于订单', en: 'Tax rate above the order', tone: 'red' },
  PARTY: { zh: '销方不符', en: 'Another seller', tone: 'red' },
  CURRENCY: { zh: '币种不符', en: 'Another currency', tone: 'red' },
  TOTAL_OVER: { zh: '差异合计超限', en: 'Differences above the limit', tone: 'red' },
} as const satisfies Record<string, Option>;

export type FindingCode = keyof typeof FINDINGS;

/** Of these the reviewers of an invoice are chosen. */
export const EXCEPTIONS = {
  PRICE_OVER: FINDINGS.PRICE_OVER,
  PRICE_SUM: FINDINGS.PRICE_SUM,
  AMOUNT_DIFF: FINDINGS.AMOUNT_DIFF,
  NO_ORDER: FINDINGS.NO_ORDER,
  QTY_OVER: FINDINGS.QTY_OVER,
  NOT_RECEIVED: FINDINGS.NOT_RECEIVED,
  TAX_DIFF: FINDINGS.TAX_DIFF,
  TAX_RATE: FINDINGS.TAX_RATE,
  PARTY: FINDINGS.PARTY,
  CURRENCY: FINDINGS.CURRENCY,
  TOTAL_OVER: FINDINGS.TOTAL_OVER,
} as const;

export const VERIFY_STATES = {
  UNCHECKED: { zh: '未查验', en: 'Not verified', tone: 'slate' },
  VALID: { zh: '查验一致', en: 'Valid', tone: 'green' },
  ABNORMAL: { zh: '查验异常', en: 'Abnormal', tone: 'red' },
  VOID: { zh: '已作废', en: 'Void', tone: 'red' },
} as const satisfies Record<string, Option>;
