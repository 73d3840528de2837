import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { AnyResource } from '../../resource/resource.ts';
import { type Lang, say, type Text } from '../../text.ts';
import { formatOf, widthOf } from './cells.ts';
import { type CheckedSheet, PROBLEM, type RowError } from './import-sheet.ts';
import { type Cell, fileName, streamSheet } from './workbook.ts';

const TO_CORRECT: Text = { zh: '待改正', en: 'to correct' };
const PROBLEM_WIDTH = 48;

/** The sheet as it came, with what is wrong before each row: corrected there, it can be imported as it is. */
export async function markedSheet(
  resource: AnyResource,
  { source }: CheckedSheet,
  found: readonly RowError[],
  lang: Lang,
): Promise<{ name: string; content: Readable }> {
  const problems = new Map<number, string[]>();
  for (const { row, message } of found) problems.set(row, [...(problems.get(row) ?? []), say(message, lang)]);
  const heads = source.heads.map((head) => String(head ?? ''));
  // A sheet that comes back a second time has the column already.
  const shown = heads.map((_, at) => at).filter((at) => ![PROBLEM.zh, PROBLEM.en].includes(heads[at]!));
  const columns = shown.map((at) => {
    const field = source.columns[at]?.field;
    return { header: heads[at]!, width: field ? widthOf(field, heads[at]!) : 18, format: field && formatOf(field) };
  });
  async function* rows(): AsyncGenerator<Cell[]> {
    for (const { row, cells } of source.rows)
      yield [(problems.get(row) ?? []).join('\n') || null, ...shown.map((at) => cells[at] ?? null)];
  }
  const sheet = await streamSheet(rows(), {
    name: say(resource.label, lang),
    columns: [{ header: say(PROBLEM, lang), width: PROBLEM_WIDTH }, ...columns],
  });
  return {
    name: fileName(say(resource.label, lang), say(TO_CORRECT, lang)),
    content: Readable.fromWeb(sheet as unknown as WebStream),
  };
}
