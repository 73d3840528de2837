import type { Slice } from '../../../kernel/server/compose.ts';
import { logSchedules, logSettings } from './keep-logs.server.ts';
import { logEndpoints, logPermissions } from './log.server.ts';
import { logsPage } from './logs.page.ts';
import { endLogs, logCall, takeUpLogs } from './write-logs.server.ts';

/** Calls, changes, sign-ins and failures. */
export const logSlice: Slice = {
  endpoints: logEndpoints,
  pages: [logsPage],
  permissions: logPermissions,
  settings: logSettings,
  schedules: logSchedules,
  start: (app) => takeUpLogs(app).catch((err) => app.log.error({ err }, 'lines of the operation log are not taken up')),
  afterCall: logCall,
  stop: endLogs,
};
