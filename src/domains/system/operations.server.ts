import type { App, Module } from '../../kernel/server/module.ts';
import { apiDocsEndpoints } from './api-docs/api-docs.server.ts';
import { cacheMonitorEndpoints } from './monitor-cache/cache-monitor.server.ts';
import { reportNode } from './monitor-server/node-reports.server.ts';
import { serverMonitorEndpoints } from './monitor-server/server-monitor.server.ts';
import { sqlMonitorEndpoints, sqlMonitorSettings, watchSlowLimit } from './monitor-sql/sql-monitor.server.ts';
import { paymentActs, paymentEndpoints } from './payment/payment.server.ts';
import { paymentCallback } from './payment/payment-callback.resource.ts';
import { paymentOrder } from './payment/payment-order.resource.ts';
import { paymentSettings } from './payment/payment-settings.server.ts';

/** What operators have: the monitors, the documentation of the calls, the payment tool. A part of the system module. */
export const operations = {
  resources: [paymentOrder, paymentCallback],
  acts: paymentActs,
  endpoints: [
    ...serverMonitorEndpoints,
    ...sqlMonitorEndpoints,
    ...cacheMonitorEndpoints,
    ...apiDocsEndpoints,
    ...paymentEndpoints,
  ],
  settings: { ...sqlMonitorSettings, ...paymentSettings },
  menus: [
    {
      key: 'system.server',
      parent: 'system.monitoring',
      title: { zh: '服务监控', en: 'Server' },
      path: 'server',
      icon: 'Dashboard',
      component: 'system/Server',
      permission: 'system:serverMonitor:list',
      sort: 50,
    },
    {
      key: 'system.sqlMonitor',
      parent: 'system.monitoring',
      title: { zh: 'SQL 监控', en: 'SQL' },
      path: 'sql',
      icon: 'Database',
      component: 'system/SqlMonitor',
      permission: 'system:sqlMonitor:list',
      sort: 60,
    },
    {
      key: 'system.cacheMonitor',
      parent: 'system.monitoring',
      title: { zh: '缓存监控', en: 'Cache' },
      path: 'cache',
      icon: 'Gold',
      component: 'system/CacheMonitor',
      permission: 'system:cacheMonitor:list',
      sort: 70,
    },
    {
      key: 'system.payment',
      parent: 'system.tools',
      title: { zh: '支付工具', en: 'Payment' },
      path: 'payment',
      icon: 'PayCircle',
      component: 'system/Payment',
      permission: 'system:paymentOrder:list',
      sort: 40,
    },
    {
      key: 'system.apiDocs',
      parent: 'system.tools',
      title: { zh: '接口文档', en: 'API docs' },
      path: 'api-docs',
      icon: 'Link',
      component: 'system/ApiDocs',
      permission: 'system:apiDocs:list',
      sort: 90,
    },
  ],
  // A monitor is no kind of record: its calls alone name the permission.
  permissions: {
    'system:serverMonitor:list': { zh: '查看服务监控', en: 'See the servers' },
    'system:finder:rebuild': { zh: '重建查找索引', en: 'Rebuild what the finder looks in' },
    'system:sqlMonitor:list': { zh: '查看 SQL 监控', en: 'See the database at work' },
    'system:cacheMonitor:list': { zh: '查看缓存监控', en: 'See the cache' },
    'system:cacheMonitor:evict': { zh: '清除缓存', en: 'Evict from the cache' },
    'system:apiDocs:list': { zh: '查看接口文档', en: 'See the documentation of the calls' },
  },
} satisfies Partial<Module>;

export async function startOperations(app: App): Promise<void> {
  await watchSlowLimit(app);
  await reportNode(app);
}
