import { AppError, type FieldError, invalid, notFound } from '../../errors.ts';
import type { Flow } from '../../flow/flow.ts';
import { labelOf } from '../../resource/describe.ts';
import { assertFits } from '../../resource/fits.ts';
import { type AnyResource, fieldsOf } from '../../resource/resource.ts';
import { needsDatabase, plainScope } from '../../resource/scope.ts';
import { defaultsOf, validate } from '../../resource/validate.ts';
import { noteChange } from '../changes.ts';
import type { Ctx } from '../context.ts';
import { attachFilesOf, fileIdsIn, holdsFile } from '../files/use.ts';
import { indexRow, reindexRow, unindexRow } from '../finder/write.ts';
import { type Change, HISTORY_COLUMNS, historyValues } from '../history.ts';
import { inScope } from '../permit/permit.ts';
import { assertKnown, concealed, keptHidden, seenBy, seenRow } from '../permit/private.ts';
import { sealRow } from '../permit/sealed.ts';
import { nextSerial } from '../serial.ts';
import { checkChoices } from './choices.ts';
import { insertWithHistory } from './insert.ts';
import { assertUnused, checkReferences } from './integrity.ts';
import { byLine } from './line-changes.ts';
import { changesOf, saveLines, withServerFields } from './lines.ts';
import { assertOpen, assertRemovable } from './open.ts';
import { type Plan, planOf, toColumn } from './plan.ts';
import { addLines, type Lock, readOne } from './read.ts';
import { withRefusals } from './refusals.ts';
import { askedName } from './statement-names.ts';
import { withinScope } from './within.ts';
import { checkWords } from './words.ts';

type Record_ = Record<string, unknown>;

/** Fills the formulas that need the row alone. */
export function compute(resource: AnyResource, row: Record_): Record_ {
  for (const [name, field] of fieldsOf(resource, 'computed')) {
    if (typeof field.options === 'function') row[name] = field.options(row);
  }
  return row;
}

/** Refuses what would lie outside of the writer’s data, at the field that says so. */
export function assertOwnScope(resource: AnyResource, ctx: Ctx, row: Record_): void {
  const errors: FieldError[] = [];
  for (const [dimension, field] of Object.entries(plainScope(resource))) {
    if (field === 'id' || inScope(ctx.user, dimension, row[field])) continue;
    const label = labelOf(resource, field);
    errors.push({
      field,
      message: { zh: `${label.zh}不在您的数据范围内`, en: `${label.en} lies outside your data scope` },
    });
  }
  if (errors.length > 0) throw invalid(errors);
}

/** A row of which more than a field or two decides whose it is: its writer must see it once it is written. */
export async function assertStillSeen(resource: AnyResource, ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (!needsDatabase(resource)) return;
  const seen = await withinScope(ctx, resource, ids);
  if (ids.every((id) => seen.has(id))) return;
  throw new AppError('FORBIDDEN', {
    zh: '保存后的内容不在您的数据范围内，未保存',
    en: 'What you save would lie outside your data; nothing was saved',
  });
}

/** Where the scope is a list of these very records, a new one lies outside of it. */
export function assertIdInScope(resource: AnyResource, ctx: Ctx, id: number): void {
  const dimension = Object.entries(plainScope(resource)).find(([, field]) => field === 'id')?.[0];
  if (dimension && !inScope(ctx.user, dimension, id)) throw notFound(resource.label);
}

async function checked(resource: AnyResource, ctx: Ctx, draft: Record_, before?: Record_): Promise<Record_> {
  const { values, errors } = validate(resource, draft);
  if (errors.length > 0) throw invalid(errors);
  const broken = await checkKnown(resource, ctx, values, before);
  if (broken.length > 0) throw invalid(broken);
  return values;
}

/**
 * What is wrong with valid values that only the database knows: references to what is not there or, unless they were so `before`, to
 * what the rest of the record does not leave to choose, words of no dictionary.
 */
export async function checkKnown(
  resource: AnyResource,
  ctx: Ctx,
  values: Record_,
  before?: Record_,
): Promise<FieldError[]> {
  const broken = await ctx.db.together((db) =>
    Promise.all([
      checkReferences(resource, { ...ctx, db }, values),
      checkChoices(resource, { ...ctx, db }, values, before),
      checkWords(resource, { ...ctx, db }, values),
    ]),
  );
  return broken.flat();
}

/** A field that the call leaves out takes its declared default; null leaves it empty. */
export function withDefaults(resource: AnyResource, draft: Record_): Record_ {
  const row = defaultsOf(resource);
  for (const name in row) if (Object.hasOwn(draft, name)) row[name] = draft[name];
  return row;
}

const serverLines = (child: Plan, lines: unknown, before: unknown): Record_[] =>
  withServerFields(child.resource, (lines ?? []) as Record_[], (before ?? []) as Record_[]);

/** Creates a record from what a person typed and, in `server`, what only the server writes. */
export async function createRow(
  resource: AnyResource,
  ctx: Ctx,
  draft: Record_,
  server: Record_ = {},
): Promise<Record_> {
  const plan = planOf(resource);
  assertKnown(ctx.user, resource, draft);
  const row: Record_ = Object.assign(
    { ...plan.empty },
    await checked(resource, ctx, withDefaults(resource, draft)),
    server,
  );
  for (const { name, field } of plan.stored) {
    if (field.kind === 'state') row[name] ??= (field.options as Flow).initial;
    if (field.kind === 'serial' && !row[name]) row[name] = await nextSerial(ctx, resource.name, String(field.options));
    row[name] ??= null;
  }
  for (const { name, child } of plan.lines) row[name] = serverLines(child, row[name], []);
  assertFits(resource, compute(resource, row));
  assertOwnScope(resource, ctx, row);
  await sealRow(ctx.db, resource, row);
  const created = await withRefusals(resource, ctx, () => insertWithHistory(plan, ctx, row));
  const id = created.id as number;
  assertIdInScope(resource, ctx, id);
  await assertStillSeen(resource, ctx, [id]);
  const linesAt = (name: string): Record_[] => (row[name] ?? []) as Record_[];
  for (const { name } of plan.lines) created[name] = [];
  const filled = plan.lines.filter(({ name }) => linesAt(name).length > 0);
  await Promise.all([
    indexRow(resource, ctx, { ...created, id }),
    ...filled.map(({ name, child }) => withRefusals(resource, ctx, () => saveLines(child, ctx, id, linesAt(name), []))),
  ]);
  const known = planOf(seenBy(ctx.user, resource)).lines;
  await addLines(
    known.filter(({ name }) => linesAt(name).length > 0),
    ctx,
    [created],
  );
  if (fileIdsIn(resource, row).length > 0) await attachFilesOf(ctx, resource, id, row);
  return created;
}

/** Somebody else has changed the record since; tells who, and the record as it is now. */
export function staleError(current: Record_): AppError {
  const who = (current.updateName ?? current.createName) as string;
  return new AppError(
    'STALE',
    { zh: `此记录已被${who}修改，请核对后再保存`, en: `${who} changed this record meanwhile; compare and save again` },
    { data: { current, changedBy: who, changedAt: current.updateTime ?? current.createTime } },
  );
}

function assertSeen(resource: AnyResource, ctx: Ctx, current: Record_, version: number | undefined): void {
  if (version === undefined || current.version === version) return;
  throw staleError(seenRow(ctx.user, resource, current));
}

/** The record as the caller saw it, held to the end of the transaction, its lines and what is private to others with it. STALE otherwise. */
export const heldRow = (resource: AnyResource, ctx: Ctx, id: number, version: number | undefined): Promise<Record_> =>
  lockAt(resource, ctx, id, version);

async function lockAt(
  resource: AnyResource,
  ctx: Ctx,
  id: number,
  version: number | undefined,
  lock: Lock = 'change',
): Promise<Record_> {
  const current = await readOne(resource, ctx, id, { lock, inner: true });
  assertSeen(resource, ctx, current, version);
  return current;
}

/** Works that do not wait for each other; where one fails, those behind it in the transaction fail for its sake, and its own error is told. */
async function inOnePacket(
  ctx: Ctx,
  works: (ctx: Ctx) => readonly (Promise<unknown> | undefined)[],
): Promise<readonly unknown[]> {
  const ended = await ctx.db.together((db) => Promise.allSettled(works({ ...ctx, db })));
  return ended.map((one) => {
    if (one.status === 'rejected') throw one.reason;
    return one.value;
  });
}

async function writeColumns(plan: Plan, ctx: Ctx, id: number, row: Record_, names: readonly string[]): Promise<void> {
  const stored = plan.stored.filter((s) => names.includes(s.name));
  const values: unknown[] = stored.map((s) => toColumn(s, row[s.name]));
  const sets = stored.map((s, i) => `${s.column} = $${i + 1}, `).join('');
  const n = values.length;
  const text = `update ${plan.table} set ${sets}version = version + 1, update_name = $${n + 1}, update_time = $${n + 2} where id = $${n + 3}`;
  values.push(ctx.user.name, ctx.now.toISOString(), id);
  await withRefusals(plan.resource, ctx, () => ctx.db.query({ text, values, name: askedName(text, values) }));
}

async function writeHistory(
  ctx: Ctx,
  resource: AnyResource,
  id: number,
  action: string,
  changes: readonly Change[],
  reason?: string,
  gone?: Record_,
): Promise<void> {
  noteChange(ctx, { resource, id, action, fields: changes.map((change) => change.field), ...(gone && { gone }) });
  await ctx.db.query({
    name: 'kernel-history-insert',
    text: `insert into kernel_history (${HISTORY_COLUMNS}) values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$10,$11)`,
    values: [resource.name, id, ...historyValues(ctx, action, concealed(resource, byLine(resource, changes)), reason)],
  });
}

/** Replaces the typed fields of a record. The version must be the one that the person saw. */
export async function updateRow(
  resource: AnyResource,
  ctx: Ctx,
  draft: Record_ & { id: number; version: number },
  server: Record_ = {},
): Promise<Record_> {
  return changeRow(resource, ctx, draft, {
    server,
    answer: (one, known) => readOne(resource, one, draft.id, { known }),
  });
}

type Changing<T> = {
  /** What only the server writes. */
  readonly server?: Record_;
  /** The record as the caller has read it under its lock. */
  readonly held?: Record_;
  /** What was typed, where the caller has found nothing against it by `validate` and `checkKnown`. */
  readonly valid?: Record_;
  /** What follows the writes and is answered; its first statements go with them in one packet. `known` are the lines that stay as they are. */
  readonly answer: (ctx: Ctx, known: Readonly<Record<string, Record_[]>>) => Promise<T>;
};

/** The same for whoever answers something else than the record. */
export async function changeRow<T>(
  resource: AnyResource,
  ctx: Ctx,
  draft: Record_ & { id: number; version: number },
  { server = {}, held, valid, answer }: Changing<T>,
): Promise<T> {
  const plan = planOf(resource);
  if (!Number.isSafeInteger(draft.version)) {
    throw new AppError('BAD_REQUEST', { zh: '缺少版本号 version', en: 'version is missing' });
  }
  const current = held ?? (await readOne(resource, ctx, draft.id, { lock: true, inner: true }));
  assertSeen(resource, ctx, current, draft.version);
  assertKnown(ctx.user, resource, draft, current);
  const values =
    valid ??
    (await checked(
      resource,
      ctx,
      typedOver(resource, current, keptHidden(ctx.user, resource, draft, current)),
      current,
    ));
  const row = compute(resource, { ...current, ...values, ...server });
  for (const { name, child } of plan.lines) row[name] = serverLines(child, row[name], current[name]);
  assertFits(resource, row);
  assertOwnScope(resource, ctx, row);
  await sealRow(ctx.db, resource, row, current);
  const changes = changesOf(resource, current, row);
  const changed = changes.map((change) => change.field);
  const unchanged = plan.lines.filter(({ name }) => !changed.includes(name)).map(({ name }) => [name, current[name]]);
  const known = seenRow(ctx.user, resource, Object.fromEntries(unchanged)) as Record<string, Record_[]>;
  if (changes.length === 0) return answer(ctx, known);
  assertOpen(ctx, resource, current, changes);
  const lines = plan.lines.filter(({ name }) => changed.includes(name));
  const files = changed.some((name) => holdsFile(resource.fields[name]!));
  const [, , , answered] = await inOnePacket(ctx, (one) => [
    writeColumns(plan, one, draft.id, row, changed),
    writeHistory(one, resource, draft.id, 'edit', changes),
    reindexRow(resource, one, { ...row, id: draft.id }, changed),
    lines.length === 0 && !files ? answer(one, known) : undefined,
  ]);
  if (lines.length === 0 && !files) return answered as T;
  for (const { name, child } of lines)
    await withRefusals(resource, ctx, () =>
      saveLines(child, ctx, draft.id, row[name] as Record_[], current[name] as Record_[]),
    );
  if (files) await attachFilesOf(ctx, resource, draft.id, row);
  return answer(ctx, known);
}

/** A field that the call leaves out keeps its value; null empties it. */
const typedOver = (resource: AnyResource, current: Record_, draft: Record_): Record_ =>
  Object.fromEntries(Object.keys(resource.fields).map((name) => [name, name in draft ? draft[name] : current[name]]));

/** Writes what only the server decides: states, computed fields, links. Lines given are replaced. */
export async function patchRow(
  resource: AnyResource,
  ctx: Ctx,
  id: number,
  values: Record_,
  options: { action: string; version?: number; reason?: string },
): Promise<{ changes: Change[]; row: Record_ }> {
  const plan = planOf(resource);
  const current = await lockAt(resource, ctx, id, options.version);
  const row = compute(resource, { ...current, ...values });
  for (const { name, child } of plan.lines) row[name] = serverLines(child, row[name], current[name]);
  assertFits(resource, row);
  await sealRow(ctx.db, resource, row, current);
  const changes = changesOf(resource, current, row);
  await writeColumns(
    plan,
    ctx,
    id,
    row,
    changes.map((change) => change.field),
  );
  for (const { name, child } of plan.lines) {
    if (changes.some((change) => change.field === name))
      await withRefusals(resource, ctx, () =>
        saveLines(child, ctx, id, row[name] as Record_[], current[name] as Record_[]),
      );
  }
  if (changes.some(({ field }) => holdsFile(resource.fields[field]!))) await attachFilesOf(ctx, resource, id, row);
  await writeHistory(ctx, resource, id, options.action, changes, options.reason);
  await reindexRow(
    resource,
    ctx,
    { ...row, id },
    changes.map((change) => change.field),
  );
  return { changes, row: await readOne(resource, ctx, id) };
}

/** Marks a record as deleted. Refused while live records refer to it, saying what they are. */
export async function removeRow(resource: AnyResource, ctx: Ctx, id: number, version?: number): Promise<void> {
  const current = await lockAt(resource, ctx, id, version, 'removal');
  assertRemovable(ctx, resource, current);
  await assertUnused(resource, ctx, current);
  const plan = planOf(resource);
  await ctx.db.query(
    `update ${plan.table} set deleted_at = $2, version = version + 1, update_name = $3, update_time = $2 where id = $1`,
    [id, ctx.now.toISOString(), ctx.user.name],
  );
  await writeHistory(ctx, resource, id, 'del', [], undefined, current);
  await unindexRow(resource, ctx, id);
}
