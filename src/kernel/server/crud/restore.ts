import { AppError, notFound } from '../../errors.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { noteChange } from '../changes.ts';
import type { Ctx } from '../context.ts';
import { indexRow } from '../finder/write.ts';
import { recordHistory } from '../history.ts';
import { scopeCondition } from '../permit/permit.ts';
import { checkReferences } from './integrity.ts';
import { planOf } from './plan.ts';
import { readOne } from './read.ts';
import { withRefusals } from './refusals.ts';

/** So long a deletion may be taken back by whoever made it. */
const RETURN_MS = 86_400_000;

/**
 * Brings a deleted record back. NOT_FOUND outside the person's scope; refused when somebody else deleted it, when a day has passed, when
 * a record made since has taken its place, or when what it refers to is gone.
 */
export async function restoreRow(resource: AnyResource, ctx: Ctx, id: number): Promise<Record<string, unknown>> {
  const { table } = planOf(resource);
  const values: unknown[] = [id, resource.name];
  const scope = scopeCondition(resource, ctx.user, (value) => `$${values.push(value)}`);
  const [found] = await ctx.db.query<{ deletedAt: string | null; by: number | null }>(
    `select t.deleted_at as "deletedAt", (select h.user_id from kernel_history h where h.resource = $2 and h.record_id = t.id
       and h.action = 'del' order by h.id desc limit 1) as by
     from ${table} t where t.id = $1${scope ? ` and ${scope}` : ''} for update of t`,
    values,
  );
  if (!found) throw notFound(resource.label);
  if (!found.deletedAt) throw new AppError('WRONG_STATE', { zh: '此记录没有被删除', en: 'This record is not deleted' });
  if (found.by !== ctx.user.id || ctx.now.getTime() - Date.parse(found.deletedAt) > RETURN_MS)
    throw new AppError('CONFLICT', {
      zh: '只有删除者本人可在一天内恢复',
      en: 'Only whoever deleted it can bring it back, within a day',
    });
  await withRefusals(resource, ctx, () =>
    ctx.db.query(
      `update ${table} set deleted_at = null, version = version + 1, update_name = $2, update_time = $3 where id = $1`,
      [id, ctx.user.name, ctx.now.toISOString()],
    ),
  );
  const row = await readOne(resource, ctx, id);
  const [broken] = await checkReferences(resource, ctx, row);
  if (broken)
    throw new AppError('CONFLICT', {
      zh: '此记录引用的数据已被删除，不能恢复',
      en: 'What this record refers to has been deleted; it cannot be brought back',
    });
  noteChange(ctx, { resource, id, action: 'restore', fields: [] });
  await recordHistory(ctx, { resource: resource.name, recordId: id, action: 'restore' });
  await indexRow(resource, ctx, { ...row, id });
  return row;
}
