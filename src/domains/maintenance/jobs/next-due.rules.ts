import { daysAfter } from '../../../kernel/value/day.ts';
import {
  add,
  type Decimal,
  div,
  fromNumber,
  gt,
  isPositive,
  lte,
  round,
  sub,
  toNumber,
} from '../../../kernel/value/decimal.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

/** The day so many months after another one, at most the last of its month: 2026-01-31 and one month is 2026-02-28. */
export function monthsOn(day: string, months: number): string {
  const month = monthsAfter(day.slice(0, 7), months);
  const last = daysAfter(`${monthsAfter(month, 1)}-01`, -1);
  const same = `${month}-${day.slice(8, 10)}`;
  return same < last ? same : last;
}

/** What of a job its due date follows from. */
export type Cycle = {
  readonly intervalMonths: number | null;
  readonly intervalDays: number | null;
  readonly intervalHours: number | null;
  readonly dualRule: 'FIRST' | 'LAST';
  readonly baseRule: 'FLOATING' | 'FIXED';
  readonly lastDoneDate: string | null;
  readonly lastDoneHours: Decimal | null;
  /** When the last order was due at first. */
  readonly lastDueDate: string | null;
  /** From when it counts as long as it was never done. */
  readonly startDate: string | null;
};

/** What its counter says. */
export type Hours = {
  readonly currentTotal: Decimal | null;
  readonly averageDaily: Decimal | null;
  readonly lastReadTime: string | null;
};

export type Due = {
  readonly nextDueDate: string | null;
  readonly nextDueHours: Decimal | null;
  readonly dueBy: 'CALENDAR' | 'HOURS' | null;
};

export const NO_DUE: Due = { nextDueDate: null, nextDueHours: null, dueBy: null };

/** The day by the calendar: FLOATING from the last done, FIXED from the day on which the last one was due. */
export function calendarDue(cycle: Cycle): string | null {
  const done = cycle.lastDoneDate ?? cycle.startDate;
  const base = cycle.baseRule === 'FIXED' ? (cycle.lastDueDate ?? done) : done;
  if (!base) return null;
  if (cycle.intervalMonths) return monthsOn(base, cycle.intervalMonths);
  return cycle.intervalDays ? daysAfter(base, cycle.intervalDays) : null;
}

/** The total at which it is due, always from that of the last done. */
export const hoursDue = ({ intervalHours, lastDoneHours }: Cycle): Decimal | null =>
  intervalHours && lastDoneHours !== null ? round(add(lastDoneHours, String(intervalHours)), 1) : null;

/** Beyond what the calendar of the database writes, a day is none. */
const MOST_DAYS = 100_000;

/** The day on which a total will be reached as the machine runs; overrun it is that of the last reading, and where it stands still, none. */
export function hoursDate(due: Decimal, { currentTotal, averageDaily, lastReadTime }: Hours): string | null {
  if (currentTotal === null || lastReadTime === null) return null;
  const day = officeDay(new Date(lastReadTime));
  const left = sub(due, currentTotal);
  if (lte(left, '0')) return day;
  if (!isPositive(averageDaily)) return null;
  const days = div(left, averageDaily);
  if (days === null || gt(days, fromNumber(MOST_DAYS))) return null;
  return daysAfter(day, Math.ceil(toNumber(round(days, 6)) ?? 0));
}

/** When a job is due next: by the calendar, by the hours, or by the earlier or the later of both. */
export function nextDue(cycle: Cycle, hours: Hours | null): Due {
  const byCalendar = calendarDue(cycle);
  const atHours = hoursDue(cycle);
  const byHours = atHours !== null && hours ? hoursDate(atHours, hours) : null;
  if (byHours === null)
    return { nextDueDate: byCalendar, nextDueHours: atHours, dueBy: byCalendar === null ? null : 'CALENDAR' };
  if (byCalendar === null) return { nextDueDate: byHours, nextDueHours: atHours, dueBy: 'HOURS' };
  const hoursFirst = byHours < byCalendar;
  const hoursCount = cycle.dualRule === 'FIRST' ? hoursFirst : byHours > byCalendar;
  return {
    nextDueDate: hoursCount ? byHours : byCalendar,
    nextDueHours: atHours,
    dueBy: hoursCount ? 'HOURS' : 'CALENDAR',
  };
}

/** The first day on which an order is made of a job. */
export const generatedFrom = (dueDate: string, leadDays: number): string => daysAfter(dueDate, -leadDays);
