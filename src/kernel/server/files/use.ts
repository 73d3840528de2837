import { AppError } from '../../errors.ts';
import type { Field } from '../../resource/field.ts';
import { type AnyResource, childOf, fieldsOf } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import { readableFiles } from './access.ts';

const REFUSED = {
  zh: '附件已不存在或您无权引用：移除后重新上传',
  en: 'The attachment is not there any more, or you may not use it: remove it and upload it again',
};

/** A file and the field that names it, `lines.0.name` in lines. */
type Place = { readonly id: number; readonly field: string };

function placesIn(resource: AnyResource, row: Record<string, unknown>, above = ''): Place[] {
  return fieldsOf(resource, 'file', 'lines').flatMap(([name, field]) => {
    const value = row[name];
    const path = `${above}${name}`;
    if (value === null || value === undefined) return [];
    if (field.kind === 'file')
      return (Array.isArray(value) ? value : [value]).map((id) => ({ id: Number(id), field: path }));
    if (field.kind !== 'lines') return [];
    const lines = value as Record<string, unknown>[];
    return lines.flatMap((line, i) => placesIn(childOf(field), line, `${path}.${i}.`));
  });
}

/** The ids of all files that a record holds, in its own fields and in its lines. */
export const fileIdsIn = (resource: AnyResource, row: Record<string, unknown>): number[] =>
  placesIn(resource, row).map((place) => place.id);

/** Makes a record hold the files that its fields name; what is refused is said at the field. */
export const attachFilesOf = (
  ctx: Ctx,
  resource: AnyResource,
  id: number,
  row: Record<string, unknown>,
): Promise<void> => attach(ctx, resource.name, id, placesIn(resource, row));

/** Whether a field names files, itself or in its lines. */
export const holdsFile = (field: Field): boolean =>
  field.kind === 'file' || (field.kind === 'lines' && holdsFiles(childOf(field)));

export const holdsFiles = (resource: AnyResource): boolean => Object.values(resource.fields).some(holdsFile);

/**
 * Makes a record hold exactly these files. A file that the record did not hold before must be one that the user may open:
 * naming a stranger's file in one's own record must not open it.
 */
export const attachFiles = (ctx: Ctx, resource: string, recordId: number, fileIds: readonly number[]): Promise<void> =>
  attach(
    ctx,
    resource,
    recordId,
    fileIds.map((id) => ({ id })),
  );

async function attach(
  ctx: Ctx,
  resource: string,
  recordId: number,
  files: readonly { id: number; field?: string }[],
): Promise<void> {
  const held = await ctx.db.query<{ fileId: number }>(
    'select file_id as "fileId" from kernel_file_use where resource = $1 and record_id = $2',
    [resource, recordId],
  );
  const before = new Set(held.map((row) => row.fileId));
  const after = new Set(files.map((file) => file.id));
  const added = [...after].filter((id) => !before.has(id));
  const gone = [...before].filter((id) => !after.has(id));
  if (gone.length > 0) {
    await ctx.db.query(
      'delete from kernel_file_use where resource = $1 and record_id = $2 and file_id = any($3::bigint[])',
      [resource, recordId, gone],
    );
  }
  if (added.length === 0) return;
  const readable = await readableFiles(ctx, added);
  // Locked, so that whoever removes what no record holds sees this one, or has removed the file before.
  const locked = await ctx.db.query<{ id: number }>(
    'select id from kernel_file where id = any($1::bigint[]) for key share',
    [added],
  );
  const kept = new Set(locked.map((row) => row.id));
  const refused = files.filter(({ id }) => !before.has(id) && !(kept.has(id) && readable.has(id)));
  if (refused.length > 0)
    throw new AppError('FORBIDDEN', REFUSED, {
      errors: refused.flatMap(({ field }) => (field ? [{ field, message: REFUSED }] : [])),
    });
  await ctx.db.query(
    'insert into kernel_file_use (resource, record_id, file_id) select $1, $2, unnest($3::bigint[]) on conflict do nothing',
    [resource, recordId, added],
  );
}
