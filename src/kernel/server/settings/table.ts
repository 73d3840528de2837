import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** What administrators set; a setting without a row has its default. */
export const settingTable = pgTable('kernel_setting', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedBy: text('updated_by').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'string', precision: 3 })
    .notNull()
    .default(sql`now()`),
});
