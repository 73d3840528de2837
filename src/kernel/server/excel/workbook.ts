import type { WriteSheet } from 'hucre/xlsx';
import { AppError } from '../../errors.ts';

/** The only file that knows the spreadsheet library; it is loaded when first needed, so that an idle server stays small. */
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

/** Rows of the first sheet as they stand in the file; `row` is the number that Excel shows. */
export async function* readRows(
  file: Buffer,
  options: { maxRows: number },
): AsyncGenerator<{ row: number; cells: Cell[] }> {
  assertWorkbook(file);
  const { streamXlsxRows } = await library();
  try {
    for await (const { index, values } of streamXlsxRows(file, { maxRows: options.maxRows }))
      yield { row: index + 1, cells: values };
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError(
      'UNSUPPORTED_FILE',
      { zh: 'Excel 文件已损坏，无法读取', en: 'The Excel file is damaged and cannot be read' },
      { cause },
    );
  }
}

/** A workbook unpacks to many times its size; one that says it becomes larger than this is not read at all. */
const MAX_UNPACKED = 200 * 1048576;

function assertWorkbook(file: Buffer): void {
  const size = unpackedSize(file);
  if (size === undefined) {
    throw new AppError('UNSUPPORTED_FILE', {
      zh: '不是 Excel 文件（.xlsx）；旧格式 .xls 须另存为 .xlsx',
      en: 'Not an Excel file (.xlsx); save an old .xls as .xlsx first',
    });
  }
  if (size > MAX_UNPACKED)
    throw new AppError('TOO_LARGE', { zh: 'Excel 文件内容过大', en: 'The content of the Excel file is too large' });
}

/** Sum of the sizes in the archive's directory, which the library holds each part to; undefined when it is no archive. */
function unpackedSize(file: Buffer): number | undefined {
  if (file.length < 22 || file.readUInt32LE(0) !== 0x04034b50) return undefined;
  const end = file.lastIndexOf(Buffer.from('504b0506', 'hex'));
  if (end < 0 || end + 22 > file.length) return undefined;
  let at = file.readUInt32LE(end + 16);
  let total = 0;
  for (let n = file.readUInt16LE(end + 10); n > 0; n -= 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== 0x02014b50) return undefined;
    const [packed, unpacked] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)];
    // A part that hides its size is not held to one: counted as the worst that deflate can do.
    total += unpacked > 0 ? unpacked : packed * 1032;
    at += 46 + file.readUInt16LE(at + 28) + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  return total;
}

/** `0` is `A`, `26` is `AA`. */
export function columnLetter(index: number): string {
  return index < 26
    ? String.fromCharCode(65 + index)
    : `${columnLetter(Math.floor(index / 26) - 1)}${columnLetter(index % 26)}`;
}
