import { AppError, type FieldError } from '../../errors.ts';
import { type AnyResource, childOf, fieldsOf, snake, tableNameOf } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import type { Ctx, User } from '../context.ts';
import type { Db } from '../db/db.ts';
import { scopeCondition } from '../permit/permit.ts';
import { referrersOf, resourceNamed } from '../registry.ts';
import { planOf } from './plan.ts';
import { askedName } from './statement-names.ts';

/** Of a reference. */
export const NOWHERE: Text = {
  zh: '选择的记录不存在或不在您的数据范围内',
  en: 'The chosen record does not exist or lies outside your data scope',
};

type Wanted = { target: string; id: number; field: string };

function wantedIn(resource: AnyResource, values: Record<string, unknown>, prefix = ''): Wanted[] {
  return fieldsOf(resource, 'ref', 'file', 'lines').flatMap(([name, field]) => {
    const value = values[name];
    if (value === null || value === undefined) return [];
    if (field.kind === 'lines') {
      return (value as Record<string, unknown>[]).flatMap((line, i) =>
        wantedIn(childOf(field), line, `${prefix}${name}.${i}.`),
      );
    }
    const target = field.kind === 'ref' ? String(field.target) : field.kind === 'file' ? 'file' : undefined;
    if (!target) return [];
    return (Array.isArray(value) ? value : [value]).map((id) => ({ target, id: Number(id), field: prefix + name }));
  });
}

/**
 * Names every reference that leads nowhere, or to a record outside the user's scope. One statement for all kinds of record
 * referred to. The referred rows are held (`for key share`), so that none is deleted before this transaction ends.
 */
export async function checkReferences(
  resource: AnyResource,
  ctx: Ctx,
  values: Record<string, unknown>,
): Promise<FieldError[]> {
  const held = heldIn.get(ctx.db);
  const known = held?.user === ctx.user ? held.found : undefined;
  const wanted = wantedIn(resource, values).filter(({ target, id }) => !known?.has(`${target} ${id}`));
  if (wanted.length === 0) return [];
  const found = await existing(ctx, wanted);
  const missing = wanted.filter(({ target, id }) => !found.has(`${target} ${id}`));
  return [...new Set(missing.map(({ field }) => field))].map((field) => ({
    field,
    message: NOWHERE,
  }));
}

/** What is held until the end of a transaction, in the scope of one user. */
const heldIn = new WeakMap<Db, { user: User; found: ReadonlySet<string> }>();

/**
 * Looks up and holds whatever these rows refer to, by one statement, so that `checkReferences` need not ask again for each of them.
 * Before any savepoint: going back to one would let go of what was held after it.
 */
export async function holdReferences(
  resource: AnyResource,
  ctx: Ctx,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const wanted = rows.flatMap((values) => wantedIn(resource, values));
  if (wanted.length > 0) heldIn.set(ctx.db, { user: ctx.user, found: await existing(ctx, wanted) });
}

/** Those of the wanted records that exist within scope, as `target id`. */
async function existing(ctx: Ctx, wanted: readonly Wanted[]): Promise<Set<string>> {
  const values: unknown[] = [];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const targets = [...new Set(wanted.map((w) => w.target))].sort();
  const parts = targets.map((target, i) => {
    const ids = next([...new Set(wanted.filter((w) => w.target === target).map((w) => w.id))]);
    if (target === 'file') return `k${i} as (select t.id from kernel_file t where t.id = any(${ids}::bigint[]))`;
    const resource = resourceNamed(ctx, target);
    const scope = scopeCondition(resource, ctx.user, next);
    return (
      `k${i} as (select t.id from ${tableNameOf(resource)} t where t.id = any(${ids}::bigint[]) and ${planOf(resource).live}` +
      `${scope ? ` and ${scope}` : ''} for key share of t)`
    );
  });
  const text = `with ${parts.join(', ')} ${targets.map((_, i) => `select ${i} as kind, id from k${i}`).join(' union all ')}`;
  const rows = await ctx.db.query<{ kind: number; id: number }>({ text, values, name: askedName(text, values) });
  return new Set(rows.map(({ kind, id }) => `${targets[kind]} ${id}`));
}

/** Refuses to delete what live records still refer to, it or lines of it, and says which and how many. */
export async function assertUnused(resource: AnyResource, ctx: Ctx, row: Record<string, unknown>): Promise<void> {
  for (const [name, field] of fieldsOf(resource, 'lines'))
    for (const line of (row[name] ?? []) as Record<string, unknown>[]) await assertUnused(childOf(field), ctx, line);
  for (const { resource: holder, field, many, child } of referrersOf(ctx, resource)) {
    const condition = many ? `$1 = any(h.${snake(field)})` : `h.${snake(field)} = $1`;
    const from = child
      ? `${tableNameOf(child)} h join ${tableNameOf(holder)} p on p.id = h.parent_id and p.deleted_at is null`
      : `${tableNameOf(holder)} h`;
    const live = child ? '' : ' and h.deleted_at is null';
    const [found] = await ctx.db.query<{ n: number }>(
      `select count(*)::int as n from (select 1 from ${from} where ${condition}${live} limit 1000) used`,
      [row.id],
    );
    if (!found?.n) continue;
    throw new AppError(
      'CONFLICT',
      {
        zh: `仍有 ${found.n} 条“${holder.label.zh}”引用此${resource.label.zh}，不能删除`,
        en: `${found.n} record(s) of ${holder.label.en} still refer to this ${resource.label.en}; it cannot be deleted`,
      },
      { data: { resource: holder.name, count: found.n } },
    );
  }
}
