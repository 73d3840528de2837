export const RECEIPT_TEXT = {
  receipt: { zh: '收款单', en: 'Customer receipt' },
  receipts: { zh: '客户收款', en: 'Customer receipts' },
  allocation: { zh: '收款核销', en: 'Allocation' },
  allocations: { zh: '核销明细', en: 'Allocations' },
  drafts: { zh: '草稿', en: 'Drafts' },
  open: { zh: '待核销', en: 'To be allocated' },
  settled: { zh: '已核销', en: 'Allocated' },
  release: { zh: '撤销核销', en: 'Release' },
  notEmpty: { zh: '已有核销，先撤销核销', en: 'It is allocated in part: release that first' },
} as const;
