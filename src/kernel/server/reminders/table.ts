import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../db/columns.ts';

/** Which level of a reminder was told of a row, for what was due then: whoever writes the row tells, and nobody a second time. */
export const reminderToldTable = pgTable(
  'kernel_reminder_told',
  {
    reminder: text('reminder').notNull(),
    rowId: id('row_id').notNull(),
    /** As it was due then: another day or moment is told anew. */
    due: text('due').notNull(),
    /** Hours from what is due to the level. */
    level: integer('level').notNull(),
    toldAt: instant('told_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reminder, t.rowId, t.due, t.level] })],
);
