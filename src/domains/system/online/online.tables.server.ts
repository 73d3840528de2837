import { sql } from 'drizzle-orm';
import { pgView, text } from 'drizzle-orm/pg-core';
import { SQL_NOW } from '../../../kernel/server/clock.ts';
import { id, instant } from '../../../kernel/server/db/columns.ts';
import { NEVER_CHANGED, recordColumns } from '../record-view.tables.server.ts';

/** The sessions that hold now, with the names of their people. */
export const onlineSessionView = pgView('system_online_session', {
  ...recordColumns,
  sessionId: text('session_id'),
  userName: text('user_name'),
  username: text('username'),
  userId: id('user_id'),
  organizationId: id('organization_id'),
  address: text('address'),
  device: text('device'),
  kind: text('kind'),
  actorName: text('actor_name'),
  createdAt: instant('created_at'),
  lastSeen: instant('last_seen'),
  expiresAt: instant('expires_at'),
}).as(
  sql`select s.no as id, 1 as version, s.user_id as create_by, u.name as create_name, s.created_at as create_time, ${NEVER_CHANGED}, s.id as session_id, u.name as user_name, u.username, s.user_id, u.organization_id, s.address, s.device, s.kind, a.name as actor_name, s.created_at, s.last_seen, s.expires_at from system_session s join system_user_ u on u.id = s.user_id left join system_user_ a on a.id = s.actor_id where s.revoked_at is null and s.expires_at > ${sql.raw(SQL_NOW)} and (s.idle_minutes is null or s.active_at > ${sql.raw(SQL_NOW)} - make_interval(mins => s.idle_minutes))`,
);
