import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { stocktake } from './stocktake.resource.ts';

/** What was planned is counted. */
export const stocktakeDue = defineReminder({
  name: 'stock.stocktakeDue',
  label: { zh: '盘点到期', en: 'Stocktake due' },
  of: stocktake,
  date: 'plannedOn',
  where: { takeStatus: ['PLANNED', 'COUNTING', 'RECOUNT'] },
  levels: [{ days: -3 }, { days: 0 }, { days: 7, escalate: true }],
  to: [{ field: 'createBy' }],
  escalateTo: [{ role: 'SUPT_TECH' }],
  shows: ['storeId', 'takeKind'],
});
