import { gte, parseDecimal, round } from '../../../kernel/value/decimal.ts';
import { isTyped, type Modes, modeAt, type Range, type Spot, spotsOf } from './grid-move.rules.ts';

/** A figure to be written; null clears the cell. */
export type GridWrite = { readonly spot: Spot; readonly value: string | null };
type PastePlan = { readonly writes: readonly GridWrite[]; readonly skipped: number };

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

/** The text that Excel takes: plain figures, unknown ones empty. */
export function formatTable(values: readonly (readonly (string | null)[])[]): string {
  return values.map((row) => row.map((value) => value ?? '').join('\t')).join('\n');
}

/** A typed or pasted figure at its places, rounded half up; `undefined` when it is no figure of a stock or consumption. */
export function readFigure(text: string, places: number): string | null | undefined {
  const plain = text
    .trim()
    .replace(/(t|l|h|mt|吨|升)$/i, '')
    .trimEnd();
  if (plain === '') return null;
  const value = parseDecimal(plain);
  return value !== null && gte(value, '0') ? round(value, places) : undefined;
}

/**
 * What a paste writes. One value fills the whole range; a table is laid from the range's upper left corner and cut at the edge.
 * Cells that are computed or do not apply, and texts that are no figures, are skipped and counted.
 */
export function planPaste({
  table,
  range,
  modes,
  places,
}: {
  table: readonly (readonly string[])[];
  range: Range;
  modes: Modes;
  places: (col: number) => number;
}): PastePlan {
  const targets = spotsOf(range);
  const [corner] = targets[0]!;
  const single = table.length === 1 && table[0]!.length === 1;
  const pairs: { spot: Spot; text: string }[] = single
    ? targets.flat().map((spot) => ({ spot, text: table[0]![0]! }))
    : table.flatMap((cells, r) =>
        cells.map((text, c) => ({ spot: { row: corner!.row + r, col: corner!.col + c }, text })),
      );
  const writes: GridWrite[] = [];
  let skipped = 0;
  for (const { spot, text } of pairs) {
    const value = readFigure(text, places(spot.col));
    if (value !== undefined && isTyped(modeAt(modes, spot))) writes.push({ spot, value });
    else if (text.trim() !== '') skipped += 1;
  }
  return { writes, skipped };
}

/** Ctrl+D: the top row of the range goes into the rows below it; a single cell takes the figure above it. */
export function planFillDown({
  range,
  modes,
  read,
}: {
  range: Range;
  modes: Modes;
  read: (spot: Spot) => string | null;
}): GridWrite[] {
  const rows = spotsOf(range);
  const [top] = rows;
  const source = rows.length > 1 ? top! : top!.map(({ row, col }) => ({ row: row - 1, col }));
  const below = rows.length > 1 ? rows.slice(1) : rows;
  return below.flatMap((cells) =>
    cells.flatMap((spot, i) => {
      const from = source[i]!;
      return from.row >= 0 && isTyped(modeAt(modes, spot)) ? [{ spot, value: read(from) }] : [];
    }),
  );
}
