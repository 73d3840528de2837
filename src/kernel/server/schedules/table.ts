import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** What an administrator changed of a declared schedule, and who is told when it fails. */
export const scheduleTable = pgTable('kernel_schedule', {
  name: text('name').primaryKey(),
  cron: text('cron'),
  paused: boolean('paused').notNull().default(false),
  ownerId: bigint('owner_id', { mode: 'number' }),
  version: integer('version').notNull().default(0),
  updatedBy: text('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
});

/** One row a slot: whichever node inserts it runs, and no other. The slot is the scheduled time, not the time of the run. */
export const scheduleRunTable = pgTable(
  'kernel_schedule_run',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    slot: instant('slot').notNull(),
    /** RUNNING, DONE, FAILED, or SKIPPED while the run before it still went on. */
    state: text('state').notNull(),
    node: text('node').notNull(),
    /** Who pressed 'run now'. */
    byName: text('by_name'),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    note: jsonb('note'),
    error: jsonb('error'),
    stack: text('stack'),
  },
  (t) => [unique('kernel_schedule_run_slot').on(t.name, t.slot), index('kernel_schedule_run_started').on(t.startedAt)],
);
