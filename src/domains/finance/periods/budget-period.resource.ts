import { ref } from '../../../kernel/resource/field.ts';
import { PERIOD_FIELDS } from '../../../kernel/resource/ledger.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** A month of a ship or unit in which something was spent or adjusted: it is closed, and opened again, as a whole. */
export const budgetPeriod = defineResource({
  name: 'finance.budgetPeriod',
  label: { zh: '预算期间', en: 'Budget period' },
  title: ['organizationId', 'month'],
  fields: {
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }, { required: true }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    ...PERIOD_FIELDS,
  },
  unique: [['organizationId', 'month']],
  list: {
    columns: ['month', 'organizationId', 'entries', 'closedAt', 'closedName', 'periodStatus'],
    filters: ['organizationId', 'month', 'periodStatus'],
    sort: '-month',
  },
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});
