import { randomUUID } from 'node:crypto';
import { AppError } from '../../../kernel/errors.ts';
import { type Endpoint, type Http, serve } from '../../../kernel/server/http/endpoint.ts';
import * as calls from './auth.calls.ts';
import { cookieOf, identify, tokenOf } from './authenticate.server.ts';
import { createCaptcha } from './captcha.server.ts';
import { credentialOf } from './credential.server.ts';
import { enforcesPassword, identityView } from './identity-view.server.ts';
import { hashOf, newToken, publicKey } from './secrets.server.ts';
import { forgetSessions, revokeSessions } from './session.server.ts';
import { type Place, type SignedIn, signIn, signInTemporary } from './sign-in.server.ts';
import { actAs, actAsOneself, createTicket, signInByTicket } from './switch.server.ts';

const BROWSER_COOKIE = 'fairway_browser';
const YEAR_S = 31_536_000;

const placeOf = ({ request }: Http): Place => ({
  address: request.ip,
  device: request.headers['user-agent'],
  browser: cookieOf(request, BROWSER_COOKIE),
});

/** The browser's own id, to which a remembered sign-in is bound; scripts cannot read it. */
function knownBrowser({ request, reply, app }: Http): string {
  const known = cookieOf(request, BROWSER_COOKIE);
  if (known) return known;
  const fresh = randomUUID();
  const secure = app.settings.secureCookies ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${BROWSER_COOKIE}=${fresh}; Path=/; Max-Age=${YEAR_S}; HttpOnly; SameSite=Strict${secure}`,
  );
  return fresh;
}

const replyOf = ({ app, request }: Http, signedIn: SignedIn) => ({
  token: signedIn.token,
  user: identityView(signedIn.identity),
  passwordWeak: signedIn.passwordWeak,
  enforcePassword: enforcesPassword(app, request, signedIn.passwordWeak),
  ...(signedIn.remembered && { remembered: signedIn.remembered }),
});

/** Attempts are counted and logged even when they are refused, so sign-in runs outside a transaction. */
const outside = { transaction: false } as const;
const secret = { secret: true } as const;

export const authEndpoints: readonly Endpoint[] = [
  serve(calls.vCode, async (ctx, _given, { app }) =>
    // An empty picture tells that none is asked for.
    app.settings.captcha ? createCaptcha(ctx.db, ctx.now) : { img: '', uuid: randomUUID() },
  ),
  serve(calls.publicKeyCall, async (ctx) => ({ key: await publicKey(ctx.db), algorithm: 'RSA-OAEP-256' as const })),
  serve(
    calls.login,
    async (_ctx, { body }, http) => {
      const browser = body.rememberMe ? knownBrowser(http) : cookieOf(http.request, BROWSER_COOKIE);
      return replyOf(
        http,
        await signIn(http.app, { ...body, password: body.remembered || body.password }, { ...placeOf(http), browser }),
      );
    },
    outside,
  ),
  serve(
    calls.loginTemporary,
    async (_ctx, { body }, http) => replyOf(http, await signInTemporary(http.app, body, placeOf(http))),
    outside,
  ),
  serve(
    calls.loginByButton,
    async (_ctx, { query }, http) => replyOf(http, await signInByTicket(http.app, hashOf(query.ticket), placeOf(http))),
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
    await revokeSessions(ctx.db, { id: ctx.user.sessionId ?? '' }, { now: ctx.now, reason: 'sign-out' });
    await forgetSessions(ctx);
    return undefined;
  }),
  serve(calls.info, async (ctx, _given, http) => {
    const identity = await identify(http.app, tokenOf(http.request) ?? '');
    if (!identity)
      throw new AppError('SIGN_IN', { zh: '登录已过期，请重新登录', en: 'Your sign-in has expired, sign in again' });
    const weak = (await credentialOf(ctx.db, ctx.user.id))?.weak ?? false;
    return {
      user: identityView(identity),
      ...(identity.user.actor && { actor: identity.user.actor }),
      passwordWeak: weak,
      enforcePassword: enforcesPassword(http.app, http.request, weak),
    };
  }),
];
