import { bigint, date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/server/db/columns.ts';

/** How long a person used the product, by the company's day; the count of use stands in `identity_menu_use`. */
export const usageTable = pgTable(
  'operations_usage',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    seconds: integer('seconds').notNull(),
    /** When the last heartbeat came: several windows of one person at once are not counted twice. */
    lastAt: instant('last_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index('operations_usage_day').on(t.day)],
);
