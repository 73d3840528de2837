import type { Text } from '../../../kernel/text.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { type Decimal, div, isPositive, toNumber } from '../../../kernel/value/decimal.ts';
import { monthsOn } from '../jobs/next-due.rules.ts';

const DAY_MS = 86_400_000;

/** How far orders may be put off before the technical manager and the designated person are asked too. */
export type Limits = {
  /** Postponements of one order. */
  readonly times: number;
  /** Of its interval, all of them together. */
  readonly sharePercent: number;
  /** Days, all of them together. */
  readonly days: number;
};

export const LIMITS: Limits = { times: 2, sharePercent: 25, days: 90 };

export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

type Intervals = {
  readonly intervalMonths: number | null;
  readonly intervalDays: number | null;
  readonly intervalHours: number | null;
  readonly dualRule: 'FIRST' | 'LAST';
};

/** The interval that ended on a due date, in days: of months by the calendar, of hours as its counter runs; of both as the job says. */
export function intervalDaysOf(job: Intervals, dueDate: string, averageDaily: Decimal | null): number | null {
  const { intervalMonths, intervalDays, intervalHours } = job;
  const byCalendar = intervalMonths ? daysBetween(monthsOn(dueDate, -intervalMonths), dueDate) : (intervalDays ?? null);
  const run = intervalHours && isPositive(averageDaily) ? toNumber(div(String(intervalHours), averageDaily)) : null;
  const byHours = run === null ? null : Math.floor(run);
  if (byCalendar === null || byHours === null) return byCalendar ?? byHours;
  return job.dualRule === 'FIRST' ? Math.min(byCalendar, byHours) : Math.max(byCalendar, byHours);
}

/** The furthest day within the limits, from the day on which the order was due at first. */
export function furthestDay(originalDueDate: string, interval: number | null, limits: Limits): string {
  const share = interval === null ? limits.days : Math.floor((interval * limits.sharePercent) / 100);
  return daysAfter(originalDueDate, Math.min(share, limits.days));
}

type Asked = {
  readonly originalDueDate: string;
  readonly newDueDate: string;
  readonly times: number;
  readonly interval: number | null;
};

/** Whether it goes beyond the limits: then the technical manager and the designated person decide. */
export const isBeyond = ({ originalDueDate, newDueDate, times, interval }: Asked, limits: Limits): boolean =>
  times > limits.times || newDueDate > furthestDay(originalDueDate, interval, limits);

export const POSTPONABLE: readonly unknown[] = ['PLANNED', 'ISSUED', 'DOING'];

const CLOSED: Text = {
  zh: '已报告或已结束的工单不能延期',
  en: 'What is reported or closed is not postponed',
};

/** Why an order cannot be postponed as it stands. */
export const againstPostponing = ({ woStatus }: { readonly woStatus?: unknown }): Text | undefined =>
  POSTPONABLE.includes(woStatus) ? undefined : CLOSED;
