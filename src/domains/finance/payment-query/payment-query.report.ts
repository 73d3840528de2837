import { defineReport } from '../../../kernel/report/report.ts';
import { paymentQuery } from './payment-query.resource.ts';

/** What suppliers invoiced, what they were paid and what is owed to them, by how long it is due; over all days what is owed is what is open. */
export const paymentReport = defineReport({
  name: 'finance.paymentQuery',
  path: '/api/finance/payment-query',
  label: { zh: '付款查询', en: 'Payment query' },
  view: paymentQuery,
  dimensions: ['partnerId', 'organizationId', 'kind', 'age', 'currencyId', 'documentDate', 'dueDate'],
  measures: {
    invoiced: { of: 'sum', field: 'invoiced' },
    credited: { of: 'sum', field: 'credited' },
    paid: { of: 'sum', field: 'paid' },
    balance: { of: 'sum', field: 'balance' },
    openAmount: { of: 'sum', field: 'openAmount' },
    openBase: { of: 'sum', field: 'openBase' },
    items: { of: 'count', label: { zh: '笔数', en: 'Items' } },
  },
  shown: {
    rows: ['partnerId'],
    figures: ['invoiced', 'credited', 'paid', 'balance', 'openAmount', 'openBase'],
  },
});
