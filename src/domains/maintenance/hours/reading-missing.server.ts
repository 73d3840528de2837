import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { counter } from './counter.resource.ts';

/** A counter that nobody reads tells nothing of what is due: after five weeks its ship hears of it, after sixty days the superintendent. */
export const readingMissing = defineReminder({
  name: 'maintenance.readingMissing',
  label: { zh: '计时器未读数', en: 'Counter not read' },
  of: counter,
  date: 'lastReadTime',
  since: true,
  where: { counterStatus: ['IN_USE'] },
  levels: [
    { days: 35, tone: 'amber' },
    { days: 60, tone: 'red', escalate: true },
  ],
  to: [{ role: 'CHIEF_ENGINEER' }],
  escalateTo: [{ role: 'SUPT_TECH' }],
  about: 'shipId',
  shows: ['equipmentId'],
});
