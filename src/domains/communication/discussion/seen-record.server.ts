import { notFound } from '../../../kernel/errors.ts';
import { type AnyResource, permissionOf } from '../../../kernel/resource/resource.ts';
import { asSystem, type Ctx, type User } from '../../../kernel/server/context.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import { withinScope } from '../../../kernel/server/crud/within.ts';
import { assertPermission, holds } from '../../../kernel/server/permit/permit.ts';
import { findResource } from '../../../kernel/server/registry.ts';
import { identitiesOf } from '../../identity/public.server.ts';

export type Seen = { readonly resource: AnyResource; readonly row: Readonly<Record<string, unknown>> & { id: number } };

const RECORD = { zh: '单据', en: 'Record' };

/** A record that the caller may see: by the permission of its list, within scope. FORBIDDEN or NOT_FOUND as its own calls would. */
export async function seenRecord(ctx: Ctx, name: string, id: number): Promise<Seen> {
  const resource = findResource(ctx, name);
  if (!resource) throw notFound(RECORD);
  assertPermission(ctx, permissionOf(resource, 'list'));
  return { resource, row: (await readOne(resource, ctx, id)) as Seen['row'] };
}

async function sees(ctx: Ctx, user: User, { resource, row }: Seen): Promise<boolean> {
  if (!holds(user, permissionOf(resource, 'list'))) return false;
  return (await withinScope({ ...ctx, user }, resource, [row.id])).has(row.id);
}

/** Who of these people may see the record today. They are few: those named, or those who watch. */
export async function whoSeesRecord(ctx: Ctx, seen: Seen, ids: readonly number[]): Promise<Set<number>> {
  const users = (await identitiesOf(ctx.db, [...new Set(ids)], { now: ctx.now })).map(({ user }) => user);
  const seeing = await Promise.all(users.map((user) => sees(ctx, user, seen)));
  return new Set(users.filter((_, i) => seeing[i]).map(({ id }) => id));
}

/** The record for whoever is told of it, whoever speaks. */
export async function recordAsSystem(ctx: Ctx, name: string, id: number): Promise<Seen | undefined> {
  const resource = findResource(ctx, name);
  if (!resource) return undefined;
  return { resource, row: (await readOne(resource, asSystem(ctx, '评论'), id)) as Seen['row'] };
}
