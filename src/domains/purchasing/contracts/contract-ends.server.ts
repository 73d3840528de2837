import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { baseContract } from './base-contract.resource.ts';

/** Two months, a month and a week before it ends whoever wrote it hears of it, in the last week the purchasing manager too. */
export const contractEnds = defineReminder({
  name: 'purchasing.contractEnds',
  label: { zh: '框架合同到期', en: 'End of base contract' },
  of: baseContract,
  date: 'endDate',
  where: { contractStatus: ['ACTIVE', 'SUSPENDED'] },
  levels: [{ days: -60 }, { days: -30, tone: 'amber' }, { days: -7, tone: 'amber', escalate: true }],
  to: [{ field: 'createBy' }],
  escalateTo: [{ role: 'PUR_MANAGER' }],
  shows: ['subject', 'partnerId'],
});
