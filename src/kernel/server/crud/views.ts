import { type AnyResource, recordOf } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import { listedOf } from '../registry.ts';
import { readOne } from './read.ts';

type Record_ = Record<string, unknown>;

/** One whole record with what its list shows of it beside the record itself. */
export async function readWhole(resource: AnyResource, ctx: Ctx, id: number): Promise<Record_> {
  const view = listedOf(ctx, resource);
  if (view === resource) return readOne(resource, ctx, id);
  const derived = Object.keys(view.fields).filter((name) => !(name in recordOf(view).fields));
  const [row, seen] = await Promise.all([readOne(resource, ctx, id), readOne(view, ctx, id, { only: derived })]);
  const labels = { ...(seen.labels as object | undefined), ...(row.labels as object | undefined) };
  return { ...seen, ...row, ...(Object.keys(labels).length > 0 && { labels }) };
}
