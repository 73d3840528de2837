import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { risk } from './risk.resource.ts';
import { RISK_TEXT as TEXT } from './risk-words.text.ts';

/** An assessment on which work relies ends. */
export const riskDue = defineReminder({
  name: 'qhse.riskDue',
  label: TEXT.due,
  of: risk,
  date: 'validUntil',
  where: { status: ['APPROVE'], riskKind: ['ASSESSMENT'] },
  levels: [{ days: -14 }, { days: -3 }, { days: 0 }],
  to: [{ field: 'createBy' }, { role: 'MASTER' }],
  about: 'shipId',
  shows: ['activityTitle', 'shipId'],
});
