import { Readable } from 'node:stream';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import type { FileStore } from '../../../kernel/server/files/store.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson } from '../../identity/public.server.ts';
import { pool } from '../ledger/pool.resource.ts';
import { type ScrapRow, scrap } from './scrap.resource.ts';
import { createScrap, postScrap, scrapActs, scraps } from './scrap.server.ts';

const DAY_MS = 86_400_000;

/** What became of each: how many days ago it was written, why, and its course. */
const STORIES = [
  { ago: 75, course: 'waits', reason: '库存油漆已过保质期，罐体锈蚀', cause: 'EXPIRED' },
  { ago: 60, course: 'disposed', reason: '缆绳断股超过报废标准', cause: 'WORN' },
  { ago: 45, course: 'reversed', reason: '清点时误认为失效', cause: 'EXPIRED' },
  { ago: 12, course: 'rejected', reason: '规格与现用设备不符', cause: 'OBSOLETE' },
  { ago: 4, course: 'sent', reason: '搬运中跌落损坏', cause: 'DAMAGED' },
  { ago: 1, course: 'draft', reason: '橡胶件老化', cause: 'EXPIRED' },
] as const;

type Course = (typeof STORIES)[number]['course'];
type Ship = {
  storeId: number;
  writer: number;
  files: FileStore | undefined;
  courses: 'all' | readonly Course[];
};

/** A ship's scrap notes, one at each stage that is named. */
export async function demoScraps(ctx: Ctx, { storeId, writer, files, courses }: Ship): Promise<void> {
  const items = (
    await recordsOf(pool).list(ctx, { storeId: String(storeId), qtyFrom: '3', size: '20', sort: 'id,desc' })
  ).content;
  const stories = STORIES.filter(({ course }) => courses === 'all' || courses.includes(course));
  for (const [at, { ago, course, reason, cause }] of stories.entries()) {
    const own = items.slice(at * 2, at * 2 + 2);
    if (own.length === 0) return;
    const then = new Date(ctx.now.getTime() - ago * DAY_MS);
    const by = await asPerson(ctx, writer, then);
    const content = Readable.from([Buffer.from(`${reason}\r\n`)]);
    const photos = files && [(await storeFile(by, files, { name: '现场照片说明.txt', content })).id];
    const lines = own.map(({ id, unitId }) => ({ poolId: id, unitId, qty: '1', cause }));
    const row = await createScrap(by, { storeId, reason, photos, lines });
    if (course !== 'draft') await follow(ctx, row, { by, then, course, files });
  }
}

type Given = { by: Ctx; then: Date; course: Course; files: FileStore | undefined };

async function follow(ctx: Ctx, row: ScrapRow, { by, then, course, files }: Given): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (desk && files) {
    const run = await desk.submit(by, { resource: scrap.name, recordId: row.id });
    for (let step = 0; step < 4 && course !== 'sent'; step += 1) {
      const [next] = await desk.waitsFor(ctx, run);
      if (next === undefined) break;
      const who = await asPerson(ctx, next, new Date(then.getTime() + (step + 1) * 3_600_000));
      const no = course === 'rejected' && step === 0;
      await desk.act(
        who,
        run,
        no ? { act: 'reject', opinion: '可调拨给姊妹船使用' } : { act: 'approve', opinion: '同意报废' },
      );
    }
  } else {
    // Where no photo can be kept, what was written off was approved before the product came.
    const opening = asSystem({ ...ctx, now: then }, '期初导入');
    const status = course === 'sent' ? 'IN_AUDIT' : course === 'rejected' ? 'REJECT' : 'APPROVE';
    const { row: moved } = await scraps.patch(opening, row.id, { status }, { action: 'edit' });
    if (status === 'APPROVE') await postScrap(opening, moved);
  }
  const later = new Date(then.getTime() + 2 * DAY_MS);
  const who = { ...by, now: later };
  if (course === 'disposed')
    await scrapActs.perform(who, 'dispose', row.id, { method: 'RECEPTION', disposedOn: officeDay(later) });
  if (course === 'reversed') await scrapActs.perform(who, 'reverse', row.id, { reason: '复核后仍可使用' });
}
