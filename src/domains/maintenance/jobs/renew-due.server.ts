import type { Ctx } from '../../../kernel/server/context.ts';
import type { TreePlace } from '../../../kernel/value/tree.ts';
import { counterOf } from '../equipments/equipment.rules.ts';
import { equipmentTree } from '../equipments/equipment-tree.server.ts';
import { type Cycle, type Due, type Hours, NO_DUE, nextDue } from './next-due.rules.ts';

type ShipCounter = Hours & { readonly id: number; readonly equipmentId: number };

/** The machines and the counters in use of some ships, by which their jobs fall due. */
export type Machinery = { readonly places: readonly TreePlace[]; readonly counters: readonly ShipCounter[] };

export async function machineryOf(ctx: Ctx, shipIds: readonly number[]): Promise<Machinery> {
  const places = await equipmentTree(ctx, shipIds);
  const counters = await ctx.db.query<ShipCounter>({
    name: 'maintenance-ship-counters',
    text: `select id, equipment_id as "equipmentId", current_total as "currentTotal", average_daily as "averageDaily",
             last_read_time as "lastReadTime"
           from maintenance_counter where ship_id = any($1::bigint[]) and counter_status = 'IN_USE' and deleted_at is null
           order by sort_num, id`,
    values: [shipIds],
  });
  return { places, counters };
}

/** The counter that a job goes by: its own, else that of its equipment or of the nearest above. */
export function counterOfJob(
  { places, counters }: Machinery,
  { counterId, equipmentId }: { readonly counterId: number | null; readonly equipmentId: number },
): ShipCounter | null {
  const id = counterId ?? counterOf(places, counters, equipmentId);
  return counters.find((one) => one.id === id) ?? null;
}

type JobCycle = Cycle & {
  readonly id: number;
  readonly shipId: number;
  readonly equipmentId: number;
  readonly counterId: number | null;
  readonly active: boolean;
};

const CYCLES = `select j.id, j.ship_id as "shipId", j.equipment_id as "equipmentId", j.counter_id as "counterId",
    j.job_status = 'ACTIVE' as active, j.interval_months as "intervalMonths", j.interval_days as "intervalDays",
    j.interval_hours as "intervalHours", j.dual_rule as "dualRule", j.base_rule as "baseRule",
    j.last_done_date as "lastDoneDate", j.last_done_hours as "lastDoneHours", j.last_due_date as "lastDueDate",
    coalesce(e.commission_date, (j.create_time at time zone 'Asia/Shanghai')::date) as "startDate"
  from maintenance_job j join maintenance_equipment e on e.id = j.equipment_id`;

/** Writes when jobs are due next, as their definitions, what was done last and their counters say; a suspended one is not due. */
export async function renewDue(ctx: Ctx, jobIds: readonly number[]): Promise<void> {
  if (jobIds.length === 0) return;
  const jobs = await ctx.db.query<JobCycle>({
    name: 'maintenance-cycles-of-jobs',
    text: `${CYCLES} where j.id = any($1::bigint[]) and j.deleted_at is null`,
    values: [jobIds],
  });
  await write(ctx, jobs);
}

/** The same for all jobs of some ships that go by hours. */
export async function renewShips(ctx: Ctx, shipIds: readonly number[]): Promise<void> {
  if (shipIds.length === 0) return;
  const jobs = await ctx.db.query<JobCycle>({
    name: 'maintenance-cycles-of-ships',
    text: `${CYCLES} where j.ship_id = any($1::bigint[]) and j.interval_hours is not null and j.deleted_at is null`,
    values: [shipIds],
  });
  await write(ctx, jobs);
}

async function write(ctx: Ctx, jobs: readonly JobCycle[]): Promise<void> {
  if (jobs.length === 0) return;
  const machinery = await machineryOf(ctx, [...new Set(jobs.map(({ shipId }) => shipId))]);
  const dues = jobs.map((job): Due => (job.active ? nextDue(job, counterOfJob(machinery, job)) : NO_DUE));
  await ctx.db.query({
    name: 'maintenance-write-dues',
    text: `update maintenance_job j set next_due_date = v.due, next_due_hours = v.hours, due_by = v.by
           from unnest($1::bigint[], $2::date[], $3::numeric[], $4::text[]) as v(id, due, hours, by)
           where j.id = v.id
             and (j.next_due_date, j.next_due_hours, j.due_by) is distinct from (v.due, v.hours, v.by)`,
    values: [
      jobs.map(({ id }) => id),
      dues.map(({ nextDueDate }) => nextDueDate),
      dues.map(({ nextDueHours }) => nextDueHours),
      dues.map(({ dueBy }) => dueBy),
    ],
  });
}
