import { memoryCache } from './cache/cache.ts';
import { createEvents } from './events/events.ts';
import type { App } from './module.ts';
import { newNodeId } from './nodes.ts';

type Given = Pick<App, 'db' | 'files' | 'modules' | 'log' | 'settings'> & { now?: () => Date };

/** The running server without anything started. */
export function createApp(given: Given): App {
  const { db, log, now = () => new Date() } = given;
  const events = createEvents({ url: db.url, onError: (err) => log.warn({ err }, 'events between nodes') });
  return { ...given, now, node: newNodeId(), events, cache: memoryCache({ db, events, now }) };
}
