import { defineFlow } from '../../../kernel/flow/flow.ts';

/** What becomes of a requisition beside its approval. */
export const requisitionFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
    TO_CASHIER: { zh: '待出纳', en: 'With the cashier', tone: 'amber' },
    IN_BATCH: { zh: '已入批次', en: 'In a batch', tone: 'blue' },
    IN_FILE: { zh: '已生成文件', en: 'In a bank file', tone: 'blue' },
    PAID: { zh: '已付款', en: 'Paid', tone: 'green' },
    OFFSET: { zh: '已冲抵', en: 'Offset', tone: 'green' },
    RETURNED: { zh: '已退回', en: 'Returned', tone: 'slate' },
  },
  initial: 'DRAFT',
  transitions: {
    return: {
      label: { zh: '退回', en: 'Return the requisition' },
      from: ['TO_CASHIER'],
      to: 'RETURNED',
      reason: true,
      effect: {
        zh: '不再付款，所占发票金额可重新申请',
        en: 'It is not paid, and what it asked for may be asked for again',
      },
      done: { zh: '付款申请已退回', en: 'The requisition was returned' },
    },
  },
});
