import { tablesIn } from '../../kernel/server/db/table.ts';
import * as announcements from './announcements/announcement.tables.server.ts';
import * as chat from './chat/chat.tables.server.ts';
import * as discussion from './discussion/discussion.tables.server.ts';
import * as mail from './mail/mail.tables.server.ts';
import * as messages from './messages/message.tables.server.ts';

/** The hand-written tables and views of this domain; all else has them from its resources. */
export const communicationTables = tablesIn(announcements, chat, discussion, mail, messages);
