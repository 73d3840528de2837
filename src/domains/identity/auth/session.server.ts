import { randomUUID } from 'node:crypto';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import { publish } from '../../../kernel/server/events/events.ts';
import { LIVE_END } from '../../../kernel/server/live/live.ts';
import type { App } from '../../../kernel/server/module.ts';
import { browserHash, idleMinutes, type Place } from './browser.server.ts';
import { hashOf, newToken } from './secrets.server.ts';

export const SESSION_LIFE_MS = 86_400_000;
/** How long a node trusts what it read of a session. What happens on this node counts at once. */
const CACHE_MS = 5_000;
const SEEN_EVERY_MS = 60_000;

export type SessionKind = 'password' | 'remembered' | 'switch' | 'ticket' | 'temporary';

export type Session = {
  id: string;
  userId: number;
  actorId: number | null;
  actorSessionId: string | null;
  kind: SessionKind;
  lastSeen: string;
  expiresAt: string;
  browser: string | null;
  idleMinutes: number | null;
  activeAt: string | null;
};

const COLUMNS =
  'id, user_id as "userId", actor_id as "actorId", actor_session_id as "actorSessionId", kind, last_seen as "lastSeen", expires_at as "expiresAt", ' +
  'browser, idle_minutes as "idleMinutes", active_at as "activeAt"';

/** Opens a session. The token is answered once and stored only as a hash. */
export async function openSession(
  db: Db,
  options: {
    userId: number;
    kind: SessionKind;
    now: Date;
    place: Partial<Place>;
    /** A ship's sign-in may rest longer: the bridge is manned, the line is slow. */
    onShip?: boolean;
    actor?: { id: number; sessionId: string };
    until?: Date;
  },
): Promise<{ token: string; id: string }> {
  const token = newToken();
  const id = randomUUID();
  const end = new Date(options.now.getTime() + SESSION_LIFE_MS);
  const expires = options.until && options.until < end ? options.until : end;
  const { place, onShip = false } = options;
  const bound = place.bound && place.browser ? browserHash(place.browser) : null;
  await db.query(
    `insert into identity_session (id, token_hash, user_id, actor_id, actor_session_id, kind, device, address, created_at, last_seen, active_at, expires_at, browser, idle_minutes)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $9, $10, $11, $12)`,
    [
      id,
      hashOf(token),
      options.userId,
      options.actor?.id ?? null,
      options.actor?.sessionId ?? null,
      options.kind,
      options.place.device?.slice(0, 300) ?? null,
      options.place.address ?? null,
      options.now.toISOString(),
      expires.toISOString(),
      bound,
      bound && (await idleMinutes(db, onShip)),
    ],
  );
  return { token, id };
}

/** The live session of a token. */
export async function findSession(db: Db, token: string, now: Date): Promise<Session | undefined> {
  const [row] = await db.query<Session>({
    name: 'identity-session-find',
    text: `select ${COLUMNS} from identity_session where token_hash = $1 and revoked_at is null and expires_at > $2`,
    values: [hashOf(token), now.toISOString()],
  });
  return row;
}

/** Whether nobody has been at the browser for as long as the session allows. */
export function isIdle({ idleMinutes: most, activeAt }: Session, now: Date): boolean {
  return most !== null && activeAt !== null && now.getTime() - Date.parse(activeAt) > most * 60_000;
}

/** Notes that the session is in use, and when somebody was last at its browser, each at most once a minute. */
export async function touchSession(
  db: Db,
  session: Session,
  given: { now: Date; activeAt: Date | undefined; seen: boolean },
): Promise<void> {
  const late = (last: string | null, at: Date): boolean => at.getTime() - Date.parse(last ?? '') >= SEEN_EVERY_MS;
  const active = given.activeAt !== undefined && late(session.activeAt, given.activeAt);
  if (!active && !(given.seen && late(session.lastSeen, given.now))) return;
  session.lastSeen = given.now.toISOString();
  if (given.activeAt && given.activeAt.getTime() > Date.parse(session.activeAt ?? ''))
    session.activeAt = given.activeAt.toISOString();
  await db.query('update identity_session set last_seen = $2, active_at = greatest(active_at, $3) where id = $1', [
    session.id,
    session.lastSeen,
    session.activeAt,
  ]);
}

/**
 * Ends sessions at once: one by id, or those of a user, but for one. A session that acts through an ended one ends too, and so
 * does every remembered sign-in behind them: of a user also those whose sessions are over.
 */
export async function revokeSessions(
  db: Db,
  which: { id: string } | { userId: number; except?: string },
  options: { now: Date; reason: string },
): Promise<number> {
  const one = 'id' in which;
  await db.query(
    `delete from identity_remembered where ${
      one
        ? 'id = (select remembered_id from identity_session where id = $1)'
        : 'user_id = $1 and id is distinct from (select remembered_id from identity_session where id = $2)'
    }`,
    one ? [which.id] : [which.userId, which.except ?? null],
  );
  const rows = await db.query<{ id: string }>(
    `update identity_session set revoked_at = $1, revoke_reason = $2 where revoked_at is null and
     ${one ? '(id = $3 or actor_session_id = $3)' : "(user_id = $3 or actor_id = $3) and id <> coalesce($4, '')"} returning id`,
    [options.now.toISOString(), options.reason, ...(one ? [which.id] : [which.userId, which.except ?? null])],
  );
  for (const row of rows) dropSession(row.id);
  // Every node forgets them and closes their lines, after the commit; so many names fit into one event.
  for (let at = 0; at < rows.length; at += 100)
    await publish(db, LIVE_END, { sessions: rows.slice(at, at + 100).map((row) => row.id) });
  return rows.length;
}

/** Signs out here: whoever acts as somebody else leaves altogether. */
export async function signOut(ctx: Ctx): Promise<void> {
  const id = ctx.user.sessionId ?? '';
  const [row] = await ctx.db.query<{ own: string | null }>(
    'select actor_session_id as own from identity_session where id = $1',
    [id],
  );
  await revokeSessions(ctx.db, { id: row?.own ?? id }, { now: ctx.now, reason: 'sign-out' });
  await forgetSessions(ctx);
}

type Cached = { value: unknown; sessionId: string; until: number };
const cache = new Map<string, Cached>();
let generation = 0;

/** What was worked out for a token a moment ago. */
export function recall<T>(token: string, now: number): T | undefined {
  const found = cache.get(token);
  return found && found.until > now ? (found.value as T) : undefined;
}

/** Stands for the moment of a read: what was forgotten since must not be remembered again. */
export const moment = (): number => generation;

export function remember(
  token: string,
  sessionId: string,
  value: unknown,
  read: { now: number; moment: number },
): void {
  if (read.moment !== generation) return;
  if (cache.size > 5000) cache.clear();
  cache.set(token, { value, sessionId, until: read.now + CACHE_MS });
}

function dropSession(id: string): void {
  generation += 1;
  for (const [token, entry] of cache) if (entry.sessionId === id) cache.delete(token);
}

function forgetAll(): void {
  generation += 1;
  cache.clear();
}

const CHANGED = 'system.sessions';

/** Forgets everything worked out, on every node, after the commit: a role, a user or an organisation has changed. */
export async function forgetSessions(ctx: Pick<Ctx, 'db' | 'afterCommit'>): Promise<void> {
  await publish(ctx.db, CHANGED, {});
  ctx.afterCommit(forgetAll);
}

/** Lets this node hear what the others change. */
export function hearSessions({ events }: Pick<App, 'events'>): void {
  events.on(CHANGED, forgetAll);
  events.on(LIVE_END, (payload) => {
    for (const id of (payload as { sessions?: string[] }).sessions ?? []) dropSession(id);
  });
  events.onGap(forgetAll);
}
