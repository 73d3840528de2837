import { faceOf } from '../../../kernel/resource/leaves.ts';
import { orderLeaves } from './leaves.rules.ts';

/** An order as its supplier sees it, from the day on which it was sent. */
export const orderFace = faceOf(orderLeaves, {
  realm: 'vendor',
  scope: { partner: 'partnerId' },
  from: 'select b.* from purchasing_purchase_order b where b.sent_at is not null',
  label: { zh: '我的订单', en: 'Orders' },
  labels: {
    orderNo: { zh: '编号', en: 'Number' },
    organizationId: { zh: '船舶', en: 'Ship' },
    totalAmount: { zh: '合计', en: 'Total' },
    confirmRef: { zh: '我方订单编号', en: 'Your order no.' },
    orderStatus: { zh: '状态', en: 'Status' },
  },
  fields: [
    'orderNo',
    'organizationId',
    'portId',
    'requiredDate',
    'promisedDate',
    'confirmRef',
    'currencyId',
    'totalAmount',
    'sentAt',
    'orderStatus',
    'remark',
  ],
  lines: {
    lines: {
      fields: [
        'description',
        'spec',
        'unitId',
        'qty',
        'unitPrice',
        'discountPct',
        'amount',
        'acceptedQty',
        'rejectedQty',
        'remark',
      ],
    },
  },
  list: {
    columns: [
      { field: 'orderNo', width: 176 },
      'organizationId',
      { field: 'portId', priority: 3 },
      'requiredDate',
      'promisedDate',
      { field: 'totalAmount', priority: 1 },
      { field: 'sentAt', priority: 3 },
      { field: 'orderStatus', priority: 1 },
    ],
    filters: ['orderStatus', 'requiredDate', 'sentAt'],
    search: ['orderNo'],
    sort: '-sentAt',
  },
});
