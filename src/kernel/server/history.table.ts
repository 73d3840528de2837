import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './db/columns.ts';

/** Append-only: who changed what, when, on whose behalf, why, from which value to which. */
export const historyTable = pgTable(
  'kernel_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    resource: text('resource').notNull(),
    recordId: bigint('record_id', { mode: 'number' }).notNull(),
    at: instant('at').notNull().default(sql`now()`),
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    userName: text('user_name').notNull(),
    /** The person who sat there when the user was acted for, or on whose behalf the system acted. */
    actorName: text('actor_name'),
    action: text('action').notNull(),
    reason: text('reason'),
    changes: jsonb('changes').notNull(),
    requestId: text('request_id').notNull(),
    /** The account behind the name: names may be alike. */
    username: text('username'),
  },
  (t) => [
    index('kernel_history_record').on(t.resource, t.recordId, t.id),
    index('kernel_history_user').on(t.userId, t.at, t.id),
    index('kernel_history_request').on(t.requestId),
    index('kernel_history_at').on(t.at),
  ],
);
