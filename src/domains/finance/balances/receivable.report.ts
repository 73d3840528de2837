import { defineReport } from '../../../kernel/report/report.ts';
import { receivableItem } from './receivable-item.resource.ts';

/** What customers owe by how long it is due, less what they paid in advance; in base currency, so that currencies add up. */
export const receivableReport = defineReport({
  name: 'finance.receivables',
  label: { zh: '应收账龄', en: 'Receivables by age' },
  view: receivableItem,
  dimensions: ['partnerId', 'age', 'currencyId', 'dueDate'],
  measures: {
    open: { of: 'sum', field: 'openBase' },
    ownOpen: { of: 'sum', field: 'openAmount' },
    items: { of: 'count', label: { zh: '笔数', en: 'Items' } },
  },
  shown: { rows: ['partnerId'], across: 'age', figures: ['open'] },
});
