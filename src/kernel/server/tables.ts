import { batchRowTable, batchTable } from './batch/table.ts';
import { draftKeyTable, draftTable } from './drafts/table.ts';
import { fileTables } from './files/table.ts';
import { searchTable } from './finder/table.ts';
import { historyTable } from './history.ts';
import { idempotencyTable } from './http/idempotency.ts';
import { taskInputTable, taskTable } from './jobs/table.ts';
import { liveEventTable, livePresenceTable } from './live/table.ts';
import { mailTable } from './mail/table.ts';
import { nodeTable } from './nodes.ts';
import { preferenceTable } from './preferences/table.ts';
import { scheduleRunTable, scheduleTable } from './schedules/table.ts';
import { serialTable } from './serial.ts';
import { settingTable } from './settings/table.ts';
import { listViewTable } from './views/table.ts';

/** The kernel's own tables. */
export const kernelTables = {
  kernel_history: historyTable,
  kernel_serial: serialTable,
  kernel_idempotency: idempotencyTable,
  kernel_task: taskTable,
  kernel_task_input: taskInputTable,
  kernel_batch: batchTable,
  kernel_batch_row: batchRowTable,
  kernel_list_view: listViewTable,
  kernel_live_event: liveEventTable,
  kernel_live_presence: livePresenceTable,
  kernel_node: nodeTable,
  kernel_mail: mailTable,
  kernel_schedule: scheduleTable,
  kernel_schedule_run: scheduleRunTable,
  kernel_setting: settingTable,
  kernel_draft: draftTable,
  kernel_draft_key: draftKeyTable,
  kernel_search: searchTable,
  kernel_preference: preferenceTable,
  ...fileTables,
};
