import { permissionOf, tableNameOf } from '../../../kernel/resource/resource.ts';
import { allApprovals } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { holds, scopeCondition } from '../../../kernel/server/permit/permit.ts';
import { findResource } from '../../../kernel/server/registry.ts';

/** An SQL condition over runs `r`: those of documents that the user may see by permission and scope. */
export function visibleDocuments(ctx: Ctx, next: (value: unknown) => string): string {
  const kinds = allApprovals(ctx).flatMap(({ resource: name }) => {
    const resource = findResource(ctx, name);
    if (!resource || !holds(ctx.user, permissionOf(resource, 'list'))) return [];
    const scope = scopeCondition(resource, ctx.user, next);
    const seen = scope
      ? ` and exists (select 1 from ${tableNameOf(resource)} t where t.id = r.record_id and ${scope})`
      : '';
    return [`(r.resource = ${next(name)}${seen})`];
  });
  return kinds.length > 0 ? `(${kinds.join(' or ')})` : 'false';
}
