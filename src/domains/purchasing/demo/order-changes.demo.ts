import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { orderChange } from '../changes/order-change.resource.ts';
import { beginChange, updateChange } from '../changes/order-change.server.ts';

const DAY_MS = 86_400_000;

/** What becomes of the changes: one is in force, one waits for the purchasing manager, one is being written. */
const COURSES = [
  { days: 6, approved: true, reason: '船期推迟，改在下一港交货' },
  { days: 12, approved: false, reason: '供应商备货不足，协商延后交货' },
  { days: 3, reason: '靠泊时间调整' },
] as const;

/** Orders that were sent are changed: their ship comes later than she was to. */
export async function demoOrderChanges(ctx: Ctx): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  const [buyer] = await holdersOf(ctx, { roles: ['BUYER'] });
  if (!desk || buyer === undefined) return;
  const sent = await ctx.db.query<{ id: number; version: number; day: string }>(
    `select id, version, greatest(required_date, $1::date)::text as day from purchasing_purchase_order
     where order_status = 'SENT' and deleted_at is null order by id limit ${COURSES.length}`,
    [officeDay(ctx.now)],
  );
  for (const [at, { id, version, day }] of sent.entries()) {
    const { days, reason, ...course } = COURSES[at]!;
    const by = await asPerson(ctx, buyer, ctx.now);
    const draft = await beginChange(by, id, version);
    await updateChange(by, {
      id: draft.id,
      version: draft.version,
      reason,
      requiredDate: officeDay(new Date(Date.parse(day) + days * DAY_MS)),
    });
    if (!('approved' in course)) continue;
    const run = await desk.submit(by, { resource: orderChange.name, recordId: draft.id });
    const [manager] = await desk.waitsFor(ctx, run);
    if (!course.approved || manager === undefined) continue;
    await desk.act(await asPerson(ctx, manager, ctx.now), run, { act: 'approve', opinion: '同意延期' });
  }
}
