import { computed, month, ref } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';

const amount = (zh: string, en: string) => computed({ scale: 2, unit: 'CNY' }, { zh, en });

/** What is planned, held and spent of a subject by a ship or unit in a month: the sums of its entries, in base currency. */
export const achievement = defineView({
  name: 'finance.achievement',
  label: { zh: '预算达成', en: 'Budget achievement' },
  title: ['subjectId', 'organizationId', 'month'],
  fields: {
    month: month({ zh: '月份', en: 'Month' }),
    organizationId: ref('identity.organization', { zh: '船舶或单位', en: 'Ship or unit' }),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    subjectId: ref('finance.budgetSubject', { zh: '科目', en: 'Subject' }),
    systemId: ref('finance.budgetSystem', { zh: '预算体系', en: 'Budget system' }),
    budget: amount('预算', 'Budget'),
    precommitted: amount('预占', 'Pre-committed'),
    committed: amount('占用', 'Committed'),
    actual: amount('实际', 'Actual'),
    available: amount('可用', 'Available'),
    entries: computed('int', { zh: '台账笔数', en: 'Entries' }),
  },
  from: `select t.id, t.month, t.organization_id, t.vessel_id, t.subject_id, t.system_id, t.budget, t.precommitted, t.committed, t.actual,
      t.budget - t.precommitted - t.committed - t.actual as available, t.entries from finance_budget_total t`,
  list: {
    columns: [
      'month',
      { field: 'organizationId', width: 140 },
      { field: 'subjectId', width: 180 },
      { field: 'budget', total: true },
      { field: 'precommitted', priority: 2, total: true },
      { field: 'committed', priority: 2, total: true },
      { field: 'actual', total: true },
      { field: 'available', total: true },
      { field: 'systemId', priority: 3 },
      { field: 'entries', priority: 3 },
    ],
    filters: ['organizationId', 'subjectId', 'systemId', 'month'],
    sort: '-month',
  },
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});
