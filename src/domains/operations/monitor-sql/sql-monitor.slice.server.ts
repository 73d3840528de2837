import type { Slice } from '../../../kernel/server/compose.ts';
import { sqlMonitorPage } from './sql-monitor.page.ts';
import { sqlMonitorEndpoints, sqlMonitorSettings, watchSlowLimit } from './sql-monitor.server.ts';

/** Statements counted by the server itself, and the database at work. */
export const sqlMonitorSlice: Slice = {
  endpoints: sqlMonitorEndpoints,
  settings: sqlMonitorSettings,
  pages: [sqlMonitorPage],
  // A monitor is no kind of record: its calls alone name the permission.
  permissions: { 'operations:sqlMonitor:list': { zh: '查看 SQL 监控', en: 'See the database at work' } },
  start: watchSlowLimit,
};
