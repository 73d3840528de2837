import { createContext, useContext } from 'react';
import type { Among } from '../../resource/choices.ts';
import type { GridColumn, GridRow } from './column.ts';
import type { GridBlock } from './grid-block.ts';
import type { GridModel } from './grid-model.ts';

/** A mark on a cell: its ground, and the reason for the reader. */
export type Mark = { readonly tone: 'red' | 'amber' | 'green' | 'blue'; readonly note?: string };

type GridParts = {
  readonly model: GridModel;
  readonly block: GridBlock;
  /** Prefix of the ids of cells. */
  readonly id: string;
  /** Path of the rows in their form, for the walk over what is wrong. */
  readonly path?: string;
  /** Which records a reference offers in a row. */
  readonly amongAt?: (row: GridRow, column: GridColumn) => Among;
  /** Whether the focus is the grid's: then a new active cell takes it. */
  readonly held: { current: boolean };
};

export const GridContext = createContext<GridParts | null>(null);

export function useGrid(): GridParts {
  const parts = useContext(GridContext);
  if (!parts) throw new Error('a part of a grid outside a grid');
  return parts;
}

/** Height of a row, px; the style sheet says the same. */
export const ROW_HEIGHT = 24;
/** Width of the column of row numbers, px. */
export const NUMBER_WIDTH = 44;
