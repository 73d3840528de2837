import { AppError } from '../../errors.ts';
import type { ListQuery } from '../../list-query.ts';
import { columnsOf, defaultSort } from '../../resource/describe.ts';
import { type AnyResource, nameFields, snake } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import { CALL_LIMITS, tookTooLong } from '../db/limits.ts';
import { asList, badFilter, type Conditions, filterConditions } from './filters.ts';
import { columnNamed, labelSelect, META_SELECT, type Plan, planOf, type StoredField } from './plan.ts';
import { askedName } from './statement-names.ts';

export type Page<R> = {
  content: R[];
  totalElements: number;
  /** The count stopped at its cap: there are more. */
  totalCapped?: boolean;
  /** Sums over everything filtered, of the columns that ask for it. */
  totals?: Record<string, string>;
};

/** Beyond this many rows nobody waits for an exact count; the web shows '10 000+'. */
export const COUNT_CAP = 10_000;
export const MAX_SIZE = 200;

/** Columns that a list is sorted by. */
const MOST_SORTS = 10;

/** `order by` over the alias; always ends on id, so that paging is stable. */
export function orderBy(resource: AnyResource, sort: string | readonly string[] | undefined, alias = 't'): string {
  const plan = planOf(resource);
  const asked = sort === undefined ? [] : asList(sort);
  if (asked.length > MOST_SORTS) {
    const message = { zh: `最多按 ${MOST_SORTS} 列排序`, en: `Sort by ${MOST_SORTS} columns at most` };
    throw new AppError('VALIDATION', message, { errors: [{ field: 'sort', message }] });
  }
  const terms: string[] = [];
  let last = 'asc';
  const add = (field: string, desc: boolean): void => {
    const column = columnNamed(plan, field);
    if (!column) throw badFilter(resource, field);
    last = desc ? 'desc' : 'asc';
    if (column !== 'id') terms.push(`${alias}.${column} ${last}`);
  };
  for (const term of asked) {
    const [field = '', direction = 'asc'] = term.split(',');
    add(field, direction.toLowerCase() === 'desc');
  }
  if (asked.length === 0) {
    const standard = defaultSort(resource);
    add(standard.field, standard.desc);
  }
  return [...terms, `${alias}.id ${last}`].join(', ');
}

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

/** Fields that a list answers: the declared columns with the zones of their times, the state, and what carries the scope. */
export function listFields(plan: Plan): StoredField[] {
  const wanted = new Set<string>();
  for (const { field } of columnsOf(plan.resource)) {
    wanted.add(field);
    const { zone } = plan.resource.fields[field] ?? {};
    if (zone) wanted.add(zone);
  }
  for (const field of Object.values(plan.resource.scope ?? {})) wanted.add(field);
  if (plan.resource.tree) wanted.add(plan.resource.tree);
  for (const field of nameFields(plan.resource)) wanted.add(field);
  return plan.stored.filter((stored) => wanted.has(stored.name) || stored.field.kind === 'state');
}

const listSql = new Map<string, string>();

function pageSql(plan: Plan, ctx: Ctx, conditions: Conditions, order: string): string {
  const key = `${plan.key}|${ctx.lang}|${conditions.where}|${order}`;
  const known = listSql.get(key);
  if (known) return known;
  const fields = listFields(plan);
  const names = labelSelect(ctx, fields, ctx.lang);
  const columns = fields.map((f) => `, t.${f.column} as "${f.name}"`).join('');
  const [limit, offset] = [conditions.values.length + 1, conditions.values.length + 2];
  // Ids first: the page is found on an index alone, however deep it lies; only its own rows are then read and joined.
  const sql =
    `select ${META_SELECT}${columns}${names.columns} from (select t.id from ${plan.table} t where ${conditions.where} ` +
    `order by ${order} limit $${limit} offset $${offset}) page join ${plan.table} t on t.id = page.id${names.joins} order by ${order}`;
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
  const { values } = conditions;
  const [row] = await ctx.db.query<{ n: number }>({ text, values, name: askedName(text, values) });
  const n = row?.n ?? 0;
  return n > COUNT_CAP ? { totalElements: COUNT_CAP, totalCapped: true } : { totalElements: n };
}

const sums = new Map<Plan, string>();

/** The sums that a list shows, as the columns of a statement; empty for most. */
function sumSql(plan: Plan): string {
  const known = sums.get(plan);
  if (known !== undefined) return known;
  const summed = columnsOf(plan.resource).filter((column) => column.total);
  const sql = summed.map((c) => `coalesce(sum(t.${snake(c.field)}), 0)::text as "${c.field}"`).join(', ');
  sums.set(plan, sql);
  return sql;
}

async function sumColumns(plan: Plan, ctx: Ctx, conditions: Conditions): Promise<Record<string, string> | undefined> {
  const columns = sumSql(plan);
  if (columns === '') return undefined;
  const text = `select ${columns} from ${plan.table} t where ${conditions.where}`;
  const { values } = conditions;
  const [row] = await ctx.db.query<Record<string, string>>({ text, values, name: askedName(text, values) });
  return row;
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
  const plan = planOf(resource);
  const { page, size } = pageOf(query, options.maxSize);
  const conditions = filterConditions(resource, ctx, query);
  const text = pageSql(plan, ctx, conditions, orderBy(resource, query.sort));
  const values = [...conditions.values, size, page * size];
  const [rows, count, totals] = await inTime(() =>
    Promise.all([
      ctx.db.query({ text, values, name: askedName(text, values), shape: 'labelled' }),
      countRows(plan, ctx, conditions),
      sumColumns(plan, ctx, conditions),
    ]),
  );
  return { content: rows, ...count, ...(totals && { totals }) };
}
