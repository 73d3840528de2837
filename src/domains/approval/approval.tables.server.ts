import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { id, instant } from '../../kernel/server/db/columns.ts';

const key = () => id('id').primaryKey().generatedAlwaysAsIdentity();
const ids = customType<{ data: number[] }>({ dataType: () => 'bigint[]' });
const words = customType<{ data: string[] }>({ dataType: () => 'text[]' });

/** One flow for each kind of document. `version` counts changes of the draft, for saving; published trees are rows of their own. */
export const flowTable = pgTable('approval_flow', {
  id: key(),
  resource: text('resource').notNull().unique(),
  publishedId: id('published_id'),
  draft: jsonb('draft'),
  draftBy: text('draft_by'),
  draftAt: instant('draft_at'),
  version: integer('version').notNull().default(1),
});

/** Never changed: running documents finish on the version they started. */
export const flowVersionTable = pgTable(
  'approval_flow_version',
  {
    id: key(),
    flowId: id('flow_id').notNull(),
    number: integer('number').notNull(),
    tree: jsonb('tree').notNull(),
    note: text('note'),
    /** Nobody: it came with the code. */
    publishedBy: text('published_by'),
    publishedAt: instant('published_at').notNull(),
  },
  (t) => [uniqueIndex('approval_flow_version_number').on(t.flowId, t.number)],
);

/** One document on its way; `state` is the engine's run. */
export const runTable = pgTable(
  'approval_run',
  {
    id: key(),
    flowVersionId: id('flow_version_id').notNull(),
    resource: text('resource').notNull(),
    recordId: id('record_id').notNull(),
    title: text('title').notNull(),
    initiatorId: id('initiator_id').notNull(),
    status: text('status').notNull(),
    state: jsonb('state').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    endedAt: instant('ended_at'),
    /** Goes up with every act. */
    version: integer('version').notNull().default(1),
  },
  (t) => [
    uniqueIndex('approval_run_alive').on(t.resource, t.recordId).where(sql`status in ('RUNNING', 'RETURNED')`),
    index('approval_run_record').on(t.resource, t.recordId, t.id),
    index('approval_run_initiator').on(t.initiatorId, t.submittedAt),
    index('approval_run_submitted').on(t.submittedAt),
  ],
);

/** What each person has or had to do: the tasks of the engine's runs, kept in step in the same transaction. */
export const taskTable = pgTable(
  'approval_task',
  {
    id: key(),
    runId: id('run_id').notNull(),
    seq: integer('seq').notNull(),
    nodeId: text('node_id').notNull(),
    userId: id('user_id').notNull(),
    origin: text('origin').notNull(),
    state: text('state').notNull(),
    outcome: text('outcome'),
    batch: boolean('batch').notNull(),
    openedAt: instant('opened_at'),
    remindAt: instant('remind_at'),
    dueAt: instant('due_at'),
    remindedAt: instant('reminded_at'),
    escalatedAt: instant('escalated_at'),
    actedBy: id('acted_by'),
    doneAt: instant('done_at'),
  },
  (t) => [
    uniqueIndex('approval_task_seq').on(t.runId, t.seq),
    index('approval_task_open').on(t.userId, t.openedAt).where(sql`state = 'OPEN'`),
    index('approval_task_due').on(t.dueAt).where(sql`state = 'OPEN' and due_at is not null`),
  ],
);

/** The timeline; append-only. `data` holds ids and codes, told in words when read. */
export const actTable = pgTable(
  'approval_act',
  {
    id: key(),
    runId: id('run_id').notNull(),
    at: instant('at').notNull(),
    kind: text('kind').notNull(),
    nodeId: text('node_id'),
    taskId: id('task_id'),
    /** Nobody: the engine by itself. */
    userId: id('user_id'),
    onBehalfOf: id('on_behalf_of'),
    actorName: text('actor_name'),
    opinion: text('opinion'),
    fileIds: ids('file_ids').notNull().default(sql`'{}'`),
    data: jsonb('data').notNull().default({}),
  },
  (t) => [
    index('approval_act_run').on(t.runId, t.id),
    index('approval_act_user').on(t.userId, t.runId, t.id).where(sql`user_id is not null`),
  ],
);

export const copyTable = pgTable(
  'approval_copy',
  {
    runId: id('run_id').notNull(),
    userId: id('user_id').notNull(),
    nodeId: text('node_id').notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (t) => [primaryKey({ columns: [t.runId, t.userId] }), index('approval_copy_user').on(t.userId, t.at)],
);

export const delegationTable = pgTable(
  'approval_delegation',
  {
    id: key(),
    principalId: id('principal_id').notNull(),
    delegateId: id('delegate_id').notNull(),
    fromAt: instant('from_at').notNull(),
    toAt: instant('to_at').notNull(),
    /** Empty: every kind of document. */
    resources: words('resources').notNull().default(sql`'{}'`),
    reason: text('reason'),
    createdBy: text('created_by').notNull(),
    revokedAt: instant('revoked_at'),
    version: integer('version').notNull().default(1),
  },
  (t) => [
    index('approval_delegation_delegate').on(t.delegateId),
    index('approval_delegation_principal').on(t.principalId),
  ],
);
