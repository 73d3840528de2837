import { datetime, file, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** What whoever vouches for a transfer says about it. */
export const markPaidForm = defineResource({
  name: 'operations.markPaid',
  label: { zh: '确认到账', en: 'Mark as paid' },
  title: 'tradeNo',
  fields: {
    proof: file({ zh: '到账凭证', en: 'Proof of payment' }, { required: true }),
    tradeNo: text({ zh: '交易号', en: 'Transaction no.' }, { required: true, max: 100 }),
    payer: text({ zh: '付款人', en: 'Payer' }, { max: 100 }),
    paidTime: datetime({ zh: '到账时间', en: 'Received' }, { required: true }),
  },
  form: [['proof'], ['tradeNo'], ['payer'], ['paidTime']],
});
