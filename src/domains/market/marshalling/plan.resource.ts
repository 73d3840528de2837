import { computed, decimal, month, ref, serial, state, text } from '../../../kernel/resource/field.ts';
import { defineResource, lines, type Row } from '../../../kernel/resource/resource.ts';
import { MARKET_PRICE } from '../price.text.ts';
import { planFlow } from './plan.flow.ts';
import { PLAN_TEXT as TEXT } from './plan.text.ts';
import { marshallingLine } from './plan-lines.resource.ts';

/** Which ship takes which cargo in a month, in versions: the number of the month and its version. */
export const marshallingPlan = defineResource({
  name: 'market.marshallingPlan',
  label: TEXT.plan,
  title: 'planNo',
  fields: {
    planNo: serial('MP-{yyyy}{MM}-{0}', { zh: '计划号', en: 'No.' }),
    month: month({ zh: '月份', en: 'Month' }, { required: true }),
    edition: computed('int', { zh: '版本', en: 'Version' }),
    basedOnId: ref('market.marshallingPlan', { zh: '上一版', en: 'Version before' }),
    leastTce: decimal({ zh: '最低日均效益', en: 'Least TCE' }, 2, {
      min: 0,
      max: 9_999_999,
      unit: 'CNY/d',
      private: MARKET_PRICE,
      help: { zh: '低于此数的配载给出提示', en: 'Legs below it are warned of' },
    }),
    legs: lines(marshallingLine, TEXT.legs),
    legCount: computed('int', TEXT.assigned),
    hardCount: computed('int', TEXT.hard),
    softCount: computed('int', TEXT.soft),
    note: text({ zh: '备注', en: 'Note' }, { variant: 'long', max: 500 }),
    released: computed('bool', { zh: '已发布', en: 'Released' }),
    releasedOn: computed('date', { zh: '发布日期', en: 'Released on' }),
    inForce: computed('bool', { zh: '现行', en: 'In force' }),
    status: state(planFlow, { zh: '审批', en: 'Approval' }),
  },
  list: {
    columns: [
      'planNo',
      'month',
      'edition',
      'legCount',
      'hardCount',
      'softCount',
      { field: 'releasedOn', priority: 2 },
      'inForce',
      { field: 'note', priority: 3 },
      'status',
    ],
    filters: ['month', 'status', 'inForce', 'hardCount'],
    search: ['planNo', 'note'],
    sort: '-planNo',
  },
  form: [
    { title: TEXT.head, rows: [['month', 'leastTce'], ['note']] },
    { title: TEXT.legs, rows: [['legs']] },
  ],
  scope: 'all',
  excel: { export: true },
});

export type PlanRow = Row<typeof marshallingPlan>;
