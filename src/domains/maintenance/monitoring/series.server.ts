import type { Ctx } from '../../../kernel/server/context.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';
import type { Series } from './monitoring.rules.ts';

type Of = { readonly equipmentId: number; readonly templateId: number; readonly measureDate: string };

/** What was measured of a machine by a template before a day, in reports that count, from the first on. */
export async function seriesBefore(ctx: Ctx, { equipmentId, templateId, measureDate }: Of): Promise<Series> {
  const rows = await ctx.db.query<{ name: string; day: string; value: Decimal }>({
    name: 'maintenance-monitoring-series',
    text: `select v.point_name as name, r.measure_date::text as day, v.measured::text as value
      from maintenance_monitoring_value v join maintenance_monitoring_report r on r.id = v.parent_id
      where r.equipment_id = $1 and r.template_id = $2 and r.measure_date < $3::date and r.report_status <> 'DRAFT'
        and r.deleted_at is null and v.measured is not null order by r.measure_date`,
    values: [equipmentId, templateId, measureDate],
  });
  return Map.groupBy(rows, ({ name }) => name);
}
