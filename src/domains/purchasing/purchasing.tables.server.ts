import { numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** What members of a committee gave each bid, 0 to 100, until all of them have; then it stands on the tender. */
export const tenderScoreTable = pgTable(
  'purchasing_tender_score',
  {
    tenderId: id('tender_id').notNull(),
    quotationId: id('quotation_id').notNull(),
    userId: id('user_id').notNull(),
    technical: numeric('technical', { precision: 5, scale: 2 }).notNull(),
    service: numeric('service', { precision: 5, scale: 2 }),
    delivery: numeric('delivery', { precision: 5, scale: 2 }),
  },
  (t) => [primaryKey({ columns: [t.tenderId, t.userId, t.quotationId] })],
);
