import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const list = 'operations:cacheMonitor:list' as const;
const evict = 'operations:cacheMonitor:evict' as const;

const Facts = z.object({
  kind: z.enum(['memory', 'redis']),
  version: z.string(),
  keys: z.number(),
  bytes: z.number(),
  hits: z.number(),
  misses: z.number(),
  /** The node that answers; the cache of a process is its own. */
  node: z.string(),
  prefixes: z.array(z.object({ prefix: z.string(), keys: z.number(), bytes: z.number() })),
  /** There are more keys than were looked at for the sums. */
  more: z.boolean(),
});

export const cacheFacts = route({
  method: 'GET',
  path: '/api/system/monitoring/cache',
  permission: list,
  summary: { zh: '查看缓存监控', en: 'See the cache' },
  reply: Facts,
});

const Entry = z.object({ key: z.string(), bytes: z.number(), expiresInMs: z.number().nullable() });
export type CacheKey = z.output<typeof Entry>;

export const cacheKeys = route({
  method: 'GET',
  path: '/api/system/monitoring/cache/keys',
  permission: list,
  summary: { zh: '查看缓存键', en: 'See the keys of the cache' },
  query: z.object({ prefix: z.string().max(200).optional() }),
  reply: z.object({ keys: z.array(Entry), more: z.boolean() }),
});

export const cacheValue = route({
  method: 'GET',
  path: '/api/system/monitoring/cache/value',
  permission: list,
  summary: { zh: '查看缓存值', en: 'See a cached value' },
  query: z.object({ key: z.string().min(1).max(500) }),
  /** Secrets are covered. */
  reply: z.object({ key: z.string(), value: z.unknown() }),
});

export const cacheEvict = route({
  method: 'DELETE',
  path: '/api/system/monitoring/cache',
  permission: evict,
  summary: { zh: '清除缓存', en: 'Evict from the cache' },
  query: z
    .object({ key: z.string().min(1).max(500).optional(), prefix: z.string().min(1).max(200).optional() })
    .refine(({ key, prefix }) => (key === undefined) !== (prefix === undefined), { path: ['key'] }),
  reply: z.object({ evicted: z.number() }),
});
