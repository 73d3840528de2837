import { add, type Decimal, div, fromNumber, isPositive, mul, round, sum } from '../../../kernel/value/decimal.ts';
import type { Engine } from './hours.text.ts';

/** What a confirmed report says of the hours since the one before: `from` is null for the first of a ship. Times are UTC. */
export type ReportHours = {
  readonly from: string | null;
  readonly rptTime: string;
  readonly main: Decimal | null;
  readonly generators: Decimal | null;
};

const HOUR_MS = 3_600_000;

const hoursBetween = (from: number, to: number): Decimal => fromNumber((to - from) / HOUR_MS) ?? '0';

/** The hours of a report that lie after a moment: where it began before, as many as its time since then has of its whole time. */
function partAfter({ from, rptTime }: ReportHours, hours: Decimal, since: string): Decimal {
  const [end, after] = [Date.parse(rptTime), Date.parse(since)];
  if (from === null || Date.parse(from) >= after) return hours;
  const part = div(hoursBetween(after, end), hoursBetween(Date.parse(from), end));
  return mul(hours, part ?? '0');
}

export type Proposed = { readonly readTime: string; readonly reading: Decimal };

/** A counter as it was read last. */
export type LastRead = {
  readonly engine: Engine;
  readonly lastReading: Decimal;
  readonly lastReadTime: string;
  /** Which part of the hours is its own: 1 of a main engine's, its usual part among the generators. */
  readonly share: Decimal;
};

/**
 * What a counter shows at the last report by the hours that the reports after its last reading tell of; one place, rounded once. Nothing
 * where no report tells of any.
 */
export function proposedReading(reports: readonly ReportHours[], counter: LastRead): Proposed | undefined {
  const { engine, lastReading, lastReadTime, share } = counter;
  const told = reports.flatMap((report) => {
    const hours = engine === 'MAIN' ? report.main : report.generators;
    return hours !== null && Date.parse(report.rptTime) > Date.parse(lastReadTime) ? [{ report, hours }] : [];
  });
  const last = told.at(-1);
  if (!last) return undefined;
  const ran = sum(told.map(({ report, hours }) => partAfter(report, hours, lastReadTime))) ?? '0';
  return { readTime: last.report.rptTime, reading: round(add(lastReading, mul(ran, share)), 1) };
}

/** The parts of generators in what all of them ran: as each usually runs, alike where none has run. They are one together. */
export function sharesOf(averages: readonly Decimal[]): Decimal[] {
  const all = sum(averages) ?? '0';
  const alike = div('1', fromNumber(averages.length)) ?? '0';
  return averages.map((average) => (isPositive(all) ? (div(average, all) ?? '0') : alike));
}
