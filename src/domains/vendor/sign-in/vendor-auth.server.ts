import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import * as calls from './vendor-auth.calls.ts';
import { endVendorSessions, openVendorSession, vendorOf } from './vendor-session.server.ts';
import { forgotPassword, inviteVendorUser, resetPassword, signInVendor, vendorInfo } from './vendor-sign-in.server.ts';

/** Attempts are counted and logged even when they are refused, so sign-in runs outside a transaction. */
const outside = { transaction: false } as const;

export const vendorAuthEndpoints: readonly Endpoint[] = [
  serve(calls.vendorLogin, (ctx, { body }, http) => signInVendor(ctx, body, http), outside),
  serve(calls.vendorInfoCall, (ctx) => vendorInfo(ctx)),
  serve(calls.vendorLogout, async (ctx) => {
    await endVendorSessions(ctx.db, { id: ctx.user.sessionId ?? '' }, ctx.now);
    return undefined;
  }),
  serve(calls.forgotCall, async (ctx, { body }, http) => {
    await forgotPassword(ctx, body, http);
    return undefined;
  }),
  serve(calls.resetCall, (_ctx, { body }, http) => resetPassword(body, http), outside),
  serve(
    calls.subjectTokenCall,
    async (ctx) =>
      openVendorSession(ctx.db, { userId: vendorOf(ctx).userId, now: ctx.now, parentId: ctx.user.sessionId ?? null }),
    { transaction: true, secret: true },
  ),
  serve(calls.inviteUserCall, async (ctx, { params }, http) => {
    await inviteVendorUser(ctx, params.id, http);
    return undefined;
  }),
];
