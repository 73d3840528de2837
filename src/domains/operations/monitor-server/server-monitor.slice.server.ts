import type { Slice } from '../../../kernel/server/compose.ts';
import { reportNode } from './node-reports.server.ts';
import { serverPage } from './server.page.ts';
import { serverMonitorEndpoints } from './server-monitor.server.ts';

/** Nodes that report themselves. */
export const serverMonitorSlice: Slice = {
  endpoints: serverMonitorEndpoints,
  pages: [serverPage],
  // A monitor is no kind of record: its calls alone name the permission.
  permissions: {
    'operations:serverMonitor:list': { zh: '查看服务监控', en: 'See the servers' },
    'operations:finder:rebuild': { zh: '重建查找索引', en: 'Rebuild what the finder looks in' },
  },
  start: reportNode,
};
