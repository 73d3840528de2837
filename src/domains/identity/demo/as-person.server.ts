import type { Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../auth/identity.server.ts';

type Person = Awaited<ReturnType<typeof identityOf>>;

/** Who people are on a day, by the transaction in which stories are told: there nobody's roles change between two acts. */
const known = new WeakMap<Ctx['db'], Map<string, Promise<Person>>>();

/**
 * The context of a person at an hour, for the stories of the demo: they act as in the browser. The demo is built before what roles may
 * do is brought in step, so that nothing is refused for want of a permission.
 */
export async function asPerson(ctx: Ctx, userId: number, now: Date): Promise<Ctx> {
  const people = known.get(ctx.db) ?? new Map<string, Promise<Person>>();
  known.set(ctx.db, people);
  const day = `${userId} ${officeDay(now)}`;
  const asked = people.get(day) ?? identityOf(ctx.db, userId, { now });
  people.set(day, asked);
  const identity = await asked;
  if (!identity) throw new Error(`account ${userId} is closed`);
  return { ...ctx, now, reason: undefined, user: { ...identity.user, permissions: new Set(['*']) } };
}
