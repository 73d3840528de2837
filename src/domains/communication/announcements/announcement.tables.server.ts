import { index, pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../kernel/server/db/columns.ts';

/** Who has read which announcement, and when for the first time. */
export const announcementReadTable = pgTable(
  'communication_announcement_read',
  {
    announcementId: id('announcement_id').notNull(),
    userId: id('user_id').notNull(),
    readAt: instant('read_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.announcementId, t.userId] }),
    index('communication_announcement_read_user').on(t.userId),
  ],
);
