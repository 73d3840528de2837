import { daysAfter } from '../../../kernel/value/day.ts';
import { type Decimal, div, fromNumber, gt, isPositive, round, toNumber } from '../../../kernel/value/decimal.ts';
import { monthsOn } from '../jobs/next-due.rules.ts';

/** How often a job is done. */
export type Interval = {
  readonly intervalMonths: number | null;
  readonly intervalDays: number | null;
  readonly intervalHours: number | null;
  readonly dualRule: 'FIRST' | 'LAST';
};

/** What of a job its plan of a year follows from. */
export type PlannedJob = Interval & {
  readonly jobId: number;
  readonly level: string;
  /** Hours a day that its counter runs; nothing without one. */
  readonly averageDaily: Decimal | null;
  /** When it is due next. */
  readonly nextDueDate: string | null;
  /** When its open order is due, wherever that has been moved. */
  readonly openDueDate: string | null;
  /** The days of the year on which its orders were due at first, cancelled ones left out. */
  readonly known: readonly string[];
};

/** Work of a plan: on one day, or of levels A and B so many times in the month. */
export type PlannedLine = {
  readonly jobId: number;
  /** The day on which it falls due; in a month the first. */
  readonly dueOn: string;
  readonly planDate: string;
  readonly times: number | null;
};

/** Days that the hours of an interval take at most: beyond, a day is none. */
const MOST_DAYS = 100_000;
/** A daily job of a hundred years. */
const MOST_STEPS = 36_600;

/** Daily and weekly work is one line a month (maintenance 5.9). */
const SUMMED: readonly string[] = ['A', 'B'];

/** The days that the hours of an interval take as the machine runs; nothing where it stands still. */
function daysOfHours(intervalHours: number | null, averageDaily: Decimal | null): number | null {
  if (!intervalHours || !isPositive(averageDaily)) return null;
  const days = div(String(intervalHours), averageDaily);
  if (days === null || gt(days, fromNumber(MOST_DAYS))) return null;
  return Math.max(1, Math.ceil(toNumber(round(days, 6)) ?? 1));
}

/** The calendar part of an interval, from a day on. */
function calendarAfter(day: string, { intervalMonths, intervalDays }: Interval): string | null {
  if (intervalMonths) return monthsOn(day, intervalMonths);
  return intervalDays ? daysAfter(day, intervalDays) : null;
}

/** When work falls due again that is done on the day on which it is due; nothing where no interval says so. */
export function dueAfter(day: string, of: Interval, averageDaily: Decimal | null): string | null {
  const byCalendar = calendarAfter(day, of);
  const run = daysOfHours(of.intervalHours, averageDaily);
  const byHours = run === null ? null : daysAfter(day, run);
  if (byCalendar === null || byHours === null) return byCalendar ?? byHours;
  const hoursFirst = byHours < byCalendar;
  return hoursFirst === (of.dualRule === 'FIRST') ? byHours : byCalendar;
}

/** The days of a year on which work falls due, from a due day on, each done on its day. */
export function dueDaysIn(year: number, start: string | null, next: (day: string) => string | null): string[] {
  const [from, to] = [`${year}-01-01`, `${year}-12-31`];
  const days: string[] = [];
  let day = start;
  for (let step = 0; day !== null && day <= to && step < MOST_STEPS; step += 1) {
    if (day >= from) days.push(day);
    const following = next(day);
    day = following !== null && following > day ? following : null;
  }
  return days;
}

/** Of each month the first day and how many there are. */
const byMonth = (days: readonly string[]): { readonly first: string; readonly times: number }[] =>
  [...Map.groupBy(days, (day) => day.slice(0, 7)).values()].map((all) => ({ first: all[0]!, times: all.length }));

/**
 * What is planned of a job in a year (maintenance 5.9): the days on which its orders of that year fell due, and from its open order, else from
 * its next due day on, each time that it falls due again. Work of levels A and B is one line a month.
 */
export function plannedOf(job: PlannedJob, year: number): PlannedLine[] {
  const next = (day: string): string | null => dueAfter(day, job, job.averageDaily);
  const known = [...new Set(job.known)].toSorted();
  const last = known.at(-1);
  // An open order is that occurrence already: what follows counts from when it is due now.
  const start = job.openDueDate === null ? job.nextDueDate : next(job.openDueDate);
  const projected = dueDaysIn(year, start, next).filter((day) => last === undefined || day > last);
  const days = [...known, ...projected];
  if (SUMMED.includes(job.level))
    return byMonth(days).map(({ first, times }) => ({ jobId: job.jobId, dueOn: first, planDate: first, times }));
  return days.map((day) => ({ jobId: job.jobId, dueOn: day, planDate: day, times: null }));
}

type Kept = PlannedLine & { readonly moveReason: string | null };

/** A plan that is drawn up anew keeps the days to which its lines were moved, of what still falls due on the same day. */
export function keepMoved(lines: readonly PlannedLine[], before: readonly Kept[]): Kept[] {
  const keyOf = ({ jobId, dueOn }: PlannedLine): string => `${jobId} ${dueOn}`;
  const moved = new Map(
    before.filter((line) => line.times === null && line.planDate !== line.dueOn).map((line) => [keyOf(line), line]),
  );
  return lines.map(({ jobId, dueOn, planDate, times }) => {
    const former = times === null ? moved.get(keyOf({ jobId, dueOn, planDate, times })) : undefined;
    return { jobId, dueOn, planDate: former?.planDate ?? planDate, times, moveReason: former?.moveReason ?? null };
  });
}
