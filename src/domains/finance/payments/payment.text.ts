export const PAYMENT_TEXT = {
  ask: { zh: '申请付款', en: 'Ask for payment' },
  onePayee: {
    zh: '一张付款申请只付同一客商、同一币种的发票',
    en: 'one requisition pays invoices of one partner in one currency',
  },
  nothingToAsk: { zh: '没有可申请付款的金额', en: 'there is nothing of it to ask for' },
  notWaiting: { zh: '不在待出纳状态', en: 'it does not wait for the cashier' },
  oneCurrency: { zh: '一个付款批次只含同一币种', en: 'one batch is of one currency' },
  asked: { zh: '已生成付款申请草稿', en: 'A draft of a requisition was made' },
  toCashier: { zh: '待出纳', en: 'With the cashier' },
  audit: { zh: '审批中', en: 'Under approval' },
  paid: { zh: '已付款', en: 'Paid' },
  batched: { zh: '已建批次', en: 'The batch was made' },
  toBuild: { zh: '待生成文件', en: 'File to be built' },
  withBank: { zh: '待银行结果', en: 'With the bank' },
  download: { zh: '下载', en: 'Download' },
} as const;
