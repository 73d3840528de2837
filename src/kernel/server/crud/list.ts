import { AppError } from '../../errors.ts';
import type { ListQuery } from '../../list-query.ts';
import { columnsOf } from '../../resource/describe.ts';
import { documentFields } from '../../resource/document.ts';
import { type AnyResource, nameFields } from '../../resource/resource.ts';
import { scopeFields } from '../../resource/scope.ts';
import { unitField } from '../../resource/unit.ts';
import type { Ctx } from '../context.ts';
import { CALL_LIMITS, tookTooLong } from '../db/limits.ts';
import { seenBy } from '../permit/private.ts';
import { listedOf } from '../registry.ts';
import { type Conditions, filterConditions } from './filters.ts';
import { type ListSums, sumColumns } from './list-sums.ts';
import { askedStatement } from './moment.ts';
import { type Order, orderOf } from './order.ts';
import { labelSelect, metaSelect, type Plan, planOf, readOf, type StoredField } from './plan.ts';
import { withWaiting } from './waiting.ts';

export type Page<R> = {
  content: R[];
  totalElements: number;
  /** The count stopped at its cap: there are more. */
  totalCapped?: boolean;
} & ListSums;

/** Beyond this many rows nobody waits for an exact count; the web shows '10 000+'. */
export const COUNT_CAP = 10_000;
export const MAX_SIZE = 200;

export function pageOf(query: ListQuery, maxSize = MAX_SIZE): { page: number; size: number } {
  const page = Number(query.page ?? 0);
  const size = Number(query.size ?? 20);
  if (!Number.isSafeInteger(page) || page < 0 || page > 10_000_000) {
    throw new AppError('BAD_REQUEST', { zh: 'page 须为从 0 起的整数', en: 'page must be a whole number from 0' });
  }
  if (!Number.isSafeInteger(size) || size < 1 || size > maxSize) {
    throw new AppError('BAD_REQUEST', { zh: `size 须为 1 至 ${maxSize}`, en: `size must be 1 to ${maxSize}` });
  }
  return { page, size };
}

/** Fields that a list answers: the columns, the zones and units of what stands in them, the state, and what carries the scope. */
export function listFields(plan: Plan): StoredField[] {
  const wanted = new Set<string>();
  for (const { field } of columnsOf(plan.resource)) {
    wanted.add(field);
    const declared = plan.resource.fields[field];
    for (const beside of [declared?.zone, declared && unitField(declared)]) if (beside) wanted.add(beside);
  }
  for (const field of scopeFields(plan.resource)) wanted.add(field);
  for (const { kind, id } of documentFields(plan.resource)) wanted.add(kind).add(id);
  if (plan.resource.tree) wanted.add(plan.resource.tree);
  for (const field of nameFields(plan.resource)) wanted.add(field);
  return plan.stored.filter((stored) => wanted.has(stored.name) || stored.field.kind === 'state');
}

const listSql = new Map<string, string>();

function pageSql(plan: Plan, ctx: Ctx, conditions: Conditions, order: Order): string {
  const key = `${plan.key}|${ctx.lang}|${conditions.where}|${order.by}`;
  const known = listSql.get(key);
  if (known) return known;
  const fields = listFields(plan);
  const names = labelSelect(ctx, fields, ctx.lang);
  const columns = fields.map((f) => `, ${readOf(f)} as "${f.name}"`).join('');
  const [limit, offset] = [conditions.values.length + 1, conditions.values.length + 2];
  // Ids first: the page is found on an index alone, however deep it lies; only its own rows are then read and joined.
  const sql =
    `select ${metaSelect(plan)}${columns}${names.columns} from (select t.id${order.columns} from ${plan.table} t${order.joins} where ${conditions.where} ` +
    `order by ${order.by} limit $${limit} offset $${offset}) page join ${plan.table} t on t.id = page.id${names.joins} order by ${order.again}`;
  if (listSql.size > 2000) listSql.clear();
  listSql.set(key, sql);
  return sql;
}

async function countRows(
  plan: Plan,
  ctx: Ctx,
  conditions: Conditions,
): Promise<{ totalElements: number; totalCapped?: boolean }> {
  const text = `select count(*)::int as n from (select 1 from ${plan.table} t where ${conditions.where} limit ${COUNT_CAP + 1}) capped`;
  const [row] = await ctx.db.query<{ n: number }>(askedStatement(ctx, text, conditions.values));
  const n = row?.n ?? 0;
  return n > COUNT_CAP ? { totalElements: COUNT_CAP, totalCapped: true } : { totalElements: n };
}

/** A list that takes as long as nobody waits for it has ended; whoever asked is told how to ask for less. */
export async function inTime<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!tookTooLong(error)) throw error;
    throw new AppError(
      'RULE',
      {
        zh: '查询超过 {s} 秒，已停止；缩小筛选范围后再试',
        en: 'The search took more than {s} s and was stopped; narrow the filter and try again',
      },
      { values: { s: CALL_LIMITS.statementMs / 1000 }, cause: error },
    );
  }
}

/** One page of a list within the user's scope, with the names of what its rows refer to. */
export async function readList(
  resource: AnyResource,
  ctx: Ctx,
  query: ListQuery,
  options: { maxSize?: number } = {},
): Promise<Page<Record<string, unknown>>> {
  const plan = planOf(seenBy(ctx.user, resource.outside ? resource : listedOf(ctx, resource)));
  const { page, size } = pageOf(query, options.maxSize);
  const conditions = filterConditions(plan.resource, ctx, await withWaiting(ctx, resource, query));
  const text = pageSql(plan, ctx, conditions, orderOf(plan.resource, ctx, query.sort));
  const values = [...conditions.values, size, page * size];
  const [rows, count, sums] = await inTime(() =>
    Promise.all([
      ctx.db.query({ ...askedStatement(ctx, text, values), shape: 'labelled' }),
      countRows(plan, ctx, conditions),
      sumColumns(plan, ctx, conditions),
    ]),
  );
  return { content: rows, ...count, ...sums };
}
