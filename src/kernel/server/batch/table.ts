import { integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id } from '../db/columns.ts';

/** What a task does to many records. It goes a day after the task has ended. */
export const batchTable = pgTable('kernel_batch', {
  taskId: id('task_id').primaryKey(),
  resource: text('resource').notNull(),
  /** `remove`, `restore`, `set`, or an act of the record's flow. */
  act: text('act').notNull(),
  field: text('field'),
  reason: text('reason'),
  /** The task that took it back. */
  undoneBy: id('undone_by'),
});

/** The records of a batch, as they were chosen, and what became of each. */
export const batchRowTable = pgTable(
  'kernel_batch_row',
  {
    taskId: id('task_id').notNull(),
    seq: integer('seq').notNull(),
    recordId: id('record_id').notNull(),
    name: text('name').notNull(),
    /** As it was seen when it was chosen. */
    version: integer('version').notNull(),
    /** For `set`: what the field becomes, and what it was. */
    value: jsonb('value'),
    before: jsonb('before'),
    /** WAITING, DONE, REFUSED. */
    state: text('state').notNull(),
    cause: jsonb('cause'),
    /** Of the record once it was done. */
    newVersion: integer('new_version'),
  },
  (t) => [primaryKey({ columns: [t.taskId, t.seq] }), uniqueIndex('kernel_batch_row_record').on(t.taskId, t.recordId)],
);
