import { isDeepStrictEqual } from 'node:util';
import type { Field } from '../../resource/field.ts';
import { type AnyResource, childOf } from '../../resource/resource.ts';
import { eq } from '../../value/decimal.ts';
import type { Ctx } from '../context.ts';
import type { Change } from '../history.ts';
import { type Plan, toColumn } from './plan.ts';
import { askedName, declaredName } from './statement-names.ts';

type Record_ = Record<string, unknown>;

/** A value as the history keeps it: lines without the names that were fetched for display. */
export function shownOf(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item) => {
    if (typeof item !== 'object' || item === null) return item;
    const { labels: _labels, ...rest } = item as Record_;
    return Object.fromEntries(
      Object.entries(rest)
        .filter(([, v]) => v !== null && v !== undefined)
        .map(([k, v]) => [k, shownOf(v)]),
    );
  });
}

/** Whether two values of a field are the same to a person: 8 and 8.00 are, and so are lines whose ids alone differ. */
function sameValue(field: Field, a: unknown, b: unknown): boolean {
  if (field.kind === 'lines') {
    const [before, after] = [(a ?? []) as Record_[], (b ?? []) as Record_[]];
    const fields = Object.entries(childOf(field).fields);
    return (
      before.length === after.length &&
      before.every((line, i) => fields.every(([name, child]) => sameValue(child, line[name], after[i]![name])))
    );
  }
  if (field.scale !== undefined && a != null && b != null) return eq(String(a), String(b));
  return isDeepStrictEqual(a ?? null, b ?? null);
}

/** What differs between two states of a record, field by field, in the order of the declaration. */
export function changesOf(resource: AnyResource, before: Record_, after: Record_): Change[] {
  return Object.entries(resource.fields).flatMap(([name, field]) => {
    const [old, now] = [before[name], after[name]];
    return sameValue(field, old, now) ? [] : [{ field: name, old: shownOf(old ?? null), new: shownOf(now ?? null) }];
  });
}

/**
 * Makes the lines of a parent equal to the given ones: known ids are updated, others inserted, missing ones deleted.
 * Lines without lines of their own are written with one statement for all.
 */
export async function saveLines(
  child: Plan,
  ctx: Ctx,
  parentId: number,
  rows: readonly Record_[],
  options: { newParent?: boolean } = {},
): Promise<void> {
  const known = options.newParent ? new Set<number>() : await lineIds(child, ctx, parentId);
  const kept = new Set(rows.map((row) => Number(row.id)).filter((id) => known.has(id)));
  const gone = [...known].filter((id) => !kept.has(id));
  if (gone.length > 0) await removeLines(child, ctx, gone);

  const ordered = rows.map((row, seq) => ({ row: computeLine(child, row), seq }));
  const fresh = ordered.filter(({ row }) => !kept.has(Number(row.id)));
  const ids = fresh.length > 0 ? await insertLines(child, ctx, parentId, fresh) : [];
  await Promise.all(
    ordered.filter(({ row }) => kept.has(Number(row.id))).map(({ row, seq }) => updateLine(child, ctx, row, seq)),
  );

  for (const { name, child: grandchild } of child.lines) {
    for (const [index, { row }] of fresh.entries())
      await saveLines(grandchild, ctx, ids[index]!, (row[name] ?? []) as Record_[], { newParent: true });
    for (const { row } of ordered)
      if (kept.has(Number(row.id))) await saveLines(grandchild, ctx, Number(row.id), (row[name] ?? []) as Record_[]);
  }
}

async function lineIds(child: Plan, ctx: Ctx, parentId: number): Promise<Set<number>> {
  const text = `select id from ${child.table} where parent_id = $1`;
  const rows = await ctx.db.query<{ id: number }>({ text, values: [parentId], name: declaredName(text) });
  return new Set(rows.map((row) => row.id));
}

function computeLine(child: Plan, row: Record_): Record_ {
  const line = { ...row };
  for (const { name, field } of child.stored) {
    if (field.kind === 'computed' && typeof field.options === 'function') line[name] = field.options(line);
  }
  return line;
}

/** PostgreSQL takes at most 65 535 values in one statement. */
const MAX_VALUES = 60_000;

async function insertLines(
  child: Plan,
  ctx: Ctx,
  parentId: number,
  lines: readonly { row: Record_; seq: number }[],
): Promise<number[]> {
  const fitting = Math.floor(MAX_VALUES / (child.stored.length + 2));
  const ids: number[] = [];
  for (let at = 0; at < lines.length; at += fitting)
    ids.push(...(await insertSome(child, ctx, parentId, lines.slice(at, at + fitting))));
  return ids;
}

async function insertSome(
  child: Plan,
  ctx: Ctx,
  parentId: number,
  lines: readonly { row: Record_; seq: number }[],
): Promise<number[]> {
  const values: unknown[] = [];
  const place = (value: unknown): string => `$${values.push(value)}`;
  const tuples = lines.map(
    ({ row, seq }) =>
      `(${[place(parentId), place(seq), ...child.stored.map((s) => place(toColumn(s, row[s.name])))].join(', ')})`,
  );
  const columns = ['parent_id', 'seq', ...child.stored.map((s) => s.column)].join(', ');
  const text = `insert into ${child.table} (${columns}) values ${tuples.join(', ')} returning id`;
  const created = await ctx.db.query<{ id: number }>({
    text,
    values,
    name: askedName(text, values),
  });
  return created.map((row) => row.id);
}

async function updateLine(child: Plan, ctx: Ctx, row: Record_, seq: number): Promise<void> {
  const values: unknown[] = child.stored.map((s) => toColumn(s, row[s.name]));
  const sets = child.stored.map((s, i) => `${s.column} = $${i + 1}`).join(', ');
  const text = `update ${child.table} set ${sets}, seq = $${values.length + 1} where id = $${values.length + 2}`;
  await ctx.db.query({ text, values: [...values, seq, row.id], name: declaredName(text) });
}

async function removeLines(child: Plan, ctx: Ctx, ids: readonly number[]): Promise<void> {
  for (const { child: grandchild } of child.lines) {
    const below = await ctx.db.query<{ id: number }>(
      `select id from ${grandchild.table} where parent_id = any($1::bigint[])`,
      [ids],
    );
    if (below.length > 0)
      await removeLines(
        grandchild,
        ctx,
        below.map((row) => row.id),
      );
  }
  await ctx.db.query(`delete from ${child.table} where id = any($1::bigint[])`, [ids]);
}
