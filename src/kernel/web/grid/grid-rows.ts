import type { Label } from '../fields/kit.ts';
import type { Offer, Written } from './cell-value.ts';
import type { GridWrite } from './clipboard.rules.ts';
import { type GridColumn, type GridRow, keyOf, takesValues, unitColumn, valueIn, withValues } from './column.ts';
import type { CellMode, Layout, Spot } from './spot.rules.ts';
import { createSums, type Sums } from './sums.rules.ts';
import { type Branch, flat, type Key, treeOf } from './tree.rules.ts';
import { noPast, redo, remember, undo } from './undo.rules.ts';

/** A cell by its place among all rows, whatever is shown of them. */
export type ChangedCell = { readonly row: number; readonly name: string };

/** What a grid is given; each of it may be another one with every drawing. */
export type GridGiven = {
  readonly columns: readonly GridColumn[];
  /** Nothing is typed at all. */
  readonly readOnly?: boolean;
  /** Closes single cells: by state, role or row. A column that takes no values stays closed whatever this says. */
  readonly modeAt?: (row: GridRow, name: string) => CellMode;
  /** What a new row starts with; without it rows are neither added nor removed. */
  readonly newRow?: () => GridRow;
  /** The key of the row above a row: the rows are a tree. */
  readonly parentOf?: (row: GridRow) => Key | null | undefined;
  /** What a column offers: its choices, or the records that are known by name. */
  readonly offersOf: (column: GridColumn) => readonly Offer[];
  /** What follows in a row from the cells that were written, by name; `brings` is what the chosen record has. */
  readonly follows?: Follows;
  /** After every change, with its cells, or null where rows came, went or moved. */
  readonly onChange?: (rows: readonly GridRow[], cells: readonly ChangedCell[] | null) => void;
  /** A cell was left after it was typed in. */
  readonly onLeave?: (cell: ChangedCell) => void;
};

export type Follows = (
  row: GridRow,
  written: readonly { readonly name: string; readonly brings?: Offer['brings'] }[],
) => Readonly<Record<string, unknown>>;

/** Rows at most: as many as the server takes of one record. */
export const MOST_ROWS = 2000;

/** The same rows by content: what went out by `onChange` came back, perhaps as copies. */
function sameRows(a: readonly GridRow[], b: readonly GridRow[]): boolean {
  return a.length === b.length && a.every((row, i) => row === b[i] || sameRow(row, b[i]!));
}

function sameRow(a: GridRow, b: GridRow): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => Object.is(a[name], b[name]));
}

/** The rows of a grid: as they are shown, written, taken back and added up. */
export function createGridRows(given: () => GridGiven, first: readonly GridRow[]) {
  let rows = first;
  let branches: readonly Branch[] = [];
  let past = noPast<readonly GridRow[]>();
  const closed = new Set<Key>();
  let sums: Sums<GridRow>;
  let summed = '';
  settle();

  /** After the rows or the columns changed. */
  function settle(): void {
    const { columns, parentOf } = given();
    const totals = columns.filter(({ total }) => total);
    const key = `${totals.map(({ name }) => name).join()} ${parentOf !== undefined}`;
    if (key !== summed) {
      summed = key;
      sums = createSums({
        names: totals.map(({ name }) => name),
        valueIn: (row, name) => {
          const column = given().columns.find((one) => one.name === name);
          return column && valueIn(column, row);
        },
        unitIn: (row, name) => {
          const by = unitColumn(given().columns, name);
          return by && valueIn(by, row);
        },
        keyOf,
        parentOf: parentOf && ((row) => given().parentOf?.(row)),
      });
    }
    sums.take(rows);
    if (parentOf) branches = treeOf({ keys: rows.map(keyOf), parents: rows.map(parentOf), closed });
    else if (branches.length !== rows.length) branches = flat(rows.length);
  }

  function put(next: readonly GridRow[], cells: readonly ChangedCell[] | null): void {
    rows = next;
    settle();
    given().onChange?.(rows, cells);
  }

  /** Below the last row of a grid that may grow stands one more, which becomes a row by being written to. */
  const grows = (): boolean =>
    given().newRow !== undefined && !given().readOnly && !given().parentOf && rows.length < MOST_ROWS;
  const count = (): number => branches.length + (grows() ? 1 : 0);
  const rowAt = (at: number): GridRow | undefined => {
    const branch = branches[at];
    return branch && rows[branch.row];
  };

  function modeAt(spot: Spot): CellMode {
    const { columns, readOnly, modeAt: own } = given();
    const column = columns[spot.col];
    const row = rowAt(spot.row);
    if (!column) return 'none';
    const asked = row && own?.(row, column.name);
    if (asked === 'none') return 'none';
    if (readOnly || !takesValues(column) || asked === 'read') return 'read';
    return column.total && row && sums.isParent(keyOf(row, branches[spot.row]!.row)) ? 'read' : 'edit';
  }

  return {
    all: () => rows,
    count,
    grows,
    branchAt: (at: number): Branch | undefined => branches[at],
    rowAt,
    modeAt,
    layout: (): Layout => ({ rows: count(), cols: given().columns.length, modeAt }),
    valueAt({ row, col }: Spot): unknown {
      const [found, column] = [rowAt(row), given().columns[col]];
      if (!found || !column) return null;
      const key = keyOf(found, branches[row]!.row);
      if (column.total && sums.isParent(key)) return sums.of(column.name, key);
      return valueIn(column, found) ?? null;
    },
    /** What says the unit of a cell: the value of the column that tells it, of a row above others the one unit of all below it. */
    unitAt({ row, col }: Spot): unknown {
      const { columns } = given();
      const [found, column] = [rowAt(row), columns[col]];
      const by = column && unitColumn(columns, column.name);
      if (!found || !by) return null;
      const key = keyOf(found, branches[row]!.row);
      if (!column.total || !sums.isParent(key)) return valueIn(by, found) ?? null;
      const [only, ...others] = sums.byUnit(column.name, key);
      return others.length === 0 ? (only?.unit ?? null) : null;
    },
    labelAt({ row, col }: Spot): Label {
      return rowAt(row)?.labels?.[given().columns[col]?.name ?? ''];
    },
    /** The sums of a column, one for each unit that stands in its rows. */
    totalsOf: (name: string) => sums.byUnit(name),
    /** Writes into cells; those of rows that are not there yet make them. Answers the cells that changed, or null where rows were added. */
    write(writes: readonly GridWrite<Written>[]): void {
      const { columns, newRow } = given();
      const byRow = Map.groupBy(writes, ({ spot }) => spot.row);
      const next = [...rows];
      const cells: ChangedCell[] = [];
      const last = Math.min(
        MOST_ROWS - 1,
        Math.max(...[...byRow].filter(([, w]) => w.some(isGiven)).map(([at]) => at)),
      );
      if (newRow && grows()) while (next.length <= last) next.push(newRow());
      for (const [at, inRow] of byRow) {
        const row = branches[at]?.row ?? at;
        const before = next[row];
        if (!before) continue;
        const values = inRow.map(({ spot, value }) => ({
          name: columns[spot.col]!.name,
          value: value?.value ?? null,
          label: value?.label,
          brings: value?.brings,
        }));
        const moved = values.filter(({ name, value }) => !Object.is(before[name] ?? null, value));
        if (moved.length === 0) continue;
        const written = withValues(before, moved);
        const followed = Object.entries(given().follows?.(written, moved) ?? {}).filter(
          ([name, value]) => !Object.is(written[name] ?? null, value),
        );
        next[row] = withValues(
          written,
          followed.map(([name, value]) => ({ name, value })),
        );
        for (const name of [...moved.map((one) => one.name), ...followed.map(([one]) => one)])
          cells.push({ row, name });
      }
      if (next.length !== rows.length) put(next, null);
      else if (cells.length > 0) put(next, cells);
    },
    /** Other rows in place of these: added, removed, moved. */
    put,
    /** Makes one act, which can be taken back, of all that changed since the rows were `before`. */
    keep(before: readonly GridRow[]): void {
      if (before !== rows) past = remember(past, { before, after: rows });
    },
    undo(): boolean {
      const back = undo(past);
      past = back.past;
      if (back.step) put(back.step.before, null);
      return back.step !== undefined;
    },
    redo(): boolean {
      const again = redo(past);
      past = again.past;
      if (again.step) put(again.step.after, null);
      return again.step !== undefined;
    },
    /** The rows as their owner has them. Those that somebody else changed cannot be gone back behind. */
    take(next: readonly GridRow[]): void {
      if (next !== rows && !sameRows(rows, next)) past = noPast();
      rows = next;
      settle();
    },
    /** Opens or closes a row of a tree. */
    fold(at: number, open: boolean): void {
      const branch = branches[at];
      if (!branch) return;
      const key = keyOf(rows[branch.row]!, branch.row);
      if (open) closed.delete(key);
      else closed.add(key);
      settle();
    },
  };
}

const isGiven = ({ value }: GridWrite<Written>): boolean => value !== null && value.value !== null;

export type GridRows = ReturnType<typeof createGridRows>;
