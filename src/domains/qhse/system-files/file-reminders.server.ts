import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { receiptStanding } from './receipt-standing.resource.ts';
import { FILE_TEXT as TEXT } from './system-file-words.text.ts';

const LEVELS = [{ days: -7 }, { days: -1 }, { days: 0 }, { days: 3 }] as const;

/** What came is read by its day. */
export const fileToRead = defineReminder({
  name: 'qhse.fileToRead',
  label: TEXT.toRead,
  of: receiptStanding,
  date: 'ackDue',
  where: { standing: ['rc_unread'], fileStanding: ['sf_published'] },
  levels: LEVELS,
  to: [{ field: 'userId' }],
  about: 'shipId',
  shows: ['fileKind', 'importance'],
});

/** What is to be signed is signed by its day, and not only read. */
export const fileToSign = defineReminder({
  name: 'qhse.fileToSign',
  label: TEXT.signDue,
  of: receiptStanding,
  date: 'ackDue',
  where: { standing: ['rc_read'], ackMode: ['SIGN'], fileStanding: ['sf_published'] },
  levels: LEVELS,
  to: [{ field: 'userId' }],
  about: 'shipId',
  shows: ['fileKind', 'importance'],
});

/** What is to be answered is answered by its day. */
export const fileToAnswer = defineReminder({
  name: 'qhse.fileToAnswer',
  label: TEXT.answerDue,
  of: receiptStanding,
  date: 'answerDue',
  where: { answerStanding: ['AWAITED'], fileStanding: ['sf_published'] },
  levels: LEVELS,
  to: [{ field: 'userId' }],
  about: 'shipId',
  shows: ['fileKind', 'importance'],
});
