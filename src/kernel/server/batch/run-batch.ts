import type { AppError } from '../../errors.ts';
import { fieldsOf, isTyped } from '../../resource/resource.ts';
import { fill, type Text } from '../../text.ts';
import type { Ctx, User } from '../context.ts';
import { readOne } from '../crud/read.ts';
import type { Db } from '../db/db.ts';
import { heldBackBy } from '../held-back.ts';
import type { Endpoint, Http } from '../http/endpoint.ts';
import { asAppError, clashed } from '../http/failures.ts';
import type { Job, Work } from '../jobs/jobs.ts';
import { keepReport } from '../jobs/task-run.ts';
import type { App } from '../module.ts';
import { assertAccess } from '../permit/permit.ts';
import { userNow } from '../user-now.ts';
import { refusedSheet } from './refused-sheet.ts';
import { type BatchAct, givenTo, resourceOf, singleCall } from './single-call.ts';
import type { Asked } from './start-batch.ts';

type BatchRow = { id: number; version: number; value: unknown };

/** Rows read at a time. */
const CHUNK = 100;
/** Tries of a record that another transaction stood in the way of. */
const TRIES = 3;

/** Does to each record what its own call does, in a transaction that also notes it as done: however often the job is tried, once. */
export const runBatch: Job = {
  label: { zh: '批量操作', en: 'Act on many records' },
  atOnce: 3,
  run: async (work, asked: Asked) => {
    const { app } = work;
    const taskId = work.task?.id ?? 0;
    const batch = await batchOf(app.db, taskId);
    const call = singleCall(app, batch);
    const one = (row: BatchRow) => doOne(work, asked, { taskId, batch, call, row });
    try {
      let { done, total } = await countOf(app.db, taskId);
      for (let rows = await waiting(app.db, taskId); rows.length > 0; rows = await waiting(app.db, taskId)) {
        for (const row of rows) {
          await work.progress(done, total);
          await one(row);
          done += 1;
        }
      }
      await work.progress(total, total);
    } finally {
      // What was done stays done, also when the rest was cancelled.
      const count = await countOf(app.db, taskId);
      await keepReport(app.db, taskId, { report: count, note: noteOf(count) });
    }
    const { refused } = await countOf(app.db, taskId);
    if (refused > 0) await work.result(await refusedSheet(app.db, taskId, batch.resource, asked.lang));
  },
};

export async function batchOf(db: Db, taskId: number): Promise<BatchAct> {
  const [row] = await db.query<{ resource: string; act: string; field: string | null; reason: string | null }>(
    'select resource, act, field, reason from kernel_batch where task_id = $1',
    [taskId],
  );
  const { resource, act, field, reason } = row!;
  return { resource: resourceOf({ db }, resource), act, field: field ?? undefined, reason: reason ?? undefined };
}

const waiting = (db: Db, taskId: number): Promise<BatchRow[]> =>
  db.query<BatchRow>({
    name: 'kernel-batch-waiting',
    text: `select record_id as id, version, value from kernel_batch_row where task_id = $1 and state = 'WAITING' order by seq limit ${CHUNK}`,
    values: [taskId],
  });

type Count = { total: number; done: number; refused: number };

export async function countOf(db: Db, taskId: number): Promise<Count> {
  const [row] = await db.query<Count>(
    `select count(*)::int as total, (count(*) filter (where state = 'DONE'))::int as done,
       (count(*) filter (where state = 'REFUSED'))::int as refused from kernel_batch_row where task_id = $1`,
    [taskId],
  );
  return row!;
}

const NOTES = {
  all: { zh: '成功 {n} 条', en: 'Done: {n}' },
  some: { zh: '成功 {n} 条，被拒绝 {m} 条', en: 'Done: {n}, refused: {m}' },
  rest: { zh: '成功 {n} 条，被拒绝 {m} 条，未执行 {w} 条', en: 'Done: {n}, refused: {m}, not begun: {w}' },
} satisfies Record<string, Text>;

function noteOf({ total, done, refused }: Count): Text {
  const w = total - done - refused;
  const words = w > 0 ? NOTES.rest : refused > 0 ? NOTES.some : NOTES.all;
  return fill(words, { n: done.toLocaleString('en-US'), m: refused.toLocaleString('en-US'), w });
}

type One = { taskId: number; batch: BatchAct; call: Endpoint; row: BatchRow };

async function doOne(work: Work, asked: Asked, one: One, tries = TRIES): Promise<void> {
  const { app } = work;
  const after: (() => Promise<void> | void)[] = [];
  try {
    const user = await userNow(app, asked.user);
    await app.db.transaction((db) =>
      act(app, { ...one, ctx: { ...contextOf(app, asked, user, db), afterCommit: (task) => void after.push(task) } }),
    );
  } catch (error) {
    if (clashed(error) && tries > 1) return doOne(work, asked, one, tries - 1);
    return refuse(app, one, error);
  }
  for (const each of after) await Promise.resolve(each()).catch((err) => app.log.error({ err }, 'after commit'));
}

const contextOf = (app: App, { lang, requestId }: Asked, user: User, db: Db): Ctx => ({
  user,
  lang,
  requestId,
  db,
  now: app.now(),
  afterCommit: () => undefined,
});

/** The call of one record, and that it was done, in one transaction. */
async function act(app: App, { ctx, taskId, batch, call, row }: One & { ctx: Ctx }): Promise<void> {
  const [taken] = await ctx.db.query({
    name: 'kernel-batch-take',
    text: `update kernel_batch_row set state = 'DONE' where task_id = $1 and record_id = $2 and state = 'WAITING' returning 1`,
    values: [taskId, row.id],
  });
  if (!taken) return;
  assertAccess(ctx.user, call.route.permission);
  const { given, before } =
    batch.act === 'set' ? await changeOf(ctx, batch, row) : { given: givenTo(call, batch, row), before: null };
  // A call that does something to one record asks nothing of the raw request.
  const answer = await call.run(ctx, given as never, { app } as Http);
  const version = (answer as { version?: unknown } | undefined)?.version;
  await ctx.db.query({
    name: 'kernel-batch-done',
    text: 'update kernel_batch_row set before = $3, new_version = $4 where task_id = $1 and record_id = $2',
    values: [taskId, row.id, JSON.stringify(before), typeof version === 'number' ? version : null],
  });
}

/** The whole record as a form would send it, with the one field changed. */
async function changeOf(ctx: Ctx, { resource, field = '' }: BatchAct, row: BatchRow) {
  const current = await readOne(resource, ctx, row.id, { lock: true });
  const typed = fieldsOf(resource).flatMap(([name, declared]) => (isTyped(declared) ? [[name, current[name]]] : []));
  const body = { ...Object.fromEntries(typed), [field]: row.value, id: row.id, version: row.version };
  return { given: { body }, before: current[field] ?? null };
}

/** The reason stands with the record; only a database that cannot be reached ends the whole task. */
async function refuse(app: App, { taskId, row }: One, error: unknown): Promise<void> {
  const known = heldBackBy(app, error) ?? asAppError(error);
  if (known.code === 'UNAVAILABLE') throw error;
  if (known.status >= 500) app.log.error({ err: error, record: row.id }, 'batch');
  await app.db.query({
    name: 'kernel-batch-refuse',
    text: `update kernel_batch_row set state = 'REFUSED', cause = $3 where task_id = $1 and record_id = $2 and state = 'WAITING'`,
    values: [taskId, row.id, JSON.stringify(causeOf(known))],
  });
}

/** The words of a refusal; where fields are wrong, what is wrong with them. */
function causeOf({ text, errors = [] }: AppError): Text {
  if (errors.length === 0) return text;
  return {
    zh: errors.map(({ message }) => message.zh).join('；'),
    en: errors.map(({ message }) => message.en).join('; '),
  };
}
