import { MOST_IN_BATCH, type Selection } from '../../batch.calls.ts';
import { AppError } from '../../errors.ts';
import type { ListQuery } from '../../list-query.ts';
import { defaultSort } from '../../resource/describe.ts';
import { type AnyResource, fieldsOf, snake } from '../../resource/resource.ts';
import { fill, type Lang, type Text } from '../../text.ts';
import { actLabel } from '../acts.ts';
import type { Ctx, User } from '../context.ts';
import { filterConditions } from '../crud/filters.ts';
import { atMoment } from '../crud/moment.ts';
import { columnNamed, planOf, titleExpression } from '../crud/plan.ts';
import { withWaiting } from '../crud/waiting.ts';
import { startTask } from '../jobs/tasks.ts';
import { seenBy } from '../permit/private.ts';
import { listedOf } from '../registry.ts';
import type { BatchAct } from './single-call.ts';

export const RUN_BATCH = 'kernel.batch';

/** What the job is told beside its rows. */
export type Asked = {
  lang: Lang;
  /** Of the call that asked: the history names it. */
  requestId: string;
  user: Omit<User, 'permissions'> & { permissions: string[] };
};

const TITLES: Readonly<Record<string, Text>> = {
  remove: { zh: '批量删除{zh}', en: 'Deletion of {en}' },
  restore: { zh: '批量恢复{zh}', en: 'Return of {en}' },
  set: { zh: '批量修改{zh}', en: 'Change of {en}' },
};

function titleOf(ctx: Ctx, { resource, act }: BatchAct): Text {
  const label = actLabel(ctx, resource.name, act);
  const words = TITLES[act] ?? { zh: `批量${label.zh}{zh}`, en: `${label.en}: {en}` };
  return fill(words, { zh: resource.label.zh, en: resource.label.en.toLowerCase() });
}

/** Makes the task and notes what it does; its rows come next, in the same transaction. */
export async function beginBatch(ctx: Ctx, given: BatchAct): Promise<number> {
  const taskId = await startTask(ctx, {
    job: RUN_BATCH,
    title: titleOf(ctx, given),
    data: {
      lang: ctx.lang,
      requestId: ctx.requestId,
      user: { ...ctx.user, permissions: [...ctx.user.permissions] },
    } satisfies Asked,
  });
  await ctx.db.query('insert into kernel_batch (task_id, resource, act, field, reason) values ($1, $2, $3, $4, $5)', [
    taskId,
    given.resource.name,
    given.act,
    given.field ?? null,
    given.reason ?? null,
  ]);
  return taskId;
}

/** The name of a record, as a reference to it has it; of one that has no name its number. */
function nameExpression(ctx: Ctx, resource: AnyResource): string {
  const serial = fieldsOf(resource, 'serial')[0]?.[0];
  return resource.title || !serial ? titleExpression(ctx, resource, 't', ctx.lang) : `t.${snake(serial)}`;
}

/** The oldest goes first, as chains of records are confirmed; the newest, where records are taken away. */
function orderOf({ resource, act }: BatchAct): string {
  const column = columnNamed(planOf(resource), defaultSort(resource).field) ?? 'id';
  const direction = act === 'remove' ? 'desc' : 'asc';
  return `t.${column} ${direction}, t.id ${direction}`;
}

/** Writes down what was chosen, within what the person may see. A record chosen by hand that is out of sight is refused by name of its number. */
export async function chooseRows(
  ctx: Ctx,
  taskId: number,
  given: BatchAct,
  { selection, value }: { selection: Selection; value?: unknown },
): Promise<number> {
  const { resource } = given;
  const byHand = 'rows' in selection ? new Map(selection.rows) : undefined;
  const query: ListQuery = 'query' in selection ? selection.query : { ids: [...byHand!.keys()].map(String) };
  const listed = seenBy(ctx.user, listedOf(ctx, resource));
  const { where, values } = filterConditions(listed, ctx, await withWaiting(ctx, resource, query));
  const at = values.length;
  const { text, values: bound } = atMoment(
    ctx,
    `insert into kernel_batch_row (task_id, seq, record_id, name, version, value, state)
     select $${at + 1}, row_number() over (order by ${orderOf(given)}), t.id, coalesce(${nameExpression(ctx, resource)}::text, t.id::text), t.version, $${at + 2}::jsonb, 'WAITING'
     from ${planOf(listed).table} t where ${where} limit ${MOST_IN_BATCH + 1}
     returning record_id as id, version`,
    [...values, taskId, value === undefined ? null : JSON.stringify(value)],
  );
  const found = await ctx.db.query<{ id: number; version: number }>(text, bound);
  if (found.length > MOST_IN_BATCH)
    throw new AppError(
      'BAD_REQUEST',
      { zh: '一次最多操作 {n} 条，须缩小筛选范围', en: 'At most {n} records at once; narrow the filter' },
      { values: { n: MOST_IN_BATCH } },
    );
  if (byHand) await keepSeen(ctx, taskId, byHand, found);
  const total = byHand?.size ?? found.length;
  if (total === 0) throw new AppError('BAD_REQUEST', { zh: '没有选中任何记录', en: 'No record is chosen' });
  return total;
}

const OUT_OF_SIGHT: Text = { zh: '记录不存在或不在您的数据范围内', en: 'Not found, or outside your data scope' };

/** The versions are those that the person saw, so that a change made meanwhile is not passed over. */
async function keepSeen(
  ctx: Ctx,
  taskId: number,
  seen: ReadonlyMap<number, number>,
  found: readonly { id: number; version: number }[],
): Promise<void> {
  const changed = found.filter(({ id, version }) => seen.get(id) !== version).map(({ id }) => id);
  await ctx.db.query(
    `update kernel_batch_row r set version = s.version from unnest($2::bigint[], $3::int[]) s(id, version)
     where r.task_id = $1 and r.record_id = s.id`,
    [taskId, changed, changed.map((id) => seen.get(id))],
  );
  const there = new Set(found.map(({ id }) => id));
  const missing = [...seen.keys()].filter((id) => !there.has(id));
  await ctx.db.query(
    `insert into kernel_batch_row (task_id, seq, record_id, name, version, state, cause)
     select $1, $3 + n, id, '#' || id, 0, 'REFUSED', $4 from unnest($2::bigint[]) with ordinality m(id, n)`,
    [taskId, missing, found.length, JSON.stringify(OUT_OF_SIGHT)],
  );
}
