import { customType, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../db/columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What the finder looks in: one line for each record that people look for by number or name, written in the transaction of
 * the record. Words, what the record refers to and who may see it are tokens of one index (see tokens.ts).
 */
export const searchTable = pgTable(
  'kernel_search',
  {
    /** Name of the resource. */
    kind: text('kind').notNull(),
    recordId: id('record_id').notNull(),
    title: text('title').notNull(),
    titleEn: text('title_en'),
    tokens: tsvector('tokens').notNull(),
    /** When the record was made: the newest comes first. */
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.recordId] }),
    // What has just been written is looked through line by line: not more than a search can bear.
    index('kernel_search_tokens').using('gin', t.tokens).with({ gin_pending_list_limit: 256 }),
    index('kernel_search_newest').on(t.kind, t.at),
  ],
);
