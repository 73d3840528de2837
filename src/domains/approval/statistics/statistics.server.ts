import { type ApprovalTree, nodeById } from '../../../kernel/flow/approval-tree.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { findResource } from '../../../kernel/server/registry.ts';
import type { RunStatus } from '../approval.views.text.ts';
import { visibleDocuments } from '../inbox/visible-documents.server.ts';
import { cardsOf } from '../people/people.server.ts';
import { statisticsCall, statisticsSheets } from './statistics.calls.ts';
import { sheetsOf } from './statistics-sheets.server.ts';

/** Hours of a mean, a median or a percentile over seconds, one decimal, rounded half up by PostgreSQL's numeric. */
const hours = (seconds: string): string => `round((${seconds})::numeric / 3600, 1)::text`;
const SPENT = 'extract(epoch from t.done_at - t.opened_at)';
/** What waits counts too, until now (`$1`). */
const WAITED = 'extract(epoch from coalesce(t.done_at, $1) - t.opened_at)';
const DECIDED = `t.outcome in ('approve', 'reject', 'return') and t.opened_at is not null`;
const MONTH = `to_char(r.submitted_at at time zone 'Asia/Shanghai', 'YYYY-MM')`;

type Query = { from?: string | undefined; to?: string | undefined; resource?: string | undefined };

/** Over the runs submitted in the days, of documents that the caller may see. */
async function statistics(ctx: Ctx, { from, to, resource }: Query) {
  const values: unknown[] = [ctx.now.toISOString()];
  const next = (value: unknown): string => `$${values.push(value)}`;
  const where = [
    '$1::timestamptz is not null',
    ...(from ? [`r.submitted_at >= ${next(`${from}T00:00:00+08:00`)}`] : []),
    ...(to ? [`r.submitted_at <= ${next(`${to}T23:59:59.999+08:00`)}`] : []),
    ...(resource ? [`r.resource = ${next(resource)}`] : []),
    visibleDocuments(ctx, next),
  ].join(' and ');
  const tasks = `from approval_task t join approval_run r on r.id = t.run_id where ${where}`;
  const ran = 'extract(epoch from r.ended_at - r.submitted_at)';
  const measures = `count(*) filter (where ${DECIDED})::int as done, count(*) filter (where t.state = 'OPEN')::int as open,
    count(*) filter (where t.state = 'OPEN' and t.due_at < $1)::int as overdue, ${hours(`avg(${SPENT}) filter (where ${DECIDED})`)} as "meanHours",
    count(*) filter (where t.outcome = 'return')::int as returned, count(*) filter (where t.outcome = 'reject')::int as rejected,
    ${hours(`max(${WAITED}) filter (where t.state = 'OPEN' or ${DECIDED})`)} as "mostHours"`;
  const [runs, steps, people, months] = await Promise.all([
    ctx.db.query<{ resource: string; status: RunStatus; count: number; meanHours: string | null }>(
      `select r.resource, r.status, count(*)::int as count, ${hours(`avg(${ran})`)} as "meanHours" from approval_run r where ${where}
       group by 1, 2 order by 1, 2`,
      values,
    ),
    ctx.db.query<StepRow>(
      `select r.resource, t.node_id as "nodeId", ${measures},
        ${hours(`percentile_cont(0.5) within group (order by ${SPENT}) filter (where ${DECIDED})`)} as "medianHours",
        ${hours(`percentile_cont(0.9) within group (order by ${SPENT}) filter (where ${DECIDED})`)} as "p90Hours",
        max(r.flow_version_id) as "versionId" ${tasks} group by 1, 2 order by 1, max(t.seq), 2`,
      values,
    ),
    ctx.db.query<Counted & { userId: number }>(
      `select coalesce(t.acted_by, t.user_id) as "userId", ${measures} ${tasks} and (t.acted_by is not null or t.state = 'OPEN')
       group by 1 order by 2 desc, 3 desc, 1 limit 100`,
      values,
    ),
    ctx.db.query<{ month: string; submitted: number; ended: number; meanHours: string | null }>(
      `select ${MONTH} as month, count(*)::int as submitted, count(r.ended_at)::int as ended, ${hours(`avg(${ran})`)} as "meanHours"
       from approval_run r where ${where} group by 1 order by 1`,
      values,
    ),
  ]);
  const labelOf = (name: string): string => findResource(ctx, name)?.label[ctx.lang] ?? name;
  const names = await nodeNames(ctx, steps);
  const cards = await cardsOf(
    ctx,
    people.map((row) => row.userId),
  );
  return {
    runs: runs.map((row) => ({ ...row, label: labelOf(row.resource) })),
    steps: steps.map(({ versionId, ...row }) => ({
      ...row,
      label: labelOf(row.resource),
      nodeName: names(versionId, row.nodeId),
    })),
    people: people.map(({ userId, ...row }) => ({ person: cards(userId), ...row })),
    months,
  };
}

type Counted = {
  done: number;
  open: number;
  overdue: number;
  returned: number;
  rejected: number;
  meanHours: string | null;
  mostHours: string | null;
};

type StepRow = Counted & {
  resource: string;
  nodeId: string;
  medianHours: string | null;
  p90Hours: string | null;
  versionId: number;
};

/** A step is called as in the newest version in which it was passed. */
async function nodeNames(ctx: Ctx, steps: readonly StepRow[]): Promise<(versionId: number, nodeId: string) => string> {
  const rows = await ctx.db.query<{ id: number; tree: ApprovalTree }>(
    'select id, tree from approval_flow_version where id = any($1::bigint[])',
    [[...new Set(steps.map((step) => step.versionId))]],
  );
  const trees = new Map(rows.map((row) => [row.id, row.tree]));
  return (versionId, nodeId) => {
    const tree = trees.get(versionId);
    return (tree && nodeById(tree, nodeId)?.name[ctx.lang]) ?? nodeId;
  };
}

export const statisticsEndpoints: readonly Endpoint[] = [
  serve(statisticsCall, (ctx, { query }) => statistics(ctx, query)),
  serve(statisticsSheets, async (ctx, { query }) => sheetsOf(ctx, await statistics(ctx, query), query)),
];
