import {
  add,
  type Decimal,
  isNegative,
  isPositive,
  isZero,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';
import type { MovementState } from '../reports/movement-state.rules.ts';
import { expectedWater } from '../reports/oil-chain.rules.ts';
import {
  findRow,
  type GradeKey,
  gradeKeysOf,
  type OilRow,
  type OilRowCode,
  oilCell,
  withCell,
} from '../reports/oil-rows.rules.ts';
import { elapsedHours } from '../reports/passage.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import type { ReportShip } from '../reports/report-ship.rules.ts';
import { type CellKey, cellPath } from './oil-grid.rules.ts';

type Around = {
  readonly previous: Pick<Report, 'rptTime' | 'fwStock'> | null;
  readonly movementState: MovementState | null;
  readonly ship: Pick<ReportShip, 'grades' | 'hasRevCounter'>;
};
type Passage = Pick<Around, 'previous'> & { report: Report };
type FollowedCell = { readonly row: OilRowCode; readonly key: CellKey; readonly value: Decimal | null };
type Field = 'ssTime' | 'manRev' | 'fwAddition' | 'fwStock';
type FollowedField = { [F in Field]: { readonly field: F; readonly value: Report[F] } }[Field];

/** Figures that the form has filled in by itself, by their path. */
export type FilledIn = ReadonlyMap<string, Decimal | number | null>;

/** Hours since the report before that were not run at sea speed; null while either is unknown. */
function hoursLeft({ report, previous }: Passage): Decimal | null {
  const elapsed = elapsedHours({ report, previous });
  return elapsed === null || report.ssTime === null ? null : round(sub(elapsed, report.ssTime), 1);
}

/** The ship ran at sea speed the whole time: she did not manoeuvre, and nothing came alongside. */
export function wasAtSeaThroughout(given: Passage): boolean {
  const left = hoursLeft(given);
  return left !== null && isZero(left) && !isPositive(given.report.manTime);
}

/**
 * What follows from the rest until somebody sounds or reads otherwise: the stock by the books, unless that were negative, and the hours
 * of the main engine and of the generators at sea.
 */
function followedCells({ report, previous, ship }: Around & { report: Report }): FollowedCell[] {
  const held = gradeKeysOf(findRow(report.oil, 'BOOK_STOCK'));
  const stocks = [...new Set<GradeKey>([...ship.grades, ...held])].map((key): FollowedCell => {
    const book = oilCell(report.oil, 'BOOK_STOCK', key) ?? '0';
    return { row: 'CURRENT_STOCK', key, value: isNegative(book) ? null : round(book, 3) };
  });
  const left = hoursLeft({ report, previous });
  const hours: [OilRowCode, Decimal | null][] = [
    ['ME_CONST', report.ssTime],
    ['ME_MAN', report.manTime ?? (left !== null && isZero(left) ? '0' : null)],
    ['GE_SEA', report.ssTime === null ? null : elapsedHours({ report, previous })],
  ];
  return [
    ...stocks,
    ...hours.map(
      ([row, value]): FollowedCell => ({ row, key: 'runningHour', value: value === null ? null : round(value, 2) }),
    ),
  ];
}

/** At sea all hours that were neither manoeuvring nor stopped were run at sea speed. */
function seaHours({ report, previous, movementState }: Around & { report: Report }): FollowedField[] {
  if (report.rptType !== 'NOON' || report.shipStatus !== 'SAILING' || movementState !== 'AT_SEA') return [];
  const other = add(orZero(report.manTime), orZero(report.stopTime));
  const value = round(sub(elapsedHours({ report, previous }), other), 2);
  return [{ field: 'ssTime', value: isPositive(value) ? value : null }];
}

/** No manoeuvring turns and no water received where no hour was left for it, and the fresh water by the figures. */
function followedFields({ report, previous, ship }: Around & { report: Report }): FollowedField[] {
  if (report.rptType !== 'NOON') return [];
  const atSea = wasAtSeaThroughout({ report, previous });
  const water = expectedWater({ report, previous });
  return [
    { field: 'manRev', value: atSea && ship.hasRevCounter ? 0 : null },
    { field: 'fwAddition', value: atSea ? '0.0' : null },
    { field: 'fwStock', value: isNegative(water) ? null : water },
  ];
}

/** The report with what follows, as long as nobody has typed another figure there; and what was filled in now. */
export function fillIn({ filled, ...given }: Around & { report: Report; filled: FilledIn }): {
  report: Report;
  filled: FilledIn;
} {
  const next = new Map(filled);
  /** Whether the figure there is to be brought to the one that follows. */
  const follows = <T extends Decimal | number | null>(path: string, held: T, value: T): boolean => {
    const own = filled.has(path) ? held !== (filled.get(path) ?? null) : held !== null && held !== value;
    if (!own) next.set(path, value);
    return !own && held !== value;
  };
  let { report } = given;
  // The hours first: the rest follows from them.
  for (const fields of [seaHours, followedFields])
    for (const { field, value } of fields({ ...given, report }))
      if (follows(field, report[field], value)) report = { ...report, [field]: value };
  let { oil } = report;
  for (const { row, key, value } of followedCells({ ...given, report })) {
    const old = findRow(oil, row);
    if (!old) continue;
    const held = key === 'runningHour' ? old.runningHour : oilCell(oil, row, key);
    if (!follows(cellPath(row, key), held, value)) continue;
    oil = oil.map((one) => (one === old ? changed(old, key, value) : one));
  }
  return { report: oil === report.oil ? report : { ...report, oil }, filled: next };
}

const changed = (row: OilRow, key: CellKey, value: Decimal | null): OilRow =>
  key === 'runningHour' ? { ...row, runningHour: value } : withCell(row, key, value);
