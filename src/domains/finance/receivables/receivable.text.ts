import type { Option } from '../../../kernel/resource/field.ts';

/** What customers are billed for. */
export const RECEIVABLE_KINDS = {
  FREIGHT: { zh: '运费', en: 'Freight' },
  DEADFREIGHT: { zh: '亏舱费', en: 'Deadfreight' },
  DEMURRAGE: { zh: '滞期费', en: 'Demurrage' },
  DETENTION: { zh: '延滞损失', en: 'Detention' },
  HIRE: { zh: '租金', en: 'Hire' },
  OTHER: { zh: '其他', en: 'Other' },
} as const satisfies Record<string, Option>;

export type ReceivableKind = keyof typeof RECEIVABLE_KINDS;

export const RECEIVABLE_TEXT = {
  toBill: { zh: '客户待开票', en: 'To bill to customers' },
  line: { zh: '客户待开票明细', en: 'Line to bill' },
  invoice: { zh: '客户发票', en: 'Customer invoice' },
  invoices: { zh: '客户发票', en: 'Customer invoices' },
  lines: { zh: '发票明细', en: 'Lines' },
  make: { zh: '开具发票', en: 'Bill the customer' },
  oneCustomer: {
    zh: '一张发票只含同一客户、同一币种的明细',
    en: 'the lines of one invoice are of one customer and one currency',
  },
  nothingOpen: { zh: '没有可开票的金额', en: 'nothing of it is left to bill' },
  made: { zh: '已生成发票草稿', en: 'A draft was made' },
  red: { zh: '红冲', en: 'Take back' },
  notInForce: {
    zh: '只有已开出且有未收金额的发票可以红冲',
    en: 'only an invoice of which something is open is taken back',
  },
  redMade: { zh: '已生成红字发票草稿', en: 'A draft of a red invoice was made' },
  drafts: { zh: '草稿', en: 'Drafts' },
  audit: { zh: '审批中', en: 'Under approval' },
  open: { zh: '未收款', en: 'To be received' },
  received: { zh: '已收款', en: 'Received' },
  taken: { zh: '红冲与红字', en: 'Taken back' },
  openLines: { zh: '待开票', en: 'To bill' },
  over: { zh: '多开待红冲', en: 'Billed too much' },
  bill: { zh: '发票', en: 'Invoice' },
  payInto: { zh: '请按到期日付款，并注明发票号码。', en: 'Please pay by the due date and quote the invoice number.' },
  issuedBy: { zh: '开票', en: 'Issued by' },
  seal: { zh: '公司盖章', en: 'Company seal' },
  notIssued: { zh: '未开出', en: 'Not issued' },
} as const;
