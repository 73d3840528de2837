import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { scrap } from './scrap.resource.ts';

/** What was written off does not stay in the store for ever. */
export const scrapWaits = defineReminder({
  name: 'stock.scrapWaits',
  label: { zh: '报废待处置', en: 'Scrap to be disposed of' },
  of: scrap,
  date: 'postedOn',
  since: true,
  where: { scrapStatus: ['POSTED'] },
  levels: [{ days: 30 }, { days: 60, tone: 'amber', escalate: true }],
  to: [{ field: 'createBy' }],
  escalateTo: [{ role: 'SUPT_TECH' }],
  shows: ['storeId'],
});
