import { ref } from '../../../kernel/resource/field.ts';
import { PERIOD_FIELDS } from '../../../kernel/resource/ledger.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** A month of a store in which something was posted: it is closed, and opened again, as a whole. */
export const stockPeriod = defineResource({
  name: 'stock.period',
  label: { zh: '库存期间', en: 'Stock period' },
  title: ['storeId', 'month'],
  fields: {
    storeId: ref('stock.store', { zh: '仓库', en: 'Store' }, { required: true }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    ...PERIOD_FIELDS,
  },
  unique: [['storeId', 'month']],
  list: {
    columns: ['month', 'storeId', 'entries', 'closedAt', 'closedName', 'periodStatus'],
    filters: ['storeId', 'month', 'periodStatus'],
    sort: '-month',
  },
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});
