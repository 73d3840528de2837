import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/server/db/columns.ts';

/** Versions that ran on this database, since when. */
export const versionTable = pgTable('operations_version', {
  version: text('version').primaryKey(),
  installedAt: instant('installed_at').notNull(),
});

/** The release notes that a person has been shown. */
export const versionSeenTable = pgTable(
  'operations_version_seen',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    version: text('version').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.version] })],
);
