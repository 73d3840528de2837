import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { transfer } from './transfer.resource.ts';

/** What was sent arrives, or is written off. */
export const transferWaits = defineReminder({
  name: 'stock.transferWaits',
  label: { zh: '调拨在途未了结', en: 'Transfer still on its way' },
  of: transfer,
  date: 'shippedOn',
  since: true,
  where: { transferStatus: ['IN_TRANSIT'] },
  levels: [{ days: 30 }, { days: 60, tone: 'amber', escalate: true }],
  to: [{ field: 'createBy' }],
  escalateTo: [{ role: 'SUPT_TECH' }],
  shows: ['storeId', 'toOrganizationId'],
});
