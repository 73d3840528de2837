import { choice } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { LAMPS } from '../work-orders/order.text.ts';
import { classItem } from './class-item.resource.ts';

const { columns = [], filters = [] } = classItem.list ?? {};

/** Items as they stand today: how far off they are; soon is within 90 days. */
export const classItemStanding = viewOver(classItem, {
  name: 'maintenance.classItemStanding',
  listed: true,
  fields: { lamp: choice(LAMPS, { zh: '期限', en: 'Time' }) },
  from: `select b.*, case when b.due_date < {today}::date then 'OVERDUE' when b.due_date <= {today}::date + 90 then 'SOON'
      else 'LATER' end as lamp
    from maintenance_class_item b`,
  list: {
    ...classItem.list,
    columns: [...columns.slice(0, -1), 'lamp', 'itemStatus'],
    filters: [...filters, 'lamp'],
  },
});
