import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../db/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Long work that is shown to whoever started it. */
export const taskTable = pgTable(
  'kernel_task',
  {
    id: id('id').primaryKey().generatedAlwaysAsIdentity(),
    userId: id('user_id').notNull(),
    userName: text('user_name').notNull(),
    job: text('job').notNull(),
    title: jsonb('title').notNull(),
    /** QUEUED, RUNNING, DONE, FAILED, CANCELLED. */
    state: text('state').notNull(),
    done: id('done').notNull().default(0),
    total: id('total').notNull().default(0),
    note: jsonb('note'),
    error: jsonb('error'),
    stack: text('stack'),
    /** Processes that have taken it up since it last waited. */
    tries: integer('tries').notNull().default(0),
    fileId: id('file_id'),
    /** What was found, for its person alone, such as the rows of an import that need correction; as long as the file. */
    report: jsonb('report'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    cancelAskedAt: instant('cancel_asked_at'),
    /** Its person does not want to see it any more. */
    putAway: boolean('put_away').notNull().default(false),
  },
  (t) => [index('kernel_task_user').on(t.userId, t.id), index('kernel_task_ended').on(t.endedAt)],
);

/** What a person sent with a task, such as the sheet of an import. It goes when the task ends, and nobody reads it but the task. */
export const taskInputTable = pgTable('kernel_task_input', {
  taskId: id('task_id').primaryKey(),
  content: bytes('content').notNull(),
});
