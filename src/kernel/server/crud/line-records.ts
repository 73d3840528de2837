import { notFound } from '../../errors.ts';
import { labelOf } from '../../resource/describe.ts';
import type { Fields } from '../../resource/field.ts';
import type { AnyResource, Resource, Whole } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import type { Change } from '../history.ts';
import { recordsOf } from './records.ts';

type Options = { readonly action: string; readonly version?: number; readonly reason?: string };

/**
 * Writes some fields of single lines, states and computed ones too, under the lock and the version of what they belong to; the history
 * tells of those lines alone. `values` by the line's id; NOT_FOUND for a line that is not there, or a record outside the user's scope.
 */
export async function patchLines<F extends Fields>(
  resource: Resource<F>,
  ctx: Ctx,
  { id, field }: { readonly id: number; readonly field: keyof F & string },
  values: ReadonlyMap<number, Record<string, unknown>>,
  options: Options,
): Promise<{ changes: Change[]; row: Whole<F> }> {
  const erased: AnyResource = resource;
  if (erased.fields[field]?.kind !== 'lines') throw new Error(`${resource.name}.${field} has no lines`);
  const records = recordsOf(resource);
  const held: Readonly<Record<string, unknown>> = await records.held(ctx, id);
  const lines = held[field] as readonly { readonly id: number }[];
  const known = new Set(lines.map((line) => line.id));
  for (const line of values.keys()) if (!known.has(line)) throw notFound(labelOf(erased, field));
  const next = lines.map((line) => ({ ...line, ...values.get(line.id) }));
  return records.patch(ctx, id, { [field]: next }, options);
}
