import { headGroups, type PaperTable } from '../../paper/paper.ts';
import { columnWidths } from './column-widths.ts';
import {
  bottomOf,
  type Cursor,
  innerWidth,
  LEADING,
  lettering,
  line,
  MARGIN,
  nextSheet,
  SIZES,
  sheetOf,
  write,
} from './sheet.ts';
import { widestPart, widthOf, wrap } from './wrap.ts';

const SIZE = SIZES.table;
const STEP = SIZE * LEADING;
const PAD = { x: 4, y: 2.5 };
/** A row that is longer than a page begins at the end of one only where so many lines of it have room. */
const FEWEST_LINES = 3;

type Align = 'left' | 'center' | 'right';
type Row = { readonly cells: readonly (readonly string[])[]; readonly height: number; readonly bold: boolean };
type Grid = {
  readonly lefts: readonly number[];
  readonly widths: readonly number[];
  readonly aligns: readonly Align[];
};
type HeadCell = {
  readonly lines: readonly string[];
  readonly at: number;
  readonly count: number;
  readonly whole: boolean;
};
type Head = {
  readonly upper: readonly HeadCell[];
  readonly upperHeight: number;
  readonly lower: Row;
  readonly height: number;
};

const heightOf = (lines: number): number => lines * STEP + 2 * PAD.y;
const mostLines = (cells: readonly (readonly string[])[]): number => Math.max(1, ...cells.map(({ length }) => length));

type Prepared = {
  readonly words: readonly string[][];
  readonly totals?: readonly string[];
  readonly grid: Grid;
  readonly head: Head;
};

function prepare(at: Cursor, table: PaperTable): Prepared {
  const words = table.rows.map((row) => row.map(at.say));
  const totals = table.totals?.map(at.say);
  const heads = table.columns.map((column) => at.say(column.head));
  const grid = gridOf(at, table, { heads, rows: totals ? [...words, totals] : words });
  return { words, totals, grid, head: headOf(at, table, grid, heads) };
}

/** What comes with the head: its first row, or the first lines of a long one. */
const firstHeight = (at: Cursor, { words, grid }: Prepared): number =>
  words[0] ? Math.min(wrapped(at, grid, words[0], false).height, heightOf(FEWEST_LINES)) : 0;

/** Points that the beginning of a table takes: what must stand with the heading above it. */
export function tableStart(at: Cursor, table: PaperTable): number {
  const prepared = prepare(at, table);
  return prepared.head.height + firstHeight(at, prepared);
}

/** A table over as many sheets as it takes; its head stands again on each. */
export function drawTable(at: Cursor, table: PaperTable): void {
  const prepared = prepare(at, table);
  const { words, totals, grid, head } = prepared;
  const rowOf = (cells: readonly string[], bold = false): Row => wrapped(at, grid, cells, bold);

  let rest = words.length;
  let open = begin(at, grid, head, firstHeight(at, prepared));
  const turn = (): void => {
    close(at, grid, head, open);
    nextSheet(at);
    open = begin(at, grid, head, 0);
  };
  const place = (row: Row, together = 0): void => {
    let left = row;
    // What no sheet could hold is carried on where it stands; all else begins anew where it has room.
    while (left.height > bottomOf(at) - at.y - together) {
      const room = Math.floor((bottomOf(at) - at.y - 2 * PAD.y) / STEP);
      const fresh = bottomOf(at) - MARGIN - head.height;
      if (left.height + together > fresh && room >= FEWEST_LINES && mostLines(left.cells) > room) {
        drawRow(at, grid, part(left, 0, room));
        left = part(left, room);
      }
      if (at.y === open + head.height && left.height <= bottomOf(at) - at.y) break;
      turn();
    }
    drawRow(at, grid, left);
  };
  for (const cells of words) {
    rest -= 1;
    // The totals never stand alone on a sheet.
    place(rowOf(cells), rest === 0 && totals ? rowOf(totals, true).height : 0);
  }
  if (totals) place(rowOf(totals, true));
  close(at, grid, head, open);
  at.y += 6;
}

function gridOf(
  at: Cursor,
  table: PaperTable,
  { heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] },
): Grid {
  const plain = lettering(at, SIZE);
  const bold = lettering(at, SIZE, true);
  const wanted = table.columns.map(({ share }, i) => {
    const head = heads[i]!;
    let [natural, least] = [widthOf(head, bold), widestPart(head, bold)];
    for (const row of rows) {
      const text = row[i] ?? '';
      for (const one of text.split('\n')) natural = Math.max(natural, widthOf(one, bold));
      if (least < natural) least = Math.max(least, widestPart(text, plain));
    }
    return { natural: natural + 2 * PAD.x + 1, least: least + 2 * PAD.x + 1, share };
  });
  const widths = columnWidths(wanted, innerWidth(at));
  const lefts = widths.map((_, i) => MARGIN + widths.slice(0, i).reduce((total, width) => total + width, 0));
  return { lefts, widths, aligns: table.columns.map(({ align = 'left' }) => align) };
}

function wrapped(at: Cursor, { widths }: Grid, cells: readonly string[], bold: boolean): Row {
  const lines = widths.map((width, i) => wrap(cells[i] ?? '', width - 2 * PAD.x, lettering(at, SIZE, bold)));
  return { cells: lines, height: heightOf(mostLines(lines)), bold };
}

/** Lines of a row from one on, up to another. */
function part(row: Row, from: number, to?: number): Row {
  const cells = row.cells.map((lines) => lines.slice(from, to));
  return { ...row, cells, height: heightOf(mostLines(cells)) };
}

function headOf(at: Cursor, table: PaperTable, grid: Grid, heads: readonly string[]): Head {
  const groups = headGroups(table.columns, at.paper.language);
  const grouped = groups.some((group) => group.grouped);
  const upper = groups.map(({ text, at: first, count, grouped: over }) => {
    const width = grid.widths.slice(first, first + count).reduce((total, one) => total + one, 0);
    const said = at.say(text);
    return { lines: wrap(said, width - 2 * PAD.x, lettering(at, SIZE, true)), at: first, count, whole: !over };
  });
  const lower = wrapped(
    at,
    grid,
    heads.map((text, i) => (table.columns[i]!.group === undefined ? '' : text)),
    true,
  );
  const over = upper.filter(({ whole }) => !whole).map(({ lines }) => lines);
  const alone = heightOf(mostLines(upper.filter(({ whole }) => whole).map(({ lines }) => lines)));
  const upperHeight = grouped ? heightOf(mostLines(over)) : alone;
  const height = grouped ? Math.max(upperHeight + lower.height, alone) : alone;
  return { upper, upperHeight, lower, height };
}

/** Draws the head, on a further sheet where it and what follows have no room; answers where it begins. */
function begin(at: Cursor, grid: Grid, head: Head, follows: number): number {
  if (at.y + head.height + follows > bottomOf(at) && at.y > MARGIN) nextSheet(at);
  const top = at.y;
  const width = innerWidth(at);
  sheetOf(at).marks.push({ kind: 'shade', x: MARGIN, y: top, width, height: head.height });
  for (const { lines, at: first, count, whole } of head.upper) {
    const x = grid.lefts[first]!;
    const wide = grid.widths.slice(first, first + count).reduce((total, one) => total + one, 0);
    const room = whole ? head.height : head.upperHeight;
    const y = top + (room - lines.length * STEP) / 2;
    write(at, lines, {
      x: x + PAD.x,
      y,
      width: wide - 2 * PAD.x,
      size: SIZE,
      bold: true,
      align: whole ? grid.aligns[first] : 'center',
    });
    if (!whole) line(at, x, top + head.upperHeight, x + wide, top + head.upperHeight);
  }
  for (const [i, lines] of head.lower.cells.entries())
    write(at, lines, {
      x: grid.lefts[i]! + PAD.x,
      y: top + head.upperHeight + PAD.y,
      width: grid.widths[i]! - 2 * PAD.x,
      size: SIZE,
      bold: true,
      align: grid.aligns[i],
    });
  line(at, MARGIN, top, MARGIN + width, top);
  at.y = top + head.height;
  line(at, MARGIN, at.y, MARGIN + width, at.y);
  return top;
}

function drawRow(at: Cursor, grid: Grid, row: Row): void {
  for (const [i, lines] of row.cells.entries())
    write(at, lines, {
      x: grid.lefts[i]! + PAD.x,
      y: at.y + PAD.y,
      width: grid.widths[i]! - 2 * PAD.x,
      size: SIZE,
      bold: row.bold,
      align: grid.aligns[i],
    });
  at.y += row.height;
  line(at, MARGIN, at.y, MARGIN + innerWidth(at), at.y);
}

/** The upright lines of what stands on this sheet; between the columns of a group they begin below its head. */
function close(at: Cursor, grid: Grid, head: Head, top: number): void {
  const firsts = new Set(head.upper.map((group) => group.at));
  for (const [i, x] of grid.lefts.entries()) line(at, x, firsts.has(i) ? top : top + head.upperHeight, x, at.y);
  const right = MARGIN + innerWidth(at);
  line(at, right, top, right, at.y);
}
