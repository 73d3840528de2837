import { namesDocument } from '../../../kernel/resource/document.ts';
import { choice, computed, int, ref } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { prepayableOf, remainingOf } from './prepayment.rules.ts';

const CURRENCY = { field: 'currencyId' } as const;
const amount = (zh: string, en: string) => computed({ scale: 2, unit: CURRENCY }, { zh, en });

type Amounts = Parameters<typeof remainingOf>[0];

/** What a supplier is paid of an order before his invoice, and owes until it is offset or given back: one row an order. */
export const supplierCredit = defineResource({
  name: 'finance.supplierCredit',
  label: { zh: '预付款', en: 'Prepayment' },
  title: 'documentNo',
  fields: {
    documentNo: namesDocument(computed('text', { zh: '订单', en: 'Order' }), { kind: 'source', id: 'sourceId' }),
    source: computed('text', { zh: '来源类型', en: 'Kind of source' }),
    sourceId: int({ zh: '来源', en: 'Source' }),
    partnerId: ref('partner.partner', { zh: '供应商', en: 'Supplier' }),
    organizationId: ref('identity.organization', { zh: '付款单位', en: 'Paid by' }),
    currencyId: ref('parameter.currency', { zh: '币种', en: 'Currency' }),
    limitAmount: amount('可预付上限', 'May be prepaid in all'),
    askedAmount: amount('申请中', 'Asked for'),
    prepayable: computed(
      { scale: 2, unit: CURRENCY },
      { zh: '可申请', en: 'May be asked for' },
      { from: (row: Amounts) => prepayableOf(row) },
    ),
    amount: amount('已预付', 'Prepaid'),
    baseAmount: inBase({ zh: '预付本位币', en: 'Prepaid in base currency' }),
    used: amount('已冲抵', 'Offset'),
    usedBase: inBase({ zh: '冲抵本位币', en: 'Offset in base currency' }),
    refunded: amount('已退回', 'Given back'),
    refundedBase: inBase({ zh: '退回本位币', en: 'Given back in base currency' }),
    heldAmount: amount('冲抵中', 'Being offset'),
    remaining: computed(
      { scale: 2, unit: CURRENCY },
      { zh: '余额', en: 'Remaining' },
      { from: (row: Amounts) => remainingOf(row) },
    ),
    creditStatus: choice(
      {
        WAITING: { zh: '未付款', en: 'Not paid', tone: 'slate' },
        OPEN: { zh: '待冲抵', en: 'To be offset', tone: 'amber' },
        USED: { zh: '已结清', en: 'Settled', tone: 'green' },
      },
      { zh: '状态', en: 'Status' },
      { required: true, default: 'WAITING' },
    ),
  },
  unique: [['source', 'sourceId']],
  list: {
    columns: [
      { field: 'documentNo', width: 176 },
      { field: 'partnerId', width: 200, priority: 1 },
      { field: 'limitAmount', priority: 2 },
      { field: 'askedAmount', priority: 3 },
      { field: 'amount', priority: 1, total: true },
      { field: 'used', priority: 2, total: true },
      { field: 'refunded', priority: 2, total: true },
      { field: 'heldAmount', priority: 3 },
      { field: 'remaining', priority: 1, total: true },
      'creditStatus',
    ],
    filters: ['partnerId', 'currencyId', 'creditStatus', 'documentNo'],
    search: ['documentNo'],
    sort: '-documentNo',
  },
  scope: 'all',
  excel: { export: true },
});

export type SupplierCredit = Row<typeof supplierCredit>;
