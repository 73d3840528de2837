import { bigint, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** What was answered to a write, kept for a day (over a ship's line 90), so that the same one sent twice happens once. */
export const idempotencyTable = pgTable(
  'kernel_idempotency',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    reply: jsonb('reply'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);
