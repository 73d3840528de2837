import { bool, choice } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { LAMPS } from './order.text.ts';
import { workOrder } from './work-order.resource.ts';

const { columns = [], filters = [] } = workOrder.list ?? {};

/** Orders as they stand today: how far off they are, and what waits for whom. */
export const orderStanding = viewOver(workOrder, {
  name: 'maintenance.orderStanding',
  listed: true,
  fields: {
    lamp: choice(LAMPS, { zh: '期限', en: 'Time' }),
    dueThisMonth: bool({ zh: '本月到期', en: 'Due this month' }),
    postponed: bool({ zh: '已延期', en: 'Postponed' }),
    toVerify: bool({ zh: '待岸基确认', en: 'To be verified' }),
  },
  from: `select b.*, case when b.wo_status in ('FINISHED', 'CANCELLED') then null when b.latest_date < {today}::date then 'OVERDUE'
        when b.due_date - coalesce(b.lead_days, 7)::int <= {today}::date then 'SOON' else 'LATER' end as lamp,
      b.wo_status not in ('FINISHED', 'CANCELLED') and date_trunc('month', b.due_date) = date_trunc('month', {today}::date) as due_this_month,
      b.wo_status not in ('FINISHED', 'CANCELLED') and b.delays > 0 as postponed,
      b.wo_status = 'FINISHED' and b.shore_verify and b.verify_time is null as to_verify
    from maintenance_work_order b`,
  list: {
    ...workOrder.list,
    columns: [...columns.slice(0, -1), 'lamp', 'woStatus'],
    filters: [...filters, 'lamp', 'dueThisMonth', 'postponed', 'toVerify'],
  },
});
