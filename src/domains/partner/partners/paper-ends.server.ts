import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { endingPaper } from './ending-paper.resource.ts';

/** Buyers ask for the new paper in time; of one that has ended their manager hears, too. */
export const paperEnds = defineReminder({
  name: 'partner.paperEnds',
  label: { zh: '客商证照到期', en: 'Paper of partner' },
  of: endingPaper,
  date: 'validTo',
  where: { qualifyStatus: ['TRIAL', 'QUALIFIED'] },
  levels: [{ days: -60 }, { days: -30 }, { days: -7, tone: 'amber' }, { days: 1, escalate: true }],
  to: [{ role: 'BUYER' }],
  escalateTo: [{ role: 'PUR_MANAGER' }],
  record: 'partnerId',
  shows: ['kind', 'number'],
});
