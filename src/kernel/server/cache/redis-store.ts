import type { Redis } from 'ioredis';
import type { Log } from '../module.ts';
import type { CacheStore } from './cache.ts';

/** All our keys begin with it: a Redis may serve others too. */
export const REDIS_PREFIX = 'fairway:';

/** The connection to Redis, made when it is first needed. */
export type RedisLine = { client(): Promise<Redis>; close(): Promise<void> };

export function openRedis(options: { url: string; log: Log }): RedisLine {
  let opened: Promise<Redis> | undefined;
  const open = async (): Promise<Redis> => {
    const { Redis } = await import('ioredis');
    const client = new Redis(options.url, {
      // A call does not wait for a Redis that is away: the value is worked out again.
      enableOfflineQueue: false,
      lazyConnect: true,
      maxRetriesPerRequest: 1,
      commandTimeout: 1_000,
      connectTimeout: 3_000,
      connectionName: 'fairway',
    });
    client.on('error', (err) => options.log.warn({ err }, 'redis'));
    // Away at the start, it is tried again by itself.
    await client.connect().catch(() => {});
    return client;
  };
  return {
    client() {
      opened ??= open();
      return opened;
    },
    async close() {
      (await opened)?.disconnect();
    },
  };
}

/** Values in Redis, shared by all nodes. A Redis that is away is a cache that knows nothing. */
export function redisStore({ line, log }: { line: RedisLine; log: Log }): CacheStore {
  const tried = async <T>(work: (client: Redis) => Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work(await line.client());
    } catch (err) {
      log.warn({ err }, 'cache in redis');
      return otherwise;
    }
  };
  const named = async (client: Redis, prefix: string, limit: number): Promise<string[]> => {
    const found: string[] = [];
    const pattern = `${REDIS_PREFIX}${prefix.replace(/[\\*?[\]]/g, '\\$&')}*`;
    for await (const keys of client.scanStream({ match: pattern, count: 500 }) as AsyncIterable<string[]>) {
      found.push(...keys);
      if (found.length >= limit) break;
    }
    return [...new Set(found)].sort().slice(0, limit);
  };
  return {
    own: false,
    get: (key) => tried(async (client) => (await client.get(REDIS_PREFIX + key)) ?? undefined, undefined),
    set: (key, text, ttlMs) =>
      tried(async (client) => void (await client.set(REDIS_PREFIX + key, text, 'PX', Math.max(1, ttlMs))), undefined),
    forget: (what) =>
      tried(async (client) => {
        const keys =
          'key' in what ? [REDIS_PREFIX + what.key] : await named(client, what.prefix, Number.POSITIVE_INFINITY);
        for (let at = 0; at < keys.length; at += 500) await client.unlink(...keys.slice(at, at + 500));
      }, undefined),
    keys: ({ prefix, limit }) =>
      tried(async (client) => {
        const keys = await named(client, prefix, limit);
        const asked = client.pipeline();
        for (const key of keys) asked.strlen(key).pttl(key);
        const answers = (await asked.exec()) ?? [];
        return keys.map((key, i) => {
          const ttl = Number(answers[2 * i + 1]?.[1] ?? -1);
          return {
            key: key.slice(REDIS_PREFIX.length),
            bytes: Number(answers[2 * i]?.[1] ?? 0),
            expiresInMs: ttl < 0 ? null : ttl,
          };
        });
      }, []),
    async stats() {
      const client = await line.client();
      const info = await client.info();
      const figure = (name: string): string => new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim() ?? '0';
      return {
        kind: 'redis',
        version: figure('redis_version'),
        keys: (await named(client, '', Number.POSITIVE_INFINITY)).length,
        bytes: Number(figure('used_memory')),
        hits: Number(figure('keyspace_hits')),
        misses: Number(figure('keyspace_misses')),
      };
    },
    close: () => line.close(),
  };
}
