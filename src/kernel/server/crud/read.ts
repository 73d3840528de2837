import { notFound } from '../../errors.ts';
import { type AnyResource, snake } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import { scopeCondition } from '../permit/permit.ts';
import { filterConditions, statementName } from './list.ts';
import { labelSelect, META_SELECT, type Plan, planOf, takeLabels, titleExpression } from './plan.ts';

type Record_ = Record<string, unknown>;

/** Lines of many parents at once, in their order, keyed by parent. */
async function linesOf(plan: Plan, ctx: Ctx, parentIds: readonly number[]): Promise<Map<number, Record_[]>> {
  const byParent = new Map<number, Record_[]>(parentIds.map((id) => [id, []]));
  const names = labelSelect(plan.stored, ctx.lang);
  const columns = plan.stored.map((f) => `, t.${f.column} as "${f.name}"`).join('');
  const text = `select t.id, t.parent_id as "parentId"${columns}${names.columns} from ${plan.table} t${names.joins} where t.parent_id = any($1::bigint[]) order by t.parent_id, t.seq`;
  const rows = await ctx.db.query<Record_>({ text, values: [parentIds], name: statementName(text) });
  for (const row of rows) {
    const { parentId, ...line } = takeLabels(row);
    byParent.get(Number(parentId))?.push(line);
  }
  await addLines(
    plan,
    ctx,
    rows.map((row) => ({ id: row.id as number })),
    [...byParent.values()].flat(),
  );
  return byParent;
}

/** Fetches the lines of the given rows, theirs included: one query per kind of line, whatever the count of rows. */
async function addLines(plan: Plan, ctx: Ctx, ids: readonly { id: number }[], rows: readonly Record_[]): Promise<void> {
  if (plan.lines.length === 0 || rows.length === 0) return;
  for (const { name, child } of plan.lines) {
    const found = await linesOf(
      child,
      ctx,
      ids.map((row) => row.id),
    );
    for (const row of rows) row[name] = found.get(row.id as number) ?? [];
  }
}

/** Whole records by id, lines and labels included, within scope; `lock` holds them to the end of the transaction. */
export async function readMany(
  resource: AnyResource,
  ctx: Ctx,
  ids: readonly number[],
  options: { lock?: boolean } = {},
): Promise<Record_[]> {
  const plan = planOf(resource);
  const values: unknown[] = [ids];
  const scope = scopeCondition(resource, ctx.user, (value) => `$${values.push(value)}`);
  const names = labelSelect(plan.stored, ctx.lang);
  const columns = plan.stored.map((f) => `, t.${f.column} as "${f.name}"`).join('');
  const text =
    `select ${META_SELECT}${columns}${names.columns} from ${plan.table} t${names.joins} ` +
    `where t.id = any($1::bigint[]) and t.deleted_at is null${scope ? ` and ${scope}` : ''} order by t.id${options.lock ? ' for update of t' : ''}`;
  const rows = (await ctx.db.query<Record_>({ text, values, name: statementName(text) })).map(takeLabels);
  await addLines(
    plan,
    ctx,
    rows.map((row) => ({ id: (row as Record_).id as number })),
    rows,
  );
  return rows;
}

/** One whole record. NOT_FOUND also for one outside the user's scope, so that its existence stays private. */
export async function readOne(
  resource: AnyResource,
  ctx: Ctx,
  id: number,
  options: { lock?: boolean } = {},
): Promise<Record_> {
  const [row] = Number.isSafeInteger(id) ? await readMany(resource, ctx, [id], options) : [];
  if (!row) throw notFound(resource.label);
  return row;
}

/** Id and name of records to choose from, by keyword or by id, within scope. */
export async function readOptions(
  resource: AnyResource,
  ctx: Ctx,
  query: { q?: string; ids?: readonly number[]; size?: number },
): Promise<{ id: number; label: string }[]> {
  const plan = planOf(resource);
  const asked = { ...(query.q && { q: query.q }), ...(query.ids && { ids: query.ids.map(String) }) };
  const conditions = filterConditions(resource, ctx, asked);
  const title = titleExpression(resource, 't', ctx.lang);
  const exact = query.q ? `(lower(${title}) = lower($${conditions.values.length + 2})) desc, ` : '';
  const order = resource.fields.sortNum ? `t.${snake('sortNum')}, ` : '';
  const text = `select t.id, ${title} as label from ${plan.table} t where ${conditions.where} order by ${exact}${order}${title}, t.id limit $${conditions.values.length + 1}`;
  const values = [...conditions.values, Math.min(query.size ?? 20, 200), ...(query.q ? [query.q] : [])];
  return ctx.db.query<{ id: number; label: string }>({ text, values, name: statementName(text) });
}
