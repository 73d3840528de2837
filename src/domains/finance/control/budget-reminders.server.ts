import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { budgetWarning } from './budget-warning.resource.ts';

const SHOWN = ['percent', 'used', 'planned'] as const;

/** Whoever's budget it is hears before a request is refused; again only after it fell below its warning. */
export const budgetWarned = defineReminder({
  name: 'finance.budgetWarned',
  label: { zh: '预算超过预警线', en: 'Budget above its warning' },
  of: budgetWarning,
  date: 'warnedOn',
  since: true,
  where: { warningStatus: ['WARNED'] },
  levels: [{ days: 0 }],
  to: [{ field: 'ownerId' }],
  record: 'budgetId',
  about: 'organizationId',
  shows: SHOWN,
});

/** Above the budget the budget accountant hears of it too. */
export const budgetOver = defineReminder({
  name: 'finance.budgetOver',
  label: { zh: '预算超出', en: 'Budget exceeded' },
  of: budgetWarning,
  date: 'overOn',
  since: true,
  where: { warningStatus: ['OVER'] },
  levels: [{ days: 0, tone: 'red', escalate: true }],
  to: [{ field: 'ownerId' }],
  escalateTo: [{ role: 'FIN_BUDGET' }],
  record: 'budgetId',
  about: 'organizationId',
  shows: SHOWN,
});
