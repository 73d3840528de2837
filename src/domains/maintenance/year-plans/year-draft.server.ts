import type { Ctx } from '../../../kernel/server/context.ts';
import { RUNNING } from '../equipments/equipment.text.ts';
import { counterOfJob, machineryOf } from '../jobs/renew-due.server.ts';
import { type PlannedJob, type PlannedLine, plannedOf } from './year-draft.rules.ts';

type DueJob = Omit<PlannedJob, 'averageDaily'> & { readonly equipmentId: number; readonly counterId: number | null };

/** What is planned of the active jobs of a ship in a year, in the order of her machines, as everything stands now. */
export async function draftedLines(
  ctx: Ctx,
  { shipId, planYear }: { readonly shipId: number; readonly planYear: number },
): Promise<PlannedLine[]> {
  const jobs = await ctx.db.query<DueJob>({
    name: 'maintenance-jobs-of-a-year',
    text: `select j.id as "jobId", j.level, j.equipment_id as "equipmentId", j.counter_id as "counterId",
        j.interval_months as "intervalMonths", j.interval_days as "intervalDays", j.interval_hours as "intervalHours",
        j.dual_rule as "dualRule", j.next_due_date::text as "nextDueDate", o.due_date::text as "openDueDate",
        coalesce((select json_agg(w.original_due_date::text order by w.original_due_date) from maintenance_work_order w
          where w.job_id = j.id and w.deleted_at is null and w.wo_status <> 'CANCELLED'
            and w.original_due_date between $2::date and $3::date), '[]') as known
      from maintenance_job j join maintenance_equipment e on e.id = j.equipment_id
      left join maintenance_work_order o on o.open_job_id = j.id and o.deleted_at is null
      where j.ship_id = $1 and j.deleted_at is null and j.job_status = 'ACTIVE' and e.deleted_at is null
        and e.use_status = any($4::text[]) order by e.code, j.code, j.id`,
    values: [shipId, `${planYear}-01-01`, `${planYear}-12-31`, RUNNING],
  });
  const machinery = await machineryOf(ctx, [shipId]);
  return jobs.flatMap((job) => {
    const averageDaily = counterOfJob(machinery, job)?.averageDaily ?? null;
    return plannedOf(
      {
        jobId: job.jobId,
        level: job.level,
        intervalMonths: job.intervalMonths,
        intervalDays: job.intervalDays,
        intervalHours: job.intervalHours,
        dualRule: job.dualRule,
        nextDueDate: job.nextDueDate,
        openDueDate: job.openDueDate,
        known: job.known,
        averageDaily,
      },
      planYear,
    );
  });
}
