import { tablesIn, tablesOf } from '../../kernel/server/db/table.ts';
import { callLog } from './logs/call-log.resource.ts';
import { errorLog } from './logs/error-log.resource.ts';
import * as logs from './logs/log.tables.server.ts';
import * as monitorServer from './monitor-server/monitor.tables.server.ts';
import * as usage from './usage/usage.tables.server.ts';
import * as versions from './versions/version.tables.server.ts';

/** Logs have the columns of records, but no line of one is a record: read models show them. */
const logTables = [callLog, errorLog].map((log) => tablesOf({ ...log, view: undefined }));

/** The tables of this domain that no resource brings. */
export const operationsTables = tablesIn(...logTables, logs, monitorServer, usage, versions);
