import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { REBUILD_FINDER } from '../../../kernel/server/finder/rebuild.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { startTask } from '../../../kernel/server/jobs/tasks.ts';
import { SESSIONS } from '../../identity/public.server.ts';
import { type NodeFacts, SAMPLE_EVERY_MS, thisNode } from './node-reports.server.ts';
import { type DatabaseFacts, rebuildFinder, type ServerSample, serverMonitor } from './server-monitor.calls.ts';

const SILENT_AFTER_MS = 3 * SAMPLE_EVERY_MS;

type NodeRow = { node: string; startedAt: string; seenAt: string; facts: NodeFacts };

/** Every node that reported itself within the last hour, the answering one first. */
const nodesOf = (ctx: Ctx): Promise<NodeRow[]> =>
  ctx.db.query<NodeRow>(
    `select node, started_at as "startedAt", seen_at as "seenAt", facts from operations_server_node
     where seen_at > $2::timestamptz - interval '1 hour' order by node = $1 desc, seen_at desc, node`,
    [thisNode, ctx.now.toISOString()],
  );

const samplesOf = (ctx: Ctx): Promise<(ServerSample & { node: string })[]> =>
  ctx.db.query<ServerSample & { node: string }>(
    `select node, at, cpu / 10.0::float8 as cpu, machine_cpu / 10.0::float8 as "machineCpu", resident, heap,
       machine_memory as "machineMemory", disk_used as "diskUsed", disk_total as "diskTotal",
       loop_delay / 1000.0::float8 as "loopDelay", loop_delay_max / 1000.0::float8 as "loopDelayMax", connections,
       database_connections as "databaseConnections",
       (calls * 60 / greatest(extract(epoch from at - lag(at, 1, at - interval '15 s') over (partition by node order by at)), 1))::float8
         as "callsPerMinute"
     from operations_server_sample where at > $1::timestamptz - interval '1 hour' order by at`,
    [ctx.now.toISOString()],
  );

async function databaseFacts(ctx: Ctx): Promise<DatabaseFacts> {
  const [row] = await ctx.db.query<DatabaseFacts>(
    `select current_setting('server_version') as version, current_database() as name,
       pg_database_size(current_database()) as size, pg_postmaster_start_time() as "startedAt",
       (select count(*)::int from pg_stat_activity where datname = current_database()) as connections,
       current_setting('max_connections')::int as "maxConnections",
       (select count(distinct user_id)::int from ${SESSIONS} where expires_at > $1 and revoked_at is null) as users`,
    [ctx.now.toISOString()],
  );
  return row!;
}

/** Once at a time: a second one would make the same lines beside the first. */
async function startRebuild(ctx: Ctx): Promise<{ taskId: number }> {
  await ctx.db.query('select pg_advisory_xact_lock(hashtext($1))', [REBUILD_FINDER]);
  const [running] = await ctx.db.query('select 1 from kernel_task where job = $1 and ended_at is null', [
    REBUILD_FINDER,
  ]);
  if (running)
    throw new AppError('CONFLICT', {
      zh: '查找索引正在重建，完成后再试',
      en: 'It is being rebuilt; try again when that has ended',
    });
  const title = { zh: '重建查找索引', en: 'Rebuild what the finder looks in' };
  return { taskId: await startTask(ctx, { job: REBUILD_FINDER, title, data: {} }) };
}

export const serverMonitorEndpoints: readonly Endpoint[] = [
  serve(serverMonitor, async (ctx) => {
    const [nodes, samples, database] = await Promise.all([nodesOf(ctx), samplesOf(ctx), databaseFacts(ctx)]);
    return {
      database,
      nodes: nodes.map(({ facts, ...node }) => ({
        ...node,
        ...facts,
        answering: node.node === thisNode,
        alive: ctx.now.getTime() - Date.parse(node.seenAt) < SILENT_AFTER_MS,
        samples: samples.filter((row) => row.node === node.node).map(({ node: _, ...row }) => row),
      })),
    };
  }),
  serve(rebuildFinder, startRebuild),
];
