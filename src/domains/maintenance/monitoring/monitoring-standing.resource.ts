import { bool, date } from '../../../kernel/resource/field.ts';
import { viewOver } from '../../../kernel/resource/view.ts';
import { monitoringReport } from './monitoring-report.resource.ts';

const { columns = [], filters = [] } = monitoringReport.list ?? {};

/** Reports as they stand today: which is the last of its machine, and when that is measured next. A machine that is laid up is not. */
export const monitoringStanding = viewOver(monitoringReport, {
  name: 'maintenance.monitoringStanding',
  listed: true,
  fields: {
    newest: bool({ zh: '最近一次', en: 'Last one' }),
    nextDate: date({ zh: '下次测量', en: 'Next due' }),
    overdue: bool({ zh: '逾期', en: 'Overdue' }),
  },
  from: `select b.*, n.newest, n.next_date, coalesce(n.next_date < {today}::date, false) as overdue
    from maintenance_monitoring_report b
    join maintenance_monitoring_template t on t.id = b.template_id
    join maintenance_equipment e on e.id = b.equipment_id
    cross join lateral (select b.report_status <> 'DRAFT' and not exists (select 1 from maintenance_monitoring_report o
        where o.equipment_id = b.equipment_id and o.template_id = b.template_id and o.report_status <> 'DRAFT'
          and o.deleted_at is null and o.measure_date > b.measure_date) as newest) l
    cross join lateral (select l.newest, case when l.newest and t.enabled and t.deleted_at is null
        and e.use_status in ('IN_USE', 'STANDBY') and e.deleted_at is null
        then (b.measure_date + make_interval(months => t.cycle_months::int))::date end as next_date) n`,
  list: {
    ...monitoringReport.list,
    columns: [...columns.slice(0, -1), 'nextDate', 'reportStatus'],
    filters: [...filters, 'newest', 'overdue'],
  },
});
