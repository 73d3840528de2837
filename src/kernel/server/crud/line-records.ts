import { notFound } from '../../errors.ts';
import { labelOf } from '../../resource/describe.ts';
import type { AnyResource } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import type { Change } from '../history.ts';
import { readOne } from './read.ts';
import { patchRow } from './write.ts';

type Row = Record<string, unknown>;
type Options = { readonly action: string; readonly version?: number; readonly reason?: string };

/**
 * Writes some fields of single lines, states and computed ones too, under the lock and the version of what they belong to; the history
 * tells of those lines alone. `values` by the line's id; NOT_FOUND for a line that is not there, or a record outside the user's scope.
 */
export async function patchLines(
  resource: AnyResource,
  ctx: Ctx,
  at: { readonly id: number; readonly field: string },
  values: ReadonlyMap<number, Row>,
  options: Options,
): Promise<{ changes: Change[]; row: Row }> {
  const { id, field } = at;
  const { lines } = await heldLines(resource, ctx, at);
  const known = new Set(lines.map((line) => Number(line.id)));
  for (const line of values.keys()) if (!known.has(line)) throw notFound(labelOf(resource, field));
  const next = lines.map((line) => ({ ...line, ...values.get(Number(line.id)) }));
  return patchRow(resource, ctx, id, { [field]: next }, options);
}

/** A record held to the end of the transaction, with its lines whole: for services that look at them before they write. */
export async function heldLines(
  resource: AnyResource,
  ctx: Ctx,
  { id, field }: { readonly id: number; readonly field: string },
): Promise<{ row: Row; lines: readonly Row[] }> {
  const declared = resource.fields[field];
  if (declared?.kind !== 'lines') throw new Error(`${resource.name}.${field} has no lines`);
  const row = await readOne(resource, ctx, id, { lock: true, inner: true });
  return { row, lines: row[field] as readonly Row[] };
}
