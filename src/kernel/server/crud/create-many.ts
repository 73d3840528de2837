import { type FieldError, invalid } from '../../errors.ts';
import type { Flow } from '../../flow/flow.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { validate } from '../../resource/validate.ts';
import type { Ctx } from '../context.ts';
import { fileIdsIn } from '../files/use.ts';
import { indexRow } from '../finder/write.ts';
import { HISTORY_COLUMNS, historyValues } from '../history.ts';
import { assertKnown, concealed } from '../permit/private.ts';
import { sealRow } from '../permit/sealed.ts';
import { holdReferences } from './integrity.ts';
import { shownOf } from './lines.ts';
import { type Plan, planOf, toColumn } from './plan.ts';
import { withRefusals } from './refusals.ts';
import { askedName } from './statement-names.ts';
import { assertIdInScope, assertOwnScope, assertStillSeen, checkKnown, compute, withDefaults } from './write.ts';

type Record_ = Record<string, unknown>;

export type NewRow = {
  /** What a person typed. */
  readonly draft: Record_;
  /** What only the server writes, numbers included. */
  readonly server?: Record_;
};

/** PostgreSQL takes at most 65 535 values in one statement. */
const MAX_VALUES = 60_000;

/**
 * Creates records of a kind, all of them by one statement and their history by another, and answers their ids in the order given. The rules
 * are those of `createRow`; what is wrong is told of all of them at once, each field behind `at(i)`. Records with lines or files are made
 * one by one.
 */
export async function createMany(
  resource: AnyResource,
  ctx: Ctx,
  rows: readonly NewRow[],
  at: (i: number) => string = (i) => `${i}.`,
): Promise<number[]> {
  if (rows.length === 0) return [];
  const plan = planOf(resource);
  const whole = await checkedRows(plan, ctx, rows, at);
  const ids = await insertAll(plan, ctx, whole);
  for (const id of ids) assertIdInScope(resource, ctx, id);
  await assertStillSeen(resource, ctx, ids);
  await writeHistory(plan, ctx, whole, ids);
  await ctx.db.together((db) =>
    Promise.all(whole.map((row, i) => indexRow(resource, { db }, { ...row, id: ids[i] ?? 0 }))),
  );
  return ids;
}

async function checkedRows(
  plan: Plan,
  ctx: Ctx,
  rows: readonly NewRow[],
  at: (i: number) => string,
): Promise<Record_[]> {
  const { resource } = plan;
  const errors: FieldError[] = [];
  const note = (i: number, found: readonly FieldError[]): void => {
    for (const error of found) errors.push({ ...error, field: `${at(i)}${error.field}` });
  };
  const typed = rows.map(({ draft }, i) => {
    assertKnown(ctx.user, resource, draft);
    const checked = validate(resource, withDefaults(resource, draft));
    note(i, checked.errors);
    return checked.values;
  });
  if (errors.length > 0) throw invalid(errors);
  // One statement holds all that they refer to; the checks of each then find it there.
  await holdReferences(resource, ctx, typed);
  const unknown = await ctx.db.together((db) =>
    Promise.all(typed.map((values) => checkKnown(resource, { ...ctx, db }, values))),
  );
  for (const [i, found] of unknown.entries()) note(i, found);
  if (errors.length > 0) throw invalid(errors);
  const whole = typed.map((values, i) => wholeRow(plan, values, rows[i]?.server ?? {}));
  for (const row of whole) {
    assertOwnScope(resource, ctx, row);
    await sealRow(ctx.db, resource, row);
  }
  return whole;
}

function wholeRow(plan: Plan, values: Record_, server: Record_): Record_ {
  const { resource } = plan;
  const row: Record_ = { ...plan.empty, ...values, ...server };
  for (const { name, field } of plan.stored) {
    if (field.kind === 'state') row[name] ??= (field.options as Flow).initial;
    row[name] ??= null;
  }
  const filled = plan.lines.find(({ name }) => Array.isArray(row[name]) && row[name].length > 0);
  if (filled || fileIdsIn(resource, row).length > 0)
    throw new RangeError(`${resource.name}: records with lines or files are made one by one`);
  return compute(resource, row);
}

async function insertAll(plan: Plan, ctx: Ctx, rows: readonly Record_[]): Promise<number[]> {
  const made = [ctx.user.id, ctx.user.name, ctx.now.toISOString()];
  const columns = [...plan.stored.map(({ column }) => column), 'create_by', 'create_name', 'create_time'];
  const ids: number[] = [];
  const fitting = Math.floor(MAX_VALUES / columns.length);
  for (let from = 0; from < rows.length; from += fitting) {
    const some = rows.slice(from, from + fitting);
    const values = some.flatMap((row) => [...plan.stored.map((one) => toColumn(one, row[one.name])), ...made]);
    const text = `insert into ${plan.table} (${columns.join(', ')}) values ${placesOf(some.length, columns.length)} returning id`;
    const created = await withRefusals(plan.resource, ctx, () =>
      ctx.db.query<{ id: number }>({ text, values, name: askedName(text, values) }),
    );
    ids.push(...created.map(({ id }) => id));
  }
  return ids;
}

async function writeHistory(plan: Plan, ctx: Ctx, rows: readonly Record_[], ids: readonly number[]): Promise<void> {
  const lines = rows.map((row, i) => {
    const changes = Object.entries(row)
      .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
      .map(([field, value]) => ({ field, old: null, new: shownOf(value) }));
    return [plan.resource.name, ids[i], ...historyValues(ctx, 'add', concealed(plan.resource, changes))];
  });
  const width = lines[0]?.length ?? 0;
  const fitting = Math.floor(MAX_VALUES / width);
  for (let from = 0; from < lines.length; from += fitting) {
    const some = lines.slice(from, from + fitting);
    const values = some.flat();
    const text = `insert into kernel_history (${HISTORY_COLUMNS}) values ${placesOf(some.length, width)}`;
    await ctx.db.query({ text, values, name: askedName(text, values) });
  }
}

/** `($1, $2), ($3, $4)` for two rows of two. */
const placesOf = (rows: number, width: number): string =>
  Array.from(
    { length: rows },
    (_, row) => `(${Array.from({ length: width }, (_, i) => `$${row * width + i + 1}`).join(', ')})`,
  ).join(', ');
