import type { Ctx } from '../../../kernel/server/context.ts';
import { identityOf } from '../auth/identity.server.ts';

/**
 * The context of a person at an hour, for the stories of the demo: they act as in the browser. The demo is built before what roles may
 * do is brought in step, so that nothing is refused for want of a permission.
 */
export async function asPerson(ctx: Ctx, userId: number, now: Date): Promise<Ctx> {
  const identity = await identityOf(ctx.db, userId, { now });
  if (!identity) throw new Error(`account ${userId} is closed`);
  return { ...ctx, now, reason: undefined, user: { ...identity.user, permissions: new Set(['*']) } };
}
