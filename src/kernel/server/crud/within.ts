import type { AnyResource } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import { scopeCondition } from '../permit/permit.ts';
import { planOf } from './plan.ts';

/** Which of these records lie within the user's scope. */
export async function withinScope(
  ctx: Pick<Ctx, 'db' | 'user'>,
  resource: AnyResource,
  ids: readonly number[],
): Promise<Set<number>> {
  const values: unknown[] = [ids];
  const scope = scopeCondition(resource, ctx.user, (value) => `$${values.push(value)}`);
  const { table, live } = planOf(resource);
  const rows = await ctx.db.query<{ id: number }>(
    `select t.id from ${table} t where t.id = any($1::bigint[]) and ${live}${scope ? ` and ${scope}` : ''}`,
    values,
  );
  return new Set(rows.map(({ id }) => id));
}
