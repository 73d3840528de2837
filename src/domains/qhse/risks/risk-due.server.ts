import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { riskStanding } from './risk-standing.resource.ts';
import { RISK_TEXT as TEXT } from './risk-words.text.ts';

/** An assessment on which work relies ends; once it has, it is over like its work, and told to nobody. */
export const riskDue = defineReminder({
  name: 'qhse.riskDue',
  label: TEXT.due,
  of: riskStanding,
  date: 'validUntil',
  where: { validity: ['VALID'], riskKind: ['ASSESSMENT'] },
  levels: [{ days: -14 }, { days: -3 }, { days: 0 }],
  to: [{ field: 'createBy' }, { role: 'MASTER' }],
  about: 'shipId',
  shows: ['activityTitle', 'shipId'],
});
