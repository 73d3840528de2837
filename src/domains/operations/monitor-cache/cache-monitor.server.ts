import { notFound } from '../../../kernel/errors.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { thisNode } from '../monitor-server/node-reports.server.ts';
import { cacheEvict, cacheFacts, cacheKeys, cacheValue } from './cache-monitor.calls.ts';
import { prefixOf, shownValue, sumByPrefix } from './secrets.rules.ts';

const SUMMED = 10_000;
const LISTED = 500;

/** What the cache in use holds, be it this process's own or Redis. */
export const cacheMonitorEndpoints: readonly Endpoint[] = [
  serve(cacheFacts, async (_ctx, _given, { app: { cache } }) => {
    const [stats, keys] = await Promise.all([cache.stats(), cache.keys({ limit: SUMMED })]);
    return { ...stats, node: thisNode, prefixes: sumByPrefix(keys), more: keys.length >= SUMMED };
  }),
  serve(cacheKeys, async (_ctx, { query: { prefix = '' } }, { app: { cache } }) => {
    const found = await cache.keys({ prefix, limit: SUMMED });
    // `menu` lists what belongs to menu, not to menuUse.
    const mine = prefix === '' ? found : found.filter(({ key }) => prefixOf(key) === prefix || key.startsWith(prefix));
    const keys = mine.toSorted((a, b) => a.key.localeCompare(b.key)).slice(0, LISTED);
    return { keys, more: mine.length > LISTED };
  }),
  serve(cacheValue, async (_ctx, { query: { key } }, { app: { cache } }) => {
    const value = await cache.get<unknown>(key);
    if (value === undefined) throw notFound({ zh: '缓存值', en: 'Cached value' });
    return { key, value: shownValue(key, value) };
  }),
  // What is evicted is worked out again: there is nothing that a failure would have to undo.
  serve(
    cacheEvict,
    async (_ctx, { query: { key, prefix } }, { app: { cache } }) => {
      if (key !== undefined) {
        const before = (await cache.keys({ prefix: key, limit: SUMMED })).filter((entry) => entry.key === key);
        await cache.delete(key);
        return { evicted: before.length };
      }
      const before = (await cache.keys({ prefix, limit: SUMMED })).filter((entry) => prefixOf(entry.key) === prefix);
      for (const entry of before) await cache.delete(entry.key);
      return { evicted: before.length };
    },
    { transaction: false },
  ),
];
