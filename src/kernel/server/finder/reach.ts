import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import { isScoped, plainScope } from '../../resource/scope.ts';
import type { Ctx } from '../context.ts';
import { holds, scopeOf } from '../permit/permit.ts';
import { foundResources, makerToken, ruleOf, scopeToken } from './entry.ts';
import { allOf, anyOf } from './tokens.ts';

/** Kinds of record whose visible lines one condition over the tokens tells; without one, all of them are visible. */
export type Reach = { readonly kinds: string[]; readonly only?: string };

/** The kinds that this person finds, by the condition that their data scope makes: the same as for their lists. */
export function reachOf(ctx: Ctx, kind?: string): Reach[] {
  const groups = new Map<string, { kinds: string[]; only?: string }>();
  for (const resource of foundResources(ctx)) {
    if (kind !== undefined && resource.name !== kind) continue;
    if (!ruleOf(ctx, resource)?.visible && !holds(ctx.user, permissionOf(resource, 'list'))) continue;
    const only = ruleOf(ctx, resource)?.visible ? undefined : scopeQuery(ctx, resource);
    if (only === NOTHING) continue;
    const key = only ?? '';
    const group = groups.get(key) ?? { kinds: [], ...(only !== undefined && { only }) };
    group.kinds.push(resource.name);
    groups.set(key, group);
  }
  return [...groups.values()];
}

const NOTHING = Symbol('nothing is visible');

function scopeQuery(ctx: Ctx, resource: AnyResource): string | typeof NOTHING | undefined {
  const parts: string[] = [];
  for (const dimension of Object.keys(plainScope(resource))) {
    const ids = scopeOf(ctx.user, dimension);
    if (ids === 'all') continue;
    if (ids.length === 0) return NOTHING;
    parts.push(anyOf(ids.map((id) => scopeToken(dimension, id))));
  }
  if (ctx.user.ownOnly && isScoped(resource)) parts.push(anyOf([makerToken(ctx.user.id)]));
  return parts.length > 0 ? allOf(parts) : undefined;
}
