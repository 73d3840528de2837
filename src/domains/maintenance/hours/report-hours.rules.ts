import {
  add,
  type Decimal,
  div,
  fromNumber,
  gt,
  isPositive,
  mul,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import { type Engine, MOST_READING } from './hours.text.ts';

/** What a confirmed report says of the hours since the one before: `from` is null for the first of a ship. Times are UTC. */
export type ReportHours = {
  readonly from: string | null;
  readonly rptTime: string;
  readonly main: Decimal | null;
  readonly generators: Decimal | null;
};

/** The hours of one counter in a report. */
export type ToldHours = Pick<ReportHours, 'from' | 'rptTime'> & { readonly hours: Decimal };

const HOUR_MS = 3_600_000;

const hoursBetween = (from: string, to: string): Decimal =>
  fromNumber((Date.parse(to) - Date.parse(from)) / HOUR_MS) ?? '0';

/** The parts of generators in what all of them ran: as each usually runs, alike where none has run. They are one together. */
export function sharesOf(averages: readonly Decimal[]): Decimal[] {
  const all = sum(averages) ?? '0';
  const alike = div('1', fromNumber(averages.length)) ?? '0';
  return averages.map((average) => (isPositive(all) ? (div(average, all) ?? '0') : alike));
}

/**
 * What each ran of the hours that all ran together: as they usually run, and none longer than the time that passed; what one cannot have
 * run the others did. More than all can have run is nobody's.
 */
export function sharedHours(hours: Decimal, averages: readonly Decimal[], passed: Decimal | null): Decimal[] {
  const ran = new Map<number, Decimal>();
  let left = hours;
  let open = averages.map((_, i) => i);
  while (open.length > 0) {
    const parts = sharesOf(open.map((i) => averages[i] ?? '0'));
    const own = open.map((i, at) => ({ i, hours: mul(left, parts[at] ?? '0') }));
    const over = passed === null ? [] : own.filter((one) => gt(one.hours, passed));
    for (const one of over.length > 0 ? over : own) ran.set(one.i, over.length > 0 ? (passed ?? '0') : one.hours);
    if (passed !== null) left = sub(left, mul(passed, String(over.length)));
    open = open.filter((i) => !ran.has(i));
  }
  return averages.map((_, i) => ran.get(i) ?? '0');
}

/** A counter among those of its kind on the ship: of which hours it is told, what each of them runs a day, and which of them it is. */
export type Among = { readonly engine: Engine; readonly averages: readonly Decimal[]; readonly at: number };

/** What reports tell of a counter: of the main engine all, of a generator its own part. A report that says nothing is left out. */
export function toldHours(reports: readonly ReportHours[], { engine, averages, at }: Among): ToldHours[] {
  return reports.flatMap(({ from, rptTime, main, generators }) => {
    const all = engine === 'MAIN' ? main : generators;
    if (all === null) return [];
    const passed = from === null ? null : hoursBetween(from, rptTime);
    const hours = engine === 'MAIN' ? all : (sharedHours(all, averages, passed)[at] ?? '0');
    return [{ from, rptTime, hours }];
  });
}

/** The hours of a report that lie after a moment: where it began before, as many as its time since then has of its whole time. */
function partAfter({ from, rptTime, hours }: ToldHours, since: string): Decimal {
  if (from === null || Date.parse(from) >= Date.parse(since)) return hours;
  const part = div(hoursBetween(since, rptTime), hoursBetween(from, rptTime));
  return mul(hours, part ?? '0');
}

export type Proposed = { readonly readTime: string; readonly reading: Decimal };

/** A counter as it was read last. */
export type LastRead = { readonly lastReading: Decimal; readonly lastReadTime: string };

/**
 * What a counter shows at the last report by the hours that the reports after its last reading tell of, in the order of their times; one
 * place, rounded once. Nothing where no report tells of any, or of more than a counter shows.
 */
export function proposedReading(
  reports: readonly ToldHours[],
  { lastReading, lastReadTime }: LastRead,
): Proposed | undefined {
  const told = reports.filter(({ rptTime }) => Date.parse(rptTime) > Date.parse(lastReadTime));
  const last = told.at(-1);
  if (!last) return undefined;
  const ran = sum(told.map((one) => partAfter(one, lastReadTime))) ?? '0';
  const reading = round(add(lastReading, ran), 1);
  return gt(reading, String(MOST_READING)) ? undefined : { readTime: last.rptTime, reading };
}
