import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../kernel/server/db/columns.ts';

/** The password of somebody of a supplier: only its argon2id hash. */
export const vendorCredentialTable = pgTable('vendor_credential', {
  userId: id('user_id').primaryKey(),
  hash: text('hash').notNull(),
  changedAt: instant('changed_at').notNull(),
});

/** Sign-ins of a day, and the business tokens of an hour that were made of them. */
export const vendorSessionTable = pgTable(
  'vendor_session',
  {
    id: text('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: id('user_id').notNull(),
    /** The sign-in of which a business token was made; it ends with that. */
    parentId: text('parent_id'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('vendor_session_user').on(t.userId), index('vendor_session_parent').on(t.parentId)],
);

/** Links by which a password is set, once: of an invitation for a week, of a forgotten one for half an hour. */
export const vendorLinkTable = pgTable('vendor_link', {
  hash: text('hash').primaryKey(),
  userId: id('user_id').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
});
