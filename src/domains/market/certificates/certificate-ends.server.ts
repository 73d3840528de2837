import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { certificateStanding } from './certificate-standing.resource.ts';

/** A paper is renewed before it ends; one that another has replaced matters to nobody. */
export const certificateEnds = defineReminder({
  name: 'market.certificateEnds',
  label: { zh: '商务证书到期', en: 'Business certificate ends' },
  of: certificateStanding,
  date: 'validTo',
  where: { counts: ['true'] },
  levels: [{ days: -90 }, { days: -30, tone: 'amber' }, { days: -7, tone: 'amber' }, { days: 1, escalate: true }],
  to: [{ field: 'responsibleId' }, { role: 'CHARTERING' }],
  escalateTo: [{ role: 'GM' }],
  about: 'shipId',
  shows: ['certKind', 'certNo'],
});
