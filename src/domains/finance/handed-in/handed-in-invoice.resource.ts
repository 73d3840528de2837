import { choice, computed, date, files, int, money, quantity, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines } from '../../../kernel/resource/resource.ts';
import { checkInvoice } from '../invoices/invoice.rules.ts';
import { INVOICE_TYPES } from '../invoices/invoice-words.text.ts';

/** A line of an order as its supplier invoices it: what may be invoiced stands beside. */
const handedInLine = defineResource({
  name: 'finance.handedInLine',
  label: { zh: '开票明细', en: 'Line' },
  title: 'itemName',
  fields: {
    billableLineId: int({ zh: '订单明细', en: 'Order line' }, { required: true, min: 1 }),
    itemName: computed('text', { zh: '品名', en: 'Item' }),
    openQty: computed('quantity', { zh: '可开票', en: 'May be invoiced' }),
    unitPrice: computed({ scale: 6 }, { zh: '不含税单价', en: 'Net price' }),
    taxRate: computed('share', { zh: '税率', en: 'Tax rate' }),
    quantity: quantity({ zh: '本次开票', en: 'Invoiced now' }, { required: true, min: 0, max: 9_999_999 }),
  },
});

/** An invoice as its supplier hands it in against one of his orders: a form, no record. A draft of an invoice is made of it. */
export const handedInInvoice = defineResource({
  name: 'finance.handedInInvoice',
  label: { zh: '提交发票', en: 'Hand in an invoice' },
  fields: {
    invoiceType: choice(
      INVOICE_TYPES,
      { zh: '发票类型', en: 'Invoice type' },
      { required: true, default: 'E_SPECIAL' },
    ),
    invoiceCode: text({ zh: '发票代码', en: 'Code' }, { max: 12 }),
    invoiceNo: text({ zh: '发票号码', en: 'Invoice number' }, { required: true, max: 40 }),
    invoiceDate: date({ zh: '开票日期', en: 'Invoice date' }, { required: true }),
    paperGross: money(
      { zh: '票面价税合计', en: 'Total on the paper' },
      {
        required: true,
        min: 0,
        max: 999_999_999,
        help: {
          zh: '按订单币种，与明细合计核对',
          en: 'In the currency of the order; compared with the sum of the lines',
        },
      },
    ),
    attachments: files({ zh: '发票影像', en: 'Scans' }, { required: true }),
    lines: lines(handedInLine, { zh: '开票明细', en: 'Lines' }),
  },
  // What its lines come to is compared where prices are known.
  check: ({ invoiceType, invoiceCode, invoiceNo, invoiceDate }) =>
    checkInvoice({ invoiceType, invoiceCode, invoiceNo, invoiceDate }),
  form: [
    {
      title: { zh: '发票', en: 'Invoice' },
      rows: [['invoiceType', 'invoiceCode'], ['invoiceNo', 'invoiceDate'], ['paperGross'], ['attachments']],
    },
    { title: { zh: '开票明细', en: 'Lines' }, rows: [['lines']] },
  ],
});
