import { bigint, index, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core';

const id = (name: string) => bigint(name, { mode: 'number' });

/** Who has read which announcement, and when for the first time. */
export const announcementReadTable = pgTable(
  'system_announcement_read',
  {
    announcementId: id('announcement_id').notNull(),
    userId: id('user_id').notNull(),
    readAt: timestamp('read_at', { withTimezone: true, mode: 'string', precision: 3 }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.announcementId, t.userId] }), index('system_announcement_read_user').on(t.userId)],
);
