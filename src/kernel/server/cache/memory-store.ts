import { type CacheStore, forgets } from './cache.ts';

const MOST_KEYS = 10_000;

type Held = { text: string; until: number };

/** A map in this process. */
export function memoryStore({ now }: { now: () => Date }): CacheStore {
  const held = new Map<string, Held>();
  let hits = 0;
  let misses = 0;
  const sweep = (): void => {
    const moment = now().getTime();
    for (const [key, { until }] of held) if (until <= moment) held.delete(key);
  };
  return {
    own: true,
    async get(key) {
      const found = held.get(key);
      if (found && found.until > now().getTime()) {
        hits += 1;
        return found.text;
      }
      misses += 1;
      held.delete(key);
      return undefined;
    },
    async set(key, text, ttlMs) {
      held.delete(key);
      if (held.size >= MOST_KEYS) sweep();
      // The oldest goes first: a Map keeps the order of insertion.
      if (held.size >= MOST_KEYS) held.delete(held.keys().next().value!);
      held.set(key, { text, until: now().getTime() + ttlMs });
    },
    async forget(what) {
      for (const key of 'key' in what ? [what.key] : [...held.keys()]) if (forgets(what, key)) held.delete(key);
    },
    async keys({ prefix, limit }) {
      sweep();
      const moment = now().getTime();
      return [...held]
        .filter(([key]) => key.startsWith(prefix))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .slice(0, limit)
        .map(([key, { text, until }]) => ({ key, bytes: Buffer.byteLength(text), expiresInMs: until - moment }));
    },
    async stats() {
      sweep();
      let bytes = 0;
      for (const [key, { text }] of held) bytes += 2 * (key.length + text.length);
      return { kind: 'memory', version: process.version, keys: held.size, bytes, hits, misses };
    },
    async close() {
      held.clear();
    },
  };
}
