import type { Cell as LibraryCell, MergeRange, WriteSheet } from 'hucre/xlsx';
import { AppError } from '../../errors.ts';
import { type Cell, columnLetter, sheetName } from './workbook.ts';

/** How a cell stands out: of a comparison the best and the worst, or what wants looking at. */
export type CellMark = 'good' | 'warn' | 'bad';
export type LayoutCell =
  | Cell
  | { readonly value: Cell; readonly mark: CellMark }
  /** Goes on calculating; `value` is what stands there until a program does. It is given the number of its row. */
  | { readonly value: Cell; readonly formula: (row: number) => string };

export type LayoutColumn = {
  readonly head: string;
  /** Neighbours of the same group stand below one merged head. */
  readonly group?: string;
  /** In characters. */
  readonly width: number;
  readonly format?: string;
  /** The last row adds it up, by a formula that goes on calculating. */
  readonly total?: boolean;
};

/** A sheet as people print it: title, line below it, heads, rows, totals. A4, fitted to the width of the page. */
export type LayoutSheet = {
  readonly name: string;
  readonly title: string;
  /** What it covers and when it was made. */
  readonly about?: string;
  readonly across?: boolean;
  readonly columns: readonly LayoutColumn[];
  readonly rows: readonly (readonly LayoutCell[])[];
  /** Stands before the sums. */
  readonly totalLabel?: string;
  /** Rows that stand out as sums do, by their place: subtotals that no formula can add up again. */
  readonly strong?: ReadonlySet<number>;
};

/** A layout is written at once: more cells than this would hold up others, and belong into a sheet that is streamed (`streamSheet`). */
const MOST_CELLS = 20_000;

const LINE = { style: 'thin', color: { rgb: 'BFC6D0' } } as const;
const BORDER = { top: LINE, bottom: LINE, left: LINE, right: LINE };
const fill = (rgb: string) => ({ type: 'pattern', pattern: 'solid', fgColor: { rgb } }) as const;
const HEAD = {
  font: { bold: true },
  fill: fill('E8EEF4'),
  border: BORDER,
  alignment: { horizontal: 'center', vertical: 'center', wrapText: true },
} as const;
const TOTAL = { font: { bold: true }, border: BORDER, fill: fill('F4F6F9') };
const MARKS = { good: fill('DDF3E4'), warn: fill('FFF3D6'), bad: fill('FBE0DD') } as const satisfies Record<
  CellMark,
  object
>;
const TITLE = { font: { bold: true, size: 14 }, alignment: { horizontal: 'center' } } as const;
const ABOUT = { font: { color: { rgb: '666666' } }, alignment: { horizontal: 'center' } } as const;

/** A workbook of laid-out sheets as bytes. TOO_LARGE beyond 20,000 cells. */
export async function writeLayout(sheets: readonly LayoutSheet[]): Promise<Buffer> {
  const cells = sheets.reduce((sum, { rows, columns }) => sum + rows.length * columns.length, 0);
  if (cells > MOST_CELLS)
    throw new AppError('TOO_LARGE', {
      zh: '报表内容过多，须缩小范围',
      en: 'The report is too large; narrow its range',
    });
  const { writeXlsx } = await import('hucre/xlsx');
  const bytes = await writeXlsx({ sheets: sheets.map(toSheet) });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

type Cells = Map<string, Partial<LibraryCell>>;

function toSheet(sheet: LayoutSheet): WriteSheet {
  const { columns, rows } = sheet;
  const cells: Cells = new Map();
  const merges: MergeRange[] = [];
  const last = columns.length - 1;
  const across = (row: number): void => {
    if (last > 0) merges.push({ startRow: row, startCol: 0, endRow: row, endCol: last });
  };
  cells.set('0,0', { value: sheet.title, style: TITLE });
  across(0);
  if (sheet.about) {
    cells.set('1,0', { value: sheet.about, style: ABOUT });
    across(1);
  }
  const top = sheet.about ? 2 : 1;
  const first = top + layHeads(columns, top, cells, merges);
  for (const [i, row] of rows.entries()) layRow(sheet, i, { row, at: first + i }, cells);
  const end = first + rows.length;
  const summed = rows.length > 0 && columns.some(({ total }) => total);
  if (summed) layTotals(sheet, { first, end }, cells);
  return {
    name: sheetName(sheet.name),
    columns: columns.map(({ width }) => ({ width })),
    rows: Array.from({ length: end + (summed ? 1 : 0) }, () => columns.map(() => null)),
    cells,
    merges,
    freezePane: { rows: first },
    pageSetup: {
      paperSize: 'a4',
      orientation: sheet.across ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      // As many pages long as the rows take.
      fitToHeight: 0,
      printTitlesRow: `$${top + 1}:$${first}`,
    },
  };
}

/** Heads, in two rows where columns are grouped; answers how many. */
function layHeads(columns: readonly LayoutColumn[], top: number, cells: Cells, merges: MergeRange[]): number {
  const grouped = columns.some(({ group }) => group !== undefined);
  let from = 0;
  for (const [at, { head, group }] of columns.entries()) {
    const alone = group === undefined;
    if (alone || columns[at - 1]?.group !== group) from = at;
    cells.set(`${top},${at}`, { value: alone ? head : from === at ? group : null, style: HEAD });
    if (grouped) cells.set(`${top + 1},${at}`, { value: alone ? null : head, style: HEAD });
    if (grouped && alone) merges.push({ startRow: top, startCol: at, endRow: top + 1, endCol: at });
    if (!alone && at > from && columns[at + 1]?.group !== group)
      merges.push({ startRow: top, startCol: from, endRow: top, endCol: at });
  }
  return grouped ? 2 : 1;
}

function layRow(
  { columns, strong }: LayoutSheet,
  place: number,
  { row, at }: { row: readonly LayoutCell[]; at: number },
  cells: Cells,
): void {
  const base = strong?.has(place) ? TOTAL : { border: BORDER };
  for (const [i, { format }] of columns.entries()) {
    const cell = row[i] ?? null;
    const more = cell !== null && typeof cell === 'object' && 'value' in cell ? cell : undefined;
    const mark = more && 'mark' in more ? more.mark : undefined;
    const style = { ...base, ...(format && { numFmt: format }), ...(mark && { fill: MARKS[mark] }) };
    const value = plain(cell);
    const formula = more && 'formula' in more ? more.formula(at + 1) : undefined;
    cells.set(`${at},${i}`, { value, style, ...(formula && { formula, formulaResult: value }) });
  }
}

function layTotals(
  { columns, rows, totalLabel }: LayoutSheet,
  { first, end }: { first: number; end: number },
  cells: Cells,
): void {
  for (const [i, { total, format }] of columns.entries()) {
    const style = { ...TOTAL, ...(format && { numFmt: format }) };
    if (!total) {
      cells.set(`${end},${i}`, { value: i === 0 ? (totalLabel ?? null) : null, style });
      continue;
    }
    const letter = columnLetter(i);
    // The sum that stands there until a program calculates anew.
    const sum = rows.reduce((total_, row) => total_ + (Number(plain(row[i] ?? null)) || 0), 0);
    cells.set(`${end},${i}`, {
      formula: `SUM(${letter}${first + 1}:${letter}${end})`,
      formulaResult: sum,
      value: sum,
      style,
    });
  }
}

const plain = (cell: LayoutCell): Cell =>
  cell !== null && typeof cell === 'object' && 'value' in cell ? cell.value : cell;
