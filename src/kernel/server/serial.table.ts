import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** One counter per serial and period; gaps are tolerated, numbers never repeat. */
export const serialTable = pgTable(
  'kernel_serial',
  { serial: text('serial').notNull(), period: text('period').notNull(), last: integer('last').notNull() },
  (t) => [primaryKey({ columns: [t.serial, t.period] })],
);
