import { parentPort, workerData } from 'node:worker_threads';
import { streamXlsxRows } from 'hucre/xlsx';
import type { ReadSheet, SheetAnswer } from './read-sheet.ts';
import type { Cell } from './workbook.ts';

/** Runs in a thread of its own, started by `read-sheet.ts`: what a workbook costs to unpack is not paid by other calls. */
async function read({ file, maxRows, maxColumns, maxCharacters }: ReadSheet): Promise<SheetAnswer> {
  const rows: { row: number; cells: Cell[] }[] = [];
  let characters = 0;
  try {
    for await (const { index, values } of streamXlsxRows(file, { maxRows })) {
      const cells = withoutEmptyEnd(values as Cell[]);
      if (cells.length > maxColumns) return { refused: 'TOO_LARGE' };
      for (const cell of cells) characters += typeof cell === 'string' ? cell.length : 0;
      if (characters > maxCharacters) return { refused: 'TOO_LARGE' };
      rows.push({ row: index + 1, cells });
    }
  } catch {
    return { refused: 'DAMAGED' };
  }
  return { rows };
}

function withoutEmptyEnd(values: readonly Cell[]): Cell[] {
  const last = values.findLastIndex((cell) => cell !== null && cell !== undefined && cell !== '');
  return values.slice(0, last + 1);
}

parentPort?.postMessage(await read(workerData as ReadSheet));
