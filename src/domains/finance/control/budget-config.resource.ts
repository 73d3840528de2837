import { bool, choice, decimal, money, ref } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { ACTIONS, SCOPES } from './control-words.text.ts';

const scope = choice(
  SCOPES,
  { zh: '控制范围', en: 'Scope' },
  { required: true, default: 'YTD', help: { zh: '按哪些月份合计检查', en: 'Which months are checked together' } },
);
const action = choice(ACTIONS, { zh: '控制方式', en: 'Action' }, { required: true, default: 'BLOCK' });
const warnPercent = decimal({ zh: '预警比例', en: 'Warn above' }, 2, {
  required: true,
  min: 0,
  max: 1000,
  unit: '%',
  default: '90',
});
const tolerancePercent = decimal({ zh: '容差比例', en: 'Tolerance' }, 2, { min: 0, max: 100, unit: '%', default: '0' });
const toleranceAmount = money(
  { zh: '容差金额', en: 'Tolerance amount' },
  {
    min: 0,
    unit: BASE_CURRENCY,
    help: { zh: '与容差比例取小者', en: 'The smaller of this and the percentage counts' },
  },
);

/** How one branch of subjects is controlled in its own way. */
export const configOverride = defineResource({
  name: 'finance.configOverride',
  label: { zh: '科目例外', en: 'Override' },
  title: 'action',
  fields: {
    subjectId: ref('finance.budgetSubject', { zh: '科目', en: 'Subject' }, { required: true }),
    scope,
    action,
    warnPercent,
    tolerancePercent,
    toleranceAmount,
  },
});

/** How the budgets of a system are controlled. */
export const budgetConfig = defineResource({
  name: 'finance.budgetConfig',
  label: { zh: '预算配置', en: 'Budget settings' },
  title: ['budgetSystemId'],
  fields: {
    budgetSystemId: ref('finance.budgetSystem', { zh: '预算体系', en: 'Budget system' }, { required: true }),
    scope,
    action,
    warnPercent,
    tolerancePercent,
    toleranceAmount,
    preCommit: bool(
      { zh: '申请预占', en: 'Applications hold budget' },
      {
        default: true,
        help: {
          zh: '申请批准后按估算金额预占，订货后转为占用',
          en: 'Approved applications hold what they are estimated at until they are ordered',
        },
      },
    ),
    overrides: lines(configOverride, { zh: '科目例外', en: 'Overrides by subject' }),
  },
  unique: [['budgetSystemId']],
  list: {
    columns: ['budgetSystemId', 'scope', 'action', 'warnPercent', 'tolerancePercent', 'toleranceAmount', 'preCommit'],
    filters: ['budgetSystemId', 'scope', 'action'],
    sort: '-budgetSystemId',
  },
  form: [
    ['budgetSystemId'],
    ['scope', 'action'],
    ['warnPercent', 'preCommit'],
    ['tolerancePercent', 'toleranceAmount'],
    ['overrides'],
  ],
  scope: 'all',
  excel: { export: true },
});

export type BudgetConfig = Row<typeof budgetConfig>;
