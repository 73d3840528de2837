import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../db/columns.ts';

/** What people typed and have not saved, moved here from their device when they signed out. */
export const draftTable = pgTable(
  'kernel_draft',
  {
    ownerId: id('owner_id').notNull(),
    name: text('name').notNull(),
    title: text('title').notNull(),
    path: text('path').notNull(),
    /** When it was typed, by the device. */
    at: instant('at').notNull(),
    content: text('content').notNull(),
    keptAt: instant('kept_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.ownerId, t.name] }), index('kernel_draft_kept_at').on(t.keptAt)],
);

/** Each person's key to what lies encrypted on devices. */
export const draftKeyTable = pgTable('kernel_draft_key', {
  ownerId: id('owner_id').primaryKey(),
  key: text('key').notNull(),
});
