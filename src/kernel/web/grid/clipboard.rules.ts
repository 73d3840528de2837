import { isTyped, type Layout, type Range, type Spot, spotsOf } from './spot.rules.ts';

/** A value to be written; null clears the cell. */
export type GridWrite<V = unknown> = { readonly spot: Spot; readonly value: V | null };
type PastePlan<V> = { readonly writes: readonly GridWrite<V>[]; readonly skipped: number };

/** Cells of a pasted text: rows by line, columns by tab; a quoted cell may hold tabs and lines, as Excel writes them. */
export function parseTable(text: string): string[][] {
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^\t\n]*))(\t|\n|$)/y;
  while (cell.lastIndex <= body.length) {
    const match = cell.exec(body);
    if (!match) break;
    rows.at(-1)!.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '') break;
    if (match[3] === '\n') rows.push([]);
  }
  return rows;
}

/** The text that Excel takes: a cell with a tab, a line or a leading quote stands in quotes; unknown ones are empty. */
export function formatTable(values: readonly (readonly (string | null)[])[]): string {
  const cell = (value: string | null): string => {
    const text = value ?? '';
    return /[\t\n\r]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return values.map((row) => row.map(cell).join('\t')).join('\n');
}

/** Where the texts of a table come to stand: one text fills the whole range, several are laid from its upper left corner. */
export function laidOut(table: readonly (readonly string[])[], range: Range): { spot: Spot; text: string }[] {
  const targets = spotsOf(range);
  const corner = targets[0]![0]!;
  if (table.length === 1 && table[0]!.length === 1)
    return targets.flat().map((spot) => ({ spot, text: table[0]![0]! }));
  return table.flatMap((cells, r) =>
    cells.map((text, c) => ({ spot: { row: corner.row + r, col: corner.col + c }, text })),
  );
}

/**
 * What a paste writes; what reaches over the edge is cut. Cells that take nothing and texts that `read` refuses (undefined) are left
 * as they are; those with a text are counted.
 */
export function planPaste<V>({
  table,
  range,
  layout,
  read,
}: {
  table: readonly (readonly string[])[];
  range: Range;
  layout: Layout;
  read: (text: string, spot: Spot) => V | null | undefined;
}): PastePlan<V> {
  const writes: GridWrite<V>[] = [];
  let skipped = 0;
  for (const { spot, text } of laidOut(table, range)) {
    const value = isTyped(layout, spot) ? read(text, spot) : undefined;
    if (value !== undefined) writes.push({ spot, value });
    else if (text.trim() !== '') skipped += 1;
  }
  return { writes, skipped };
}

type Fill<V> = { range: Range; layout: Layout; read: (spot: Spot) => V | null };

/** Ctrl+D: the top row of the range goes into the rows below it; a single row takes the values above it. */
export function planFillDown<V>({ range, layout, read }: Fill<V>): GridWrite<V>[] {
  const rows = spotsOf(range);
  const [top] = rows;
  const source = rows.length > 1 ? top! : top!.map(({ row, col }) => ({ row: row - 1, col }));
  const below = rows.length > 1 ? rows.slice(1) : rows;
  return below.flatMap((cells) =>
    cells.flatMap((spot, i) => {
      const from = source[i]!;
      return from.row >= 0 && isTyped(layout, spot) ? [{ spot, value: read(from) }] : [];
    }),
  );
}
