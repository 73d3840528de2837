import { sql } from 'drizzle-orm';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** What administrators set; a setting without a row has its default. */
export const settingTable = pgTable('kernel_setting', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  updatedBy: text('updated_by').notNull(),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
});
