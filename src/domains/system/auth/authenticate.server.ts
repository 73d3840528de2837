import type { User } from '../../../kernel/server/context.ts';
import type { App, Authenticate, Credentials } from '../../../kernel/server/module.ts';
import { accountById, companyDay, type Identity, identityOf, isOpen } from './identity.server.ts';
import { findSession, moment, recall, remember, touchSession } from './session.server.ts';

export const TOKEN_COOKIE = 'fairway_token';

/** One cookie of a request. */
export function cookieOf(request: Credentials, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return decoded(part.slice(at + 1).trim());
  }
  return undefined;
}

/** A cookie that somebody else wrote may be encoded wrongly: then it stands for nothing. */
function decoded(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}

/** The bearer token; for what a browser fetches by itself (pictures, downloads) the token's cookie. */
export function tokenOf(request: Credentials): string | undefined {
  const [, bearer] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return bearer ?? (request.method === 'GET' ? cookieOf(request, TOKEN_COOKIE) : undefined);
}

const asked = new Map<string, Promise<Identity | undefined>>();

/** Who sits behind a token, worked out at most every few seconds per session, and once for calls that come together. */
export async function identify(app: App, token: string): Promise<Identity | undefined> {
  const now = app.now();
  // A node that does not hear the others may not know that a session has ended: it asks each time.
  const known = app.events.heard() ? recall<Identity>(token, now.getTime()) : undefined;
  if (known) return known;
  const key = `${moment()} ${token}`;
  const pending = asked.get(key);
  if (pending) return pending;
  const asking = workOut(app, token, now).finally(() => asked.delete(key));
  asked.set(key, asking);
  return asking;
}

async function workOut(app: App, token: string, now: Date): Promise<Identity | undefined> {
  const read = { now: now.getTime(), moment: moment() };
  const session = await findSession(app.db, token, now);
  if (!session) return undefined;
  const actor = session.actorId === null ? undefined : await accountById(app.db, session.actorId);
  if (session.actorId !== null && !(actor && isOpen(actor, companyDay(now)))) return undefined;
  const identity = await identityOf(app.db, session.userId, {
    now,
    sessionId: session.id,
    ...(actor && { actor: { id: actor.id, name: actor.name } }),
  });
  if (!identity) return undefined;
  await touchSession(app.db, session, now);
  remember(token, session.id, identity, read);
  return identity;
}

/** Turns a request's token into its user. */
export const authenticate: Authenticate = async (app, request): Promise<User | undefined> => {
  const token = tokenOf(request);
  return token ? (await identify(app, token))?.user : undefined;
};
