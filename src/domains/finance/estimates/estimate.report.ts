import { defineReport } from '../../../kernel/report/report.ts';
import { estimateItem } from './estimate-item.resource.ts';

/** What was estimated by month, supplier, order and ship, in its currency and the company's, how old it was, and how far invoices were off. */
export const estimateReport = defineReport({
  name: 'finance.estimateItem',
  path: '/api/finance/estimate-analysis',
  label: { zh: '暂估分析', en: 'Estimates by line' },
  view: estimateItem,
  dimensions: [
    'month',
    'partnerId',
    'sourceNo',
    'vesselId',
    'organizationId',
    'subjectId',
    'currencyId',
    'age',
    'posting',
  ],
  measures: {
    estimateAmount: { of: 'sum', field: 'estimateAmount' },
    baseAmount: { of: 'sum', field: 'baseAmount' },
    standing: { of: 'sum', field: 'standing' },
    invoicedPart: { of: 'sum', field: 'invoicedPart' },
    invoicedBase: { of: 'sum', field: 'invoicedBase' },
    difference: {
      of: 'total',
      plus: ['invoicedBase'],
      minus: ['invoicedPart'],
      label: { zh: '与发票差异', en: 'Differs from invoices' },
    },
    items: { of: 'count', label: { zh: '行数', en: 'Lines' } },
  },
  shown: {
    rows: ['month.month', 'partnerId'],
    figures: ['estimateAmount', 'baseAmount', 'standing', 'invoicedBase', 'difference', 'items'],
  },
});
