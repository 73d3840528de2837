import type { Database } from '../db/db.ts';
import type { Events } from '../events/events.ts';
import { publish } from '../events/events.ts';

export type CacheEntry = { key: string; bytes: number; expiresInMs: number | null };

export type CacheStats = {
  kind: 'memory' | 'redis';
  version: string;
  keys: number;
  /** Bytes that the values take; of Redis what it reports to use. */
  bytes: number;
  /** Since this process started. */
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
  keys(options?: { prefix?: string; limit?: number }): Promise<CacheEntry[]>;
  stats(): Promise<CacheStats>;
  close(): Promise<void>;
};

export const DEFAULT_TTL_MS = 300_000;
const MOST_KEYS = 10_000;
const CHANNEL = 'kernel.cache';

type Held = { text: string; until: number };

/** A map in this process; the other nodes are told what to forget. */
export function memoryCache(options: { db: Database; events: Events; now: () => Date }): Cache {
  const held = new Map<string, Held>();
  const pending = new Map<string, Promise<unknown>>();
  let hits = 0;
  let misses = 0;
  // Counts what was forgotten, so that a value that was being worked out meanwhile is not kept.
  let forgotten = 0;

  const forget = ({ key, prefix }: { key?: string; prefix?: string }): void => {
    forgotten += 1;
    if (key !== undefined) {
      held.delete(key);
      pending.delete(key);
      return;
    }
    for (const map of [held, pending])
      for (const name of map.keys()) if (name.startsWith(prefix ?? '')) map.delete(name);
  };
  options.events.on(CHANNEL, (payload) => forget(payload as { key?: string; prefix?: string }));
  options.events.onGap(() => forget({ prefix: '' }));

  const live = (key: string): Held | undefined => {
    const found = held.get(key);
    if (!found || found.until > options.now().getTime()) return found;
    held.delete(key);
    return undefined;
  };
  const tellAll = async (what: { key?: string; prefix?: string }): Promise<void> => {
    forget(what);
    await publish(options.db, CHANNEL, what);
  };

  const cache: Cache = {
    async get<T>(key: string) {
      const found = live(key);
      if (found) hits += 1;
      else misses += 1;
      return found ? (JSON.parse(found.text) as T) : undefined;
    },
    async set(key, value, ttlMs = DEFAULT_TTL_MS) {
      held.delete(key);
      held.set(key, { text: JSON.stringify(value), until: options.now().getTime() + ttlMs });
      // The oldest goes first: a Map keeps the order of insertion.
      if (held.size > MOST_KEYS) held.delete(held.keys().next().value!);
    },
    delete: (key) => tellAll({ key }),
    deletePrefix: (prefix) => tellAll({ prefix }),
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
    async keys({ prefix = '', limit = 500 } = {}) {
      const now = options.now().getTime();
      return [...held]
        .filter(([key, value]) => key.startsWith(prefix) && value.until > now)
        .slice(0, limit)
        .map(([key, value]) => ({ key, bytes: Buffer.byteLength(value.text), expiresInMs: value.until - now }));
    },
    async stats() {
      let bytes = 0;
      for (const [key, value] of held) bytes += 2 * (key.length + value.text.length);
      return { kind: 'memory', version: process.version, keys: held.size, bytes, hits, misses };
    },
    async close() {
      held.clear();
    },
  };
  return cache;
}
