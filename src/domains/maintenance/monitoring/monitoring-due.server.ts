import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { monitoringStanding } from './monitoring-standing.resource.ts';

/** A value that moves to its limit is told two months, two weeks before and on the day on which it is expected there. */
export const limitNear = defineReminder({
  name: 'maintenance.limitNear',
  label: { zh: '监测值将超限', en: 'Monitored value nears its limit' },
  of: monitoringStanding,
  date: 'crossDate',
  where: { newest: ['true'] },
  levels: [
    { days: -60, tone: 'amber' },
    { days: -14, tone: 'amber' },
    { days: 0, tone: 'red', escalate: true },
  ],
  to: [{ field: 'createBy' }, { role: 'CHIEF_ENGINEER' }, { role: 'SUPT_TECH' }],
  escalateTo: [{ role: 'TECH_MGR' }],
  about: 'shipId',
  shows: ['equipmentId', 'templateId'],
});

/** What is measured every so many months is told a week before, when it is overdue, and a month later to the superintendent. */
export const monitoringDue = defineReminder({
  name: 'maintenance.monitoringDue',
  label: { zh: '监测到期', en: 'Monitoring due' },
  of: monitoringStanding,
  date: 'nextDate',
  levels: [{ days: -7 }, { days: 1 }, { days: 30, escalate: true }],
  to: [{ field: 'createBy' }, { role: 'CHIEF_ENGINEER' }],
  escalateTo: [{ role: 'SUPT_TECH' }],
  about: 'shipId',
  shows: ['equipmentId', 'templateId'],
});
