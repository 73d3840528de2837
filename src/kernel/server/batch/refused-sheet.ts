import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import type { AnyResource } from '../../resource/resource.ts';
import { type Lang, say, type Text } from '../../text.ts';
import type { Db } from '../db/db.ts';
import { type Cell, fileName, streamSheet } from '../excel/workbook.ts';

const WORDS = {
  refused: { zh: '被拒绝', en: 'refused' },
  id: { zh: '编号', en: 'ID' },
  cause: { zh: '原因', en: 'Reason' },
} satisfies Record<string, Text>;

export type Refusal = { id: number; name: string; cause: Text };

/** Who was refused, in the order in which they were tried. */
export const refusalsOf = (db: Db, taskId: number, most: number): Promise<Refusal[]> =>
  db.query<Refusal>(
    `select record_id as id, name, cause from kernel_batch_row where task_id = $1 and state = 'REFUSED' order by seq limit ${most}`,
    [taskId],
  );

/** Who was refused and why, to be worked off. */
export async function refusedSheet(
  db: Db,
  taskId: number,
  { label }: AnyResource,
  lang: Lang,
): Promise<{ name: string; content: Readable }> {
  const refusals = await refusalsOf(db, taskId, 100_000);
  async function* rows(): AsyncGenerator<Cell[]> {
    for (const { id, name, cause } of refusals) yield [id, name, say(cause, lang)];
  }
  const columns = [
    { header: say(WORDS.id, lang), width: 10 },
    { header: say(label, lang), width: 32 },
    { header: say(WORDS.cause, lang), width: 64 },
  ];
  const sheet = await streamSheet(rows(), { name: say(label, lang), columns });
  return {
    name: fileName(say(label, lang), say(WORDS.refused, lang)),
    content: Readable.fromWeb(sheet as unknown as WebStream),
  };
}
