import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../errors.ts';
import { REDIS_PREFIX, type RedisLine } from '../cache/redis-store.ts';
import type { User } from '../context.ts';

/** Calls a minute of one person, and of all together who call from one address without being signed in. */
const CALLS_A_MINUTE = 1200;

/**
 * Counts calls a minute: a person by account, wherever the calls come from, since a whole office may sit behind one
 * address; whoever is not signed in by address. Files of the web itself are not counted. Rejects with TOO_MANY.
 */
export async function limitCalls(
  server: FastifyInstance,
  max = CALLS_A_MINUTE,
  redis?: RedisLine,
): Promise<(request: FastifyRequest, user: User | undefined) => Promise<void>> {
  const people = new WeakMap<FastifyRequest, User>();
  await server.register(rateLimit, {
    global: false,
    max,
    timeWindow: '1 minute',
    keyGenerator: (request) => {
      const user = people.get(request);
      return user ? `user:${user.id}` : `address:${request.ip}`;
    },
    // Over several nodes the counts are one; while Redis is away nobody is refused.
    ...(redis && { redis: await redis.client(), nameSpace: `${REDIS_PREFIX}calls:`, skipOnError: true }),
  });
  // Without options of its own: a limit that has them names its keys after a route, and this one counts all routes together.
  const check = server.createRateLimit();
  return async (request, user) => {
    if (user) people.set(request, user);
    const limit = await check(request);
    if (!limit.isAllowed && limit.isExceeded) throw tooMany;
  };
}

const tooMany = new AppError('TOO_MANY', {
  zh: '操作过于频繁，请稍后再试',
  en: 'Too many calls; try again in a moment',
});
