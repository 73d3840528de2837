import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/server/db/columns.ts';

/** Mail templates that an administrator changed; the others are as the code has them. */
export const mailTemplateTable = pgTable(
  'communication_mail_template',
  {
    /** A kind of message, or one of the names of TEMPLATES. */
    name: text('name').notNull(),
    lang: text('lang').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    version: integer('version').notNull().default(1),
    updatedBy: text('updated_by').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.name, t.lang] })],
);
