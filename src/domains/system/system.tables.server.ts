import { tablesIn } from '../../kernel/server/db/table.ts';
import * as announcements from './announcements/announcement.tables.server.ts';
import * as auth from './auth/auth.tables.server.ts';
import * as chat from './chat/chat.tables.server.ts';
import * as discussion from './discussion/discussion.tables.server.ts';
import * as files from './files/file.tables.server.ts';
import * as logs from './logs/log.tables.server.ts';
import * as mail from './mail/mail.tables.server.ts';
import * as menus from './menus/menu.tables.server.ts';
import * as messages from './messages/message.tables.server.ts';
import * as monitorServer from './monitor-server/monitor.tables.server.ts';
import * as online from './online/online.tables.server.ts';
import * as permissions from './permissions/permission.tables.server.ts';
import * as usage from './usage/usage.tables.server.ts';
import * as versions from './versions/version.tables.server.ts';

/** The hand-written tables and views of this domain; all else has them from its resources. */
export const systemTables = tablesIn(
  announcements,
  auth,
  chat,
  discussion,
  files,
  logs,
  mail,
  menus,
  messages,
  monitorServer,
  online,
  permissions,
  usage,
  versions,
);
