import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { beginChange } from '../changes/begin-change.server.ts';
import { orderChange } from '../changes/order-change.resource.ts';
import { updateChange } from '../changes/order-change.server.ts';
import { orders } from '../orders/save-order.server.ts';

const DAY_MS = 86_400_000;

/** What becomes of the changes: of one order a first is refused, the next in force and a third being written; another's waits for the purchasing manager. */
const COURSES = [
  { order: 0, days: 20, act: 'reject', reason: '供应商要求推迟一个月' },
  { order: 0, days: 6, act: 'approve', reason: '船期推迟，改在下一港交货' },
  { order: 1, days: 12, act: 'none', reason: '供应商备货不足，协商延后交货' },
  { order: 0, days: 3, reason: '靠泊时间调整' },
] as const;

/** Orders that were sent are changed: their ship comes later than she was to. */
export async function demoOrderChanges(ctx: Ctx): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  const [buyer] = await holdersOf(ctx, { roles: ['BUYER'] });
  if (!desk || buyer === undefined) return;
  const sent = await ctx.db.query<{ id: number; day: string }>(
    `select id, greatest(required_date, $1::date)::text as day from purchasing_purchase_order
     where order_status in ('SENT', 'CONFIRMED') and deleted_at is null order by id limit 2`,
    [officeDay(ctx.now)],
  );
  for (const { order, days, reason, ...course } of COURSES) {
    const found = sent[order];
    if (!found) continue;
    const { id, day } = found;
    const by = await asPerson(ctx, buyer, ctx.now);
    const draft = await beginChange(by, await orders.held(by, id));
    await updateChange(by, {
      id: draft.id,
      version: draft.version,
      reason,
      requiredDate: officeDay(new Date(Date.parse(day) + days * DAY_MS)),
    });
    if (!('act' in course)) continue;
    const run = await desk.submit(by, { resource: orderChange.name, recordId: draft.id });
    const [manager] = await desk.waitsFor(ctx, run);
    if (course.act === 'none' || manager === undefined) continue;
    const opinion = course.act === 'approve' ? '同意延期' : '超出航次计划，另行协商';
    await desk.act(await asPerson(ctx, manager, ctx.now), run, { act: course.act, opinion });
  }
}
