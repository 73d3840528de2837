import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** What was told to browsers, kept a day so that a dropped connection can be told again. */
export const liveEventTable = pgTable(
  'kernel_live_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant('at').notNull().default(sql`clock_timestamp()`),
    users: bigint('users', { mode: 'number' }).array().notNull(),
    topic: text('topic').notNull(),
    data: jsonb('data').notNull(),
  },
  (t) => [index('kernel_live_event_at').on(t.at)],
);

/** Who has how many open sockets on which node; those of a node that is gone count no more. */
export const livePresenceTable = pgTable(
  'kernel_live_presence',
  {
    node: text('node').notNull(),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    sockets: integer('sockets').notNull(),
  },
  (t) => [primaryKey({ columns: [t.node, t.userId] })],
);
