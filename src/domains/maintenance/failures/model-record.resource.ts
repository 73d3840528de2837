import { bool, choice, computed, date, ref, text } from '../../../kernel/resource/field.ts';
import { defineView } from '../../../kernel/resource/view.ts';
import { inBase } from '../../parameter/public.ts';
import { MOVEMENTS, VALUE_PERMISSION } from '../../stock/public.ts';
import { DEPARTMENTS } from '../equipments/equipment.text.ts';
import { MODEL_KINDS, MODEL_MONTHS } from './failures.text.ts';

/** By the clock of the office. */
const BY_OFFICE = "at time zone 'UTC' + interval '8 hours'";

/** The first day that is looked at. */
const FIRST = `(date_trunc('month', {today}::date) - interval '${MODEL_MONTHS - 1} months')::date`;

/**
 * Each month of a component from the day on which it was commissioned, else installed; where nobody knows it, from the first day looked at.
 * A row of each of the four kinds has a number of its own: four times that of its record and 0 to 3; a component has fewer than 64 months.
 */
const SERVICE = `select (e.id * 64 + g.n) * 4 as id, e.id as equipment_id, d.began as on_day, 'SERVICE' as model_kind, null::bigint as report_id,
    null::bigint as work_order_id, d.ended - d.began + 1 as service_days, false as metered, null::numeric as down_hours,
    null::numeric as run_hours, null::numeric as cost
  from maintenance_equipment e cross join generate_series(0, ${MODEL_MONTHS - 1}) as g(n)
  cross join lateral (select (date_trunc('month', {today}::date) - make_interval(months => g.n))::date as first) m
  cross join lateral (select greatest(m.first, coalesce(e.commission_date, e.install_date, m.first)) as began,
    least((m.first + interval '1 month')::date - 1, {today}::date) as ended) d
  where d.began <= d.ended`;

/** What was submitted as a fault. */
const FAULTS = `select r.id * 4 + 1, r.equipment_id, (r.occur_time ${BY_OFFICE})::date, 'FAULT', r.id, null::bigint, null::int,
    exists (select from maintenance_counter c where c.equipment_id = r.equipment_id and c.unit = 'H' and c.deleted_at is null),
    r.down_hours, null::numeric, null::numeric
  from maintenance_error_report r where r.deleted_at is null and r.report_status <> 'DRAFT' and r.occur_time <= {now}`;

/** The hours between two readings that hold, on the day of the later one; of the first counter that stands at the component itself. */
const HOURS = `select l.id * 4 + 2, l.equipment_id, l.on_day, 'HOURS', null::bigint, null::bigint, null::int, true, null::numeric, l.run, null::numeric
  from (select h.id, c.equipment_id, (h.read_time ${BY_OFFICE})::date as on_day,
      h.total - lag(h.total) over (partition by h.counter_id order by h.read_time, h.id) as run
    from maintenance_running_hour_reading h join maintenance_counter c on c.id = h.counter_id
    where h.deleted_at is null and h.reading_status = 'VALID' and c.id = (select k.id from maintenance_counter k
      where k.equipment_id = c.equipment_id and k.unit = 'H' and k.deleted_at is null order by k.sort_num, k.id limit 1)) l
  where l.run > 0`;

/** What orders took out of the stock, less what came back, as the dashboard counts it. */
const COSTS = `select k.id * 4 + 3, w.equipment_id, k.occurred_on, 'COST', null::bigint, w.id, null::int, false, null::numeric, null::numeric, -k.value
  from ${MOVEMENTS} k join maintenance_work_order w on w.id = k.source_id
  where k.source = 'maintenance.workOrder' and k.move_type in ('ISSUE', 'RETURN_STORE', 'REVERSAL')`;

/** Of components that are in use or stand by: how long they served, when they failed and what they cost, in 36 months. */
export const modelRecord = defineView({
  name: 'maintenance.modelRecord',
  label: { zh: '设备在用与故障', en: 'Service and failures' },
  title: 'equipmentId',
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }),
    equipmentId: ref('maintenance.equipment', { zh: '设备', en: 'Equipment' }),
    maker: text({ zh: '厂家', en: 'Maker' }, { max: 80 }),
    model: text({ zh: '型号', en: 'Model' }, { max: 60 }),
    department: choice(DEPARTMENTS, { zh: '部门', en: 'Department' }),
    keyFlag: bool({ zh: '关键设备', en: 'Critical equipment' }),
    onDay: date({ zh: '日期', en: 'Day' }),
    modelKind: choice(MODEL_KINDS, { zh: '类别', en: 'Kind' }),
    reportId: ref('maintenance.errorReport', { zh: '故障报告', en: 'Error report' }),
    workOrderId: ref('maintenance.workOrder', { zh: '工单', en: 'Work order' }),
    metered: bool({ zh: '有计时器', en: 'Has a counter' }),
    serviceDays: computed('int', { zh: '在用天数', en: 'Days in service' }),
    downHours: computed({ scale: 1, unit: 'h' }, { zh: '停机小时', en: 'Hours out of order' }),
    runHours: computed({ scale: 1, unit: 'h' }, { zh: '运行小时', en: 'Running hours' }),
    cost: inBase({ zh: '工单费用', en: 'Cost of orders' }, { private: VALUE_PERMISSION }),
  },
  from: `select x.id, e.ship_id, x.equipment_id, e.maker, e.model, e.department, e.key_flag is true as key_flag, x.on_day, x.model_kind,
      x.report_id, x.work_order_id, x.metered, x.service_days, x.down_hours, x.run_hours, x.cost
    from (${SERVICE} union all ${FAULTS} union all ${HOURS} union all ${COSTS}) x
    join maintenance_equipment e on e.id = x.equipment_id
    where e.deleted_at is null and e.use_status in ('IN_USE', 'STANDBY') and e.model is not null
      and x.on_day between ${FIRST} and {today}::date`,
  list: {
    columns: [
      'onDay',
      'shipId',
      'equipmentId',
      { field: 'maker', priority: 2 },
      'model',
      'modelKind',
      { field: 'reportId', width: 160 },
      { field: 'workOrderId', width: 176, priority: 2 },
      { field: 'serviceDays', total: true },
      { field: 'downHours', total: true },
      { field: 'runHours', priority: 2, total: true },
      { field: 'cost', priority: 2, total: true },
    ],
    filters: [
      ...(['shipId', 'maker', 'model', 'equipmentId', 'department', 'keyFlag'] as const),
      ...(['onDay', 'modelKind', 'metered'] as const),
    ],
    sort: '-onDay',
  },
  scope: { vessel: 'shipId' },
  excel: { export: true },
});
