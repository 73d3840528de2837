import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { classItem } from './class-item.resource.ts';

/** Class items are told three months, a month and a day before they are due; overdue ones to the technical manager too. */
export const classItemDue = defineReminder({
  name: 'maintenance.classItemDue',
  label: { zh: '船级检验项目到期', en: 'Class item due' },
  of: classItem,
  date: 'dueDate',
  levels: [{ days: -90 }, { days: -30, tone: 'amber' }, { days: -1, tone: 'amber' }, { days: 1, escalate: true }],
  to: [{ role: 'CHIEF_ENGINEER' }, { role: 'SUPT_TECH' }],
  escalateTo: [{ role: 'TECH_MGR' }],
  about: 'shipId',
  shows: ['classCode', 'surveyKind', 'equipmentId'],
});
