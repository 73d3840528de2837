import type { User } from '../../../kernel/server/context.ts';
import type { App, Authenticate, Credentials } from '../../../kernel/server/module.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { browserHash, browserOf } from './browser.server.ts';
import { cookieOf } from './cookie.server.ts';
import { accountById, type Identity, identityOf, isOpen } from './identity.server.ts';
import { findSession, isIdle, moment, recall, remember, type Session, touchSession } from './session.server.ts';

export const TOKEN_COOKIE = 'fairway_token';

/** The bearer token; for what a browser fetches by itself (pictures, downloads) the token's cookie. */
export function tokenOf(request: Credentials): string | undefined {
  const [, bearer] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return bearer ?? (request.method === 'GET' ? cookieOf(request, TOKEN_COOKIE) : undefined);
}

type Known = { identity: Identity; session: Session };

const asked = new Map<string, Promise<Known | undefined>>();

/** Who sits behind a token, worked out at most every few seconds per session, and once for calls that come together. */
export async function identify(app: App, request: Credentials): Promise<Identity | undefined> {
  const token = tokenOf(request);
  if (!token) return undefined;
  const now = app.now();
  // A node that does not hear the others may not know that a session has ended: it asks each time.
  const recalled = app.events.heard() ? recall<Known>(token, now.getTime()) : undefined;
  const known = recalled ?? (await asking(app, token, now));
  if (!known || !belongs(known.session, request) || isIdle(known.session, now)) return undefined;
  await touchSession(app.db, known.session, { now, activeAt: lastActive(request, now), seen: !recalled });
  return known.identity;
}

/** A browser's token counts only together with the cookie that was set beside it and that no script reads. */
function belongs({ browser }: Session, request: Credentials): boolean {
  if (browser === null) return true;
  const id = browserOf(request);
  return id !== undefined && browserHash(id) === browser;
}

/** When somebody last did something at the browser, as the page says: what it asks by itself in the background is nobody's act. */
function lastActive({ headers }: Credentials, now: Date): Date | undefined {
  const said = headers['x-idle-seconds'];
  const seconds = typeof said === 'string' && /^\d{1,6}$/.test(said) ? Number(said) : undefined;
  return seconds === undefined ? undefined : new Date(now.getTime() - seconds * 1000);
}

function asking(app: App, token: string, now: Date): Promise<Known | undefined> {
  const key = `${moment()} ${token}`;
  const pending = asked.get(key);
  if (pending) return pending;
  const work = workOut(app, token, now).finally(() => asked.delete(key));
  asked.set(key, work);
  return work;
}

async function workOut(app: App, token: string, now: Date): Promise<Known | undefined> {
  const read = { now: now.getTime(), moment: moment() };
  const session = await findSession(app.db, token, now);
  if (!session) return undefined;
  const actor = session.actorId === null ? undefined : await accountById(app.db, session.actorId);
  if (session.actorId !== null && !(actor && isOpen(actor, officeDay(now)))) return undefined;
  const identity = await identityOf(app.db, session.userId, {
    now,
    sessionId: session.id,
    ...(actor && { actor: { id: actor.id, name: actor.name, username: actor.username } }),
  });
  if (!identity) return undefined;
  const known = { identity, session };
  remember(token, session.id, known, read);
  return known;
}

/** Turns a request's token into its user. */
export const authenticate: Authenticate = async (app, request): Promise<User | undefined> =>
  (await identify(app, request))?.user;
