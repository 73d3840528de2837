import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { dispatch } from './dispatch.resource.ts';

/** What was ordered for a moment is asked after before and at it; four hours late all operators hear of it. */
export const dispatchDue = defineReminder({
  name: 'voyage.dispatchDue',
  label: { zh: '调度事项到期', en: 'Dispatch item due' },
  of: dispatch,
  date: 'dueTime',
  where: { status: ['OPEN', 'ACK'] },
  levels: [{ hours: -4 }, { hours: 0 }, { hours: 4, escalate: true }],
  to: [{ field: 'createBy' }, { role: 'MASTER' }],
  escalateTo: [{ role: 'OPERATOR' }],
  about: 'shipName',
  shows: ['shipName', 'orderType'],
});
