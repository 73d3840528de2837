import { notFound } from '../../errors.ts';
import { foremostState } from '../../flow/flows-of.ts';
import { optionText, optionTone } from '../../resource/describe.ts';
import { recordName } from '../../resource/record-name.ts';
import { type AnyResource, fieldsOf, nameFields, permissionOf } from '../../resource/resource.ts';
import type { TracedKind } from '../../trace.calls.ts';
import type { Ctx } from '../context.ts';
import { readMany, readOne } from '../crud/read.ts';
import { askedName } from '../crud/statement-names.ts';
import { withinScope } from '../crud/within.ts';
import type { Declared } from '../declared.ts';
import { assertPermission, holds } from '../permit/permit.ts';
import { allResources, findResource } from '../registry.ts';
import { edgesOf, MOST_FOUND, pathsDown, pathsUp, together } from './paths.ts';

const RECORD = { zh: '单据', en: 'Record' };
/** Of each kind, the newest. */
const SHOWN = 8;

type Ways = { readonly up: string; readonly down: string };
const waysOf = new WeakMap<Declared, Map<string, Ways>>();

/** How one walks from records of a kind, worked out once: it follows from the declarations alone. */
function ways(ctx: Ctx, resource: AnyResource): Ways {
  const { declared } = ctx.db;
  const known = waysOf.get(declared) ?? new Map<string, Ways>();
  waysOf.set(declared, known);
  const found = known.get(resource.name);
  if (found) return found;
  const edges = edgesOf(allResources(ctx));
  const made = { up: together(pathsUp(resource, edges)), down: together(pathsDown(resource, edges)) };
  known.set(resource.name, made);
  return made;
}

/**
 * The documents that a record was made of, and those that were made of it, through lines and through what stands between them. FORBIDDEN
 * or NOT_FOUND where the record may not be seen; of the others those alone that the caller sees.
 */
export async function traceOf(
  ctx: Ctx,
  given: { readonly resource: string; readonly id: number },
): Promise<{ up: TracedKind[]; down: TracedKind[] }> {
  const resource = findResource(ctx, given.resource);
  if (!resource || resource.view) throw notFound(RECORD);
  assertPermission(ctx, permissionOf(resource, 'list'));
  await readOne(resource, ctx, given.id, { only: nameFields(resource) });
  const { up, down } = ways(ctx, resource);
  const [above, below] = [await foundBy(ctx, up, given), await foundBy(ctx, down, given)];
  // What was made of a record may have changed it since, and then stands in its lines too: it leads from there, not to it.
  const later = new Set(below.map(keyOf));
  const before = above.filter((one) => !later.has(keyOf(one)));
  return { up: await tracedKinds(ctx, before), down: await tracedKinds(ctx, below) };
}

type Found = { readonly kind: string; readonly id: number };
const keyOf = ({ kind, id }: Found): string => `${kind} ${id}`;

async function foundBy(ctx: Ctx, text: string, self: { resource: string; id: number }): Promise<Found[]> {
  if (text === '') return [];
  const values = [self.id];
  const rows = await ctx.db.query<Found>({ text, values, name: askedName(text, values) });
  return rows.filter(({ kind, id }) => kind !== self.resource || id !== self.id);
}

async function tracedKinds(ctx: Ctx, others: readonly Found[]): Promise<TracedKind[]> {
  const byKind = [...Map.groupBy(others, ({ kind }) => kind)].toSorted(([a], [b]) => a.localeCompare(b));
  const kinds: TracedKind[] = [];
  for (const [name, found] of byKind) {
    const kind = findResource(ctx, name);
    if (!kind || !holds(ctx.user, permissionOf(kind, 'list'))) continue;
    const ids = found.map(({ id }) => id);
    const seen = await withinScope(ctx, kind, ids);
    const visible = ids.filter((id) => seen.has(id)).toSorted((a, b) => b - a);
    if (visible.length === 0) continue;
    const capped = ids.length >= MOST_FOUND;
    kinds.push({ ...(await shown(ctx, kind, visible)), count: visible.length, capped });
  }
  return kinds;
}

async function shown(ctx: Ctx, kind: AnyResource, ids: readonly number[]) {
  const told = [...nameFields(kind), ...fieldsOf(kind, 'serial', 'state').map(([name]) => name)];
  const rows = await readMany(kind, ctx, ids.slice(0, SHOWN), { only: [...new Set(told)] });
  const records = rows
    .map((row) => ({
      id: Number(row.id),
      name: recordName(kind, row, ctx.lang),
      ...stateIn(ctx, kind, row),
    }))
    .toReversed();
  return { resource: kind.name, label: kind.label, records };
}

function stateIn(ctx: Ctx, kind: AnyResource, row: Readonly<Record<string, unknown>>) {
  const name = foremostState(kind, row);
  const field = name === undefined ? undefined : kind.fields[name];
  const text = field && optionText(field, row[name!], ctx.lang);
  return text === undefined ? {} : { state: { text, tone: field && optionTone(field, row[name!]) } };
}
