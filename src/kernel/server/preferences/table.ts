import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../db/columns.ts';

/** What a person prefers, wherever they sign in: hints that were read, the system that was chosen, favourite pages. */
export const preferenceTable = pgTable(
  'kernel_preference',
  {
    userId: id('user_id').notNull(),
    name: text('name').notNull(),
    value: jsonb('value').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.name] })],
);
