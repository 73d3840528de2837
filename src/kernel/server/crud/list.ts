import { AppError } from '../../errors.ts';
import { columnsOf, defaultSort, labelOf } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import { parseValue } from '../../resource/parse.ts';
import { type AnyResource, snake } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import { scopeCondition } from '../permit/permit.ts';
import { columnNamed, labelSelect, META_SELECT, type Plan, planOf, type StoredField } from './plan.ts';

/** Query of a list: a key a filter, repeated keys as arrays; `page` from 0, `size`, `sort=field,desc`, `q`. */
export type ListQuery = Record<string, string | readonly string[] | undefined>;

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

/** Values that one filter takes, and columns that a list is sorted by; each value of a text is a condition of its own. */
const MOST_WORDS = 500;
const MOST_SORTS = 10;

/** Words of a list's query that are not filters. */
const RESERVED = new Set(['page', 'size', 'sort', 'q', 'columns', 'ids', 'lang']);

export type Conditions = { where: string; values: unknown[]; shape: string };

const asList = (value: string | readonly string[]): readonly string[] => (typeof value === 'string' ? [value] : value);

function badFilter(resource: AnyResource, field: string): AppError {
  const label = labelOf(resource, field);
  return new AppError(
    'VALIDATION',
    { zh: `筛选条件“${label.zh}”无效`, en: `The filter ${label.en} is not valid` },
    { errors: [{ field, message: { zh: '筛选条件无效', en: 'Not a valid filter' } }] },
  );
}

const isRanged = (field: Field): boolean =>
  field.kind === 'number' ||
  field.kind === 'date' ||
  field.kind === 'datetime' ||
  (field.kind === 'computed' && field.variant !== 'bool');

/** The kind as which a word of the query is read, or nothing for a field that is not compared with words. */
function comparedAs(field: Field): Field | undefined {
  if (field.variant === 'many') return { ...field, variant: 'one' };
  if (field.kind === 'json' || field.variant === 'json') return undefined;
  if (field.kind !== 'computed') return field;
  switch (field.variant) {
    case 'decimal':
    case 'int':
      return { ...field, kind: 'number' };
    case 'bool':
    case 'datetime':
      return { ...field, kind: field.variant };
    case 'date':
      return { ...field, kind: 'date', variant: 'day' };
    default:
      return { ...field, kind: 'text', variant: 'line' };
  }
}

const castOf = (field: Field): string =>
  field.kind === 'datetime' || field.variant === 'datetime' ? '::timestamptz' : '';

function escapeLike(word: string): string {
  return `%${word.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
}

/** Reads `<field>`, `<field>From` and `<field>To` for a field, and answers their conditions. */
function fieldConditions(
  plan: Plan,
  stored: StoredField,
  query: ListQuery,
  next: (value: unknown) => string,
): string[] {
  const { name, column, field } = stored;
  const parts: string[] = [];
  const compared = comparedAs(field);
  const parse = (text: string): unknown => {
    const parsed = compared ? parseValue(compared, text) : undefined;
    if (!parsed || 'error' in parsed) throw badFilter(plan.resource, name);
    return parsed.value;
  };
  const value = query[name];
  if (value !== undefined && value !== '') {
    const given = asList(value);
    if (given.length > MOST_WORDS) throw badFilter(plan.resource, name);
    if (field.kind === 'text' || field.kind === 'serial' || (field.kind === 'computed' && field.variant === 'text')) {
      parts.push(`(${given.map((word) => `t.${column} ilike ${next(escapeLike(word))}`).join(' or ')})`);
    } else if (field.variant === 'many') {
      parts.push(`t.${column} && ${next(given.map(parse))}::bigint[]`);
    } else if (given.length === 1) {
      parts.push(
        given[0] === 'null' ? `t.${column} is null` : `t.${column} = ${next(parse(given[0]!))}${castOf(field)}`,
      );
    } else {
      parts.push(`t.${column}::text = any(${next(given.map((v) => String(parse(v))))}::text[])`);
    }
  }
  if (!isRanged(field)) return parts;
  const from = query[`${name}From`];
  const to = query[`${name}To`];
  if (typeof from === 'string' && from) parts.push(`t.${column} >= ${next(parse(from))}${castOf(field)}`);
  if (typeof to === 'string' && to) {
    // A day given as the end of a span of instants means the whole of that day.
    const wholeDay = field.kind === 'datetime' && /^\d{4}-\d{2}-\d{2}$/.test(to);
    parts.push(
      wholeDay
        ? `t.${column} < ${next(parse(`${to}T00:00:00Z`))}::timestamptz + interval '1 day'`
        : `t.${column} <= ${next(parse(to))}${castOf(field)}`,
    );
  }
  return parts;
}

/** Everything that a list query asks for, within the user's scope, over the alias `t`. Refuses an unknown filter. */
export function filterConditions(resource: AnyResource, ctx: Ctx, query: ListQuery): Conditions {
  const plan = planOf(resource);
  const values: unknown[] = [];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const parts = ['t.deleted_at is null'];
  const scope = scopeCondition(resource, ctx.user, next);
  if (scope) parts.push(scope);
  const asked = new Set<string>();
  for (const key of Object.keys(query)) {
    if (RESERVED.has(key) || query[key] === undefined) continue;
    // The bounds of a span are one word each: a second one is not passed over in silence.
    if (typeof query[key] !== 'string' && !plan.byName.has(key)) throw badFilter(resource, key);
    const base = key.replace(/(From|To)$/, '');
    asked.add(key).add(base);
    if (!plan.byName.has(key) && !plan.byName.has(base) && !columnNamed(plan, base)) throw badFilter(resource, key);
  }
  for (const stored of plan.stored) {
    if (asked.has(stored.name)) parts.push(...fieldConditions(plan, stored, query, next));
  }
  parts.push(...metaConditions(resource, query, next));
  const word = typeof query.q === 'string' ? query.q.trim() : '';
  if (word) {
    const fields = resource.list?.search ?? (resource.title ? [resource.title] : []);
    // A value without a place in the statement is one too many for PostgreSQL.
    const place = fields.length > 0 ? next(escapeLike(word)) : '';
    if (place) parts.push(`(${fields.map((f) => `t.${snake(f)} ilike ${place}`).join(' or ')})`);
  }
  if (query.ids !== undefined) {
    const ids = asList(query.ids).map(Number);
    if (ids.some((id) => !Number.isSafeInteger(id))) throw badFilter(resource, 'id');
    parts.push(`t.id = any(${next(ids)}::bigint[])`);
  }
  const where = parts.join(' and ');
  return { where, values, shape: where };
}

const TIME: Field = { kind: 'datetime', label: { zh: '时间', en: 'Time' } };

function metaConditions(resource: AnyResource, query: ListQuery, next: (value: unknown) => string): string[] {
  const parts: string[] = [];
  if (typeof query.createName === 'string' && query.createName)
    parts.push(`t.create_name ilike ${next(escapeLike(query.createName))}`);
  for (const [key, column] of [
    ['createTime', 'create_time'],
    ['updateTime', 'update_time'],
  ] as const) {
    for (const [suffix, operator] of [
      ['From', '>='],
      ['To', '<='],
    ] as const) {
      const value = query[key + suffix];
      if (typeof value !== 'string' || !value) continue;
      const parsed = parseValue(TIME, /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00Z` : value);
      if ('error' in parsed) throw badFilter(resource, key);
      parts.push(`t.${column} ${operator} ${next(parsed.value)}::timestamptz`);
    }
  }
  return parts;
}

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

/** Fields that a list answers: the declared columns, the state, and what carries the scope. */
export function listFields(plan: Plan): StoredField[] {
  const wanted = new Set(columnsOf(plan.resource).map((column) => column.field));
  for (const field of Object.values(plan.resource.scope ?? {})) wanted.add(field);
  if (plan.resource.tree) wanted.add(plan.resource.tree);
  if (plan.resource.title) wanted.add(plan.resource.title);
  return plan.stored.filter((stored) => wanted.has(stored.name) || stored.field.kind === 'state');
}

const listSql = new Map<string, string>();

function pageSql(plan: Plan, ctx: Ctx, conditions: Conditions, order: string): string {
  const key = `${plan.table}|${ctx.lang}|${conditions.shape}|${order}`;
  const known = listSql.get(key);
  if (known) return known;
  const fields = listFields(plan);
  const names = labelSelect(fields, ctx.lang);
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

/** A name for a statement of this text, so that PostgreSQL prepares it once per connection. */
const statementNames = new Map<string, string>();
export function statementName(text: string): string | undefined {
  const known = statementNames.get(text);
  if (known) return known;
  // Bounded: a shape seen after the first thousand is run unprepared rather than filling the connections.
  if (statementNames.size >= 1000) return undefined;
  const name = `q${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

async function countRows(
  plan: Plan,
  ctx: Ctx,
  conditions: Conditions,
): Promise<{ totalElements: number; totalCapped?: boolean }> {
  const text = `select count(*)::int as n from (select 1 from ${plan.table} t where ${conditions.where} limit ${COUNT_CAP + 1}) capped`;
  const [row] = await ctx.db.query<{ n: number }>({ text, values: conditions.values, name: statementName(text) });
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
  const [row] = await ctx.db.query<Record<string, string>>({
    text,
    values: conditions.values,
    name: statementName(text),
  });
  return row;
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
  const [rows, count, totals] = await Promise.all([
    ctx.db.query({
      text,
      values: [...conditions.values, size, page * size],
      name: statementName(text),
      shape: 'labelled',
    }),
    countRows(plan, ctx, conditions),
    sumColumns(plan, ctx, conditions),
  ]);
  return { content: rows, ...count, ...(totals && { totals }) };
}
