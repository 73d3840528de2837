import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { claim } from './claim.resource.ts';

/** Whoever entered a claim and whoever may submit it hear of its last day a month, a fortnight, a week and a day before. */
export const claimDueReminder = defineReminder({
  name: 'market.claimDue',
  label: { zh: '索赔时限', en: 'Time to claim' },
  of: claim,
  date: 'dueDate',
  where: { claimStatus: ['OPEN'] },
  levels: [{ days: -30 }, { days: -14 }, { days: -7 }, { days: -1 }],
  to: [{ field: 'createBy' }, { permission: 'market:claim:submit' }],
  shows: ['kind', 'voyageId', 'counterpartyName'],
});
