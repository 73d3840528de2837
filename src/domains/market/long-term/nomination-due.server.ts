import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { longTermLifting } from './lifting.resource.ts';

/** Whoever planned a lifting and whoever may nominate hear a week and three days before the last day, on it, and when it has passed. */
export const nominationDue = defineReminder({
  name: 'market.nominationDue',
  label: { zh: '批次待提名', en: 'Nomination due' },
  of: longTermLifting,
  date: 'nominateBy',
  where: { liftingState: ['PLANNED'] },
  levels: [{ days: -7 }, { days: -3 }, { days: 0 }, { days: 2, escalate: true }],
  to: [{ field: 'createBy' }, { permission: 'market:longTermLifting:nominate' }],
  escalateTo: [{ role: 'GM' }],
  shows: ['longTermId', 'period', 'qty'],
});
