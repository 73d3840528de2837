import { defineReport } from '../../../kernel/report/report.ts';
import { stockFlow } from './stock-flow.resource.ts';

/** What came, went and was used, in value and in quantity. */
export const stockReport = defineReport({
  name: 'stock.statistics',
  label: { zh: '库存统计', en: 'Stock statistics' },
  view: stockFlow,
  dimensions: ['organizationId', 'storeId', 'categoryId', 'materialId', 'kind', 'condition', 'occurredOn', 'unitId'],
  trees: ['organizationId', 'categoryId'],
  measures: {
    movements: { of: 'count', label: { zh: '笔数', en: 'Movements' } },
    materials: { of: 'distinct', field: 'materialId', label: { zh: '物料品种', en: 'Materials' } },
    inValue: { of: 'sum', field: 'inValue' },
    outValue: { of: 'sum', field: 'outValue' },
    usedValue: { of: 'sum', field: 'usedValue' },
    change: { of: 'sum', field: 'value', label: { zh: '净增金额', en: 'Change in value' } },
    usedShare: {
      of: 'ratio',
      over: 'usedValue',
      under: 'outValue',
      label: { zh: '消耗占发出', en: 'Used of what went' },
    },
    inQty: { of: 'sum', field: 'inQty' },
    outQty: { of: 'sum', field: 'outQty' },
    usedQty: { of: 'sum', field: 'usedQty' },
  },
  shown: {
    rows: ['organizationId', 'categoryId.tree'],
    figures: ['movements', 'inValue', 'outValue', 'usedValue', 'change'],
    chart: 'bar',
  },
});
