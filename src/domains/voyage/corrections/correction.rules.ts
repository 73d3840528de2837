import { draftLines } from '../../../kernel/resource/shape.ts';
import { isDecimal, isZero, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { changedPaths } from '../entry/changed-paths.rules.ts';
import { isComputedPath } from '../entry/computed-paths.rules.ts';
import { counterReading, deriveReport } from '../reports/derive.rules.ts';
import { currentStock, oilColumns } from '../reports/oil-chain.rules.ts';
import { isLube, type OilColumn } from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import type { ReportShip } from '../reports/report-ship.rules.ts';
import { rowOfReport } from '../reports/report-wire.rules.ts';

/** One corrected value of a prepared report, by its path in the entry form; lists of another length change as a whole. */
export type Correction = { readonly path: string; readonly old: unknown; readonly new: unknown };

/** What a stored correction changes; nothing where it holds nothing that could be read. */
export const correctionsOf = (changes: unknown): readonly Correction[] =>
  draftLines(changes).flatMap(({ path, old, new: now }) => (typeof path === 'string' ? [{ path, old, new: now }] : []));

/** What a person changed from one prepared report to another; what follows by computing is left out. */
export function correctionsBetween(
  before: Report,
  after: Report,
  ship: Pick<ReportShip, 'hasRevCounter'>,
): Correction[] {
  return Object.entries(changedPaths(before, after))
    .filter(([path]) => !isComputedPath(path) && !(path === 'avgRev' && ship.hasRevCounter))
    .map(([path, value]) => ({ path, old: valueAt(before, path) ?? null, new: value ?? null }))
    .filter((one) => !sameFigure(one.old, one.new));
}

/** The report with its corrected values, not yet derived. */
export function applyCorrections(report: Report, corrections: readonly Correction[]): Report {
  return corrections.reduce((next, { path, new: value }) => withValue(next, path.split('.'), value), report);
}

/** Whether the correction touches consumption, stocks or deliveries: then the fuel clerk is asked. */
export function touchesOil(corrections: readonly Correction[]): boolean {
  return corrections.some(({ path }) => /^(oil|bunkers)(\.|$)/.test(path));
}

export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, step) => (at as Readonly<Record<string, unknown>> | null)?.[step], values);
}

function withValue<V>(values: V, [step = '', ...rest]: readonly string[], value: unknown): V {
  const inner = rest.length === 0 ? value : withValue((values as Record<string, unknown>)[step] ?? {}, rest, value);
  if (Array.isArray(values)) return values.with(Number(step), inner) as V;
  return { ...(values as object), [step]: inner } as V;
}

type Linked = { readonly id: number; readonly report: Report };
export type Moved = { readonly id: number; readonly before: Report; readonly after: Report };

/**
 * Carries what a correction leaves on board and on the counter through the later reports (4.3): each last stock and last reading is
 * what the report before it leaves, and book values follow. What was sounded and read stays as it was measured, so that the carrying
 * ends where a measurement takes the difference in. The chain comes in order of time; the answer holds the reports that move.
 */
export function carryForward({
  corrected,
  later,
  ship,
}: {
  corrected: Report;
  later: readonly Linked[];
  ship: ReportShip;
}): Moved[] {
  const moved: Moved[] = [];
  let previous = corrected;
  for (const { id, report } of later) {
    const after = deriveReport({ report, previous, ship });
    if (sameReport(report, after)) break;
    moved.push({ id, before: report, after });
    previous = after;
  }
  return moved;
}

/** 0.4 and 0.400 are one figure: what is stored has its column's places, what is computed its own. */
const plain = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, part: unknown) => (isDecimal(part) ? String(Number(part)) : part));

/** Whether two values of a report say the same; unknown and absent are one. */
export function sameFigure(a: unknown, b: unknown): boolean {
  return plain(a ?? null) === plain(b ?? null);
}

/** The same record would be stored. */
export function sameReport(a: Report, b: Report): boolean {
  return a === b || plain(rowOfReport(a)) === plain(rowOfReport(b));
}

type StockShift = {
  readonly column: OilColumn;
  readonly before: string;
  readonly after: string;
  readonly by: string;
};

/** By how much the stock that a report leaves changes, column by column; unchanged columns are left out. */
export function stockShifts(before: Report, after: Report): StockShift[] {
  return oilColumns({ ship: { grades: [] }, reports: [before, after] }).flatMap((column) => {
    const [old, next] = [orZero(currentStock(before.oil, column)), orZero(currentStock(after.oil, column))];
    const by = sub(next, old);
    return by === null || isZero(by) ? [] : [{ column, before: old, after: next, by }];
  });
}

type Shift = {
  /** Tonnes of all fuels, 3 places; litres of all lubricants, 1 place; null where nothing shifts. */
  readonly fuel: string | null;
  readonly lube: string | null;
  readonly revolutions: number | null;
};

/** What the reports behind a corrected one begin with more (or less) than before. */
export function shiftOf(before: Report, after: Report): Shift {
  const shifts = stockShifts(before, after);
  const total = (lubes: boolean, places: number) =>
    round(sum(shifts.filter(({ column }) => isLube(column) === lubes).map(({ by }) => by)), places);
  const [old, next] = [counterReading(before), counterReading(after)];
  const turned = old !== null && next !== null && next !== old ? next - old : null;
  return { fuel: total(false, 3), lube: total(true, 1), revolutions: turned };
}
