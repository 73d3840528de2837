import { labelOf } from '../../../kernel/resource/describe.ts';
import { permissionOf, snake, tableNameOf } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { holds, scopeCondition } from '../../../kernel/server/permit/permit.ts';
import { type Referrer, referrersOf } from '../../../kernel/server/registry.ts';
import type { Seen } from './seen-record.server.ts';

/** Nobody needs to know how many more there are. */
const CAP = 999;

/**
 * What refers to a record, kind by kind, as far as the reader may list it and within scope, in one statement. References from inside
 * the lines of a record cannot be filtered by and are left out.
 */
export async function relatedTo(ctx: Ctx, { resource, row }: Seen) {
  const kinds = referrersOf(ctx, resource).filter(
    (one) => !one.child && !one.resource.name.includes('Log') && holds(ctx.user, permissionOf(one.resource, 'list')),
  );
  if (kinds.length === 0) return [];
  const values: unknown[] = [row.id];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const counts = kinds.map((kind, i) => countSql(ctx, kind, i, next));
  const rows = await ctx.db.query<{ i: number; n: number }>(counts.join(' union all '), values);
  const counted = new Map(rows.map((one) => [one.i, one.n]));
  return kinds.map((kind, i) => {
    const n = counted.get(i) ?? 0;
    return {
      resource: kind.resource.name,
      label: kind.resource.label,
      field: kind.field,
      fieldLabel: labelOf(kind.resource, kind.field),
      count: Math.min(n, CAP),
      capped: n > CAP,
    };
  });
}

function countSql(ctx: Ctx, kind: Referrer, i: number, next: (value: unknown) => string): string {
  const column = `t.${snake(kind.field)}`;
  const refers = kind.many ? `${column} @> array[$1::bigint]` : `${column} = $1`;
  const scope = scopeCondition(kind.resource, ctx.user, next);
  const where = `${refers} and t.deleted_at is null${scope ? ` and ${scope}` : ''}`;
  return `select ${i} as i, count(*)::int as n from (select 1 from ${tableNameOf(kind.resource)} t where ${where} limit ${CAP + 1}) counted`;
}
