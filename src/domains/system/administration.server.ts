import type { Module } from '../../kernel/server/module.ts';
import { callLog } from './logs/call-log.resource.ts';
import { errorLog } from './logs/error-log.resource.ts';
import { logSchedules, logSettings } from './logs/keep-logs.server.ts';
import { logEndpoints, logMenus, logPermissions } from './logs/log.server.ts';
import { changeLogView, errorStackTable, signInRecordView } from './logs/log.tables.server.ts';
import { logCall } from './logs/write-logs.server.ts';
import { onlineEndpoints, onlineMenus, onlinePermissions } from './online/online.server.ts';
import { onlineSessionView } from './online/online.tables.server.ts';
import { usageEndpoints, usageMenus, usagePermissions } from './usage/usage.server.ts';
import { usageTable } from './usage/usage.tables.server.ts';

/** What administrators watch and keep beside accounts, roles and menus: a part of the system module. */
export const administration = {
  resources: [callLog, errorLog],
  tables: {
    system_change_log: changeLogView,
    system_sign_in_record: signInRecordView,
    system_error_stack: errorStackTable,
    system_online_session: onlineSessionView,
    system_usage: usageTable,
  },
  endpoints: [...logEndpoints, ...onlineEndpoints, ...usageEndpoints],
  menus: [...logMenus, ...onlineMenus, ...usageMenus],
  permissions: { ...logPermissions, ...onlinePermissions, ...usagePermissions },
  settings: logSettings,
  schedules: logSchedules,
  afterCall: logCall,
} satisfies Partial<Module>;
