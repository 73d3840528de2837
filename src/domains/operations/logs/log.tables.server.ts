import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../../kernel/server/db/columns.ts';

/** Stacks of failures, apart from the log itself, so that no list and no export can show them. */
export const errorStackTable = pgTable('operations_error_stack', {
  requestId: text('request_id').primaryKey(),
  at: instant('at').notNull(),
  stack: text('stack').notNull(),
});
