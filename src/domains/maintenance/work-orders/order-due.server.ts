import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { OPEN_STATES } from './order.rules.ts';
import { workOrder } from './work-order.resource.ts';

const open = { woStatus: OPEN_STATES } as const;
const shows = ['equipmentId', 'workName', 'department'] as const;

/** The heads aboard and the superintendent hear of an order's last day the day before, when it has passed, and a week later with the technical manager. */
export const orderDueReminder = defineReminder({
  name: 'maintenance.orderDue',
  label: { zh: '工单到期', en: 'Work order due' },
  of: workOrder,
  date: 'latestDate',
  where: { ...open, keyFlag: ['false'] },
  levels: [{ days: -1 }, { days: 1 }, { days: 7, escalate: true }],
  to: [{ permission: 'maintenance:workOrder:confirm' }, { role: 'SUPT_TECH' }],
  escalateTo: [{ role: 'TECH_MGR' }],
  about: 'shipId',
  shows,
});

/** Of critical equipment the technical manager and the designated person hear as soon as it is overdue (ISM Code 10.3). */
export const keyOrderDueReminder = defineReminder({
  name: 'maintenance.keyOrderDue',
  label: { zh: '关键设备工单到期', en: 'Critical work order due' },
  of: workOrder,
  date: 'latestDate',
  where: { ...open, keyFlag: ['true'] },
  levels: [{ days: -3 }, { days: -1 }, { days: 1, escalate: true }],
  to: [{ permission: 'maintenance:workOrder:confirm' }, { role: 'SUPT_TECH' }],
  escalateTo: [{ role: 'TECH_MGR' }, { role: 'DPA' }],
  about: 'shipId',
  shows,
});
