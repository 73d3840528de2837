import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../kernel/server/db/columns.ts';

/** What suppliers wrote, sealed: the last that counts, and what is still being written. Nothing of it is in any record before the opening. */
export const sealedQuoteTable = pgTable(
  'purchasing_sealed_quote',
  {
    quotationId: id('quotation_id').notNull(),
    /** DRAFT or SUBMITTED. */
    kind: text('kind').notNull(),
    payload: text('payload').notNull(),
    sealedAt: instant('sealed_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.quotationId, t.kind] })],
);
