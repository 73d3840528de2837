import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../kernel/server/db/columns.ts';

/** What people say about a record of any kind; what was changed or taken back stands in the history of the comment. */
export const commentTable = pgTable(
  'communication_comment',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    resource: text('resource').notNull(),
    recordId: id('record_id').notNull(),
    authorId: id('author_id').notNull(),
    body: text('body').notNull(),
    /** Whom it names, in the order of their names in the text. */
    named: id('named').array().notNull(),
    /** Made by the author's browser: a comment sent again is the same comment. */
    key: text('key').notNull(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    removedAt: instant('removed_at'),
  },
  (t) => [
    index('communication_comment_record').on(t.resource, t.recordId, t.id),
    uniqueIndex('communication_comment_key').on(t.authorId, t.key),
  ],
);

/** Who is told when something is said about a record. */
export const watcherTable = pgTable(
  'communication_watcher',
  {
    resource: text('resource').notNull(),
    recordId: id('record_id').notNull(),
    userId: id('user_id').notNull(),
    since: instant('since').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.resource, t.recordId, t.userId] })],
);
