import {
  abs,
  add,
  type Decimal,
  gt,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import { type BunkerRecord, bookedQuantity } from './bunkering.rules.ts';
import {
  CONSUMPTION_ROWS,
  emptyRow,
  findRow,
  type GradeKey,
  gradeKey,
  gradeKeysOf,
  groupOf,
  isLube,
  LUBES,
  OIL_ROWS,
  type OilColumn,
  type OilRow,
  oilCell,
  placesOf,
  readCell,
  withCell,
} from './oil-rows.rules.ts';
import type { Report } from './report.rules.ts';
import type { ReportShip, StockTolerances } from './report-ship.rules.ts';
import type { WasteLine } from './waste.rules.ts';

type Oil = readonly OilRow[];

type Stocked = Pick<Report, 'oil'> & Partial<Pick<Report, 'bunkers'>>;

/** The ship's grades first, then any other grade that a report holds or takes, then the lubricants. */
export function oilColumns({
  ship,
  reports,
}: {
  ship: Pick<ReportShip, 'grades'>;
  reports: readonly (Stocked | null)[];
}): OilColumn[] {
  const held = reports.flatMap((report) => report?.oil.flatMap(gradeKeysOf) ?? []);
  const taken = reports.flatMap((report) => report?.bunkers?.flatMap(gradeOf) ?? []);
  return [...new Set([...ship.grades, ...held, ...taken]), ...LUBES];
}

function gradeOf({ oilGrade, bonded }: BunkerRecord): GradeKey[] {
  return oilGrade === null ? [] : [gradeKey({ oilGrade, bonded })];
}

/** Sum of the eight consumption rows; null when none is entered. */
function totalConsumed(oil: Oil, column: OilColumn): Decimal | null {
  return sum(CONSUMPTION_ROWS.map((code) => oilCell(oil, code, column)));
}

/** Bunkered less debunkered of a grade by the records; lubricants are typed into the row. */
export function totalBunkered(
  { oil, bunkers }: { oil: Oil; bunkers: readonly BunkerRecord[] },
  column: OilColumn,
): Decimal | null {
  if (isLube(column)) return oilCell(oil, 'BUNKERING', column);
  return sum(bunkers.filter((bunker) => gradeOf(bunker).some((key) => key === column)).map(bookedQuantity));
}

/** LAST_STOCK + BUNKERING - TOTAL; null for a grade that is neither held nor bunkered. */
function bookStock({
  last,
  bunkered,
  consumed,
}: {
  last: MaybeDecimal;
  bunkered: MaybeDecimal;
  consumed: MaybeDecimal;
}): Decimal | null {
  if (!last && !bunkered && !consumed) return null;
  return sub(add(orZero(last), orZero(bunkered)), orZero(consumed));
}

/** Sounded stock where it was sounded, else the book stock: what the next report starts with. */
export function currentStock(oil: Oil, column: OilColumn): Decimal | null {
  return oilCell(oil, 'CURRENT_STOCK', column) ?? oilCell(oil, 'BOOK_STOCK', column);
}

/** The grid with its computed rows: TOTAL, BUNKERING, LAST_STOCK, BOOK_STOCK, ADJUST. Unchanged rows stay the same objects. */
export function chainOil({
  report,
  previous,
  ship,
}: {
  report: Pick<Report, 'oil' | 'bunkers'>;
  previous: Pick<Report, 'oil'> | null;
  ship: Pick<ReportShip, 'grades'>;
}): OilRow[] {
  const rows = new Map(OIL_ROWS.map((code) => [code, findRow(report.oil, code) ?? emptyRow(code)]));
  const write = (code: OilRow['rowCode'], column: OilColumn, value: MaybeDecimal) => {
    rows.set(code, withCell(rows.get(code) ?? emptyRow(code), column, round(value, placesOf(column))));
  };
  for (const column of oilColumns({ ship, reports: [previous, report] })) {
    const consumed = totalConsumed(report.oil, column);
    const bunkered = totalBunkered(report, column);
    const last = previous ? currentStock(previous.oil, column) : oilCell(report.oil, 'LAST_STOCK', column);
    const book = bookStock({ last, bunkered, consumed });
    write('TOTAL', column, consumed);
    if (!isLube(column)) write('BUNKERING', column, bunkered);
    write('LAST_STOCK', column, last);
    write('BOOK_STOCK', column, book);
    write('ADJUST', column, sub(readCell(rows.get('CURRENT_STOCK'), column), book));
  }
  return [...rows.values()];
}

/** Allowed difference of sounded and book stock of a column. */
export function toleranceOf({ column, tolerances }: { column: OilColumn; tolerances: StockTolerances }): Decimal {
  if (column === 'meSystemOil' || column === 'aeSystemOil') return tolerances.systemOil;
  if (column === 'cylinderOil') return tolerances.cylinderOil;
  if (isLube(column)) return tolerances.otherLube;
  return groupOf(column) === 'DO' ? tolerances.do : tolerances.fo;
}

/** OVER asks for a reason; BLOCKED is beyond five times the tolerance and stops confirmation until it is accepted. */
type AdjustState = 'WITHIN' | 'OVER' | 'BLOCKED';

export function adjustState({ adjust, tolerance }: { adjust: MaybeDecimal; tolerance: Decimal }): AdjustState {
  const size = abs(adjust);
  if (!gt(size, tolerance)) return 'WITHIN';
  return gt(size, mul(tolerance, '5')) ? 'BLOCKED' : 'OVER';
}

export const ADJUST_REASONS = [
  'SOUNDING',
  'TEMP_DENSITY',
  'WATER_DRAINED',
  'SLUDGE',
  'DEBUNKER',
  'PREVIOUS_ERROR',
  'TRANSFER',
  'SURVEY',
] as const;

type Water = Pick<Report, 'fwStock' | 'fwAddition' | 'genWaterAmount' | 'fwConsumption'>;

/** Previous stock + received + generated - used, tonnes at 1 place; null while the previous stock or the use is unknown. */
export function expectedWater({
  report,
  previous,
}: {
  report: Water;
  previous: Pick<Report, 'fwStock'> | null;
}): Decimal | null {
  const made = add(orZero(report.fwAddition), orZero(report.genWaterAmount));
  return round(sub(add(previous?.fwStock, made), report.fwConsumption), 1);
}

/** The waste lines with lastQty and onBoard computed; water used for cleaning leaves nothing on board. */
export function chainWastes({
  wastes,
  previous,
}: {
  wastes: readonly WasteLine[];
  previous: readonly WasteLine[] | null;
}): WasteLine[] {
  return wastes.map((line) => {
    if (line.wasteCode === 'cabinCleanFw') return line;
    const before = previous?.find((p) => p.wasteCode === line.wasteCode);
    const lastQty = previous ? (before?.onBoard ?? null) : line.lastQty;
    const moved = [line.generated, line.landed, line.dischargedSea].some((part) => part !== null);
    const gone = add(orZero(line.landed), orZero(line.dischargedSea));
    const onBoard =
      lastQty === null && !moved ? null : round(sub(add(orZero(lastQty), orZero(line.generated)), gone), 3);
    return lastQty === line.lastQty && onBoard === line.onBoard ? line : { ...line, lastQty, onBoard };
  });
}
