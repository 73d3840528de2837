import type { Slice } from '../../../kernel/server/compose.ts';
import { logSchedules, logSettings } from './keep-logs.server.ts';
import { logEndpoints, logMenus, logPermissions } from './log.server.ts';
import { endLogs, logCall, takeUpLogs } from './write-logs.server.ts';

/** Calls, changes, sign-ins and failures. */
export const logSlice: Slice = {
  endpoints: logEndpoints,
  menus: logMenus,
  permissions: logPermissions,
  settings: logSettings,
  schedules: logSchedules,
  start: (app) => takeUpLogs(app).catch((err) => app.log.error({ err }, 'lines of the operation log are not taken up')),
  afterCall: logCall,
  stop: endLogs,
};
