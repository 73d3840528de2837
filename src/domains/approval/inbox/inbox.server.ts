import { allApprovals } from '../../../kernel/server/approvable.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { assertPermission } from '../../../kernel/server/permit/permit.ts';
import { findResource } from '../../../kernel/server/registry.ts';
import { exportInbox } from './export-inbox.server.ts';
import { findRuns } from './find-runs.server.ts';
import { countsCall, inboxCall, inboxExportCall, kindsCall, readCopyCall, runsCall } from './inbox.calls.ts';
import { countMine } from './my-tasks.server.ts';
import { visibleDocuments } from './visible-documents.server.ts';

export const inboxEndpoints: readonly Endpoint[] = [
  serve(inboxCall, (ctx, { query }) => findRuns(ctx, query)),
  serve(inboxExportCall, (ctx, { query }) => exportInbox(ctx, query)),
  serve(countsCall, (ctx) => countMine(ctx)),
  serve(readCopyCall, async (ctx, { body }) => {
    await ctx.db.query(
      'update approval_copy set read_at = $2 where user_id = $1 and read_at is null and ($3::bigint is null or run_id = $3)',
      [ctx.user.id, ctx.now.toISOString(), body.runId ?? null],
    );
    return undefined;
  }),
  serve(runsCall, (ctx, { query }) => {
    assertPermission(ctx, 'approval:run:list');
    return findRuns(ctx, query, (next) => visibleDocuments(ctx, next));
  }),
  serve(kindsCall, async (ctx) =>
    allApprovals(ctx).flatMap(({ resource }) => {
      const label = findResource(ctx, resource)?.label[ctx.lang];
      return label ? [{ resource, label }] : [];
    }),
  ),
];
