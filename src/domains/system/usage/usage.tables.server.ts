import { bigint, date, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

/** How long a person used the product, by the company's day; the count of use stands in `system_menu_use`. */
export const usageTable = pgTable(
  'system_usage',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    seconds: integer('seconds').notNull(),
    /** When the last heartbeat came: several windows of one person at once are not counted twice. */
    lastAt: timestamp('last_at', { withTimezone: true, mode: 'string', precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index('system_usage_day').on(t.day)],
);
