import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../kernel/server/db/columns.ts';

/** One row per person; both languages are kept and the reader's is shown. */
export const messageTable = pgTable(
  'communication_message',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: id('user_id').notNull(),
    kind: text('kind').notNull(),
    titleZh: text('title_zh').notNull(),
    titleEn: text('title_en').notNull(),
    textZh: text('text_zh'),
    textEn: text('text_en'),
    /** A path of the product, such as `/approval/tasks/12`. */
    link: text('link'),
    resource: text('resource'),
    recordId: id('record_id'),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** Stands in the inbox; without it the row only waits for the digest. */
    inbox: boolean('inbox').notNull(),
    /** Waits for the daily digest. */
    digest: boolean('digest').notNull(),
    /** What must be told once alone: work that is done at least once says the same key again. */
    key: text('key'),
  },
  (t) => [
    uniqueIndex('communication_message_key').on(t.userId, t.key).where(sql`key is not null`),
    index('communication_message_inbox').on(t.userId, t.id).where(sql`inbox`),
    index('communication_message_unread').on(t.userId, t.id).where(sql`inbox and read_at is null`),
    index('communication_message_digest').on(t.userId).where(sql`digest`),
    index('communication_message_created').on(t.createdAt),
  ],
);

/** What a person chose for a kind of message; without a row the kind's own defaults hold. */
export const messageChoiceTable = pgTable(
  'communication_message_choice',
  {
    userId: id('user_id').notNull(),
    kind: text('kind').notNull(),
    inbox: boolean('inbox').notNull(),
    mail: boolean('mail').notNull(),
    digest: boolean('digest').notNull(),
    muted: boolean('muted').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind] })],
);

/** In which language a person's mails are written. */
export const messageReaderTable = pgTable('communication_message_reader', {
  userId: id('user_id').primaryKey(),
  mailLang: text('mail_lang').notNull(),
});
