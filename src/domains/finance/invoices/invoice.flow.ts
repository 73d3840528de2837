import { defineFlow } from '../../../kernel/flow/flow.ts';

/** What becomes of an invoice beside its approval. */
export const invoiceFlow = defineFlow({
  states: {
    DRAFT: { zh: '草稿', en: 'Draft', tone: 'grey' },
    EXCEPTION: { zh: '异常', en: 'Exception', tone: 'red' },
    APPROVED: { zh: '待付款', en: 'To be paid', tone: 'amber' },
    PART_PAID: { zh: '部分付款', en: 'Partly paid', tone: 'blue' },
    PAID: { zh: '已付款', en: 'Paid', tone: 'green' },
    CREDIT: { zh: '待冲抵', en: 'To be offset', tone: 'amber' },
    CREDITED: { zh: '已冲抵', en: 'Offset', tone: 'green' },
  },
  initial: 'DRAFT',
  transitions: {},
});
