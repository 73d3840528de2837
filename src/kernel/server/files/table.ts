import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../db/columns.ts';

/** One row per upload; equal contents share one stored object through their hash. */
export const fileTable = pgTable(
  'kernel_file',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    /** SHA-256 of the content, hexadecimal. */
    hash: text('hash').notNull(),
    name: text('name').notNull(),
    size: id('size').notNull(),
    type: text('type').notNull(),
    owner: id('owner').notNull(),
    created: instant('created').notNull().default(sql`now()`),
  },
  (t) => [
    index('kernel_file_hash').on(t.hash),
    index('kernel_file_owner').on(t.owner, t.created),
    index('kernel_file_created').on(t.created),
  ],
);

/** Which records hold which files; kept by the record services, asked when somebody opens a file. */
export const fileUseTable = pgTable(
  'kernel_file_use',
  { fileId: id('file_id').notNull(), resource: text('resource').notNull(), recordId: id('record_id').notNull() },
  (t) => [
    primaryKey({ columns: [t.resource, t.recordId, t.fileId] }),
    index('kernel_file_use_file').on(t.fileId, t.resource, t.recordId),
  ],
);

/** One row per content: in which place it lies. `leaving` is the place that still has a copy after a move was cut off. */
export const blobTable = pgTable(
  'kernel_blob',
  {
    hash: text('hash').primaryKey(),
    size: id('size').notNull(),
    driver: text('driver').notNull(),
    leaving: text('leaving'),
    created: instant('created').notNull().default(sql`now()`),
  },
  (t) => [index('kernel_blob_driver').on(t.driver, t.hash)],
);

/** The place chosen for new contents: one row, absent while nobody chose. Keys of S3 are never kept here. */
export const storageTable = pgTable('kernel_storage', {
  id: id('id').primaryKey(),
  version: id('version').notNull().default(1),
  driver: text('driver').notNull(),
  endpoint: text('endpoint'),
  region: text('region'),
  bucket: text('bucket'),
});
