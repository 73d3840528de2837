import { defineReport } from '../../../kernel/report/report.ts';
import { orderedLine } from './ordered-line.resource.ts';

/** What is spent, on what, for whom, with whom and by whom, and how long it takes to come. */
export const purchaseReport = defineReport({
  name: 'purchasing.purchases',
  label: { zh: '采购报表', en: 'Purchase report' },
  view: orderedLine,
  dimensions: [
    'organizationId',
    'purchaseType',
    'orderDate',
    'partnerId',
    'buyerId',
    'sourceKind',
    'applyKind',
    'currencyId',
    'materialId',
  ],
  asOf: 'orderDate',
  measures: {
    inMonth: { of: 'sum', field: 'baseAmount', span: 'month' },
    toDate: { of: 'sum', field: 'baseAmount', span: 'toDate' },
    baseAmount: { of: 'sum', field: 'baseAmount' },
    amount: { of: 'sum', field: 'amount' },
    orders: { of: 'distinct', field: 'orderId', label: { zh: '订单数', en: 'Orders' } },
    suppliers: { of: 'distinct', field: 'partnerId', label: { zh: '供应商数', en: 'Suppliers' } },
    lines: { of: 'count', label: { zh: '明细行数', en: 'Lines' } },
    perLine: { of: 'avg', field: 'baseAmount', label: { zh: '行均本位币金额', en: 'Base amount a line' } },
    urgent: {
      of: 'count',
      when: { applyKind: ['URGENT', 'EMERGENCY'] },
      label: { zh: '紧急行数', en: 'Urgent lines' },
    },
    urgentShare: { of: 'ratio', over: 'urgent', under: 'lines', label: { zh: '紧急占比', en: 'Share urgent' } },
    leadMedian: { of: 'median', field: 'leadDays', label: { zh: '到货天数中位', en: 'Median days to delivery' } },
    leadMost: { of: 'p90', field: 'leadDays', label: { zh: '九成到货天数以内', en: 'Days to 90 % of deliveries' } },
  },
  shown: { rows: ['organizationId', 'purchaseType'], across: 'orderDate.month', figures: ['baseAmount'], chart: 'bar' },
});
