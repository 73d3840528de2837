import type { Text } from '../../text.ts';
import type { Offer } from './cell-value.ts';
import type { GridColumn } from './column.ts';
import type { Spot } from './spot.rules.ts';

/** What is being typed. */
export type Editing = {
  readonly spot: Spot;
  readonly way: 'text' | 'choose' | 'open';
  readonly text: string;
  /** Whether anything was typed or pointed at since it began. */
  readonly touched: boolean;
  /** Why what stands there so far is no value. */
  readonly wrong?: Text;
  /** What is offered for it, and the one that is pointed at. */
  readonly offers: readonly Offer[];
  readonly at: number;
};

/** A line for the reader: a text and what stands in its places, whose parts may be texts themselves. */
export type Note = { readonly text: Text; readonly values?: Readonly<Record<string, string | number | Text>> };

/** Finds a record by its name on the server; `undefined` where none or several have it. */
export type Ask = (column: GridColumn, name: string) => Promise<Offer | { wrong: Text }>;
