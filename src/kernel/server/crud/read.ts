import { notFound } from '../../errors.ts';
import { type AnyResource, permissionOf, snake } from '../../resource/resource.ts';
import type { Lang } from '../../text.ts';
import type { Ctx } from '../context.ts';
import { holds, scopeCondition } from '../permit/permit.ts';
import { escapeLike, filterConditions, searchedFields } from './filters.ts';
import { inTime } from './list.ts';
import { type Plan, planOf, titleExpression, wholeSelect } from './plan.ts';
import { askedName, declaredName } from './statement-names.ts';

type Record_ = Record<string, unknown>;

/** Lines of many parents at once, in their order, keyed by parent; their own lines included. */
async function linesOf(plan: Plan, ctx: Ctx, parentIds: readonly number[]): Promise<Map<number, Record_[]>> {
  const { columns, joins } = wholeSelect(plan, ctx.lang, 'line');
  const text = `select ${columns} from ${plan.table} t${joins} where t.parent_id = any($1::bigint[]) order by t.parent_id, t.seq`;
  const rows = await ctx.db.query<Record_>({
    text,
    values: [parentIds],
    name: declaredName(text),
    shape: 'labelled',
  });
  const byParent = new Map<number, Record_[]>();
  const lines = rows.map((row) => {
    const { parentId, ...line } = row;
    byParent.set(Number(parentId), [...(byParent.get(Number(parentId)) ?? []), line]);
    return line;
  });
  if (lines.length > 0) await addLines(plan.lines, ctx, lines);
  return byParent;
}

type Kinds = Plan['lines'];

/** The lines of the given records: one query per kind of line, whatever the count of records, all sent together. */
function linesByKind(kinds: Kinds, ctx: Ctx, ids: readonly number[]): Promise<Map<number, Record_[]>[]> {
  return Promise.all(kinds.map(({ child }) => linesOf(child, ctx, ids)));
}

function giveLines(kinds: Kinds, rows: readonly Record_[], found: readonly Map<number, Record_[]>[]): void {
  for (const [i, { name }] of kinds.entries()) {
    for (const row of rows) row[name] = found[i]!.get(row.id as number) ?? [];
  }
}

/** Gives fetched records their lines of the given kinds. */
export async function addLines(kinds: Kinds, ctx: Ctx, rows: readonly Record_[]): Promise<void> {
  const ids = rows.map((row) => row.id as number);
  giveLines(kinds, rows, await linesByKind(kinds, ctx, ids));
}

/**
 * How a record is held to the end of the transaction: `change` leaves others free to refer to it meanwhile, so that two
 * records that refer to each other can be changed at once; `removal` does not.
 */
export type Lock = 'change' | 'removal';

const LOCKS: Readonly<Record<Lock, string>> = { change: ' for no key update of t', removal: ' for update of t' };
const lockOf = (lock: Lock | boolean | undefined): string => (lock ? LOCKS[lock === true ? 'change' : lock] : '');

/** Whole records by id, lines and labels included, within scope; `lock` holds them to the end of the transaction. */
export async function readMany(
  resource: AnyResource,
  ctx: Ctx,
  ids: readonly number[],
  options: { lock?: Lock | boolean } = {},
): Promise<Record_[]> {
  const plan = planOf(resource);
  const values: unknown[] = [ids];
  const scope = scopeCondition(resource, ctx.user, (value) => `$${values.push(value)}`);
  const { columns, joins } = wholeSelect(plan, ctx.lang);
  const text =
    `select ${columns} from ${plan.table} t${joins} where t.id = any($1::bigint[]) and t.deleted_at is null` +
    `${scope ? ` and ${scope}` : ''} order by t.id${lockOf(options.lock)}`;
  // Sent together, the lines are still read after the lock is held.
  const [rows, lines] = await ctx.db.together((db) =>
    Promise.all([
      db.query<Record_>({ text, values, name: declaredName(text), shape: 'labelled' }),
      linesByKind(plan.lines, { ...ctx, db }, ids),
    ]),
  );
  giveLines(plan.lines, rows, lines);
  return rows;
}

/** One whole record. NOT_FOUND also for one outside the user's scope, so that its existence stays private. */
export async function readOne(
  resource: AnyResource,
  ctx: Ctx,
  id: number,
  options: { lock?: Lock | boolean } = {},
): Promise<Record_> {
  const [row] = Number.isSafeInteger(id) ? await readMany(resource, ctx, [id], options) : [];
  if (!row) throw notFound(resource.label);
  return row;
}

/** What a domain says about choosing its records, as SQL over the row `t`. */
export type Pick = {
  /** Which may still be chosen: those disabled since are found only by id, or by whoever filters what there has been. `{now}` is the moment. */
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
function choiceWords(resource: AnyResource, ctx: Ctx, pick: Pick): string[] {
  const hint = pick.hint?.(ctx.lang);
  const titles = (['zh', 'en'] as const).map((lang) => titleExpression(resource, 't', lang));
  const listed = holds(ctx.user, permissionOf(resource, 'list'))
    ? searchedFields(resource).map((name) => `t.${snake(name)}`)
    : [];
  return [...new Set([...titles, ...(hint ? [hint] : []), ...listed])];
}

/** Id and name of records to choose from, by keyword or by id, within scope. */
export async function readOptions(
  resource: AnyResource,
  ctx: Ctx,
  query: { q?: string; ids?: readonly number[]; size?: number; all?: boolean },
  pick: Pick = {},
): Promise<{ id: number; label: string; hint?: string | null }[]> {
  const plan = planOf(resource);
  const conditions = filterConditions(resource, ctx, { ...(query.ids && { ids: query.ids.map(String) }) });
  const word = query.q?.trim() ?? '';
  if (word) {
    const place = `$${conditions.values.push(escapeLike(word))}`;
    const places = choiceWords(resource, ctx, pick).map((each) => `${each} ilike ${place}`);
    conditions.where += ` and (${places.join(' or ')})`;
  }
  const title = titleExpression(resource, 't', ctx.lang);
  const exact = word ? `(lower(${title}) = lower($${conditions.values.length + 2})) desc, ` : '';
  const order = resource.fields.sortNum ? `t.${snake('sortNum')}, ` : '';
  const hint = pick.hint ? `, ${pick.hint(ctx.lang)} as hint` : '';
  const values = [...conditions.values, Math.min(query.size ?? 20, 200), ...(word ? [word] : [])];
  let open = '';
  if (pick.open && !query.ids && !query.all) {
    open = ` and ${pick.open.replaceAll('{now}', `$${values.length + 1}::timestamptz`)}`;
    if (pick.open.includes('{now}')) values.push(ctx.now.toISOString());
  }
  const text = `select t.id, ${title} as label${hint} from ${plan.table} t where ${conditions.where}${open} order by ${exact}${order}${title}, t.id limit $${conditions.values.length + 1}`;
  return inTime(() =>
    ctx.db.query<{ id: number; label: string; hint?: string | null }>({
      text,
      values,
      name: askedName(text, values),
    }),
  );
}
