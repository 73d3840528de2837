import type { FieldError } from '../../../kernel/errors.ts';
import {
  add,
  type Decimal,
  div,
  isNegative,
  isPositive,
  isZero,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';

/** The months of a line, in their order. */
export const MONTH_FIELDS = [
  'm01',
  'm02',
  'm03',
  'm04',
  'm05',
  'm06',
  'm07',
  'm08',
  'm09',
  'm10',
  'm11',
  'm12',
] as const;
export type MonthField = (typeof MONTH_FIELDS)[number];
export type Months = { readonly [K in MonthField]?: MaybeDecimal };

/** `yyyy-MM` of a year's `m03`. */
export const monthOf = (year: number, field: MonthField): string => `${year}-${field.slice(1)}`;

/** What the twelve months come to. */
export const yearOf = (row: Months): Decimal => round(sum(MONTH_FIELDS.map((name) => orZero(row[name]))) ?? '0', 2);

/** An amount over twelve months to the cent; what does not divide goes to December. */
export function spreadEvenly(total: Decimal): Record<MonthField, Decimal> {
  const each = round(div(total, '12') ?? '0', 2);
  const last = round(sub(total, mul(each, '11')), 2);
  return Object.fromEntries(MONTH_FIELDS.map((name, i) => [name, i === 11 ? last : each])) as Record<
    MonthField,
    Decimal
  >;
}

/** Another year's months, changed by so many percent. */
export const changedBy = (months: Months, percent: Decimal): Record<MonthField, Decimal> =>
  Object.fromEntries(
    MONTH_FIELDS.map((name) => [name, round(div(mul(orZero(months[name]), add('100', percent)), '100') ?? '0', 2)]),
  ) as Record<MonthField, Decimal>;

/** One line a subject. */
export function checkBudgetLines({
  lines,
}: {
  readonly lines?: readonly { readonly subjectId?: number | null }[] | null;
}): FieldError[] {
  const seen = new Set<number>();
  return (lines ?? []).flatMap(({ subjectId }, i) => {
    if (!subjectId) return [];
    const twice = seen.has(subjectId);
    seen.add(subjectId);
    return twice
      ? [{ field: `lines.${i}.subjectId`, message: { zh: '科目重复', en: 'This subject stands above already' } }]
      : [];
  });
}

/** What the lines of an adjustment must come to, by what it is for. */
export function checkAdjust({
  kind,
  lines,
}: {
  readonly kind?: string | null;
  readonly lines?: readonly { readonly amount?: MaybeDecimal }[] | null;
}): FieldError[] {
  const amounts = (lines ?? []).map(({ amount }) => orZero(amount));
  const total = sum(amounts) ?? '0';
  const odd = (positive: boolean): FieldError[] =>
    amounts.flatMap((amount, i) =>
      (positive ? isPositive(amount) : isNegative(amount))
        ? []
        : [
            {
              field: `lines.${i}.amount`,
              message: positive
                ? { zh: '追加的金额须大于零', en: 'A supplement is above zero' }
                : { zh: '削减的金额须小于零', en: 'A cut is below zero' },
            },
          ],
    );
  if (kind === 'SUPPLEMENT') return odd(true);
  if (kind === 'CUT') return odd(false);
  if (isZero(total)) return [];
  return [
    {
      field: 'lines',
      message: { zh: `调剂各行合计须为零，现为 ${total}`, en: `A transfer comes to zero; these come to ${total}` },
    },
  ];
}
