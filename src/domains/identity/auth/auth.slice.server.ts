import type { Slice } from '../../../kernel/server/compose.ts';
import { accountKeeper } from '../../../kernel/server/people.ts';
import { fill } from '../../../kernel/server/ports.ts';
import { authEndpoints } from './auth.server.ts';
import { idleSettings } from './browser.server.ts';
import { identityOf } from './identity.server.ts';

/** Signing in, and whose session a call is. */
export const authSlice: Slice = {
  endpoints: authEndpoints,
  permissions: { 'identity:ticket:issue': { zh: '签发登录票据', en: 'Issue sign-in tickets' } },
  settings: idleSettings,
  fills: [
    fill(accountKeeper, 'identity', {
      userNow: async (ctx, { id, actor }) => (await identityOf(ctx.db, id, { now: ctx.now, actor }))?.user,
    }),
  ],
};
