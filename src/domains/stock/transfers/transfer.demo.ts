import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson } from '../../identity/public.server.ts';
import { pool } from '../ledger/pool.resource.ts';
import { arrivalActs, arrivals, transferArrivals } from './arrival.server.ts';
import { type TransferRow, transfer } from './transfer.resource.ts';
import { createTransfer, readyTransfer, transferActs, transfers } from './transfer.server.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What became of each: how many days ago it was written, why, and its course. */
const STORIES = [
  { ago: 48, course: 'whole', reason: '姊妹船同型泵急需备件' },
  { ago: 40, course: 'lost', reason: '多余滤器调给姊妹船' },
  { ago: 33, course: 'reversed', reason: '送厂校验，船期改变未送' },
  { ago: 26, course: 'cancelled', reason: '对方已就近采购' },
  { ago: 20, course: 'short', reason: '姊妹船主机备件不足' },
  { ago: 9, course: 'transit', reason: '靠泊时移交姊妹船' },
  { ago: 6, course: 'rejected', reason: '调出后本船低于最低库存' },
  { ago: 4, course: 'ready', reason: '下一港交代理转运' },
  { ago: 3, course: 'sent', reason: '姊妹船修理待件' },
  { ago: 1, course: 'draft', reason: '清舱物料余量调剂' },
] as const;

type Course = (typeof STORIES)[number]['course'];
type Sender = {
  readonly storeId: number;
  readonly toOrganizationId: number;
  readonly writer: number;
  readonly courses: 'all' | readonly Course[];
};

/** Of the items of a store those that nothing else of the demo takes. */
const BESIDE_OTHERS = 16;

/** What a store sent to another ship or unit, one at each stage that is named. */
export async function demoTransfers(ctx: Ctx, { storeId, toOrganizationId, writer, courses }: Sender): Promise<void> {
  const stories = STORIES.filter(({ course }) => courses === 'all' || courses.includes(course));
  const query = { storeId: String(storeId), qtyFrom: '4', size: '60', sort: 'id,asc' };
  const items = (await recordsOf(pool).list(ctx, query)).content.slice(BESIDE_OTHERS);
  for (const [at, { ago, course, reason }] of stories.entries()) {
    const own = items.slice(at * 2, at * 2 + 2);
    if (own.length === 0) return;
    const then = new Date(ctx.now.getTime() - ago * DAY_MS);
    const by = await asPerson(ctx, writer, then);
    const lines = own.map(({ id, unitId }) => ({ poolId: id, unitId, qty: '2' }));
    const neededOn = officeDay(new Date(then.getTime() + 20 * DAY_MS));
    const row = await createTransfer(by, { storeId, toOrganizationId, neededOn, reason, lines });
    if (course !== 'draft') await follow(ctx, row, { by, then, course });
  }
}

type Given = { readonly by: Ctx; readonly then: Date; readonly course: Course };

async function follow(ctx: Ctx, row: TransferRow, { by, then, course }: Given): Promise<void> {
  await decided(ctx, row, { by, then, course });
  if (course === 'sent' || course === 'rejected' || course === 'ready') return;
  const later = (days: number): Ctx => ({ ...by, now: new Date(then.getTime() + days * DAY_MS) });
  if (course === 'cancelled') {
    await transferActs.perform(later(1), 'cancel', row.id, { reason: '对方已就近采购' });
    return;
  }
  const shippedOn = officeDay(later(2).now);
  await transferActs.perform(later(2), 'dispatch', row.id, {
    shippedOn,
    carrier: '代理转运',
    waybillNo: `YD${row.id}`,
  });
  if (course === 'transit') return;
  if (course === 'reversed') {
    await transferActs.perform(later(4), 'reverse', row.id, { reason: '船期改变，未能移交' });
    return;
  }
  await came(ctx, row, { at: later(8).now, course });
}

/** What came, whole or not, taken in where it arrived; once by mistake first; what was lost is written off. */
async function came(ctx: Ctx, row: TransferRow, { at, course }: { at: Date; course: Course }): Promise<void> {
  const there = asSystem({ ...ctx, now: at }, '期初导入');
  if (course === 'whole') {
    const early = await transferArrivals.make(there, [row.id]);
    await arrivalActs.perform(there, 'post', early.id);
    await arrivalActs.perform(there, 'reverse', early.id, { reason: '尚未清点即记账' });
  }
  const made = await transferArrivals.make(there, [row.id]);
  if (course !== 'whole') {
    const lines = made.lines.map((line, i) =>
      i === 0 ? { ...line, arrivedQty: '1', damagedQty: course === 'short' ? '1' : null, note: '外箱受潮破损' } : line,
    );
    await arrivals.patch(there, made.id, { lines }, { action: 'edit' });
  }
  await arrivalActs.perform(there, 'post', made.id);
  if (course === 'lost') {
    const settled = asSystem({ ...ctx, now: new Date(at.getTime() + 5 * DAY_MS) }, '期初导入');
    await transferActs.perform(settled, 'settle', row.id, { reason: '承运途中丢失，已向承运人索赔' });
  }
  // The rest came later and waits to be counted.
  if (course === 'short') await transferArrivals.make(asSystem(ctx, '期初导入'), [row.id]);
}

async function decided(ctx: Ctx, row: TransferRow, { by, then, course }: Given): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) {
    const opening = asSystem({ ...ctx, now: then }, '期初导入');
    const status = course === 'sent' ? 'IN_AUDIT' : course === 'rejected' ? 'REJECT' : 'APPROVE';
    const { row: moved } = await transfers.patch(opening, row.id, { status }, { action: 'edit' });
    if (status === 'APPROVE') await readyTransfer(opening, moved);
    return;
  }
  const run = await desk.submit(by, { resource: transfer.name, recordId: row.id });
  for (let step = 0; step < 4 && course !== 'sent'; step += 1) {
    const [next] = await desk.waitsFor(ctx, run);
    if (next === undefined) break;
    const who = await asPerson(ctx, next, new Date(then.getTime() + (step + 1) * HOUR_MS));
    const no = course === 'rejected' && step === 0;
    await desk.act(who, run, no ? { act: 'reject', opinion: '本船备件不足' } : { act: 'approve', opinion: '同意调拨' });
  }
}
