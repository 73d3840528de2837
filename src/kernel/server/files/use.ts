import { AppError } from '../../errors.ts';
import { type AnyResource, childOf, fieldsOf } from '../../resource/resource.ts';
import type { Ctx } from '../context.ts';
import { readableFiles } from './access.ts';

/** The ids of all files that a record holds, in its own fields and in its lines. */
export function fileIdsIn(resource: AnyResource, row: Record<string, unknown>): number[] {
  return fieldsOf(resource, 'file', 'lines').flatMap(([name, field]) => {
    const value = row[name];
    if (value === null || value === undefined) return [];
    if (field.kind === 'file') return Array.isArray(value) ? value.map(Number) : [Number(value)];
    if (field.kind !== 'lines') return [];
    return (value as Record<string, unknown>[]).flatMap((line) => fileIdsIn(childOf(field), line));
  });
}

export function holdsFiles(resource: AnyResource): boolean {
  return Object.values(resource.fields).some(
    (field) => field.kind === 'file' || (field.kind === 'lines' && holdsFiles(childOf(field))),
  );
}

/**
 * Makes a record hold exactly these files. A file that the record did not hold before must be one that the user may open:
 * naming a stranger's file in one's own record must not open it.
 */
export async function attachFiles(
  ctx: Ctx,
  resource: string,
  recordId: number,
  fileIds: readonly number[],
): Promise<void> {
  const held = await ctx.db.query<{ fileId: number }>(
    'select file_id as "fileId" from kernel_file_use where resource = $1 and record_id = $2',
    [resource, recordId],
  );
  const before = new Set(held.map((row) => row.fileId));
  const after = new Set(fileIds);
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
  if (added.some((id) => !readable.has(id))) {
    throw new AppError('FORBIDDEN', {
      zh: '附件不存在或您无权引用',
      en: 'An attachment does not exist, or you may not use it',
    });
  }
  await ctx.db.query(
    'insert into kernel_file_use (resource, record_id, file_id) select $1, $2, unnest($3::bigint[]) on conflict do nothing',
    [resource, recordId, added],
  );
}
