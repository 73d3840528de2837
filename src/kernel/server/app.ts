import { createCache } from './cache/cache.ts';
import { memoryStore } from './cache/memory-store.ts';
import { openRedis, redisStore } from './cache/redis-store.ts';
import { type Clock, clockFrom } from './clock.ts';
import { watchDisk } from './disk.ts';
import { createEvents } from './events/events.ts';
import type { App } from './module.ts';
import { newNodeId } from './nodes.ts';

type Given = Pick<App, 'db' | 'files' | 'log' | 'settings'> & { now?: Clock; redisUrl?: string };

/** The server of what is declared of its database, without anything started. With `redisUrl` the cache and the counts of calls lie there. */
export function createApp({ redisUrl, ...given }: Given): App {
  const { db, log, now = clockFrom() } = given;
  const events = createEvents({ url: db.url, onError: (err) => log.warn({ err }, 'events between nodes') });
  const redis = redisUrl ? openRedis({ url: redisUrl, log }) : undefined;
  const store = redis ? redisStore({ line: redis, log }) : memoryStore({ now });
  const disk = watchDisk(given.settings.dataDir);
  const { modules } = db.declared;
  return { ...given, modules, disk, now, node: newNodeId(), events, cache: createCache({ db, events, store }), redis };
}
