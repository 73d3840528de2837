import { sql } from 'drizzle-orm';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/server/db/columns.ts';

/** What was granted from the seeds once, so that a grant which an administrator took away is not given again. */
export const seededGrantTable = pgTable(
  'identity_seeded_grant',
  {
    roleCode: text('role_code').notNull(),
    kind: text('kind').notNull(),
    item: text('item').notNull(),
    at: instant('at').notNull().default(sql`now()`),
  },
  (t) => [primaryKey({ columns: [t.roleCode, t.kind, t.item] })],
);
