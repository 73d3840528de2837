import { AppError, notFound } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordHistory } from '../../../kernel/server/history.ts';
import type { App } from '../../../kernel/server/module.ts';
import { assertPermission } from '../../../kernel/server/permit/permit.ts';
import { assertTakenWithin } from '../users/holdings.server.ts';
import { user } from '../users/user.resource.ts';
import type { Place } from './browser.server.ts';
import { credentialOf } from './credential.server.ts';
import { identityOf } from './identity.server.ts';
import { type SecondStep, secondStep } from './second-step.server.ts';
import { openSession, revokeSessions } from './session.server.ts';
import type { SignedIn } from './sign-in.server.ts';
import { logSignIn } from './sign-in-log.server.ts';

async function signedInAs(
  ctx: Ctx,
  userId: number,
  options: { place: Place; actor?: { id: number; sessionId: string } },
): Promise<SignedIn> {
  const identity = await identityOf(ctx.db, userId, { now: ctx.now });
  if (!identity) throw notFound(user.label);
  const session = await openSession(ctx.db, {
    userId,
    kind: 'switch',
    now: ctx.now,
    onShip: identity.onShip,
    ...options,
  });
  await logSignIn(ctx.db, {
    now: ctx.now,
    kind: 'switch',
    username: identity.user.username,
    userId,
    ok: true,
    ...options.place,
  });
  const credential = await credentialOf(ctx.db, userId);
  return { token: session.token, sessionId: session.id, identity, passwordWeak: credential?.weak ?? false };
}

/** Starts acting as another user: with the permission, never towards a higher level, never twice over. */
export async function actAs(ctx: Ctx, userId: number, place: Place): Promise<SignedIn> {
  assertPermission(ctx, 'identity:user:switch');
  if (ctx.user.actor) {
    throw new AppError('RULE', {
      zh: '您正在以他人身份操作，须先返回本人',
      en: 'You act as somebody already; go back first',
    });
  }
  const [own, other] = await Promise.all([
    identityOf(ctx.db, ctx.user.id, { now: ctx.now }),
    identityOf(ctx.db, userId, { now: ctx.now }),
  ]);
  if (!own || !other) throw notFound(user.label);
  if (other.level < own.level) {
    throw new AppError('FORBIDDEN', {
      zh: '不能切换为级别更高的用户',
      en: 'You cannot act as a user of a higher level',
    });
  }
  await assertTakenWithin(ctx, userId);
  if (userId === ctx.user.id) throw new AppError('RULE', { zh: '您就是该用户', en: 'This is yourself' });
  await recordHistory(ctx, { resource: user.name, recordId: userId, action: 'switch' });
  return signedInAs(ctx, userId, { place, actor: { id: ctx.user.id, sessionId: ctx.user.sessionId ?? '' } });
}

/** Returns to oneself: the acting session ends, a new one of one's own begins. */
export async function actAsOneself(ctx: Ctx, place: Place): Promise<SignedIn> {
  const { actor, sessionId } = ctx.user;
  if (!actor || !sessionId) {
    throw new AppError('RULE', { zh: '您没有以他人身份操作', en: 'You do not act as anybody else' });
  }
  const [row] = await ctx.db.query<{ actorSessionId: string; live: boolean }>(
    `select s.actor_session_id as "actorSessionId", o.revoked_at is null and o.expires_at > $2 as live
     from identity_session s join identity_session o on o.id = s.actor_session_id where s.id = $1`,
    [sessionId, ctx.now.toISOString()],
  );
  if (!row?.live)
    throw new AppError('SIGN_IN', { zh: '登录已过期，请重新登录', en: 'Your sign-in has expired, sign in again' });
  const signedIn = await signedInAs(ctx, actor.id, { place });
  // Nobody has signed out: what this browser remembers goes on with the new session.
  await ctx.db.query(
    `with old as (update identity_session set remembered_id = null where id = $1 returning (select o.remembered_id from identity_session o where o.id = $1) as kept)
     update identity_session set remembered_id = old.kept from old where id = $2`,
    [row.actorSessionId, signedIn.sessionId],
  );
  await revokeSessions(ctx.db, { id: row.actorSessionId }, { now: ctx.now, reason: 'back' });
  return signedIn;
}

const TICKET_LIFE_MS = 60_000;

/** A single-use ticket of a minute, with which another company system brings a user in. Never for a higher level. */
export async function createTicket(
  ctx: Ctx,
  username: string,
  secret: { token: string; hash: string },
): Promise<string> {
  // A session opened by it would no longer tell who is behind it.
  if (ctx.user.actor) {
    throw new AppError('FORBIDDEN', {
      zh: '以他人身份操作时不能签发票据',
      en: 'No ticket is issued while acting as somebody else',
    });
  }
  const [row] = await ctx.db.query<{ id: number }>(
    'select id from identity_user where lower(username) = lower($1) and deleted_at is null and enabled',
    [username],
  );
  const [own, other] = await Promise.all([
    identityOf(ctx.db, ctx.user.id, { now: ctx.now }),
    row ? identityOf(ctx.db, row.id, { now: ctx.now }) : undefined,
  ]);
  if (!own || !other) throw notFound(user.label);
  if (other.level < own.level) {
    throw new AppError('FORBIDDEN', {
      zh: '不能为级别更高的用户签发票据',
      en: 'No ticket for a user of a higher level',
    });
  }
  await assertTakenWithin(ctx, other.user.id);
  const expiresAt = new Date(ctx.now.getTime() + TICKET_LIFE_MS).toISOString();
  await ctx.db.query('insert into identity_ticket (hash, user_id, issued_by, expires_at) values ($1, $2, $3, $4)', [
    secret.hash,
    other.user.id,
    ctx.user.name,
    expiresAt,
  ]);
  await recordHistory(ctx, { resource: user.name, recordId: other.user.id, action: 'ticket' });
  return expiresAt;
}

/** Takes a ticket once and signs its user in; it stands for the password alone, so that a second factor is asked for all the same. */
export async function signInByTicket(app: App, hash: string, place: Place): Promise<SignedIn | SecondStep> {
  const now = app.now();
  const [ticket] = await app.db.query<{ userId: number }>(
    'update identity_ticket set used_at = $2 where hash = $1 and used_at is null and expires_at > $2 returning user_id as "userId"',
    [hash, now.toISOString()],
  );
  const identity = ticket && (await identityOf(app.db, ticket.userId, { now }));
  const line = { now, kind: 'ticket', ...place } as const;
  if (!identity) {
    const reason = { zh: '票据无效或已过期', en: 'The ticket is not valid or has expired' };
    await logSignIn(app.db, { ...line, username: '', ok: false, reason });
    throw new AppError('VALIDATION', reason);
  }
  const { id: userId, username } = identity.user;
  const credential = await credentialOf(app.db, userId);
  const step = await secondStep(app.db, identity, {
    kind: 'ticket',
    changedAt: credential?.changedAt ?? '',
    rememberMe: false,
    now,
    browser: place.browser,
  });
  if (step) return step;
  const session = await openSession(app.db, {
    userId,
    kind: 'ticket',
    now,
    place,
    onShip: identity.onShip,
  });
  await logSignIn(app.db, { ...line, username, userId, ok: true });
  return { token: session.token, sessionId: session.id, identity, passwordWeak: credential?.weak ?? false };
}
