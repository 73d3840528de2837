import { readFileSync } from 'node:fs';
import { arch, availableParallelism, cpus, hostname, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import type { App } from '../../../kernel/server/module.ts';
import { diskWatch } from '../storage/tell-disk.server.ts';
import { type Sample, startSampler } from './sample.server.ts';

/** What a node tells of itself once. */
export type NodeFacts = {
  host: string;
  pid: number;
  nodeVersion: string;
  appVersion: string;
  system: string;
  processor: string;
  processors: number;
  /** Bytes. */
  memory: number;
  dataDir: string;
};

export const SAMPLE_EVERY_MS = 15_000;
const KEPT = "interval '1 hour'";

/** The node that this process is. */
export const thisNode = `${hostname()}:${process.pid}`;

function factsOf(dataDir: string): NodeFacts {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../../../package.json'), 'utf8')) as {
    version: string;
  };
  return {
    host: hostname(),
    pid: process.pid,
    nodeVersion: process.versions.node,
    appVersion: version,
    system: `${type()} ${release()} ${arch()}`,
    processor: cpus()[0]?.model.trim() ?? '',
    processors: availableParallelism(),
    memory: totalmem(),
    dataDir,
  };
}

const startedAt = (now: Date): string => new Date(now.getTime() - process.uptime() * 1000).toISOString();

/** The node and its new row in one statement; what is older than an hour goes. */
const REPORT = `with node as (
    insert into operations_server_node (node, started_at, seen_at, facts) values ($1, $2, $5, $3)
    on conflict (node) do update set seen_at = excluded.seen_at, started_at = excluded.started_at, facts = excluded.facts),
  old as (delete from operations_server_sample where at < $5::timestamptz - ${KEPT}),
  gone as (delete from operations_server_node where seen_at < $5::timestamptz - ${KEPT})
  insert into operations_server_sample (node, at, cpu, machine_cpu, resident, heap, machine_memory, disk_used, disk_total, loop_delay,
    loop_delay_max, connections, database_connections, calls)
  select $1, $5, s.* from jsonb_to_record($4) as s(cpu int, "machineCpu" int, resident bigint, heap bigint,
    "machineMemory" bigint, "diskUsed" bigint, "diskTotal" bigint, "loopDelay" int, "loopDelayMax" int, connections int,
    "databaseConnections" int, calls int) on conflict do nothing`;

/** Reports this process now and every 15 s, until its database is closed. */
export async function reportNode(app: App): Promise<void> {
  const { db, log, settings, now } = app;
  const watch = diskWatch(app);
  const sampler = startSampler({ db, dataDir: settings.dataDir });
  const facts = JSON.stringify(factsOf(settings.dataDir));
  const started = startedAt(now());
  const report = async (): Promise<void> => {
    const sample: Sample = await sampler.take();
    await db.query({
      name: 'operations-server-sample',
      text: REPORT,
      values: [thisNode, started, facts, JSON.stringify(sample), now().toISOString()],
    });
    await watch();
  };
  await report();
  const timer = setInterval(() => {
    if (db.closing()) {
      clearInterval(timer);
      sampler.stop();
      return;
    }
    report().catch((err) => log.warn({ err }, 'the figures of this node are not reported'));
  }, SAMPLE_EVERY_MS);
  timer.unref();
}
