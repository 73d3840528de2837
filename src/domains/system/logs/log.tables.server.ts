import { sql } from 'drizzle-orm';
import { boolean, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import { id, instant } from '../../../kernel/server/db/columns.ts';
import { NEVER_CHANGED, recordColumns } from '../record-view.tables.server.ts';

const logColumns = {
  ...recordColumns,
  at: instant('at'),
  userName: text('user_name'),
};

/** The history as a list of records, so that the list's filters, paging and export serve it as they are. */
export const changeLogView = pgView('system_change_log', {
  ...logColumns,
  username: text('username'),
  actorName: text('actor_name'),
  resource: text('resource'),
  recordId: id('record_id'),
  action: text('action'),
  reason: text('reason'),
  requestId: text('request_id'),
}).as(
  sql`select id, 1 as version, user_id as create_by, user_name as create_name, at as create_time, ${NEVER_CHANGED}, at, user_name, username, actor_name, resource, record_id, action, reason, request_id from kernel_history`,
);

export const signInRecordView = pgView('system_sign_in_record', {
  ...logColumns,
  username: text('username'),
  ok: boolean('ok'),
  kind: text('kind'),
  reason: text('reason'),
  reasonEn: text('reason_en'),
  address: text('address'),
  device: text('device'),
}).as(
  sql`select l.id, 1 as version, coalesce(l.user_id, 0) as create_by, l.username as create_name, l.at as create_time, ${NEVER_CHANGED}, l.at, u.name as user_name, l.username, l.ok, l.kind, l.reason, l.reason_en, l.address, l.device from system_sign_in_log l left join system_user_ u on u.id = l.user_id`,
);

/** Stacks of failures, apart from the log itself, so that no list and no export can show them. */
export const errorStackTable = pgTable('system_error_stack', {
  requestId: text('request_id').primaryKey(),
  at: instant('at').notNull(),
  stack: text('stack').notNull(),
});
