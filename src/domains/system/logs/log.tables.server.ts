import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, pgView, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });
const id = (name: string) => bigint(name, { mode: 'number' });

/** What every record carries, for rows that are written once and never changed. */
const meta = {
  id: id('id'),
  version: integer('version'),
  createBy: id('create_by'),
  createName: text('create_name'),
  createTime: instant('create_time'),
  updateName: text('update_name'),
  updateTime: instant('update_time'),
  deletedAt: instant('deleted_at'),
  at: instant('at'),
  userName: text('user_name'),
};
const NEVER = sql.raw('null::text as update_name, null::timestamptz as update_time, null::timestamptz as deleted_at');

/** The history as a list of records, so that the list's filters, paging and export serve it as they are. */
export const changeLogView = pgView('system_change_log', {
  ...meta,
  actorName: text('actor_name'),
  resource: text('resource'),
  recordId: id('record_id'),
  action: text('action'),
  reason: text('reason'),
  requestId: text('request_id'),
}).as(
  sql`select id, 1 as version, user_id as create_by, user_name as create_name, at as create_time, ${NEVER}, at, user_name, actor_name, resource, record_id, action, reason, request_id from kernel_history`,
);

export const signInRecordView = pgView('system_sign_in_record', {
  ...meta,
  username: text('username'),
  ok: boolean('ok'),
  kind: text('kind'),
  reason: text('reason'),
  reasonEn: text('reason_en'),
  address: text('address'),
  device: text('device'),
}).as(
  sql`select l.id, 1 as version, coalesce(l.user_id, 0) as create_by, l.username as create_name, l.at as create_time, ${NEVER}, l.at, u.name as user_name, l.username, l.ok, l.kind, l.reason, l.reason_en, l.address, l.device from system_sign_in_log l left join system_user_ u on u.id = l.user_id`,
);

/** Stacks of failures, apart from the log itself, so that no list and no export can show them. */
export const errorStackTable = pgTable('system_error_stack', {
  requestId: text('request_id').primaryKey(),
  at: instant('at').notNull(),
  stack: text('stack').notNull(),
});
