import type { z } from 'zod';
import { type AnyResource, permissionOf, snake, tableNameOf } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { readOptions } from '../../../kernel/server/crud/read.ts';
import { EVERYONE } from '../../../kernel/server/files/access.ts';
import type { Module } from '../../../kernel/server/module.ts';
import { pagesOf } from '../../../kernel/server/pages.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { allResources, findResource } from '../../../kernel/server/registry.ts';
import { say, type Text } from '../../../kernel/text.ts';
import type { FileUses } from './file.calls.ts';

type Use = z.infer<typeof FileUses>[number];
type Place = { resource: string; recordId: number };

/** Holders that are no resources: what they are called. */
const OTHER_HOLDERS: Readonly<Record<string, Text>> = {
  'communication.chatMessage': { zh: '聊天消息', en: 'Chat message' },
};

/** Where files are used, with the names of the records that the reader may see. */
export async function usesOf(ctx: Ctx, modules: readonly Module[], places: readonly Place[]): Promise<Use[]> {
  const found: Use[] = [];
  for (const name of new Set(places.map((place) => place.resource))) {
    const ids = places.filter((place) => place.resource === name).map((place) => place.recordId);
    const resource = findResource(ctx, name);
    const titles = new Map<number, string>();
    if (resource && holds(ctx.user, permissionOf(resource, 'list'))) {
      for (const { id, label } of await readOptions(resource, ctx, { ids, size: ids.length })) titles.set(id, label);
    }
    const label = resource?.label ?? OTHER_HOLDERS[name] ?? { zh: '其他记录', en: 'Another record' };
    const component = resource && pageOf(modules, resource);
    for (const recordId of ids) {
      const title = titles.get(recordId);
      found.push({
        resource: name,
        label: say(label, ctx.lang),
        recordId,
        ...(title !== undefined && { title, ...(component && { component }) }),
      });
    }
  }
  return found;
}

/** The page that opens with the permission to list the resource. */
function pageOf(modules: readonly Module[], resource: AnyResource): string | undefined {
  const permission = permissionOf(resource, 'list');
  const pages = pagesOf(modules).filter((page) => page.permission === permission);
  return (pages.find((page) => page.component === `resource:${resource.name}`) ?? pages[0])?.component;
}

/** Records that hold a file in a field. */
export async function holdersOf(ctx: Ctx, fileId: number): Promise<Place[]> {
  return ctx.db.query<Place>(
    `select resource, record_id as "recordId" from kernel_file_use where file_id = $1 and resource <> $2
     order by resource, record_id limit 500`,
    [fileId, EVERYONE],
  );
}

/** Records whose texts name the address of a file. */
export async function mentionsOf(ctx: Ctx, fileId: number): Promise<Place[]> {
  const found: Place[] = [];
  for (const resource of allResources(ctx)) {
    const columns = Object.entries(resource.fields)
      .filter(([, field]) => field.kind === 'text' && (field.variant === 'rich' || field.variant === 'long'))
      .map(([name]) => `"${snake(name)}"`);
    if (columns.length === 0) continue;
    const rows = await ctx.db.query<{ id: number }>(
      `select id from ${tableNameOf(resource)} where deleted_at is null and (${columns.map((column) => `${column} ~ $1`).join(' or ')}) limit 100`,
      [`/api/files/${fileId}([^0-9]|$)`],
    );
    found.push(...rows.map(({ id }) => ({ resource: resource.name, recordId: id })));
  }
  return found;
}
