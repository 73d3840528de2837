import * as batch from './batch/table.ts';
import { tablesIn } from './db/table.ts';
import * as drafts from './drafts/table.ts';
import * as files from './files/table.ts';
import * as finder from './finder/table.ts';
import * as history from './history.table.ts';
import * as http from './http/table.ts';
import * as jobs from './jobs/table.ts';
import * as live from './live/table.ts';
import * as mail from './mail/table.ts';
import * as node from './node.table.ts';
import * as preferences from './preferences/table.ts';
import * as reminders from './reminders/table.ts';
import * as schedules from './schedules/table.ts';
import * as serial from './serial.table.ts';
import * as settings from './settings/table.ts';
import * as views from './views/table.ts';

/** The kernel's own tables. */
export const kernelTables = tablesIn(
  batch,
  drafts,
  files,
  finder,
  history,
  http,
  jobs,
  live,
  mail,
  node,
  preferences,
  reminders,
  schedules,
  serial,
  settings,
  views,
);
