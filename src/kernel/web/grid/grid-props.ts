import type { ReactNode, Ref } from 'react';
import type { Among } from '../../resource/choices.ts';
import type { GridColumn, GridRow } from './column.ts';
import type { Mark } from './grid-context.ts';
import type { ChangedCell, Follows } from './grid-rows.ts';
import type { CellMode } from './spot.rules.ts';
import type { Key } from './tree.rules.ts';

export type GridHandle = {
  /** Brings the cell of a row (by its place among all rows) and column into sight and goes there; the first cell without them. */
  readonly reach: (row?: number, name?: string) => void;
  readonly addRows: (rows: readonly GridRow[]) => void;
};

export type GridProps = {
  /** The same list until the columns change: another one draws every cell again. */
  columns: readonly GridColumn[];
  /** Their owner keeps them; what is typed comes by `onChange`. */
  rows: readonly GridRow[];
  /** Names the grid. */
  label: string;
  /** After every change, while typing too: all rows, and the changed cells, or null where rows came, went or moved. */
  onChange?: (rows: readonly GridRow[], cells: readonly ChangedCell[] | null) => void;
  /** A cell was left after it was typed in. */
  onLeave?: (cell: ChangedCell) => void;
  readOnly?: boolean;
  /** What follows in a row from the cells that were written. */
  follows?: Follows;
  /** Which records a reference offers in a row. */
  amongAt?: (row: GridRow, column: GridColumn) => Among;
  /** Closes single cells: by state, role or row. */
  modeAt?: (row: GridRow, name: string) => CellMode;
  /** What a new row starts with. With it rows are added and removed, and a paste may reach below the end. */
  newRow?: () => GridRow;
  /** The key (`_key`, else `id`) of the row above a row: the rows are a tree, and columns with `total` are added up its branches. */
  parentOf?: (row: GridRow) => Key | null | undefined;
  /** What is wrong, by place among all rows and column: `3.code`. */
  errors?: Readonly<Record<string, string>>;
  /** Marks on cells for the reader: the lowest price, what differs. */
  markAt?: (row: GridRow, name: string) => Mark | undefined;
  /** Further acts beside those on rows, such as a picker that adds many. */
  tools?: ReactNode;
  /** px at most; more rows scroll. */
  height?: number;
  /** Path of the rows in their form. */
  path?: string;
  ref?: Ref<GridHandle>;
};
