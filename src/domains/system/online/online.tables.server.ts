import { sql } from 'drizzle-orm';
import { bigint, integer, pgView, text, timestamp } from 'drizzle-orm/pg-core';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'string', precision: 3 });
const id = (name: string) => bigint(name, { mode: 'number' });

/** The sessions that hold now, with the names of their people. */
export const onlineSessionView = pgView('system_online_session', {
  id: id('id'),
  version: integer('version'),
  createBy: id('create_by'),
  createName: text('create_name'),
  createTime: instant('create_time'),
  updateName: text('update_name'),
  updateTime: instant('update_time'),
  deletedAt: instant('deleted_at'),
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
  sql`select s.no as id, 1 as version, s.user_id as create_by, u.name as create_name, s.created_at as create_time, null::text as update_name, null::timestamptz as update_time, null::timestamptz as deleted_at, s.id as session_id, u.name as user_name, u.username, s.user_id, u.organization_id, s.address, s.device, s.kind, a.name as actor_name, s.created_at, s.last_seen, s.expires_at from system_session s join system_user_ u on u.id = s.user_id left join system_user_ a on a.id = s.actor_id where s.revoked_at is null and s.expires_at > now()`,
);
