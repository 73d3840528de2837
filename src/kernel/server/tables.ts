import { fileTables } from './files/table.ts';
import { historyTable } from './history.ts';
import { idempotencyTable } from './http/idempotency.ts';
import { taskInputTable, taskTable } from './jobs/table.ts';
import { liveEventTable, livePresenceTable } from './live/table.ts';
import { mailTable } from './mail/table.ts';
import { nodeTable } from './nodes.ts';
import { scheduleRunTable, scheduleTable } from './schedules/table.ts';
import { serialTable } from './serial.ts';
import { settingTable } from './settings/table.ts';

/** The kernel's own tables. */
export const kernelTables = {
  kernel_history: historyTable,
  kernel_serial: serialTable,
  kernel_idempotency: idempotencyTable,
  kernel_task: taskTable,
  kernel_task_input: taskInputTable,
  kernel_live_event: liveEventTable,
  kernel_live_presence: livePresenceTable,
  kernel_node: nodeTable,
  kernel_mail: mailTable,
  kernel_schedule: scheduleTable,
  kernel_schedule_run: scheduleRunTable,
  kernel_setting: settingTable,
  ...fileTables,
};
