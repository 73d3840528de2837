import { computed, date, files, money, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { receiptFlow } from './receipt.flow.ts';
import { unallocatedOf } from './receipt.rules.ts';
import { RECEIPT_TEXT as TEXT } from './receipt.text.ts';

const CURRENCY = { field: 'currencyId' } as const;

type Received = Parameters<typeof unallocatedOf>[0];

/** Money that came from a customer; what is set off against no invoice is its advance. */
export const customerReceipt = defineResource({
  name: 'finance.customerReceipt',
  label: TEXT.receipt,
  title: 'receiptNo',
  fields: {
    receiptNo: serial('RC{yyyy}{MM}-{0000}', { zh: '收款单号', en: 'Number' }),
    partnerId: ref('partner.partner', { zh: '客户', en: 'Customer' }, { required: true }),
    payerName: text(
      { zh: '付款人', en: 'Paid by' },
      { max: 120, help: { zh: '与客户不同时填写', en: 'Where that is not the customer' } },
    ),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }, { required: true }),
    payerAccountId: ref(
      'finance.payerAccount',
      { zh: '收款账户', en: 'Into our account' },
      { required: true, where: { currencyId: { field: 'currencyId' }, enabled: ['true'] } },
    ),
    receivedDate: date({ zh: '到账日期', en: 'Received on' }, { required: true }),
    amount: money({ zh: '收款金额', en: 'Amount' }, { required: true, min: 0.01, max: 99_999_999_999, unit: CURRENCY }),
    bankRef: text({ zh: '银行流水号', en: 'Reference of the bank' }, { required: true, max: 60 }),
    rate: computed({ scale: 8 }, { zh: '汇率', en: 'Rate' }),
    baseAmount: inBase({ zh: '本位币金额', en: 'In base currency' }),
    allocatedAmount: computed({ scale: 2, unit: CURRENCY }, { zh: '已核销', en: 'Allocated' }),
    allocatedBase: inBase({ zh: '已核销本位币', en: 'Allocated in base currency' }),
    unallocated: computed(
      { scale: 2, unit: CURRENCY },
      { zh: '未核销', en: 'Not allocated' },
      { from: (row: Received) => unallocatedOf(row) },
    ),
    exchangeDiff: inBase(
      { zh: '汇兑差额', en: 'Exchange difference' },
      { help: { zh: '正数为损失，负数为收益', en: 'A loss where above zero, a gain below' } },
    ),
    attachments: files({ zh: '附件', en: 'Files' }),
    remark: text({ zh: '备注', en: 'Remark' }, { variant: 'long', max: 500 }),
    receiptStatus: state(receiptFlow, { zh: '收款状态', en: 'Receipt' }),
  },
  list: {
    columns: [
      { field: 'receiptNo', width: 150 },
      { field: 'partnerId', width: 200, priority: 1 },
      { field: 'receivedDate', priority: 1 },
      { field: 'amount', priority: 1, total: true },
      { field: 'allocatedAmount', priority: 3, total: true },
      { field: 'unallocated', priority: 1, total: true },
      { field: 'bankRef', priority: 3 },
      { field: 'payerAccountId', priority: 3 },
      { field: 'exchangeDiff', priority: 3, total: true },
      'receiptStatus',
    ],
    filters: ['partnerId', 'receiptStatus', 'currencyId', 'receivedDate', 'payerAccountId'],
    search: ['receiptNo', 'bankRef', 'payerName'],
    sort: '-receiptNo',
  },
  form: [
    ['partnerId', 'payerName', 'receivedDate'],
    ['currencyId', 'amount', 'payerAccountId'],
    ['bankRef'],
    ['attachments'],
    ['remark'],
  ],
  scope: 'all',
  open: { OPEN: ['attachments', 'remark'], SETTLED: ['attachments', 'remark'] },
  excel: { export: true },
});

export type CustomerReceipt = Row<typeof customerReceipt>;
