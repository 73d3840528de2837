import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

/** Columns of the samples in their order; bytes, percent, milliseconds, and calls a minute. */
const SampleRow = z.object({
  at: z.string(),
  cpu: z.number(),
  machineCpu: z.number(),
  resident: z.number(),
  heap: z.number(),
  machineMemory: z.number(),
  diskUsed: z.number(),
  diskTotal: z.number(),
  loopDelay: z.number(),
  loopDelayMax: z.number(),
  connections: z.number(),
  databaseConnections: z.number(),
  callsPerMinute: z.number(),
});
export type ServerSample = z.output<typeof SampleRow>;

const Node = z.object({
  node: z.string(),
  /** The node that gave this answer. */
  answering: z.boolean(),
  startedAt: z.string(),
  seenAt: z.string(),
  /** Seen within the last three reports. */
  alive: z.boolean(),
  host: z.string(),
  pid: z.number(),
  nodeVersion: z.string(),
  appVersion: z.string(),
  system: z.string(),
  processor: z.string(),
  processors: z.number(),
  memory: z.number(),
  dataDir: z.string(),
  /** Of the last hour, oldest first. */
  samples: z.array(SampleRow),
});
export type ServerNode = z.output<typeof Node>;

const DatabaseFacts = z.object({
  version: z.string(),
  name: z.string(),
  size: z.number(),
  startedAt: z.string(),
  connections: z.number(),
  maxConnections: z.number(),
  users: z.number(),
});
export type DatabaseFacts = z.output<typeof DatabaseFacts>;

export const serverMonitor = route({
  method: 'GET',
  path: '/api/system/monitoring/server',
  permission: 'operations:serverMonitor:list',
  summary: { zh: '查看服务监控', en: 'See the servers' },
  reply: z.object({ nodes: z.array(Node), database: DatabaseFacts }),
});

/** Answers the task, whose progress its person sees. */
export const rebuildFinder = route({
  method: 'POST',
  path: '/api/system/monitoring/finder/rebuild',
  permission: 'operations:finder:rebuild',
  summary: { zh: '重建查找索引', en: 'Rebuild what the finder looks in' },
  reply: z.object({ taskId: z.number() }),
});
