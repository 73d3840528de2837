import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { hirePeriod } from './hire-period.resource.ts';

/** Hire that is due and not billed: accountants hear on its day and three days after. */
export const hireUnbilled = defineReminder({
  name: 'market.hireUnbilled',
  label: { zh: '租金到期未开票', en: 'Hire due and not billed' },
  of: hirePeriod,
  date: 'dueOn',
  where: { hireState: ['PLANNED', 'DUE'] },
  levels: [{ days: 0 }, { days: 3 }],
  to: [{ role: 'FIN_AP' }],
  shows: ['contractId', 'fromOn', 'toOn'],
});
