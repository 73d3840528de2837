export const INVOICE_TEXT = {
  billables: { zh: '订单开票', en: 'Orders to invoice' },
  invoices: { zh: '发票管理', en: 'Invoices' },
  make: { zh: '登记发票', en: 'Enter the invoice' },
  oneSeller: {
    zh: '一张发票只含同一供应商、同一币种的明细',
    en: 'the lines of one invoice are of one supplier and one currency',
  },
  nothingOpen: {
    zh: '没有可开票的数量，或已全部在发票草稿中',
    en: 'nothing of it is to be invoiced, or all of it is on a draft',
  },
  onDrafts: { zh: '草稿中', en: 'On drafts' },
  openDraft: { zh: '打开该草稿', en: 'Open that draft' },
  made: { zh: '已生成发票草稿，请按票面核对', en: 'A draft was made: compare it with the paper' },
  toInvoice: { zh: '可开票', en: 'To invoice' },
  drafts: { zh: '草稿', en: 'Drafts' },
  exceptions: { zh: '异常', en: 'Exceptions' },
  audit: { zh: '审批中', en: 'Under approval' },
  red: { zh: '登记红字发票', en: 'Enter a red invoice' },
  notInForce: { zh: '只有已生效的蓝字发票可以红冲', en: 'only an invoice in force is taken back' },
  redMade: {
    zh: '已生成红字发票草稿，请按票面核对',
    en: 'A draft of a red invoice was made: compare it with the paper',
  },
  credits: { zh: '待冲抵', en: 'To be offset' },
  unpaid: { zh: '未付款', en: 'To be paid' },
  paid: { zh: '已付款', en: 'Paid' },
} as const;
