import { type Decimal, isPositive, sum } from '../../../kernel/value/decimal.ts';
import { LUBES_OF_ROW } from '../reports/lube-use.rules.ts';
import { oilColumns } from '../reports/oil-chain.rules.ts';
import {
  CONSUMPTION_ROWS,
  type ConsumptionRowCode,
  findRow,
  type GradeKey,
  groupOf,
  isLube,
  LUBES,
  type LubeKey,
  OIL_ROWS,
  type OilColumn,
  type OilGroup,
  type OilRow,
  type OilRowCode,
  readCell,
} from '../reports/oil-rows.rules.ts';
import type { Report } from '../reports/report.rules.ts';
import type { ReportShip } from '../reports/report-ship.rules.ts';
import type { Requirement } from '../reports/requirement.rules.ts';

/** Where a figure of the grid is kept: a grade, a lubricant, or the running hours. */
export type CellKey = OilColumn | 'runningHour';

/** A column as it is seen. A group of several grades (or of bonded and free stock) shows their sum and opens a split. */
export type GridColumn = {
  readonly id: 'runningHour' | OilGroup | LubeKey;
  readonly kind: 'hours' | 'fuel' | 'lube';
  readonly keys: readonly CellKey[];
};

/** edit: typed; split: typed grade by grade; read: computed or copied; none: does not apply. */
export type CellMode = 'edit' | 'split' | 'read' | 'none';

const GROUPS: readonly OilGroup[] = ['FO', 'DO', 'ALT'];
const STOCK_ROWS = ['TOTAL', 'BUNKERING', 'LAST_STOCK', 'CURRENT_STOCK', 'ADJUST'] as const satisfies OilRowCode[];

/** Running hours, a column for each group of the ship's grades, the six lubricants. */
export function gridColumns({
  ship,
  reports,
}: {
  ship: Pick<ReportShip, 'grades'>;
  reports: readonly (Pick<Report, 'oil'> | null)[];
}): GridColumn[] {
  const grades = oilColumns({ ship, reports }).filter((key): key is GradeKey => !isLube(key));
  const fuels = GROUPS.map((group) => ({ group, keys: grades.filter((key) => groupOf(key) === group) }));
  return [
    { id: 'runningHour', kind: 'hours', keys: ['runningHour'] },
    ...fuels
      .filter(({ keys }) => keys.length > 0)
      .map(({ group, keys }): GridColumn => ({ id: group, kind: 'fuel', keys })),
    ...LUBES.map((lube): GridColumn => ({ id: lube, kind: 'lube', keys: [lube] })),
  ];
}

/** Rows of the grid: the consumers that the report's type has, then the rows of the stock. */
export function gridRows(requirement: (row: OilRowCode) => Requirement): OilRowCode[] {
  return [...CONSUMPTION_ROWS.filter((row) => requirement(row) !== 'hidden'), ...STOCK_ROWS];
}

export function isConsumer(row: OilRowCode): row is ConsumptionRowCode {
  return (CONSUMPTION_ROWS as readonly OilRowCode[]).includes(row);
}

/** A lubricant that a consumer does not use is hatched, unless a figure stands there already. */
export function cellMode({
  row,
  column,
  oil,
}: {
  row: OilRowCode;
  column: GridColumn;
  oil: readonly OilRow[];
}): CellMode {
  if (column.kind === 'hours') return isConsumer(row) ? 'edit' : 'none';
  const typed = keysOnBoard({ column, oil }).length > 1 ? 'split' : 'edit';
  if (isConsumer(row)) {
    if (column.kind === 'fuel') return typed;
    const applies = LUBES_OF_ROW[row].some((lube) => lube === column.id);
    return applies || cellValue(findRow(oil, row), column) !== null ? 'edit' : 'none';
  }
  if (row === 'CURRENT_STOCK') return typed;
  // Lubricants have no bunkering record: what was received is typed here.
  return row === 'BUNKERING' && column.kind === 'lube' ? 'edit' : 'read';
}

export function readKey(row: OilRow | undefined, key: CellKey): string | null {
  return key === 'runningHour' ? (row?.runningHour ?? null) : readCell(row, key);
}

/** What a cell shows: the figure, or the sum of its grades. */
export function cellValue(row: OilRow | undefined, column: GridColumn): Decimal | null {
  return sum(column.keys.map((key) => readKey(row, key)));
}

/**
 * The one grade that a figure of a cell belongs to: the one used in it, else the one that the ship burnt before. Null when it has to
 * be divided; a stock of several grades always has.
 */
export function onlyKey({
  row,
  column,
  oil,
  before,
}: {
  row: OilRowCode;
  column: GridColumn;
  oil: readonly OilRow[];
  /** Oil of the previous report. */
  before: readonly OilRow[];
}): CellKey | null {
  const keys = keysOnBoard({ column, oil });
  const [first, ...others] = keys;
  if (first === undefined || others.length === 0) return first ?? null;
  if (!isConsumer(row)) return null;
  const holding = (oilRow: OilRow | undefined) => keys.filter((key) => isPositive(readKey(oilRow, key)));
  const entered = keys.filter((key) => readKey(findRow(oil, row), key) !== null);
  if (entered.length > 0) return entered.length === 1 ? (entered[0] ?? null) : null;
  const burnt = holding(findRow(before, 'TOTAL'));
  return burnt.length === 1 ? (burnt[0] ?? null) : null;
}

const HELD_ROWS = ['LAST_STOCK', 'BUNKERING', 'CURRENT_STOCK'] as const satisfies OilRowCode[];

/**
 * The grades of a column that the ship has: on board at the last report, taken since, or with a figure already; those that she burnt
 * before first. A column of which she has none keeps its first.
 */
export function keysOnBoard({
  column,
  oil,
  before = [],
}: {
  column: Pick<GridColumn, 'keys'>;
  oil: readonly OilRow[];
  /** Oil of the previous report. */
  before?: readonly OilRow[];
}): readonly CellKey[] {
  if (column.keys.length < 2) return column.keys;
  const rows = [...HELD_ROWS, ...CONSUMPTION_ROWS].map((code) => findRow(oil, code));
  const held = column.keys.filter((key) => rows.some((row) => isPositive(readKey(row, key))));
  if (held.length === 0) return column.keys.slice(0, 1);
  const burnt = findRow(before, 'TOTAL');
  return held.toSorted((a, b) => Number(isPositive(readKey(burnt, b))) - Number(isPositive(readKey(burnt, a))));
}

/** Whether there is anything of a column on board. */
export function isHeld(column: GridColumn, oil: readonly OilRow[]): boolean {
  const rows = [...HELD_ROWS, ...CONSUMPTION_ROWS].map((code) => findRow(oil, code));
  return column.keys.some((key) => rows.some((row) => isPositive(readKey(row, key))));
}

/** Places after the point: hours 2, tonnes 3, litres 1. */
export function placesOfColumn({ kind }: Pick<GridColumn, 'kind'>): number {
  return kind === 'hours' ? 2 : kind === 'fuel' ? 3 : 1;
}

/** Path in the form of a figure; the rows of a report always stand in the order of OIL_ROWS. */
export function cellPath(row: OilRowCode, key: CellKey): string {
  const at = `oil.${OIL_ROWS.indexOf(row)}`;
  if (key === 'runningHour') return `${at}.runningHour`;
  return isLube(key) ? `${at}.lubes.${key}` : `${at}.grades.${key}`;
}
