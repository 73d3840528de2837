import { AppError } from '../../errors.ts';
import { type ListQuery, MOST_VALUES } from '../../list-query.ts';
import { labelOf } from '../../resource/describe.ts';
import type { Field } from '../../resource/field.ts';
import { parseValue } from '../../resource/parse.ts';
import { type AnyResource, snake, tableNameOf } from '../../resource/resource.ts';
import type { Text } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { scopeCondition } from '../permit/permit.ts';
import { resourceNamed } from '../registry.ts';
import { comparedAs, holdsWords, isRanged, typeOf } from './filter-kinds.ts';
import { keywordConditions, searchedFields } from './keyword.ts';
import { columnNamed, type Plan, planOf, type StoredField } from './plan.ts';

/** Words that one filter takes, and letters of a word. */
const MOST_WORDS = 50;
const MOST_LETTERS = 200;

/** Words of a list's query that are not filters. */
const RESERVED = new Set(['page', 'size', 'sort', 'q', 'columns', 'ids', 'lang']);

/** A condition in SQL over the alias `t`. Its text does not depend on how many words a filter has. */
export type Conditions = { where: string; values: unknown[] };

/** Gives the place of a value in the statement. */
type Next = (value: unknown) => string;

export const asList = (value: string | readonly string[]): readonly string[] =>
  typeof value === 'string' ? [value] : value;

export function badFilter(resource: AnyResource, field: string, why?: Text): AppError {
  const label = labelOf(resource, field);
  return new AppError(
    'VALIDATION',
    { zh: `筛选条件“${label.zh}”无效`, en: `The filter ${label.en} is not valid` },
    { errors: [{ field, message: why ?? { zh: '筛选条件无效', en: 'Not a valid filter' } }] },
  );
}

const TOO_MANY: Text = { zh: `最多 ${MOST_WORDS} 个值`, en: `At most ${MOST_WORDS} values` };
const TOO_LONG: Text = { zh: `最多 ${MOST_LETTERS} 个字符`, en: `At most ${MOST_LETTERS} characters` };

export const escapeLike = (word: string): string => `%${word.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;

/** Reads one word of the query as a value of the field. */
function readWord(plan: Plan, { name, field }: StoredField, word: string): unknown {
  const compared = comparedAs(field);
  const parsed = compared ? parseValue(compared, word) : undefined;
  if (!parsed || 'error' in parsed) throw badFilter(plan.resource, name, parsed?.error);
  return parsed.value;
}

/** `<field>`: one of the given words; `null` for what is not filled in. */
function equals(plan: Plan, stored: StoredField, words: readonly string[], next: Next): string {
  const { name, column, field } = stored;
  if (words.length > MOST_WORDS) throw badFilter(plan.resource, name, TOO_MANY);
  if (words.some((word) => word.length > MOST_LETTERS)) throw badFilter(plan.resource, name, TOO_LONG);
  if (holdsWords(field)) return `t.${column} ilike any(${next(words.map(escapeLike))}::text[])`;
  const read = (word: string): unknown => readWord(plan, stored, word);
  if (field.variant === 'many') return `t.${column} && ${next(words.map(read))}::bigint[]`;
  if (words.length > 1) return `t.${column} = any(${next(words.map(read))}::${typeOf(field)}[])`;
  // One value keeps the order of an index, which an array does not.
  return words[0] === 'null' ? `t.${column} is null` : `t.${column} = ${next(read(words[0]!))}::${typeOf(field)}`;
}

/** The condition of a filter on one field, for what counts rows as the list would show them. */
export function wordsCondition(plan: Plan, field: string, words: readonly string[], next: Next): string {
  const stored = plan.byName.get(field);
  if (!stored) throw badFilter(plan.resource, field);
  return equals(plan, stored, words, next);
}

/** `<field>Is`: a text that is one of the given words as a whole, where `<field>` finds parts of words; `null` for what is not filled in. */
function isWhole(plan: Plan, { name, column, field }: StoredField, words: readonly string[], next: Next): string {
  if (!holdsWords(field)) throw badFilter(plan.resource, `${name}Is`);
  if (words.length > MOST_WORDS) throw badFilter(plan.resource, name, TOO_MANY);
  if (words[0] === 'null') return `t.${column} is null`;
  return `t.${column} = any(${next(words)}::text[])`;
}

/** `<field>Not`: none of the given words, each compared as a whole; what is not filled in stays, unless `null` is among them. */
function differs(plan: Plan, stored: StoredField, words: readonly string[], next: Next): string[] {
  const { name, column, field } = stored;
  if (words.length > MOST_WORDS) throw badFilter(plan.resource, name, TOO_MANY);
  if (words.some((word) => word.length > MOST_LETTERS)) throw badFilter(plan.resource, name, TOO_LONG);
  const whole = words.filter((word) => word !== 'null');
  const filled = words.length > whole.length ? [`t.${column} is not null`] : [];
  if (whole.length === 0) return filled;
  const values = next(holdsWords(field) ? whole : whole.map((word) => readWord(plan, stored, word)));
  const among = field.variant === 'many' ? `&& ${values}::bigint[]` : `= any(${values}::${typeOf(field)}[])`;
  return [`(t.${column} ${among}) is not true`, ...filled];
}

/** `<field>Under`: one of the given places of the tree to which the field refers, or what stands below them. */
function under(
  ctx: Ctx,
  plan: Plan,
  { name, column, field }: StoredField,
  words: readonly string[],
  next: Next,
): string {
  const target =
    field.kind === 'ref' && field.variant !== 'many' ? resourceNamed(ctx, String(field.target)) : undefined;
  const ids = words.map(Number);
  if (!target?.tree || ids.some((id) => !Number.isSafeInteger(id))) throw badFilter(plan.resource, `${name}Under`);
  if (words.length > MOST_WORDS) throw badFilter(plan.resource, name, TOO_MANY);
  const table = tableNameOf(target);
  return `t.${column} in (with recursive branch as (select b.id from ${table} b where b.id = any(${next(ids)}::bigint[])
    union select b.id from ${table} b join branch on b.${snake(target.tree)} = branch.id) select id from branch)`;
}

/** `<field>From` and `<field>To`: within a span, both ends included. */
export function spanCondition(plan: Plan, stored: StoredField, query: ListQuery, next: Next): string[] {
  const { name, column, field } = stored;
  const [from, to] = [query[`${name}From`], query[`${name}To`]];
  const parts: string[] = [];
  const type = typeOf(field);
  if (typeof from === 'string' && from) parts.push(`t.${column} >= ${next(readWord(plan, stored, from))}::${type}`);
  if (typeof to !== 'string' || !to) return parts;
  // A day given as the end of a span of instants means the whole of that day.
  const wholeDay = field.kind === 'datetime' && /^\d{4}-\d{2}-\d{2}$/.test(to);
  parts.push(
    wholeDay
      ? `t.${column} < ${next(readWord(plan, stored, `${to}T00:00:00Z`))}::timestamptz + interval '1 day'`
      : `t.${column} <= ${next(readWord(plan, stored, to))}::${type}`,
  );
  return parts;
}

/** Refuses names that are no filter of this list; answers the fields that are asked for. */
function askedFields(plan: Plan, query: ListQuery): Set<string> {
  const asked = new Set<string>();
  for (const key of Object.keys(query)) {
    if (RESERVED.has(key) || query[key] === undefined) continue;
    // The bounds of a span are one word each: a second one is not passed over in silence.
    if (typeof query[key] !== 'string' && !plan.byName.has(key) && !/(Not|Is|Under)$/.test(key))
      throw badFilter(plan.resource, key);
    const base = key.replace(/(From|To|Not|Is|Under)$/, '');
    asked.add(key).add(base);
    if (!plan.byName.has(key) && !plan.byName.has(base) && !columnNamed(plan, base))
      throw badFilter(plan.resource, key);
  }
  return asked;
}

/** `q`: a keyword in any of the fields that the list searches. */
function keyword(ctx: Ctx, resource: AnyResource, q: string | readonly string[] | undefined, next: Next): string[] {
  const word = typeof q === 'string' ? q.trim() : '';
  if (!word) return [];
  if (searchedFields(resource).length === 0)
    throw badFilter(resource, 'q', { zh: '此列表没有关键字查询', en: 'This list has no search by keyword' });
  if (word.length > MOST_LETTERS) throw badFilter(resource, 'q', TOO_LONG);
  const conditions = keywordConditions(ctx, resource, next(escapeLike(word)));
  return [conditions.length > 0 ? `(${conditions.join(' or ')})` : 'false'];
}

/** `ids`: these records alone. */
function chosen(resource: AnyResource, given: string | readonly string[] | undefined, next: Next): string[] {
  if (given === undefined) return [];
  const ids = asList(given).map(Number);
  if (ids.length > MOST_VALUES || ids.some((id) => !Number.isSafeInteger(id))) throw badFilter(resource, 'id');
  return [`t.id = any(${next(ids)}::bigint[])`];
}

const TIME: Field = { kind: 'datetime', label: { zh: '时间', en: 'Time' } };

/** Filters of what every record carries: who made it, and when it was made and changed. */
function metaConditions(plan: Plan, query: ListQuery, next: Next): string[] {
  const { resource } = plan;
  const parts: string[] = [];
  if (typeof query.createName === 'string' && query.createName) {
    if (query.createName.length > MOST_LETTERS) throw badFilter(resource, 'createName', TOO_LONG);
    if (!plan.meta.has('createName')) throw badFilter(plan.resource, 'createName');
    parts.push(`t.create_name ilike ${next(escapeLike(query.createName))}`);
  }
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
      if ('error' in parsed || !plan.meta.has(key)) throw badFilter(resource, key);
      parts.push(`t.${column} ${operator} ${next(parsed.value)}::timestamptz`);
    }
  }
  return parts;
}

/** Everything that a list query asks for, within the user's scope, over the alias `t`. Refuses an unknown filter. */
export function filterConditions(resource: AnyResource, ctx: Ctx, query: ListQuery): Conditions {
  const plan = planOf(resource);
  const values: unknown[] = [];
  const next: Next = (value) => `$${values.push(value)}`;
  const parts = [plan.live];
  const scope = scopeCondition(resource, ctx.user, next);
  if (scope) parts.push(scope);
  const asked = askedFields(plan, query);
  for (const stored of plan.stored) {
    if (!asked.has(stored.name)) continue;
    const given = query[stored.name];
    if (given !== undefined && given !== '' && given.length > 0) parts.push(equals(plan, stored, asList(given), next));
    const not = query[`${stored.name}Not`];
    if (not !== undefined && not !== '' && not.length > 0) parts.push(...differs(plan, stored, asList(not), next));
    const whole = query[`${stored.name}Is`];
    if (whole !== undefined && whole !== '' && whole.length > 0) parts.push(isWhole(plan, stored, asList(whole), next));
    const below = query[`${stored.name}Under`];
    if (below !== undefined && below !== '' && below.length > 0)
      parts.push(under(ctx, plan, stored, asList(below), next));
    if (isRanged(stored.field)) parts.push(...spanCondition(plan, stored, query, next));
  }
  parts.push(
    ...metaConditions(plan, query, next),
    ...keyword(ctx, resource, query.q, next),
    ...chosen(resource, query.ids, next),
  );
  return { where: parts.join(' and '), values };
}
