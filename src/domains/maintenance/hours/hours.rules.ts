import type { Text } from '../../../kernel/text.ts';
import {
  add,
  type Decimal,
  div,
  fromNumber,
  gt,
  isNegative,
  isZero,
  max,
  min,
  mul,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Of how many days before the last reading the average is taken. */
export const AVERAGE_DAYS = 90;
/** A machine in use whose counter stands still for longer is asked about. */
const STILL_DAYS = 35;

/** A reading as it counts: when it was taken, and the total of all meters up to it. */
export type Reading = { readonly readTime: string; readonly total: Decimal };

const hoursBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / HOUR_MS;

/**
 * How much a day: from the earliest reading within the 90 days before the last one to that one, two places, of hours between 0 and 24.
 * Fewer than two readings: the default. Readings come in the order of their times.
 */
export function averageDaily(readings: readonly Reading[], fallback: Decimal, inHours = true): Decimal {
  const last = readings.at(-1);
  if (!last) return round(fallback, 2);
  const since = Date.parse(last.readTime) - AVERAGE_DAYS * DAY_MS;
  const first = readings.find(({ readTime }) => Date.parse(readTime) >= since);
  const days = first ? div(fromNumber(hoursBetween(first.readTime, last.readTime)), '24') : null;
  const average = first ? div(sub(last.total, first.total), days) : null;
  const least = max(average ?? fallback, '0');
  return round((inHours ? min(least, '24') : least) ?? '0', 2);
}

export type Standing = {
  /** The reading before. */
  readonly previous: Reading | undefined;
  readonly averageDaily: Decimal;
  /** Of the hours of a day; a count of cycles has none. */
  readonly inHours: boolean;
  readonly inUse: boolean;
};

/** What a reading is: taken, taken where somebody says why, or refused; and at which of its values. */
export type Verdict =
  | { readonly verdict: 'ok' }
  | { readonly verdict: 'warn' | 'error'; readonly field: 'readTime' | 'reading'; readonly message: Text };

const refused = (field: 'readTime' | 'reading', zh: string, en: string): Verdict => ({
  verdict: 'error',
  field,
  message: { zh, en },
});
const doubted = (zh: string, en: string): Verdict => ({ verdict: 'warn', field: 'reading', message: { zh, en } });

/** Whether a reading can be true after the one before: `total` is that of all meters, `now` a moment. */
export function judgeReading({ readTime, total }: Reading, standing: Standing, now: Date): Verdict {
  const { previous } = standing;
  if (Date.parse(readTime) > now.getTime())
    return refused('readTime', '读数时间不能晚于现在', 'It cannot be read in the future');
  if (!previous) return { verdict: 'ok' };
  const hours = hoursBetween(previous.readTime, readTime);
  if (hours <= 0) return refused('readTime', '读数时间须晚于上次读数', 'It must be read after the reading before');
  const more = sub(total, previous.total);
  if (isNegative(more)) return refused('reading', '读数小于上次读数', 'It is less than the reading before');
  if (!standing.inHours) return { verdict: 'ok' };
  // The clock on the wall and that of the engine may differ by an hour.
  if (gt(more, add(fromNumber(hours) ?? '0', '1')))
    return refused('reading', '增加的小时数超过经过的时间', 'It grew by more hours than have passed');
  if (isZero(more) && standing.inUse && hours > STILL_DAYS * 24)
    return doubted(`在用设备超过 ${STILL_DAYS} 天没有运行`, `In use, and still for more than ${STILL_DAYS} days`);
  const daily = mul(div(more, fromNumber(hours)) ?? '0', '24');
  const usual = standing.averageDaily;
  if (gt(daily, mul(usual, '1.3')) && gt(daily, add(usual, '4')))
    return doubted(
      `日均 ${round(daily, 1)}，远高于平时的 ${round(usual, 1)}`,
      `${round(daily, 1)} a day, far above the usual ${round(usual, 1)}`,
    );
  return { verdict: 'ok' };
}
