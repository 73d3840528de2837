import { definePage } from '../../../kernel/page.ts';

export const cacheMonitorPage = definePage({
  component: 'system/CacheMonitor',
  title: { zh: '缓存监控', en: 'Cache' },
  icon: 'Gold',
  permission: 'operations:cacheMonitor:list',
  menu: { key: 'system.cacheMonitor', address: '/system/monitoring/cache', group: 'system.monitoring', order: 70 },
  help: {
    purpose: {
      zh: '缓存的命中率、条目与占用，可清除单项。',
      en: 'The cache: hits, entries, size; single entries can be cleared.',
    },
    figures: [
      {
        name: { zh: '命中率', en: 'Hit rate' },
        how: { zh: '命中次数 ÷（命中 + 未命中）。', en: 'Hits ÷ (hits + misses).' },
      },
    ],
  },
});
