import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { partner } from '../partners/partner.resource.ts';

/** A qualification is reviewed before it ends: the day after, the partner is suspended. */
export const qualificationEnds = defineReminder({
  name: 'partner.qualificationEnds',
  label: { zh: '客商资格到期', en: 'Qualification of partner' },
  of: partner,
  date: 'validTo',
  where: { qualifyStatus: ['QUALIFIED'] },
  levels: [{ days: -60 }, { days: -30 }, { days: -7, tone: 'amber', escalate: true }],
  to: [{ role: 'BUYER' }],
  escalateTo: [{ role: 'PUR_MANAGER' }],
  shows: ['partnerNo'],
});
