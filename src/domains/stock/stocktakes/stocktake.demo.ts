import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { add, gt, sub } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson } from '../../identity/public.server.ts';
import { materialFacts } from '../../material/public.server.ts';
import { location } from '../stores/location.resource.ts';
import { booksAt, placesOf } from './books.server.ts';
import { type StocktakeRow, stocktake } from './stocktake.resource.ts';
import { createStocktake, postStocktake, stocktakeActs, stocktakes, updateStocktake } from './stocktake.server.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What became of each: how many days ago it was planned for, where, how, and its course. */
const STORIES = [
  { ago: 88, room: 'PAINT', kind: 'CYCLE', course: 'posted' },
  { ago: 52, room: 'BOS', kind: 'SPOT', course: 'cancelled' },
  { ago: 30, room: 'BOS', kind: 'CYCLE', course: 'rejected' },
  { ago: 10, room: 'PROV', kind: 'CYCLE', course: 'sent' },
  { ago: 6, room: 'PAINT', kind: 'CYCLE', course: 'review' },
  { ago: 3, room: 'BOS', kind: 'HANDOVER', course: 'recount' },
  { ago: 1, room: 'ER', kind: 'CYCLE', course: 'counting' },
  { ago: -20, room: 'ER', kind: 'CRITICAL', course: 'planned' },
] as const;

type Course = (typeof STORIES)[number]['course'];
type Counting = { readonly storeId: number; readonly writer: number; readonly courses: 'all' | readonly Course[] };

/** What does not have to be counted again where the demo means no second count. */
const WIDE = { recountPct: '100', recountValue: '999999' };

/** Counts of a ship's store, one at each stage that is named. */
export async function demoStocktakes(ctx: Ctx, { storeId, writer, courses }: Counting): Promise<void> {
  const rooms = (await recordsOf(location).list(ctx, { storeId: String(storeId), size: '50', sort: 'id,asc' })).content;
  for (const { ago, room, kind, course } of STORIES) {
    const place = rooms.find(({ code }) => code === room);
    if (!place || (courses !== 'all' && !courses.includes(course))) continue;
    if ((await placesOf(ctx, storeId, [place.id])).length === 0) continue;
    const then = new Date(ctx.now.getTime() - ago * DAY_MS);
    const by = await asPerson(ctx, writer, ago > 0 ? then : ctx.now);
    const row = await createStocktake(by, {
      storeId,
      takeKind: kind,
      locationIds: [place.id],
      plannedOn: officeDay(then),
      ...(course !== 'recount' && WIDE),
    });
    if (course !== 'planned') await follow(ctx, row, { by, course });
  }
}

async function follow(ctx: Ctx, { id }: StocktakeRow, { by, course }: { by: Ctx; course: Course }): Promise<void> {
  const later = (hours: number): Ctx => ({ ...by, now: new Date(by.now.getTime() + hours * HOUR_MS) });
  const begun = await stocktakeActs.perform(by, 'start', id);
  if (course === 'cancelled') {
    await stocktakeActs.perform(later(2), 'cancel', id, { reason: '装卸作业提前，改期盘点' });
    return;
  }
  await count(later(1), begun, course);
  if (course === 'counting') return;
  await stocktakeActs.perform(later(3), 'finish', id);
  if (course === 'recount' || course === 'review') return;
  await explain(later(4), id);
  await decide(ctx, id, { by: later(5), course });
}

/** All of it as the books say but one line, of which a piece is missing; of a count that is under way the first half. */
async function count(ctx: Ctx, row: StocktakeRow, course: Course): Promise<void> {
  const books = await booksAt(
    ctx,
    row.storeId,
    row.lines.map(({ id, materialId, condition, locationId, batchNo }) => ({
      id,
      materialId: materialId ?? 0,
      condition: condition ?? 'NEW',
      locationId: locationId ?? null,
      batchNo: batchNo ?? null,
      at: ctx.now.toISOString(),
    })),
  );
  const facts = await materialFacts(
    ctx,
    row.lines.flatMap(({ materialId }) => materialId ?? []),
  );
  const bookOf = (id: number) => books.get(id)?.bookQty ?? '0';
  const plain = row.lines.filter(({ id, materialId }) => gt(bookOf(id), '2') && !facts.get(materialId ?? 0)?.critical);
  const [missed, found] = plain.map(({ id }) => id);
  const upTo = course === 'counting' ? Math.ceil(row.lines.length / 2) : row.lines.length;
  const lines = row.lines.map((line, i) => {
    const book = bookOf(line.id);
    const counted = line.id === missed ? sub(book, '1') : line.id === found ? add(book, '1') : book;
    return i < upTo ? { ...line, countedQty: counted } : line;
  });
  await updateStocktake(ctx, { id: row.id, version: row.version, lines });
}

async function explain(ctx: Ctx, id: number): Promise<void> {
  const row = await stocktakes.get(ctx, id);
  const lines = row.lines.map((line) =>
    gt(line.diffQty, '0')
      ? { ...line, cause: 'UNBOOKED_RECEIPT' as const }
      : gt('0', line.diffQty)
        ? { ...line, cause: 'UNBOOKED_ISSUE' as const }
        : line,
  );
  await updateStocktake(ctx, { id, version: row.version, lines });
}

async function decide(ctx: Ctx, id: number, { by, course }: { by: Ctx; course: Course }): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) {
    const opening = asSystem({ ...ctx, now: by.now }, '期初导入');
    const status = course === 'sent' ? 'IN_AUDIT' : course === 'rejected' ? 'REJECT' : 'APPROVE';
    const { row } = await stocktakes.patch(opening, id, { status }, { action: 'edit' });
    if (status === 'APPROVE') await postStocktake(opening, row);
    return;
  }
  const run = await desk.submit(by, { resource: stocktake.name, recordId: id });
  for (let step = 0; step < 4 && course !== 'sent'; step += 1) {
    const [next] = await desk.waitsFor(ctx, run);
    if (next === undefined) break;
    const who = await asPerson(ctx, next, new Date(by.now.getTime() + (step + 1) * HOUR_MS));
    const no = course === 'rejected' && step === 0;
    await desk.act(
      who,
      run,
      no ? { act: 'reject', opinion: '装卸期间清点，重新安排' } : { act: 'approve', opinion: '同意过账' },
    );
  }
}
