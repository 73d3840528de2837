import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { streamXlsxRows } from 'hucre/xlsx';
import { headText, LONGEST_CELL, meaningsOf } from './heads.ts';
import type { ReadSheet, SheetAnswer, SheetCells } from './read-sheet.ts';
import type { Cell } from './workbook.ts';

/** Cells that are handed over at a time: what they cost whoever takes them is a few milliseconds. */
const CELLS_AT_A_TIME = 10_000;

/** Runs in a thread of its own, started by `read-sheet.ts`: what a workbook costs to unpack is not paid by other calls. */
async function read({ file, maxRows, maxColumns, maxCharacters }: ReadSheet): Promise<SheetCells[] | undefined> {
  const rows: SheetCells[] = [];
  let characters = 0;
  for await (const { index, values } of streamXlsxRows(file, { maxRows })) {
    const cells = withoutEmptyEnd(values as Cell[]);
    if (cells.length > maxColumns) return undefined;
    for (const cell of cells) {
      const { length } = typeof cell === 'string' ? cell : '';
      if (length > LONGEST_CELL) return undefined;
      characters += length;
    }
    if (characters > maxCharacters) return undefined;
    if (isBlank(cells)) continue;
    // Whoever compares heads gets none longer than a head is.
    rows.push({ row: index + 1, cells: rows.length === 0 ? cells.map(headOf) : cells });
  }
  return rows;
}

const isBlank = (cells: readonly Cell[]): boolean =>
  cells.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''));

const headOf = (cell: Cell): Cell => (typeof cell === 'string' ? headText(cell) : cell);

function withoutEmptyEnd(values: readonly Cell[]): Cell[] {
  const last = values.findLastIndex((cell) => cell !== null && cell !== undefined && cell !== '');
  return values.slice(0, last + 1);
}

/** How many rows from here on make a portion. */
function portionAt(rows: readonly SheetCells[], begin: number): number {
  let end = begin;
  for (let cells = 0; end < rows.length && cells < CELLS_AT_A_TIME; end += 1) cells += rows[end]!.cells.length + 1;
  return end - begin;
}

/** Tells what the heads mean, and hands over the rows portion by portion, each when it is asked for. */
async function answer(port: MessagePort, given: ReadSheet): Promise<void> {
  const tell = (said: SheetAnswer): void => port.postMessage(said);
  const rows = await read(given).catch(() => null);
  if (!rows) {
    tell({ refused: rows === null ? 'DAMAGED' : 'TOO_LARGE' });
    return port.close();
  }
  const head = rows.shift();
  let at = 0;
  const more = (): void => {
    const portion = rows.slice(at, at + portionAt(rows, at));
    at += portion.length;
    tell({ rows: portion, isLast: at >= rows.length });
    if (at >= rows.length) port.close();
  };
  port.on('message', more);
  tell({ head: head && { ...head, means: meaningsOf(head.cells, given.heads) } });
}

if (parentPort) await answer(parentPort, workerData as ReadSheet);
