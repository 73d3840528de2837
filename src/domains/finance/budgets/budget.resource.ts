import { choice, computed, ref, serial, state } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { inBase } from '../../parameter/public.ts';
import { budgetFlow } from './budget.flow.ts';
import { checkBudgetLines } from './budget.rules.ts';
import { VERSION_TYPES } from './budget-forms.resource.ts';
import { budgetLine } from './budget-lines.resource.ts';

/** A version of what one ship or unit may spend in a year. One is in force; a forecast never is. */
export const budget = defineResource({
  name: 'finance.budget',
  label: { zh: '预算', en: 'Budget' },
  title: 'budgetNo',
  fields: {
    budgetNo: serial('BG-{yyyy}-{0000}', { zh: '预算编号', en: 'Number' }),
    budgetSystemId: ref(
      'finance.budgetSystem',
      { zh: '预算体系', en: 'Budget system' },
      { required: true, where: { systemStatus: ['USE'] } },
    ),
    organizationId: ref(
      'identity.organization',
      { zh: '船舶或单位', en: 'Ship or unit' },
      { required: true, where: { status: ['USE'] } },
    ),
    vesselId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    year: computed('text', { zh: '年度', en: 'Year' }),
    versionType: choice(VERSION_TYPES, { zh: '版本类型', en: 'Version' }, { required: true, default: 'ORIGINAL' }),
    versionNo: computed('int', { zh: '版本号', en: 'No.' }),
    baseVersionId: ref('finance.budget', { zh: '来源版本', en: 'Made from' }),
    lines: lines(budgetLine, { zh: '明细', en: 'Lines' }),
    total: inBase({ zh: '全年合计', en: 'Year' }),
    active: computed('bool', { zh: '生效版本', en: 'In force' }),
    status: state(budgetFlow),
  },
  check: checkBudgetLines,
  list: {
    columns: [
      'budgetNo',
      'year',
      'organizationId',
      'budgetSystemId',
      'versionType',
      { field: 'versionNo', priority: 2 },
      { field: 'total', total: true },
      'active',
      'status',
    ],
    filters: ['year', 'organizationId', 'budgetSystemId', 'versionType', 'active', 'status'],
    search: ['budgetNo'],
    sort: '-createTime',
  },
  form: [
    {
      title: { zh: '预算', en: 'Budget' },
      rows: [['budgetSystemId', 'organizationId', 'versionType']],
    },
    { title: { zh: '明细', en: 'Lines' }, rows: [['lines']] },
  ],
  scope: { anyOf: [{ vessel: 'vesselId' }, { organization: 'organizationId' }] },
  excel: { export: true },
});

export type BudgetRow = Row<typeof budget>;
