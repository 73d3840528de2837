import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { document } from './document.resource.ts';
import { DOCUMENT_TEXT as TEXT } from './document-words.text.ts';

/** What is effective is looked at again by its day. */
export const documentReview = defineReminder({
  name: 'qhse.documentReview',
  label: TEXT.reviewDue,
  of: document,
  date: 'reviewDue',
  where: { standing: ['dc_use'] },
  levels: [{ days: -60 }, { days: -14 }, { days: 0 }, { days: 30, escalate: true }],
  to: [{ role: 'QHSE_OFF' }],
  escalateTo: [{ role: 'QHSE_MGR' }],
  shows: ['docNo', 'currentNo'],
});
