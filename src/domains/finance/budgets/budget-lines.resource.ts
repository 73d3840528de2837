import { money, ref, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { BASE_CURRENCY, inBase } from '../../parameter/public.ts';
import { type Months, yearOf } from './budget.rules.ts';

const of = (month: number) =>
  money(
    { zh: `${month}月`, en: MONTHS[month - 1]! },
    { min: 0, max: 99_999_999_999, default: '0', unit: BASE_CURRENCY },
  );
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** What is planned for a subject, month by month. */
export const budgetLine = defineResource({
  name: 'finance.budgetLine',
  label: { zh: '预算明细', en: 'Budget line' },
  title: 'basis',
  fields: {
    subjectId: ref('finance.budgetSubject', { zh: '科目', en: 'Subject' }, { required: true }),
    m01: of(1),
    m02: of(2),
    m03: of(3),
    m04: of(4),
    m05: of(5),
    m06: of(6),
    m07: of(7),
    m08: of(8),
    m09: of(9),
    m10: of(10),
    m11: of(11),
    m12: of(12),
    total: inBase({ zh: '全年', en: 'Year' }, { from: yearOf }),
    basis: text({ zh: '编制依据', en: 'Basis' }, { max: 200 }),
  },
});

export type BudgetLineRow = Months & {
  readonly id?: number;
  readonly subjectId: number;
  readonly basis?: string | null;
};
