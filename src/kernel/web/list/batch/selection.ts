import type { Selection as Chosen } from '../../../batch.calls.ts';
import type { Query } from '../../query-string.ts';
import type { AnyRow } from '../../records/record-calls.ts';

/** What is chosen of a list: rows by hand, over all its pages, or everything that the filter showed. */
export type Selection = {
  readonly rows: ReadonlyMap<number, AnyRow>;
  readonly all?: { readonly total: number; readonly capped: boolean; readonly query: Query };
};

export const NOTHING: Selection = { rows: new Map() };

export const chosenCount = ({ rows, all }: Selection): number => all?.total ?? rows.size;

export const isChosen = ({ rows, all }: Selection, row: AnyRow): boolean => all !== undefined || rows.has(row.id);

/** How much of a page is chosen. */
export function pageState(selection: Selection, page: readonly AnyRow[]): 'all' | 'some' | 'none' {
  const n = page.filter((row) => isChosen(selection, row)).length;
  return n === 0 ? 'none' : n === page.length ? 'all' : 'some';
}

/** Takes a whole page in or out; rows of other pages stay. */
export function withPage(selection: Selection, page: readonly AnyRow[], on: boolean): Selection {
  const rows = new Map(selection.rows);
  for (const row of page) {
    if (on) rows.set(row.id, row);
    else rows.delete(row.id);
  }
  return { rows: on || !selection.all ? rows : new Map() };
}

/** Rows by hand. After everything was chosen, what stays of the page is chosen by hand. */
export function withRows(selection: Selection, page: readonly AnyRow[], rows: readonly AnyRow[]): Selection {
  if (!selection.all) return { rows: new Map(rows.map((row) => [row.id, row])) };
  const dropped = new Set(rows.map((row) => row.id));
  return { rows: new Map(page.filter((row) => !dropped.has(row.id)).map((row) => [row.id, row])) };
}

/** The words of an address as they are sent. */
export function wordsOf(query: Query): Record<string, string | string[]> {
  const words = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== '');
  return Object.fromEntries(
    words.map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : String(value)]),
  );
}

/** As the call of a batch takes it: each row with the version that was seen. */
export function selectionOf({ rows, all }: Selection): Chosen {
  return all
    ? { query: wordsOf(all.query) }
    : { rows: [...rows.values()].map(({ id, version }): [number, number] => [id, version]) };
}
