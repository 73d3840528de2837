import { readBatch, startBatch, undoBatch } from '../../batch.calls.ts';
import { AppError, notFound } from '../../errors.ts';
import { say } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { askedFor } from '../crud/act-endpoints.ts';
import { type Endpoint, serve } from '../http/endpoint.ts';
import { myTask } from '../jobs/tasks.ts';
import type { App } from '../module.ts';
import { assertAccess } from '../permit/permit.ts';
import { refusalsOf } from './refused-sheet.ts';
import { batchOf, countOf } from './run-batch.ts';
import { assertSettable, type BatchAct, givenTo, listCall, resourceOf, singleCall } from './single-call.ts';
import { beginBatch, chooseRows } from './start-batch.ts';

/** As many as one reads on a screen; the sheet has them all. */
const MOST_SHOWN = 1000;

/** The act that takes another back. */
const OPPOSITE: Readonly<Record<string, string>> = { remove: 'restore', set: 'set' };

/** Refused at once where all records would be. */
async function assertMayAct(app: App, ctx: Ctx, batch: BatchAct, value?: unknown): Promise<void> {
  const call = singleCall(app, batch);
  assertAccess(ctx.user, listCall(app, batch.resource).route.permission);
  assertAccess(ctx.user, call.route.permission);
  if (batch.act === 'set') assertSettable(batch);
  else {
    const { body } = givenTo(call, batch, { id: 1, version: 1, value });
    if (call.act) await askedFor(ctx, call.act.transition, body as Record<string, unknown>);
  }
}

async function undoableOf(app: App, ctx: Ctx, taskId: number, batch: BatchAct): Promise<boolean> {
  const opposite = OPPOSITE[batch.act];
  if (!opposite || !canBe(app, { ...batch, act: opposite })) return false;
  const [row] = await ctx.db.query(
    `select 1 from kernel_batch b join kernel_task t on t.id = b.task_id where b.task_id = $1 and b.undone_by is null
       and t.ended_at is not null and exists (select 1 from kernel_batch_row r where r.task_id = b.task_id and r.state = 'DONE')`,
    [taskId],
  );
  return row !== undefined;
}

/** A kind whose removal is the domain's own may have no way back. */
function canBe(app: App, batch: BatchAct): boolean {
  try {
    return singleCall(app, batch) !== undefined;
  } catch {
    return false;
  }
}

/** One's own batch. NOT_FOUND also for another's, and for what has been cleared away. */
async function myBatch(ctx: Ctx, taskId: number): Promise<BatchAct> {
  await myTask(ctx, taskId);
  const [row] = await ctx.db.query('select 1 from kernel_batch where task_id = $1', [taskId]);
  if (!row) throw notFound({ zh: '结果', en: 'Result' });
  return batchOf(ctx.db, taskId);
}

/** The opposite act on what was done, from the last to the first. A record that has been changed since stays as it is. */
async function undo(app: App, ctx: Ctx, taskId: number): Promise<{ taskId: number; total: number }> {
  const batch = await myBatch(ctx, taskId);
  await ctx.db.query('select 1 from kernel_batch where task_id = $1 for update', [taskId]);
  if (!(await undoableOf(app, ctx, taskId, batch)))
    throw new AppError('WRONG_STATE', {
      zh: '此操作不能撤销，或已经撤销',
      en: 'This cannot be undone, or it has been undone already',
    });
  const opposite: BatchAct = { ...batch, act: OPPOSITE[batch.act]!, reason: undefined };
  await assertMayAct(app, ctx, opposite);
  const undoing = await beginBatch(ctx, opposite);
  const rows = await ctx.db.query(
    `insert into kernel_batch_row (task_id, seq, record_id, name, version, value, state)
     select $2, row_number() over (order by seq desc), record_id, name, coalesce(new_version, version), before, 'WAITING'
     from kernel_batch_row where task_id = $1 and state = 'DONE' returning 1`,
    [taskId, undoing],
  );
  await ctx.db.query('update kernel_batch set undone_by = $2 where task_id = $1', [taskId, undoing]);
  return { taskId: undoing, total: rows.length };
}

/** Acts on many records, how they went, and the way back. */
export const batchEndpoints: readonly Endpoint[] = [
  serve(startBatch, async (ctx, { body }, { app }) => {
    const { selection, value, ...asked } = body;
    const batch: BatchAct = { ...asked, resource: resourceOf(ctx, body.resource) };
    // Taking something back starts from what was done, never from a choice.
    if (batch.act === 'restore') throw notFound({ zh: '操作', en: 'Act' });
    await assertMayAct(app, ctx, batch, value);
    const taskId = await beginBatch(ctx, batch);
    const total = await chooseRows(ctx, taskId, batch, {
      selection,
      value: batch.act === 'set' ? (value ?? null) : value,
    });
    return { taskId, total };
  }),
  serve(readBatch, async (ctx, { params: { id } }, { app }) => {
    const batch = await myBatch(ctx, id);
    const count = await countOf(ctx.db, id);
    const refusals = await refusalsOf(ctx.db, id, MOST_SHOWN);
    return {
      resource: batch.resource.name,
      act: batch.act,
      ...count,
      refusals: refusals.map(({ cause, ...row }) => ({ ...row, message: say(cause, ctx.lang) })),
      undoable: await undoableOf(app, ctx, id, batch),
    };
  }),
  serve(undoBatch, (ctx, { params: { id } }, { app }) => undo(app, ctx, id)),
];
