import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { inspection } from './inspection.resource.ts';

/** The next one of a recurring kind, reckoned from the latest that was held. */
export const inspectionDue = defineReminder({
  name: 'qhse.inspectionDue',
  label: { zh: '检查到期', en: 'Inspection due' },
  of: inspection,
  date: 'nextDueDate',
  where: { status: ['IN_AUDIT', 'APPROVE', 'REJECT'] },
  levels: [{ days: -30 }, { days: -7 }, { days: 0 }, { days: 7, escalate: true }],
  to: [{ role: 'SUPT_MARINE' }, { role: 'QHSE_OFF' }],
  escalateTo: [{ role: 'QHSE_MGR' }],
  about: 'shipId',
  shows: ['inspectionType', 'shipId'],
});

/** What is planned is held, and submitted with its report. */
export const inspectionPlanned = defineReminder({
  name: 'qhse.inspectionPlanned',
  label: { zh: '计划检查', en: 'Planned inspection' },
  of: inspection,
  date: 'planDate',
  where: { status: ['USE'] },
  levels: [{ days: -7 }, { days: 0 }, { days: 7, escalate: true }],
  to: [{ field: 'createBy' }, { role: 'MASTER' }],
  escalateTo: [{ role: 'SUPT_MARINE' }, { role: 'QHSE_MGR' }],
  about: 'shipId',
  shows: ['inspectionType', 'shipId'],
});
