import type { Ctx } from '../../../kernel/server/context.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { EXPECTED } from '../../stock/public.ts';
import type { Department } from '../equipments/equipment.text.ts';
import type { Item } from './handover.rules.ts';

/** Values outside their limits are told of for so many days after the work. */
const OUTSIDE_DAYS = 30;
/** A counter that nobody has read for so long is told of, as its reminder does. */
const UNREAD_DAYS = 35;
/** More are no handover. */
const MOST = 500;

const ORDERS = `select 1 as turn, 'ORDER' as "itemType", o.order_no as "docNo", o.equipment_id as "equipmentId", o.work_name as "itemName",
    null::numeric as qty, null::bigint as "unitId", o.due_date::text as "onDate", o.wo_status as standing
  from maintenance_work_order o
  where o.ship_id = $1 and o.deleted_at is null and o.wo_status in ('PLANNED', 'ISSUED', 'DOING', 'REPORTED')
    and (o.responsible_post = $2 or ($4 and o.department = $3))`;

const FAULTS = `select 2, 'FAULT', r.report_no, r.equipment_id, left(r.phenomenon, 200), null, null, r.plan_finish_date::text, r.report_status
  from maintenance_error_report r
  where r.ship_id = $1 and r.department = $3 and r.deleted_at is null and r.report_status in ('SUBMITTED', 'AUDIT', 'HANDLING', 'VERIFY')`;

const OUTSIDE = `select 3, 'ALARM', o.order_no, o.equipment_id,
    c.item || coalesce(' ' || trim_scale(c.figure)::text, '') || coalesce(' ' || c.unit_name, ''), null, null,
    o.done_date::text, 'OUTSIDE'
  from maintenance_order_check c join maintenance_work_order o on o.id = c.parent_id
  where o.ship_id = $1 and o.department = $3 and o.deleted_at is null and c.outside
    and (o.wo_status in ('ISSUED', 'DOING', 'REPORTED') or (o.wo_status = 'FINISHED' and o.done_date >= $5::date))`;

const UNREAD = `select 3, 'ALARM', null, c.equipment_id, c.name || ' / ' || c.name_en, null, null,
    (c.last_read_time at time zone 'Asia/Shanghai')::date::text, 'UNREAD'
  from maintenance_counter c join maintenance_equipment e on e.id = c.equipment_id
  where c.ship_id = $1 and e.department = $3 and c.counter_status = 'IN_USE' and c.deleted_at is null
    and (c.last_read_time at time zone 'Asia/Shanghai')::date < $6::date`;

// A material stands in several machines: it is told of once, at the first of them.
const PARTS = `select 4, 'PART', x.source_no, m.equipment_id, x.item_name || coalesce(' / ' || x.item_name_en, ''), x.open_qty, x.unit_id,
    x.due_date::text, 'AWAITED'
  from ${EXPECTED} x join lateral (select p.equipment_id from maintenance_equipment_part_spec s
      join maintenance_equipment_part p on p.id = s.equipment_part_id join maintenance_equipment e on e.id = p.equipment_id
    where s.ship_id = x.vessel_id and s.material_id = x.material_id and e.department = $3 and s.deleted_at is null
      and p.deleted_at is null order by p.equipment_id limit 1) m on true
  where x.vessel_id = $1 and x.open_qty > 0`;

export type Post = {
  readonly shipId: number;
  readonly postId: number;
  readonly department: Department;
  readonly wholeDepartment: boolean;
};

/** What is open of a post on a ship at this moment: its orders, faults, alarms and parts awaited of its department. */
export async function itemsOf(ctx: Ctx, { shipId, postId, department, wholeDepartment }: Post): Promise<Item[]> {
  const today = officeDay(ctx.now);
  const rows = await ctx.db.query<Item>({
    name: 'maintenance-handover-items',
    text: `select "itemType", "docNo", "equipmentId", "itemName", qty, "unitId", "onDate", standing
      from (${[ORDERS, FAULTS, OUTSIDE, UNREAD, PARTS].join(' union all ')}) i
      order by turn, "onDate" nulls last, "docNo", "equipmentId", "itemName" limit ${MOST}`,
    values: [
      shipId,
      postId,
      department,
      wholeDepartment,
      daysAfter(today, -OUTSIDE_DAYS),
      daysAfter(today, -UNREAD_DAYS),
    ],
  });
  return rows;
}
