import type { Slice } from '../../../kernel/server/compose.ts';
import { cacheMonitorPage } from './cache-monitor.page.ts';
import { cacheMonitorEndpoints } from './cache-monitor.server.ts';

/** What the cache holds. */
export const cacheMonitorSlice: Slice = {
  endpoints: cacheMonitorEndpoints,
  pages: [cacheMonitorPage],
  // A monitor is no kind of record: its calls alone name the permission.
  permissions: {
    'operations:cacheMonitor:list': { zh: '查看缓存监控', en: 'See the cache' },
    'operations:cacheMonitor:evict': { zh: '清除缓存', en: 'Evict from the cache' },
  },
};
