import { definePort } from '../../ports.ts';
import { fieldsOf, permissionOf, snake, tableNameOf } from '../../resource/resource.ts';
import { type Ctx, SYSTEM_USER } from '../context.ts';
import { holds, scopeCondition } from '../permit/permit.ts';
import { seenBy } from '../permit/private.ts';
import { answersOf } from '../ports.ts';
import { findResource } from '../registry.ts';

/** In place of a resource's name: files that everybody of the house may open, such as portraits. */
export const EVERYONE = 'everyone';

/** Holders of files that are no resources, such as the messages of a chat, answer by their name which of them the user may see. */
export const fileHolders = definePort<{
  visible(recordIds: readonly number[]): Set<number>;
}>('kernel.fileHolders');

type Use = { fileId: number; resource: string | null; recordId: number | null; owner: number };

/**
 * Which of these files the user may open: the own ones while no record holds them, otherwise those held by a record that the
 * user may list and that lies within the user's scope. One query, and one for each kind of record that holds any.
 */
export async function readableFiles(ctx: Ctx, ids: readonly number[]): Promise<Set<number>> {
  const uses = await ctx.db.query<Use>(
    'select f.id as "fileId", f.owner, u.resource, u.record_id as "recordId" from kernel_file f left join kernel_file_use u on u.file_id = f.id where f.id = any($1::bigint[])',
    [ids],
  );
  const readable = new Set<number>();
  const system = ctx.user.id === SYSTEM_USER.id && ctx.user.permissions.has('*');
  for (const use of uses) {
    if (
      system ||
      (use.resource === EVERYONE && !ctx.user.vendor) ||
      (use.resource === null && use.owner === ctx.user.id)
    )
      readable.add(use.fileId);
  }
  for (const name of new Set(uses.map((use) => use.resource))) {
    const open = uses.filter((use) => use.resource === name && !readable.has(use.fileId));
    if (name === null || open.length === 0) continue;
    const visible = await visibleRecords(
      ctx,
      name,
      open.map((use) => Number(use.recordId)),
    );
    const secret = await hiddenFiles(ctx, name, [...visible]);
    for (const use of open) if (visible.has(Number(use.recordId)) && !secret.has(use.fileId)) readable.add(use.fileId);
  }
  return readable;
}

/** Files of these records that stand in fields which the user may not know. */
async function hiddenFiles(ctx: Ctx, name: string, recordIds: readonly number[]): Promise<Set<number>> {
  const resource = findResource(ctx, name);
  if (!resource || recordIds.length === 0) return new Set();
  const seen = seenBy(ctx.user, resource);
  const hidden = fieldsOf(resource, 'file').filter(([field]) => !(field in seen.fields));
  if (hidden.length === 0) return new Set();
  const columns = hidden.map(([field, { variant }]) =>
    variant === 'many' ? `unnest(${snake(field)})` : `unnest(array[${snake(field)}])`,
  );
  const parts = columns.map(
    (column) => `select ${column} as id from ${tableNameOf(resource)} where id = any($1::bigint[])`,
  );
  const rows = await ctx.db.query<{ id: number }>(parts.join(' union all '), [recordIds]);
  return new Set(rows.map(({ id }) => id));
}

async function visibleRecords(ctx: Ctx, name: string, recordIds: readonly number[]): Promise<Set<number>> {
  const holder = answersOf(ctx, fileHolders).get(name);
  if (holder) return holder.visible(ctx, recordIds);
  const resource = findResource(ctx, name);
  if (!resource || !holds(ctx.user, permissionOf(resource, 'list'))) return new Set();
  const values: unknown[] = [recordIds];
  const scope = scopeCondition(resource, ctx.user, (value) => `$${values.push(value)}`);
  const rows = await ctx.db.query<{ id: number }>(
    `select t.id from ${tableNameOf(resource)} t where t.id = any($1::bigint[]) and t.deleted_at is null${scope ? ` and ${scope}` : ''}`,
    values,
  );
  return new Set(rows.map((row) => row.id));
}
