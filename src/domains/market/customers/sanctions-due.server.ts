import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { customerStanding } from './customer-standing.resource.ts';

/** Sanctions lists are looked at again in time, as long as one deals with the customer. */
export const sanctionsDue = defineReminder({
  name: 'market.sanctionsDue',
  label: { zh: '客户制裁核查到期', en: 'Sanctions check of a customer' },
  of: customerStanding,
  date: 'checkDue',
  where: { standing: ['OPEN'] },
  levels: [{ days: -30 }, { days: 0, tone: 'amber' }, { days: 30, tone: 'red' }],
  to: [{ role: 'CHARTERING' }],
  shows: ['grade'],
});
