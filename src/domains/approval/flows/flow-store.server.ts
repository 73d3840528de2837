import { isDeepStrictEqual } from 'node:util';
import type { ApprovalTree } from '../../../kernel/flow/approval-tree.ts';
import type { Approvable } from '../../../kernel/server/approvable.ts';
import type { Ctx } from '../../../kernel/server/context.ts';

export type Published = { flowId: number; versionId: number; number: number; tree: ApprovalTree };

async function publishedOf(
  ctx: Ctx,
  resource: string,
): Promise<(Published & { publishedBy: string | null }) | undefined> {
  const [row] = await ctx.db.query<Published & { publishedBy: string | null }>({
    name: 'approval-published',
    text: `select f.id as "flowId", v.id as "versionId", v.number, v.tree, v.published_by as "publishedBy"
      from approval_flow f join approval_flow_version v on v.id = f.published_id where f.resource = $1`,
    values: [resource],
  });
  return row;
}

/** Writes the next version of a flow and makes it the one that new documents take. */
export async function publishTree(
  ctx: Ctx,
  flowId: number,
  tree: ApprovalTree,
  by: { name: string | null; note?: string | undefined },
): Promise<number> {
  const [row] = await ctx.db.query<{ id: number; number: number }>(
    `insert into approval_flow_version (flow_id, number, tree, note, published_by, published_at)
     select $1, 1 + coalesce(max(number), 0), $2, $3, $4, $5 from approval_flow_version where flow_id = $1 returning id, number`,
    [flowId, JSON.stringify(tree), by.note ?? null, by.name, ctx.now.toISOString()],
  );
  await ctx.db.query('update approval_flow set published_id = $2 where id = $1', [flowId, row!.id]);
  return row!.number;
}

/**
 * The flow that a new document takes. The first time it is the default of the code, version 1; as long as nobody has published an own
 * version, a changed default becomes the next one.
 */
export async function flowFor(ctx: Ctx, approvable: Approvable): Promise<Published> {
  const published = await publishedOf(ctx, approvable.resource);
  const same = published && isDeepStrictEqual(published.tree, JSON.parse(JSON.stringify(approvable.flow)));
  if (published && (published.publishedBy !== null || same)) return published;
  // One at a time: of two who come first, the second finds the version of the first.
  await ctx.db.query('select pg_advisory_xact_lock(hashtextextended($1, 7405211))', [approvable.resource]);
  const again = await publishedOf(ctx, approvable.resource);
  if (again && again.versionId !== published?.versionId) return again;
  const [flow] = await ctx.db.query<{ id: number }>(
    'insert into approval_flow (resource) values ($1) on conflict (resource) do update set resource = excluded.resource returning id',
    [approvable.resource],
  );
  await publishTree(ctx, flow!.id, approvable.flow, { name: null });
  return (await publishedOf(ctx, approvable.resource))!;
}
