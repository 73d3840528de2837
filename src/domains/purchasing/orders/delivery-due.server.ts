import { defineReminder } from '../../../kernel/server/reminders/reminder.ts';
import { orderDelivery } from './order-delivery.resource.ts';

/** Who ordered asks the supplier before the goods are missed; a week late the purchasing manager hears of it. */
export const deliveryDue = defineReminder({
  name: 'purchasing.deliveryDue',
  label: { zh: '订单交期', en: 'Delivery of order' },
  of: orderDelivery,
  date: 'deliveryDue',
  where: { orderStatus: ['SENT', 'CONFIRMED', 'PART_DELIVERED'] },
  levels: [{ days: -7 }, { days: 0 }, { days: 1 }, { days: 7, escalate: true }],
  to: [{ field: 'createBy' }],
  escalateTo: [{ role: 'PUR_MANAGER' }],
  about: 'organizationId',
  shows: ['partnerId', 'orderStatus'],
});
