import type { MaybeDecimal } from '../../../kernel/value/decimal.ts';
import { isPositive, isZero, sum } from '../../../kernel/value/decimal.ts';

/** Rows that burn or use oil, in the order of the grid. All are typed. */
export const CONSUMPTION_ROWS = [
  'ME_CONST',
  'ME_MAN',
  'GE_SEA',
  'GE_DISCH',
  'HEATING',
  'BOILER_DAILY',
  'TANK_CLEAN',
  'OTHER',
] as const;

/**
 * Every row. CURRENT_STOCK holds only what was sounded and typed; BOOK_STOCK, LAST_STOCK, TOTAL and ADJUST are computed.
 * BUNKERING is computed from the bunkering records for fuels and typed for lubricants, which have no bunkering record.
 */
export const OIL_ROWS = [
  ...CONSUMPTION_ROWS,
  'TOTAL',
  'BUNKERING',
  'LAST_STOCK',
  'BOOK_STOCK',
  'CURRENT_STOCK',
  'ADJUST',
] as const;

/** Lubricants, in litres. */
export const LUBES = ['meSystemOil', 'aeSystemOil', 'cylinderOil', 'turbineOil', 'hydraulicOil', 'gearOil'] as const;

/** Fuel grades and the group whose column shows their sum (ISO 8217 residual, distillate, others). */
export const GRADE_GROUP = {
  HFO380: 'FO',
  VLSFO: 'FO',
  ULSFO: 'FO',
  MDO: 'DO',
  MGO: 'DO',
  LNG: 'ALT',
  METHANOL: 'ALT',
} as const;

export type ConsumptionRowCode = (typeof CONSUMPTION_ROWS)[number];
export type OilRowCode = (typeof OIL_ROWS)[number];
export type LubeKey = (typeof LUBES)[number];
export type OilGrade = keyof typeof GRADE_GROUP;
export type OilGroup = (typeof GRADE_GROUP)[OilGrade];
/** A grade, with `:B` behind when it is bonded stock: `VLSFO`, `VLSFO:B`. */
export type GradeKey = OilGrade | `${OilGrade}:B`;
/** A column of the grid: a grade in tonnes (3 places) or a lubricant in litres (1 place). */
export type OilColumn = GradeKey | LubeKey;

export type OilRow = {
  readonly rowCode: OilRowCode;
  /** Hours of the consumer since the previous report, 2 places. */
  readonly runningHour: string | null;
  /** Tonnes by grade key. */
  readonly grades: Readonly<Partial<Record<GradeKey, string | null>>>;
  /** Litres. */
  readonly lubes: Readonly<Partial<Record<LubeKey, string | null>>>;
  /** ADJUST: why stock was adjusted; OTHER: what it was burnt for. */
  readonly reasonCode: string | null;
  readonly note: string | null;
};

export function isLube(column: string): column is LubeKey {
  return LUBES.some((lube) => lube === column);
}

export function gradeKey({ oilGrade, bonded }: { oilGrade: OilGrade; bonded: boolean }): GradeKey {
  return bonded ? `${oilGrade}:B` : oilGrade;
}

export function parseGradeKey(key: GradeKey): { oilGrade: OilGrade; bonded: boolean } {
  const [oilGrade, bonded] = key.split(':') as [OilGrade, string | undefined];
  return { oilGrade, bonded: bonded === 'B' };
}

/** Whether a key names a grade that the product knows. */
export function isGradeKey(key: string): key is GradeKey {
  const [grade = '', bonded, ...more] = key.split(':');
  return Object.hasOwn(GRADE_GROUP, grade) && (bonded === undefined || bonded === 'B') && more.length === 0;
}

export function groupOf(key: GradeKey): OilGroup {
  return GRADE_GROUP[parseGradeKey(key).oilGrade];
}

/** Places after the point of a column. */
export function placesOf(column: OilColumn): number {
  return isLube(column) ? 1 : 3;
}

export function emptyRow(rowCode: OilRowCode): OilRow {
  return { rowCode, runningHour: null, grades: {}, lubes: {}, reasonCode: null, note: null };
}

export function emptyOil(): OilRow[] {
  return OIL_ROWS.map(emptyRow);
}

export function findRow(oil: readonly OilRow[], rowCode: OilRowCode): OilRow | undefined {
  return oil.find((row) => row.rowCode === rowCode);
}

export function readCell(row: OilRow | undefined, column: OilColumn): string | null {
  if (!row) return null;
  return (isLube(column) ? row.lubes[column] : row.grades[column]) ?? null;
}

export function oilCell(oil: readonly OilRow[], rowCode: OilRowCode, column: OilColumn): string | null {
  return readCell(findRow(oil, rowCode), column);
}

export function withCell(row: OilRow, column: OilColumn, value: MaybeDecimal): OilRow {
  if (readCell(row, column) === (value ?? null)) return row;
  return isLube(column)
    ? { ...row, lubes: { ...row.lubes, [column]: value ?? null } }
    : { ...row, grades: { ...row.grades, [column]: value ?? null } };
}

/** The oil with one cell changed; a missing row is added. Every other row stays the same object. */
export function withOilCell(
  oil: readonly OilRow[],
  { rowCode, column, value }: { rowCode: OilRowCode; column: OilColumn; value: MaybeDecimal },
): OilRow[] {
  const rows = findRow(oil, rowCode) ? oil : [...oil, emptyRow(rowCode)];
  return rows.map((row) => (row.rowCode === rowCode ? withCell(row, column, value) : row));
}

/** Tonnes of a group: what the columns fuelOil (FO) and dieselOil (DO) show. */
export function groupTotal(row: OilRow | undefined, group: OilGroup): string | null {
  return sum(gradeKeysOf(row).map((key) => (groupOf(key) === group ? row?.grades[key] : null)));
}

/** Tonnes of all grades of a row. */
export function fuelTotal(row: OilRow | undefined): string | null {
  return sum(gradeKeysOf(row).map((key) => row?.grades[key]));
}

/** Whether at least one fuel cell holds a figure; 0 counts, because it was said. */
export function isEntered(row: OilRow | undefined): boolean {
  return fuelTotal(row) !== null;
}

/** Whether a consumer has said what it burnt: a figure, or that it did not run, which is nothing burnt. */
export function isSaid(row: OilRow | undefined): boolean {
  return isEntered(row) || (row?.runningHour != null && isZero(row.runningHour));
}

export function burnsFuel(row: OilRow | undefined): boolean {
  return isPositive(fuelTotal(row));
}

export function gradeKeysOf(row: OilRow | undefined): GradeKey[] {
  return row ? (Object.keys(row.grades) as GradeKey[]) : [];
}
