import type { WriteSheet } from 'hucre/xlsx';

/** Knows the spreadsheet library for writing, as `sheet-reader.ts` for reading; loaded when first needed, so that an idle server stays small. */
const library = () => import('hucre/xlsx');

/** A cell: instants are `Date` whose UTC parts are what the sheet shows. */
export type Cell = string | number | boolean | Date | null;

export type SheetColumn = { header: string; width: number; format?: string };

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Sheet names hold at most 31 characters and none of `[]:*?/\`. */
export function sheetName(text: string): string {
  const clean = text.replace(/[[\]:*?/\\]/g, ' ').trim();
  return clean.slice(0, 31) || 'Sheet1';
}

/** A name that every system accepts for a file. */
export function fileName(...parts: readonly string[]): string {
  return `${parts.join('-').replace(/[\\/:*?"<>|]/g, '_')}.xlsx`;
}

/** A workbook of one sheet as bytes, drawn from the rows as the reader takes them; memory does not grow with the rows. */
export async function streamSheet(
  rows: AsyncIterable<Cell[]>,
  sheet: { name: string; columns: readonly SheetColumn[] },
): Promise<ReadableStream<Uint8Array>> {
  const { writeXlsxStream } = await library();
  return writeXlsxStream(rows, {
    name: sheetName(sheet.name),
    columns: sheet.columns.map(({ header, width, format }) => ({ header, width, ...(format && { numFmt: format }) })),
    freezePane: { rows: 1 },
  });
}

export type BookSheet = {
  name: string;
  columns: readonly SheetColumn[];
  rows?: readonly (readonly Cell[])[];
  hidden?: boolean;
  /** Drop-down lists, each over a range of another sheet: `{ range: 'B2:B5000', source: "'Lists'!$A$1:$A$9" }`. */
  lists?: readonly { range: string; source: string; message: string }[];
  /** Rows that are headings. */
  bold?: readonly number[];
};

/** A small workbook at once: templates. */
export async function writeBook(sheets: readonly BookSheet[]): Promise<Buffer> {
  const { writeXlsx } = await library();
  const bytes = await writeXlsx({ sheets: sheets.map(toSheet) });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function toSheet({ name, columns, rows = [], hidden, lists = [], bold = [] }: BookSheet): WriteSheet {
  const all: Cell[][] = [columns.map((column) => column.header), ...rows.map((row) => [...row])];
  const heading = {
    font: { bold: true },
    fill: { type: 'pattern' as const, pattern: 'solid' as const, fgColor: { rgb: 'E8EEF4' } },
  };
  const cells = new Map(
    [0, ...bold].flatMap((at) =>
      (all[at] ?? []).map((value, column) => [`${at},${column}`, { value, style: heading }] as const),
    ),
  );
  return {
    name: sheetName(name),
    columns: columns.map(({ width, format }) => ({ width, ...(format && { numFmt: format }) })),
    rows: all,
    cells,
    hidden,
    freezePane: { rows: 1 },
    dataValidations: lists.map(({ range, source, message }) => ({
      type: 'list',
      range,
      formula1: source,
      allowBlank: true,
      showErrorMessage: true,
      errorMessage: message,
    })),
  };
}

/** `0` is `A`, `26` is `AA`. */
export function columnLetter(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : `${columnLetter(Math.floor(index / 26) - 1)}${columnLetter(index % 26)}`;
}
