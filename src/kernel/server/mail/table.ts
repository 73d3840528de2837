import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** The outbox. Without an SMTP server it shows what would go. */
export const mailTable = pgTable(
  'kernel_mail',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    /** QUEUED, SENT, FAILED, or CANCELLED by an administrator. */
    state: text('state').notNull(),
    tries: integer('tries').notNull().default(0),
    nextTry: instant('next_try').notNull(),
    error: text('error'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    sentAt: instant('sent_at'),
  },
  (t) => [index('kernel_mail_due').on(t.state, t.nextTry), index('kernel_mail_created').on(t.createdAt)],
);
