import type { Db } from '../db/db.ts';
import { type Events, publish } from '../events/events.ts';

type CacheEntry = { key: string; bytes: number; expiresInMs: number | null };

type CacheStats = {
  kind: 'memory' | 'redis';
  /** Of Redis; of Node for the map in the process. */
  version: string;
  keys: number;
  /** What it uses. */
  bytes: number;
  /** Answered from the cache, and not, since it started: the process, or Redis. */
  hits: number;
  misses: number;
};

/**
 * Values that can be worked out again, by key, such as `dictionary:entries`. They are JSON. Whoever changes what a value was worked
 * out of deletes it after the commit (`ctx.afterCommit`): every node forgets it.
 */
export type Cache = {
  get<T>(key: string): Promise<T | undefined>;
  /** `ttlMs` defaults to five minutes, which is also how long a value may be wrong when a node was cut off. */
  set(key: string, value: unknown, ttlMs?: number): Promise<void>;
  delete(key: string): Promise<void>;
  deletePrefix(prefix: string): Promise<void>;
  /** The value, worked out at most once at a time in this process. */
  remember<T>(key: string, make: () => Promise<T>, ttlMs?: number): Promise<T>;
  /** Keys in their order, at most `limit`, 500 unless said. */
  keys(options?: { prefix?: string; limit?: number }): Promise<CacheEntry[]>;
  stats(): Promise<CacheStats>;
  close(): Promise<void>;
};

/** Where the texts of the values lie. */
export type CacheStore = {
  get(key: string): Promise<string | undefined>;
  set(key: string, text: string, ttlMs: number): Promise<void>;
  forget(what: Forget): Promise<void>;
  keys(options: { prefix: string; limit: number }): Promise<CacheEntry[]>;
  stats(): Promise<CacheStats>;
  close(): Promise<void>;
  /** Each node has its own, and forgets what the others say. */
  readonly own: boolean;
};

type Forget = { key: string } | { prefix: string };
export const forgets = (what: Forget, key: string): boolean =>
  'key' in what ? what.key === key : key.startsWith(what.prefix);

const DEFAULT_TTL_MS = 300_000;
const CHANNEL = 'kernel.cache';

export function createCache(options: { db: Db; events: Events; store: CacheStore }): Cache {
  const { db, events, store } = options;
  const pending = new Map<string, Promise<unknown>>();
  // Counts what was forgotten, so that a value that was being worked out meanwhile is not kept.
  let forgotten = 0;

  const heard = (what: Forget): void => {
    forgotten += 1;
    for (const key of pending.keys()) if (forgets(what, key)) pending.delete(key);
    if (store.own) void store.forget(what);
  };
  events.on(CHANNEL, (payload) => heard(payload as Forget));
  events.onGap(() => heard({ prefix: '' }));

  const forget = async (what: Forget): Promise<void> => {
    heard(what);
    if (!store.own) await store.forget(what);
    await publish(db, CHANNEL, what);
  };

  const cache: Cache = {
    async get<T>(key: string) {
      const text = await store.get(key);
      return text === undefined ? undefined : (JSON.parse(text) as T);
    },
    set: (key, value, ttlMs = DEFAULT_TTL_MS) => store.set(key, JSON.stringify(value), ttlMs),
    delete: (key) => forget({ key }),
    deletePrefix: (prefix) => forget({ prefix }),
    async remember<T>(key: string, make: () => Promise<T>, ttlMs?: number) {
      const found = await cache.get<T>(key);
      if (found !== undefined) return found;
      const asked = pending.get(key);
      if (asked) return asked as Promise<T>;
      const moment = forgotten;
      const making = make()
        .then(async (value) => {
          if (moment === forgotten && value !== undefined) await cache.set(key, value, ttlMs);
          return value;
        })
        .finally(() => {
          if (pending.get(key) === making) pending.delete(key);
        });
      pending.set(key, making);
      return making;
    },
    keys: ({ prefix = '', limit = 500 } = {}) => store.keys({ prefix, limit }),
    stats: () => store.stats(),
    close: () => store.close(),
  };
  return cache;
}
