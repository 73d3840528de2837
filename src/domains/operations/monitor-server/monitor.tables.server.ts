import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/server/db/columns.ts';

const whole = (name: string) => bigint(name, { mode: 'number' });

/** Each process of the server that answers calls, as it reports itself. */
export const serverNodeTable = pgTable('operations_server_node', {
  /** Machine and process, such as `ship-office:4711`. */
  node: text('node').primaryKey(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  /** What does not change while the process runs: versions, processors, memory of the machine. */
  facts: jsonb('facts').notNull(),
});

/** The last hour of each node, a row every 15 s. */
export const serverSampleTable = pgTable(
  'operations_server_sample',
  {
    node: text('node').notNull(),
    at: instant('at').notNull(),
    /** Per mille of all processors. */
    cpu: integer('cpu').notNull(),
    machineCpu: integer('machine_cpu').notNull(),
    /** Bytes. */
    resident: whole('resident').notNull(),
    heap: whole('heap').notNull(),
    machineMemory: whole('machine_memory').notNull(),
    diskUsed: whole('disk_used').notNull(),
    diskTotal: whole('disk_total').notNull(),
    /** The longest and the 99th percentile of the span, in microseconds. */
    loopDelay: integer('loop_delay').notNull(),
    loopDelayMax: integer('loop_delay_max').notNull(),
    connections: integer('connections').notNull(),
    databaseConnections: integer('database_connections').notNull(),
    /** Calls answered since the row before. */
    calls: integer('calls').notNull(),
  },
  (t) => [primaryKey({ columns: [t.node, t.at] }), index('operations_server_sample_at').on(t.at)],
);
