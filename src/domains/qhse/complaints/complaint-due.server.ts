import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { complaintInspection } from './complaint-inspection.resource.ts';
import { COMPLAINT_TEXT as TEXT } from './complaint-words.text.ts';

/** Its number and the day are told to whoever handles it; what is a week late also to whoever stands above and the designated person. */
export const complaintDue = defineReminder({
  name: 'qhse.complaintDue',
  label: TEXT.due,
  of: complaintInspection,
  date: 'replyDue',
  where: { subStatus: ['cp_new', 'cp_handling', 'cp_inspect', 'cp_escalated'] },
  levels: [{ days: -3 }, { days: 0, tone: 'amber' }, { days: 7, tone: 'red', escalate: true }],
  to: [{ field: 'handlerId' }],
  escalateTo: [{ field: 'aboveId' }, { field: 'dpaId' }],
});
