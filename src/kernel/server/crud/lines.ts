import { isDeepStrictEqual } from 'node:util';
import type { Flow } from '../../flow/flow.ts';
import type { Field } from '../../resource/field.ts';
import { type AnyResource, childOf, fieldsOf, isTyped } from '../../resource/resource.ts';
import { eq } from '../../value/decimal.ts';
import type { Ctx } from '../context.ts';
import type { Change } from '../history.ts';
import { assertUnused } from './integrity.ts';
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
export function sameValue(field: Field, a: unknown, b: unknown): boolean {
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

/** What only the server writes of a line: kept of one that stays; of a new one the first state and what follows from the row. */
export function withServerFields(
  child: AnyResource,
  lines: readonly Record_[],
  before: readonly Record_[] = [],
): Record_[] {
  const written = fieldsOf(child).filter(([, field]) => !isTyped(field));
  if (written.length === 0) return [...lines];
  const old = new Map(before.map((line) => [line.id, line]));
  return lines.map((line) => {
    const was = old.get(line.id);
    const row = { ...line };
    for (const [name, field] of written) {
      if (row[name] !== undefined) continue;
      row[name] = was?.[name] ?? (field.kind === 'state' ? (field.options as Flow).initial : null);
    }
    return computed(child, row);
  });
}

/**
 * Makes the lines of a parent equal to the given ones: of those it had `before` the ones that differ are updated, others inserted,
 * missing ones deleted. Lines without lines of their own are inserted with one statement for all.
 */
export async function saveLines(
  child: Plan,
  ctx: Ctx,
  parentId: number,
  rows: readonly Record_[],
  before: readonly Record_[],
): Promise<void> {
  const old = new Map(before.map((line, seq) => [Number(line.id), { line, seq }]));
  const kept = new Set(rows.map((row) => Number(row.id)).filter((id) => old.has(id)));
  const gone = [...old.keys()].filter((id) => !kept.has(id));
  for (const id of gone) await assertUnused(child.resource, ctx, old.get(id)!.line);
  if (gone.length > 0) await removeLines(child, ctx, gone);

  const ordered = rows.map((row, seq) => ({ row: computed(child.resource, row), seq }));
  const fresh = ordered.filter(({ row }) => !kept.has(Number(row.id)));
  const ids = fresh.length > 0 ? await insertLines(child, ctx, parentId, fresh) : [];
  await Promise.all(
    ordered
      .filter(({ row }) => kept.has(Number(row.id)))
      .map(({ row, seq }) => updateLine(child, ctx, { row, seq }, old.get(Number(row.id))!)),
  );

  for (const { name, child: grandchild } of child.lines) {
    for (const [index, { row }] of fresh.entries())
      await saveLines(grandchild, ctx, ids[index]!, (row[name] ?? []) as Record_[], []);
    for (const { row } of ordered)
      if (kept.has(Number(row.id)))
        await saveLines(
          grandchild,
          ctx,
          Number(row.id),
          (row[name] ?? []) as Record_[],
          (old.get(Number(row.id))!.line[name] ?? []) as Record_[],
        );
  }
}

function computed(child: AnyResource, row: Record_): Record_ {
  const line = { ...row };
  for (const [name, field] of fieldsOf(child, 'computed'))
    if (typeof field.options === 'function') line[name] = field.options(line);
  return line;
}

/** PostgreSQL takes at most 65 535 values in one statement. */
const MAX_VALUES = 60_000;

async function insertLines(child: Plan, ctx: Ctx, parentId: number, lines: readonly Placed[]): Promise<number[]> {
  const fitting = Math.floor(MAX_VALUES / (child.stored.length + 2));
  const ids: number[] = [];
  for (let at = 0; at < lines.length; at += fitting)
    ids.push(...(await insertSome(child, ctx, parentId, lines.slice(at, at + fitting))));
  return ids;
}

async function insertSome(child: Plan, ctx: Ctx, parentId: number, lines: readonly Placed[]): Promise<number[]> {
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

type Placed = { row: Record_; seq: number };

/** Writes a line that differs from what it was, or stands elsewhere. */
async function updateLine(
  child: Plan,
  ctx: Ctx,
  { row, seq }: Placed,
  was: { line: Record_; seq: number },
): Promise<void> {
  if (seq === was.seq && child.stored.every(({ name, field }) => sameValue(field, was.line[name], row[name]))) return;
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
