import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from '../db/columns.ts';

/** Views of lists that people keep, each its owner's; shared ones are read by whoever holds one of the roles. */
export const listViewTable = pgTable(
  'kernel_list_view',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    version: integer('version').notNull().default(1),
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    page: text('page').notNull(),
    name: text('name').notNull(),
    content: jsonb('content').notNull(),
    roles: text('roles').array().notNull().default(sql`'{}'`),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('kernel_list_view_name').on(t.userId, t.page, t.name).where(sql`deleted_at is null`),
    index('kernel_list_view_roles').using('gin', t.roles),
  ],
);
