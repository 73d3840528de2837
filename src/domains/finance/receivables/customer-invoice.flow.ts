import { defineFlow } from '../../../kernel/flow/flow.ts';

/** What becomes of an invoice to a customer beside its approval. */
export const customerInvoiceFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
    ISSUED: { zh: '待收款', en: 'To be received', tone: 'amber' },
    PART_RECEIVED: { zh: '部分收款', en: 'Partly received', tone: 'blue' },
    RECEIVED: { zh: '已收款', en: 'Received', tone: 'green' },
    TAKEN_BACK: { zh: '已红冲', en: 'Taken back', tone: 'slate' },
    RED: { zh: '红字发票', en: 'Red invoice', tone: 'plum' },
  },
  initial: 'DRAFT',
  transitions: {},
});
