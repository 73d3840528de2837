import { Worker } from 'node:worker_threads';
import { AppError } from '../../errors.ts';
import type { HeadWords } from './heads.ts';
import type { Cell } from './workbook.ts';

/** What the thread is given, and what it answers: first the head, then a portion of rows whenever it is asked. */
export type ReadSheet = { file: Buffer; heads: HeadWords; maxRows: number; maxColumns: number; maxCharacters: number };
export type SheetAnswer =
  | { refused: 'TOO_LARGE' | 'DAMAGED' }
  | { head: SheetHead | undefined }
  | { rows: SheetCells[]; isLast: boolean };
export type SheetCells = { row: number; cells: Cell[] };
/** The first row that holds something, and what each of its cells means (`meaningsOf`). */
export type SheetHead = SheetCells & { means: (number | null)[] };
type Sheet = { head: SheetHead | undefined; rows: SheetCells[] };

/** A workbook unpacks to many times its size; one that says it becomes larger than this is not read at all. */
const MAX_UNPACKED = 200 * 1048576;
/** More columns than any kind of record has, ten times over. */
const MAX_COLUMNS = 500;
const MAX_CHARACTERS = 30_000_000;
/** Ten thousand ordinary rows take two seconds and a hundred megabytes. */
const MOST_MS = 60_000;
const MOST_MEGABYTES = 512;

const tooLarge = (): AppError =>
  new AppError('TOO_LARGE', { zh: 'Excel 文件内容过大', en: 'The content of the Excel file is too large' });

const damaged = (cause?: unknown): AppError =>
  new AppError(
    'UNSUPPORTED_FILE',
    { zh: 'Excel 文件已损坏，无法读取', en: 'The Excel file is damaged and cannot be read' },
    { cause },
  );

/** One workbook at a time: several large ones together would take the memory of all. */
let earlier: Promise<unknown> = Promise.resolve();

/**
 * Rows of the first sheet that hold something, as they stand in the file; `row` is the number that Excel shows, empty cells at its
 * end are left out, and so is what goes beyond the length of a head in the first.
 * Read in a thread with bounds of memory and time, so that a file made to burst ends as a refusal and holds up nobody; heads are
 * compared there, and rows are taken over portion by portion with a breath for other calls between them.
 */
export async function readSheet(file: Buffer, options: { maxRows: number; heads: HeadWords }): Promise<Sheet> {
  assertWorkbook(file);
  const reading = earlier.then(() =>
    inThread({ ...options, file, maxColumns: MAX_COLUMNS, maxCharacters: MAX_CHARACTERS }),
  );
  earlier = reading.catch(() => {});
  const answer = await reading;
  if ('rows' in answer) return answer;
  throw answer.refused === 'TOO_LARGE' ? tooLarge() : damaged();
}

type Read = Sheet | Extract<SheetAnswer, { refused: unknown }>;

function inThread(given: ReadSheet): Promise<Read> {
  const worker = new Worker(new URL('./sheet-reader.ts', import.meta.url), {
    workerData: given,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES },
  });
  return new Promise<Read>((resolve, reject) => {
    const late = setTimeout(() => resolve({ refused: 'TOO_LARGE' }), MOST_MS);
    const sheet: Sheet = { head: undefined, rows: [] };
    worker.on('message', (said: SheetAnswer) => {
      if ('refused' in said) return resolve(said);
      if ('head' in said) sheet.head = said.head;
      else sheet.rows.push(...said.rows);
      // What is handed over now takes as long as others leave.
      clearTimeout(late);
      if ('rows' in said && said.isLast) return resolve(sheet);
      setImmediate(() => worker.postMessage('more'));
    });
    worker.once('error', (error: Error & { code?: string }) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ refused: 'TOO_LARGE' }) : reject(error),
    );
    worker.once('exit', () => {
      clearTimeout(late);
      resolve({ refused: 'TOO_LARGE' });
    });
  }).finally(() => worker.terminate());
}

/** Refuses what is no workbook, or one that unpacks to more than is read. */
export function assertWorkbook(file: Buffer): void {
  const size = unpackedSize(file);
  if (size === undefined) {
    throw new AppError('UNSUPPORTED_FILE', {
      zh: '不是 Excel 文件（.xlsx）；旧格式 .xls 须另存为 .xlsx',
      en: 'Not an Excel file (.xlsx); save an old .xls as .xlsx first',
    });
  }
  if (size > MAX_UNPACKED) throw tooLarge();
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
