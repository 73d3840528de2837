import { notFound } from '../../../kernel/errors.ts';
import { type AnyResource, permissionOf } from '../../../kernel/resource/resource.ts';
import { asSystem, type Ctx, type User } from '../../../kernel/server/context.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { assertPermission, holds, inScope } from '../../../kernel/server/permit/permit.ts';
import { findResource } from '../../../kernel/server/registry.ts';
import { identityOf } from '../auth/identity.server.ts';

export type Seen = { readonly resource: AnyResource; readonly row: Readonly<Record<string, unknown>> & { id: number } };

const RECORD = { zh: '单据', en: 'Record' };

/** A record that the caller may see: by the permission of its list, within scope. FORBIDDEN or NOT_FOUND as its own calls would. */
export async function seenRecord(ctx: Ctx, name: string, id: number): Promise<Seen> {
  const resource = findResource(ctx, name);
  if (!resource) throw notFound(RECORD);
  assertPermission(ctx, permissionOf(resource, 'list'));
  return { resource, row: (await readOne(resource, ctx, id)) as Seen['row'] };
}

/** Who made a row is no field of it, but of its table. */
function sees(user: User, { resource, row }: Seen): boolean {
  if (!holds(user, permissionOf(resource, 'list'))) return false;
  if (user.ownOnly && resource.scope && Number(row.createBy) !== user.id) return false;
  return Object.entries(resource.scope ?? {}).every(([dimension, field]) => inScope(user, dimension, row[field]));
}

/** Who of these people may see the record today. They are few: those named, or those who watch. */
export async function whoSeesRecord(ctx: Ctx, seen: Seen, ids: readonly number[]): Promise<Set<number>> {
  const identities = await Promise.all([...new Set(ids)].map((id) => identityOf(ctx.db, id, { now: ctx.now })));
  return new Set(identities.flatMap((one) => (one && sees(one.user, seen) ? [one.user.id] : [])));
}

/** The record for whoever is told of it, whoever speaks. */
export async function recordAsSystem(ctx: Ctx, name: string, id: number): Promise<Seen | undefined> {
  const resource = findResource(ctx, name);
  if (!resource) return undefined;
  return { resource, row: (await readOne(resource, asSystem(ctx, '评论'), id)) as Seen['row'] };
}
