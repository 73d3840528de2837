import { date, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id } from '../../../kernel/server/db/columns.ts';

/** How often a person opened a menu entry, by day: 'frequently used' and the usage records are summed from it. */
export const menuUseTable = pgTable(
  'identity_menu_use',
  {
    userId: id('user_id').notNull(),
    menuId: id('menu_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.menuId, t.day] }), index('identity_menu_use_day').on(t.day)],
);
