import { randomUUID } from 'node:crypto';
import { AppError } from '../../../kernel/errors.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import { type Endpoint, type Http, serve } from '../../../kernel/server/http/endpoint.ts';
import * as calls from './auth.calls.ts';
import { identify } from './authenticate.server.ts';
import { placeOf } from './browser.server.ts';
import { createCaptcha } from './captcha.server.ts';
import { credentialOf } from './credential.server.ts';
import { enforcesPassword, identityView } from './identity-view.server.ts';
import type { SecondStep } from './second-step.server.ts';
import { hashOf, newToken, publicKey } from './secrets.server.ts';
import { signOut } from './session.server.ts';
import { completeSignIn, type SignedIn, signIn, signInTemporary } from './sign-in.server.ts';
import { actAs, actAsOneself, createTicket, signInByTicket } from './switch.server.ts';

const replyOf = ({ app, request }: Http, signedIn: SignedIn) => ({
  token: signedIn.token,
  user: identityView(signedIn.identity),
  passwordWeak: signedIn.passwordWeak,
  enforcePassword: enforcesPassword(app, request, signedIn.passwordWeak),
  ...(signedIn.remembered && { remembered: signedIn.remembered }),
  ...(signedIn.recoveryCodes && { recoveryCodes: signedIn.recoveryCodes }),
});

const stepOr = (http: Http, answer: SignedIn | SecondStep) =>
  'secondFactor' in answer ? answer : replyOf(http, answer);

async function idleOf(db: Db, sessionId: string | undefined): Promise<number | null> {
  const [row] = await db.query<{ idle: number | null }>(
    'select idle_minutes as idle from identity_session where id = $1',
    [sessionId ?? ''],
  );
  return row?.idle ?? null;
}

/** Attempts are counted and logged even when they are refused, so sign-in runs outside a transaction. */
const outside = { transaction: false } as const;
const secret = { secret: true } as const;

export const authEndpoints: readonly Endpoint[] = [
  serve(calls.vCode, async (ctx, _given, { app }) =>
    // An empty picture tells that none is asked for.
    app.settings.captcha ? createCaptcha(ctx.db, ctx.now) : { img: '', uuid: randomUUID() },
  ),
  serve(calls.publicKeyCall, async (ctx) => ({
    key: await publicKey(ctx.db),
    algorithm: 'RSA-OAEP-256' as const,
    at: ctx.now.getTime(),
  })),
  serve(
    calls.login,
    async (_ctx, { body }, http) => {
      const place = placeOf(http, { remember: body.rememberMe });
      return stepOr(http, await signIn(http.app, { ...body, password: body.remembered || body.password }, place));
    },
    outside,
  ),
  serve(
    calls.loginTemporary,
    async (_ctx, { body }, http) => stepOr(http, await signInTemporary(http.app, body, placeOf(http))),
    outside,
  ),
  serve(
    calls.secondFactor,
    async (_ctx, { body }, http) => replyOf(http, await completeSignIn(http.app, body, placeOf(http))),
    outside,
  ),
  serve(
    calls.loginByButton,
    async (_ctx, { query }, http) => stepOr(http, await signInByTicket(http.app, hashOf(query.ticket), placeOf(http))),
    outside,
  ),
  serve(
    calls.issueTicket,
    async (ctx, { body }) => {
      const ticket = newToken();
      return { ticket, expiresAt: await createTicket(ctx, body.username, { token: ticket, hash: hashOf(ticket) }) };
    },
    secret,
  ),
  serve(
    calls.loginByMaritime,
    async (ctx, { query, body }, http) => {
      if (query.back ?? body.back) return replyOf(http, await actAsOneself(ctx, placeOf(http)));
      const userId = query.userId ?? body.userId;
      if (!userId) throw new AppError('BAD_REQUEST', { zh: '缺少 userId', en: 'userId is missing' });
      return replyOf(http, await actAs(ctx, userId, placeOf(http)));
    },
    secret,
  ),
  serve(calls.logout, async (ctx) => {
    await signOut(ctx);
    return undefined;
  }),
  serve(calls.info, async (ctx, _given, http) => {
    const identity = await identify(http.app, http.request);
    if (!identity)
      throw new AppError('SIGN_IN', { zh: '登录已过期，请重新登录', en: 'Your sign-in has expired, sign in again' });
    const weak = (await credentialOf(ctx.db, ctx.user.id))?.weak ?? false;
    return {
      user: identityView(identity),
      ...(identity.user.actor && { actor: identity.user.actor }),
      idleMinutes: await idleOf(ctx.db, ctx.user.sessionId),
      passwordWeak: weak,
      enforcePassword: enforcesPassword(http.app, http.request, weak),
    };
  }),
];
