import { notFound } from '../../errors.ts';
import type { Among } from '../../resource/choices.ts';
import { type AnyResource, permissionOf, snake } from '../../resource/resource.ts';
import type { Lang } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { holds, scopeCondition } from '../permit/permit.ts';
import { seenBy } from '../permit/private.ts';
import { apart, assertNarrowed, broughtSelect, sourceOf } from './choices.ts';
import { escapeLike, filterConditions } from './filters.ts';
import { keywordConditions } from './keyword.ts';
import { inTime } from './list.ts';
import { atMoment } from './moment.ts';
import { type Plan, planOf, titleExpression, wholeSelect } from './plan.ts';
import { askedName, declaredName } from './statement-names.ts';

type Record_ = Record<string, unknown>;

/** A condition on a column that names records, as SQL over `$1`, `$2` ... */
type Is = (column: string) => string;

/** Which records are asked for. The condition is a constant: statements are put together once for each. */
export type Asked = { readonly is: Is; readonly values: readonly unknown[] };

const isOne: Is = (column) => `${column} = $1::bigint`;
const isAmong: Is = (column) => `${column} = any($1::bigint[])`;

/** One record is asked for by itself: of a list PostgreSQL does not know the length, takes it for ten and plans anew each time. */
const askedFor = (ids: readonly number[]): Asked =>
  ids.length === 1 ? { is: isOne, values: ids } : { is: isAmong, values: [ids] };

type Prepared = { readonly text: string; readonly name: string | undefined; readonly values: readonly unknown[] };
const statements = new WeakMap<Is, Map<string, string>>();
const conditions = new WeakMap<Is, Map<Plan, Is>>();

/** What has been made for a condition and a key; made when first asked for. */
function kept<K, V>(made: WeakMap<Is, Map<K, V>>, is: Is, key: K, make: () => V): V {
  const known = made.get(is) ?? new Map<K, V>();
  made.set(is, known);
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

/** The statement of a condition and what else decides its text, which has several thousand characters. */
function prepared(ctx: Ctx, asked: Asked, key: string, textOf: () => string): Prepared {
  const text = kept(statements, asked.is, key, textOf);
  const bound = atMoment(ctx, text, asked.values);
  return { ...bound, name: declaredName(bound.text) };
}

/** The lines of the records that a condition names. */
const isUnder = (child: Plan, parents: Is): Is =>
  kept(conditions, parents, child, () => {
    const ids = `select l.id from ${child.table} l where ${parents('l.parent_id')}`;
    return (column) => `${column} in (${ids})`;
  });

type Kinds = Plan['lines'];

/** Lines by kind and parent, and the lines of those below them. */
type Found = readonly { readonly byParent: ReadonlyMap<number, Record_[]>; readonly below: Found }[];

/** The lines of the given parents in their order: one query per kind and depth, whatever the count of records, all sent at once. */
function linesByKind(kinds: Kinds, ctx: Ctx, parents: Asked): Promise<Found> {
  return Promise.all(
    kinds.map(async ({ child }) => {
      const { values, is } = parents;
      const statement = prepared(ctx, parents, `${child.key}|${ctx.lang}`, () => {
        const { columns, joins } = wholeSelect(ctx, child, ctx.lang, 'line');
        return `select ${columns} from ${child.table} t${joins} where ${is('t.parent_id')} order by t.parent_id, t.seq`;
      });
      const [rows, below] = await Promise.all([
        ctx.db.query<Record_>({ ...statement, shape: 'labelled' }),
        linesByKind(child.lines, ctx, { is: isUnder(child, is), values }),
      ]);
      const byParent = new Map<number, Record_[]>();
      for (const { parentId, ...line } of rows)
        byParent.set(Number(parentId), [...(byParent.get(Number(parentId)) ?? []), line]);
      return { byParent, below };
    }),
  );
}

function giveLines(kinds: Kinds, rows: readonly Record_[], found: Found): void {
  for (const [i, { name, child }] of kinds.entries()) {
    const { byParent, below } = found[i]!;
    for (const row of rows) {
      const lines = byParent.get(row.id as number) ?? [];
      row[name] = lines;
      giveLines(child.lines, lines, below);
    }
  }
}

/** Gives fetched records their lines of the given kinds. */
export async function addLines(kinds: Kinds, ctx: Ctx, rows: readonly Record_[]): Promise<void> {
  const found = await linesByKind(kinds, ctx, askedFor(rows.map((row) => row.id as number)));
  giveLines(kinds, rows, found);
}

/**
 * How a record is held to the end of the transaction: `change` leaves others free to refer to it meanwhile, so that two
 * records that refer to each other can be changed at once; `removal` does not.
 */
export type Lock = 'change' | 'removal';

const LOCKS: Readonly<Record<Lock, string>> = { change: ' for no key update of t', removal: ' for update of t' };
const lockOf = (lock: Lock | boolean | undefined): string => (lock ? LOCKS[lock === true ? 'change' : lock] : '');

type Reading = {
  /** Holds the records to the end of the transaction. */
  readonly lock?: Lock | boolean;
  /** Of each record these fields and kinds of lines alone. */
  readonly only?: readonly string[];
  /** Private fields too: for the writing services, never for an answer. */
  readonly inner?: boolean;
  /** Lines that whoever asks has read already, by kind; of one record. */
  readonly known?: Readonly<Record<string, Record_[]>>;
};

/** Whole records by id, lines and labels included, within scope. */
export const readMany = (
  resource: AnyResource,
  ctx: Ctx,
  ids: readonly number[],
  options: Reading = {},
): Promise<Record_[]> => readAsked(resource, ctx, askedFor(ids), options);

/** The same for records that a condition names. Its text must follow from a declaration: it is prepared. */
export async function readAsked(
  resource: AnyResource,
  ctx: Ctx,
  asked: Asked,
  { lock, only, inner, known = {} }: Reading = {},
): Promise<Record_[]> {
  const plan = planOf(inner ? resource : seenBy(ctx.user, resource));
  const values: unknown[] = [...asked.values];
  const scope = scopeCondition(resource, ctx.user, (value) => `$${values.push(value)}`);
  const kinds = plan.lines.filter(({ name }) => !(name in known) && (!only || only.includes(name)));
  const key = `${plan.key}|${ctx.lang}|${scope}|${lock}|${only}`;
  const statement = prepared(ctx, { is: asked.is, values }, key, () => {
    const { columns, joins } = wholeSelect(ctx, plan, ctx.lang, 'record', only);
    return (
      `select ${columns} from ${plan.table} t${joins} where ${asked.is('t.id')} and ${plan.live}` +
      `${scope ? ` and ${scope}` : ''} order by t.id${lockOf(lock)}`
    );
  });
  // Sent together, the lines are still read after the lock is held.
  const [rows, lines] = await ctx.db.together((db) =>
    Promise.all([db.query<Record_>({ ...statement, shape: 'labelled' }), linesByKind(kinds, { ...ctx, db }, asked)]),
  );
  giveLines(kinds, rows, lines);
  for (const row of rows) Object.assign(row, known);
  return rows;
}

/** One whole record. NOT_FOUND also for one outside the user's scope, so that its existence stays private. */
export async function readOne(resource: AnyResource, ctx: Ctx, id: number, options: Reading = {}): Promise<Record_> {
  const [row] = Number.isSafeInteger(id) ? await readMany(resource, ctx, [id], options) : [];
  if (!row) throw notFound(resource.label);
  return row;
}

/** What a domain says about choosing its records, as SQL over the row `t`. */
export type Pick = {
  /** Which may still be chosen: those disabled since are found only by id, or by whoever filters what there has been. `{now}` is the moment, `{today}` the day in the office. */
  readonly open?: string;
  /** What tells two of one name apart. */
  readonly hint?: (lang: Lang) => string;
  /** Chosen by those alone who may list them. */
  readonly listed?: boolean;
};

/**
 * Where a keyword is looked for among choices: in what they show. Whoever may list the records sees more of them, and finds them by
 * all that the list searches; for anybody else a field that is not shown would be told letter by letter.
 */
function choiceConditions(resource: AnyResource, ctx: Ctx, pick: Pick, place: string): string[] {
  const hint = pick.hint?.(ctx.lang);
  const titles = (['zh', 'en'] as const).map((lang) => titleExpression(ctx, resource, 't', lang));
  const listed = holds(ctx.user, permissionOf(resource, 'list'))
    ? keywordConditions(ctx, seenBy(ctx.user, resource), place)
    : [];
  return [...new Set([...[...titles, ...(hint ? [hint] : [])].map((text) => `${text} ilike ${place}`), ...listed])];
}

/** A record to choose: what tells it from another of its name, and the fields that its choice brings into the row. */
export type Option = { id: number; label: string; hint?: string | null; brings?: Record_ };

type OptionQuery = { q?: string; ids?: readonly number[]; size?: number; all?: boolean; among?: Among };

/** Id and name of records to choose from, by keyword or by id, within scope and within what the rest of a row leaves. */
export async function readOptions(
  resource: AnyResource,
  ctx: Ctx,
  { among = {}, ...query }: OptionQuery,
  pick: Pick = {},
): Promise<Option[]> {
  assertNarrowed(ctx, resource, among);
  const source = sourceOf(ctx, resource, among);
  const plan = planOf(source);
  const conditions = filterConditions(source, ctx, { ...among, ...(query.ids && { ids: query.ids.map(String) }) });
  const word = query.q?.trim() ?? '';
  if (word) {
    const place = `$${conditions.values.push(escapeLike(word))}`;
    conditions.where += ` and (${choiceConditions(resource, ctx, pick, place).join(' or ')})`;
  }
  const title = titleExpression(ctx, resource, 't', ctx.lang);
  const exact = word ? `(lower(${title}) = lower($${conditions.values.length + 2})) desc, ` : '';
  const order = resource.fields.sortNum ? `t.${snake('sortNum')}, ` : '';
  const hint = pick.hint ? `, ${pick.hint(ctx.lang)} as hint` : '';
  const values = [...conditions.values, Math.min(query.size ?? 20, 200), ...(word ? [word] : [])];
  const open = pick.open && !query.ids && !query.all ? ` and ${pick.open}` : '';
  const text = `select t.id, ${title} as label${hint}${broughtSelect(ctx, resource)} from ${plan.table} t where ${conditions.where}${open} order by ${exact}${order}${title}, t.id limit $${conditions.values.length + 1}`;
  const bound = atMoment(ctx, text, values);
  const rows = await inTime(() => ctx.db.query<Option>({ ...bound, name: askedName(bound.text, bound.values) }));
  return rows.map(apart);
}
