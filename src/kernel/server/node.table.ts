import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './db/columns.ts';

/** The server processes of this database; each renews its row, and one that does not is gone. */
export const nodeTable = pgTable('kernel_node', {
  id: text('id').primaryKey(),
  host: text('host').notNull(),
  pid: integer('pid').notNull(),
  startedAt: instant('started_at').notNull(),
  seenAt: instant('seen_at').notNull().default(sql`now()`),
});
