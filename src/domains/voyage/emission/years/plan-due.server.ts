import { defineReminder } from '../../../../kernel/server/reminders/reminder.ts';
import { emissionYear } from './emission-year.resource.ts';

/** The plan of corrective actions is made before its day; who is late hears of it with the designated person. */
export const planDue = defineReminder({
  name: 'voyage.correctivePlanDue',
  label: { zh: '碳强度纠正措施计划', en: 'Corrective plan of a rating' },
  of: emissionYear,
  date: 'planDue',
  where: { planState: ['ASKED'] },
  levels: [{ days: -60 }, { days: -14 }, { days: 0 }, { days: 7, escalate: true }],
  to: [{ field: 'createBy' }, { role: 'QHSE_MGR' }],
  escalateTo: [{ role: 'DPA' }],
  about: 'shipName',
  shows: ['year', 'rating'],
});
