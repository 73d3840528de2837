import { defineReport } from '../../../kernel/report/report.ts';
import { orderedLine } from './ordered-line.resource.ts';

/** How orders come along: what was ordered, has come and is invoiced, and how late it was. */
export const orderReport = defineReport({
  name: 'purchasing.orders',
  label: { zh: '订单报表', en: 'Order report' },
  view: orderedLine,
  dimensions: [
    'organizationId',
    'partnerId',
    'purchaseType',
    'orderStatus',
    'sourceKind',
    'applyKind',
    'orderDate',
    'requiredDate',
    'deliveredOn',
    'buyerId',
    'currencyId',
    'materialId',
    'unitId',
    'orderId',
    'late',
  ],
  measures: {
    orders: { of: 'distinct', field: 'orderId', label: { zh: '订单数', en: 'Orders' } },
    lines: { of: 'count', label: { zh: '明细行数', en: 'Lines' } },
    qty: { of: 'sum', field: 'qty' },
    acceptedQty: { of: 'sum', field: 'acceptedQty' },
    openQty: { of: 'sum', field: 'openQty' },
    amount: { of: 'sum', field: 'amount' },
    baseAmount: { of: 'sum', field: 'baseAmount' },
    invoicedAmount: { of: 'sum', field: 'invoicedAmount' },
    invoicedShare: {
      of: 'ratio',
      over: 'invoicedAmount',
      under: 'amount',
      label: { zh: '开票比例', en: 'Share invoiced' },
    },
    openAmount: {
      of: 'total',
      plus: ['amount'],
      minus: ['invoicedAmount'],
      label: { zh: '未开票金额', en: 'Not invoiced' },
    },
    paidAmount: { of: 'sum', field: 'paidAmount' },
    late: { of: 'count', when: { late: ['true'] }, label: { zh: '逾期行数', en: 'Late lines' } },
    lateShare: { of: 'ratio', over: 'late', under: 'lines', label: { zh: '逾期率', en: 'Share late' } },
    mostLate: { of: 'max', field: 'daysLate', label: { zh: '最长逾期天数', en: 'Most days late' } },
  },
  shown: {
    rows: ['partnerId', 'purchaseType'],
    figures: ['orders', 'lines', 'amount', 'invoicedAmount', 'late', 'lateShare'],
  },
});
