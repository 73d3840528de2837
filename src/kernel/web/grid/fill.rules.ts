import { add, type Decimal, eq, isDecimal, mul, sub } from '../../value/decimal.ts';

/** What a series counts in: a column of words or records repeats what it was given. */
export type Series = 'number' | 'date' | 'text' | 'other';

const DAY_MS = 86_400_000;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MONTH = /^(\d{4})-(\d{2})$/;
/** `P-09`: words, then the number at their end; longer numbers are names. */
const NUMBERED = /^(.*?)(\d{1,9})$/s;

/**
 * What follows after some values, as by the fill handle: 10, 20 goes on as 30, 40; two days, months or numbered texts go on by their
 * distance. One value alone, and values without a constant step, are repeated in their order.
 */
export function continued(series: Series, values: readonly unknown[], count: number): unknown[] {
  const next = values.length > 1 ? stepOf(series, values) : undefined;
  return Array.from({ length: count }, (_, i) => (next ? next(i + 1) : values[i % values.length]));
}

/** The value so many steps behind the last one; nothing where the values keep no step. */
function stepOf(series: Series, values: readonly unknown[]): ((n: number) => unknown) | undefined {
  switch (series) {
    case 'number':
      return numberStep(values);
    case 'date':
      return monthStep(values) ?? dayStep(values);
    case 'text':
      return textStep(values);
    case 'other':
      return undefined;
  }
}

/** The one distance between neighbours; nothing where it changes or a value is missing. */
function constantStep(values: readonly (Decimal | null)[]): Decimal | undefined {
  const [first, second] = values;
  const step = sub(second, first);
  if (step === null) return undefined;
  return values.every((value, i) => i === 0 || eq(sub(value, values[i - 1]), step)) ? step : undefined;
}

function numberStep(values: readonly unknown[]): ((n: number) => unknown) | undefined {
  const figures = values.map((value) => (isDecimal(String(value)) ? String(value) : null));
  const step = constantStep(figures);
  if (step === undefined) return undefined;
  const whole = values.every((value) => typeof value === 'number');
  return (n) => {
    const value = add(figures.at(-1)!, mul(step, String(n)))!;
    return whole ? Number(value) : value;
  };
}

const two = (n: number): string => String(n).padStart(2, '0');

/** Months of the calendar, and days that fall on the same day of their months; the 31st is the last day of a shorter month. */
function monthStep(values: readonly unknown[]): ((n: number) => unknown) | undefined {
  const parts = values.map((value) => MONTH.exec(String(value)) ?? DAY.exec(String(value)));
  const months = parts.map((part) => (part ? String(Number(part[1]) * 12 + Number(part[2]) - 1) : null));
  const step = constantStep(months);
  const day = parts[0]?.[3];
  if (step === undefined || step === '0' || parts.some((part) => part?.[3] !== day)) return undefined;
  return (n) => {
    const at = Number(add(months.at(-1)!, mul(step, String(n))));
    const [year, month] = [Math.floor(at / 12), at % 12];
    const text = `${String(year).padStart(4, '0')}-${two(month + 1)}`;
    if (day === undefined) return text;
    const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
    return `${text}-${two(Math.min(Number(day), last))}`;
  };
}

function dayStep(values: readonly unknown[]): ((n: number) => unknown) | undefined {
  const days = values.map((value) =>
    DAY.test(String(value)) ? String(Date.parse(`${String(value)}T00:00:00Z`) / DAY_MS) : null,
  );
  const step = constantStep(days);
  if (step === undefined) return undefined;
  return (n) => new Date(Number(add(days.at(-1)!, mul(step, String(n)))) * DAY_MS).toISOString().slice(0, 10);
}

function textStep(values: readonly unknown[]): ((n: number) => unknown) | undefined {
  const parts = values.map((value) => NUMBERED.exec(String(value ?? '')));
  const head = parts[0]?.[1];
  if (parts.some((part) => !part || part[1] !== head)) return undefined;
  const step = constantStep(parts.map((part) => String(Number(part![2]))));
  if (step === undefined) return undefined;
  const last = parts.at(-1)![2]!;
  return (n) => {
    const next = Number(last) + Number(step) * n;
    return next < 0 ? values[(n - 1) % values.length] : `${head}${String(next).padStart(last.length, '0')}`;
  };
}
