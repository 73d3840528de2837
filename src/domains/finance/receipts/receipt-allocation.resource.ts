import { computed, ref, state } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { allocationFlow } from './receipt.flow.ts';
import { RECEIPT_TEXT as TEXT } from './receipt.text.ts';

/** So much of a receipt is set off against so much of an invoice, on a day and by somebody; released, it stays to be read. */
export const receiptAllocation = defineResource({
  name: 'finance.receiptAllocation',
  label: TEXT.allocation,
  title: ['receiptId', 'invoiceId'],
  fields: {
    receiptId: ref('finance.customerReceipt', { zh: '收款单', en: 'Receipt' }),
    invoiceId: ref('finance.customerInvoice', { zh: '客户发票', en: 'Invoice' }),
    invoiceNo: computed('text', { zh: '发票号', en: 'Invoice number' }),
    partnerId: ref('partner.partner', { zh: '客户', en: 'Customer' }),
    receivedDate: computed('date', { zh: '到账日期', en: 'Received on' }),
    allocatedOn: computed('date', { zh: '核销日期', en: 'Allocated on' }),
    currencyId: ref('parameter.currency', { zh: '发票币种', en: 'Currency of the invoice' }),
    amount: computed({ scale: 2, unit: { field: 'currencyId' } }, { zh: '核销金额', en: 'Amount' }),
    receiptCurrencyId: ref('parameter.currency', { zh: '收款币种', en: 'Currency received' }),
    used: computed({ scale: 2, unit: { field: 'receiptCurrencyId' } }, { zh: '用去收款', en: 'Of the receipt' }),
    bookedBase: inBase({ zh: '入账金额', en: 'As it was booked' }),
    receivedBase: inBase({ zh: '实收金额', en: 'As it was received' }),
    exchangeDiff: inBase(
      { zh: '汇兑差额', en: 'Exchange difference' },
      { help: { zh: '正数为损失，负数为收益', en: 'A loss where above zero, a gain below' } },
    ),
    allocationStatus: state(allocationFlow),
  },
  list: {
    columns: [
      { field: 'receiptId', width: 150 },
      { field: 'invoiceNo', width: 140 },
      { field: 'partnerId', width: 200, priority: 1 },
      { field: 'receivedDate', priority: 2 },
      { field: 'allocatedOn', priority: 3 },
      { field: 'amount', priority: 1, total: true },
      { field: 'used', priority: 2, total: true },
      { field: 'exchangeDiff', priority: 2, total: true },
      { field: 'createName', priority: 3 },
      'allocationStatus',
    ],
    filters: ['partnerId', 'receiptId', 'invoiceId', 'allocationStatus', 'receivedDate', 'currencyId'],
    search: ['invoiceNo'],
    sort: '-createTime',
  },
  scope: 'all',
  excel: { export: true },
});

export type ReceiptAllocation = Row<typeof receiptAllocation>;
