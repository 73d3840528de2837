import { money, ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

const MOST = 99_999_999_999;

/** Which invoice a receipt is set off against, and with how much. */
export const allocateForm = defineResource({
  name: 'finance.allocateReceipt',
  label: { zh: '核销发票', en: 'Allocate' },
  fields: {
    invoiceId: ref(
      'finance.customerInvoice',
      { zh: '发票', en: 'Invoice' },
      { required: true, where: { billStatus: ['ISSUED', 'PART_RECEIVED'] } },
    ),
    amount: money(
      { zh: '核销金额', en: 'Amount' },
      {
        required: true,
        min: 0.01,
        max: MOST,
        help: { zh: '发票币种', en: 'In the currency of the invoice' },
      },
    ),
    used: money(
      { zh: '用去收款', en: 'Of the receipt' },
      {
        min: 0.01,
        max: MOST,
        help: {
          zh: '收款币种；币种相同或留空时按收款日汇率折算',
          en: 'In the currency of the receipt; empty, it follows from the rates of the day',
        },
      },
    ),
  },
});
