import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { seasonStanding } from './season-standing.resource.ts';
import { SEASON_TEXT as TEXT } from './season-words.text.ts';

/** Before the window closes those aboard who ask and her master hear of it; a day after the superintendents hear who has not filed. */
export const seasonCloses = defineReminder({
  name: 'purchasing.seasonCloses',
  label: TEXT.closes,
  of: seasonStanding,
  date: 'closesOn',
  where: { filing: ['OPEN', 'MISSED'] },
  levels: [{ days: -7 }, { days: -3, tone: 'amber' }, { days: -1, tone: 'amber' }, { days: 1, escalate: true }],
  to: [{ role: 'MASTER' }, { role: 'CHIEF_ENGINEER' }, { role: 'CHIEF_OFFICER' }, { role: 'SHIP_REQUESTER' }],
  escalateTo: [{ role: 'SUPT_TECH' }, { role: 'SUPT_MARINE' }],
  about: 'organizationId',
  shows: ['organizationId', 'purchaseType', 'periodName'],
});
