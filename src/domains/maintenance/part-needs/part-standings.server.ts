import { breathing } from '../../../kernel/server/breath.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { UNITS_OF_MEASURE } from '../../material/public.server.ts';
import { ABOARD, EXPECTED } from '../../stock/public.ts';
import { RUNNING } from '../equipments/equipment.text.ts';
import { counterOfJob, type Machinery, machineryOf } from '../jobs/renew-due.server.ts';
import type { Interval } from '../year-plans/year-draft.rules.ts';
import { byMonth, type Dated, lastDayAhead, partDays, type Standing } from './part-needs.rules.ts';
import type { COUNTED } from './part-needs.text.ts';

type Place = { readonly shipId: number; readonly materialId: number };
type Asked = {
  readonly ships: readonly number[] /** Nothing for all. */;
  readonly materials: readonly number[] | null;
};

/** What takes or brings a part, with the days on which it does. */
export type Source = {
  readonly kind: keyof typeof COUNTED;
  readonly resource: string;
  readonly recordId: number;
  readonly label: string;
  readonly dated: readonly Dated[];
};

type Kept = Place & {
  readonly shipPartId: number;
  readonly name: string;
  readonly partNo: string;
  readonly equipment: string;
  readonly parts: number;
  readonly unit: string;
  readonly minimum: Decimal;
  readonly onHand: Decimal;
};

/** A part of a ship, which is one material of her stock, with what is known of it ahead. */
export type PartStanding = Kept &
  Standing & { readonly takes: readonly Source[]; readonly brings: readonly Source[]; readonly first: string };

/** Parts of one material are one: the stock tells them apart no more, and the highest of their minimums is kept of them. */
const kept = (ctx: Ctx, { ships, materials }: Asked): Promise<Kept[]> =>
  ctx.db.query<Kept>({
    name: 'maintenance-parts-kept',
    text: `select b.ship_id as "shipId", s.material_id as "materialId", min(b.id) as "shipPartId",
        (array_agg(case when $3::boolean then p.name_en else p.name end order by p.id))[1] as name,
        (array_agg(p.part_no order by p.id))[1] as "partNo",
        (array_agg(e.code || ' ' || case when $3::boolean then coalesce(e.name_en, e.name) else e.name end order by p.id))[1] as equipment,
        count(distinct p.id)::int as parts, coalesce(max(case when $3::boolean then coalesce(u.name_en, u.name) else u.name end), '') as unit,
        trim_scale(max(coalesce(b.min_amount, 0)))::text as minimum, trim_scale(coalesce(max(k.qty), 0))::text as "onHand"
      from maintenance_ship_equipment_part b
      join maintenance_equipment_part_spec s on s.id = b.equipment_part_spec_id and s.deleted_at is null
      join maintenance_equipment_part p on p.id = s.equipment_part_id and p.deleted_at is null
      join maintenance_equipment e on e.id = p.equipment_id
      left join ${UNITS_OF_MEASURE} u on u.id = s.unit_id
      left join ${ABOARD} k on k.vessel_id = b.ship_id and k.material_id = s.material_id
      where b.deleted_at is null and b.ship_id = any($1::bigint[]) and ($2::bigint[] is null or s.material_id = any($2::bigint[]))
      group by b.ship_id, s.material_id order by b.ship_id, s.material_id limit 5000`,
    values: [ships, materials, ctx.lang === 'en'],
  });

type DueJob = Place &
  Interval & {
    readonly jobId: number;
    readonly label: string;
    readonly equipmentId: number;
    readonly counterId: number | null;
    readonly nextDueDate: string | null;
    readonly openDueDate: string | null;
    readonly qty: Decimal;
  };

const dueJobs = (ctx: Ctx, { ships, materials }: Asked): Promise<DueJob[]> =>
  ctx.db.query<DueJob>({
    name: 'maintenance-jobs-with-parts',
    text: `select j.ship_id as "shipId", s.material_id as "materialId", j.id as "jobId",
        j.code || ' ' || case when $4::boolean then j.name_en else j.name end as label, j.equipment_id as "equipmentId",
        j.counter_id as "counterId", j.interval_months as "intervalMonths", j.interval_days as "intervalDays",
        j.interval_hours as "intervalHours", j.dual_rule as "dualRule", j.next_due_date::text as "nextDueDate",
        o.due_date::text as "openDueDate", trim_scale(sum(p.planned_qty))::text as qty
      from maintenance_job_part p join maintenance_job j on j.id = p.parent_id
      join maintenance_equipment_part_spec s on s.id = p.equipment_part_spec_id and s.deleted_at is null
      join maintenance_equipment e on e.id = j.equipment_id
      left join maintenance_work_order o on o.open_job_id = j.id and o.deleted_at is null
      where j.ship_id = any($1::bigint[]) and ($2::bigint[] is null or s.material_id = any($2::bigint[])) and j.deleted_at is null
        and j.job_status = 'ACTIVE' and e.deleted_at is null and e.use_status = any($3::text[]) and p.planned_qty > 0
      group by j.id, o.due_date, s.material_id order by j.id`,
    values: [ships, materials, RUNNING, ctx.lang === 'en'],
  });

type Known = Place & { readonly id: number; readonly label: string; readonly day: string; readonly qty: Decimal };
type OpenOrder = Known & { readonly fault: boolean };

/** What open orders still take: what is planned, of those reported what they used. */
const openOrders = (ctx: Ctx, { ships, materials }: Asked): Promise<OpenOrder[]> =>
  ctx.db.query<OpenOrder>({
    name: 'maintenance-orders-with-parts',
    text: `select o.ship_id as "shipId", s.material_id as "materialId", o.id, coalesce(o.order_no, '') || ' ' || o.work_name as label,
        o.order_type = 'CORRECTIVE' as fault, o.due_date::text as day, trim_scale(sum(p.takes))::text as qty
      from (select l.parent_id, l.equipment_part_spec_id, case when w.wo_status = 'REPORTED' then coalesce(l.used_qty, 0)
          else coalesce(l.planned, l.used_qty, 0) end as takes
        from maintenance_order_part l join maintenance_work_order w on w.id = l.parent_id
        where w.ship_id = any($1::bigint[]) and w.deleted_at is null and w.wo_status not in ('FINISHED', 'CANCELLED')) p
      join maintenance_work_order o on o.id = p.parent_id
      join maintenance_equipment_part_spec s on s.id = p.equipment_part_spec_id and s.deleted_at is null
      where p.takes > 0 and ($2::bigint[] is null or s.material_id = any($2::bigint[]))
      group by o.id, s.material_id order by o.id`,
    values: [ships, materials],
  });

const onOrder = (ctx: Ctx, { ships, materials }: Asked): Promise<Known[]> =>
  ctx.db.query<Known>({
    name: 'maintenance-parts-on-order',
    text: `select x.vessel_id as "shipId", x.material_id as "materialId", x.id, coalesce(x.source_no, '') as label,
        coalesce(x.due_date, $3::date)::text as day, trim_scale(x.base_qty)::text as qty
      from ${EXPECTED} x where x.vessel_id = any($1::bigint[]) and x.open_qty > 0
        and ($2::bigint[] is null or x.material_id = any($2::bigint[])) order by x.id`,
    values: [ships, materials, officeDay(ctx.now)],
  });

const keyOf = ({ shipId, materialId }: Place): string => `${shipId} ${materialId}`;

/** How fast the machines of jobs run, asked once for those that go by one counter. */
function dailyOf(machinery: Machinery): (job: DueJob) => Decimal | null {
  const known = new Map<string, Decimal | null>();
  return (job) => {
    const key = `${job.counterId ?? ''} ${job.equipmentId}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const daily = counterOfJob(machinery, job)?.averageDaily ?? null;
    known.set(key, daily);
    return daily;
  };
}

async function jobSources(ctx: Ctx, jobs: readonly DueJob[]): Promise<(Place & Source)[]> {
  const hourly = new Set(jobs.flatMap(({ intervalHours, shipId }) => (intervalHours === null ? [] : [shipId])));
  const daily = dailyOf(hourly.size > 0 ? await machineryOf(ctx, [...hourly]) : { places: [], counters: [] });
  const today = officeDay(ctx.now);
  const span = { today, last: lastDayAhead(today.slice(0, 7)) };
  const breathe = breathing();
  const found: (Place & Source)[] = [];
  for (const job of jobs) {
    const averageDaily = job.intervalHours === null ? null : daily(job);
    const days = partDays(
      {
        intervalMonths: job.intervalMonths,
        intervalDays: job.intervalDays,
        intervalHours: job.intervalHours,
        dualRule: job.dualRule,
        nextDueDate: job.nextDueDate,
        openDueDate: job.openDueDate,
        averageDaily,
      },
      span,
    );
    found.push({
      shipId: job.shipId,
      materialId: job.materialId,
      kind: 'JOB',
      resource: 'maintenance.job',
      recordId: job.jobId,
      label: job.label,
      dated: days.map((day) => ({ day, qty: job.qty })),
    });
    await breathe();
  }
  return found;
}

const sourceOf = (
  kind: Source['kind'],
  resource: string,
  { shipId, materialId, id, label, day, qty }: Known,
): Place & Source => ({ shipId, materialId, kind, resource, recordId: id, label, dated: [{ day, qty }] });

/** The parts of some ships, all or those of some materials, with what takes and what brings them in 24 months. */
export async function partStandings(ctx: Ctx, asked: Asked): Promise<PartStanding[]> {
  const parts = await kept(ctx, asked);
  const jobs = await jobSources(ctx, await dueJobs(ctx, asked));
  const orders = (await openOrders(ctx, asked)).map((one) =>
    sourceOf(one.fault ? 'FAULT' : 'ORDER', 'maintenance.workOrder', one),
  );
  const coming = (await onOrder(ctx, asked)).map((one) => sourceOf('EXPECTED', 'stock.expectedLine', one));
  const taking = Map.groupBy([...orders, ...jobs], keyOf);
  const bringing = Map.groupBy(coming, keyOf);
  const first = officeDay(ctx.now).slice(0, 7);
  return parts.map((part) => {
    const takes = taking.get(keyOf(part)) ?? [];
    const brings = bringing.get(keyOf(part)) ?? [];
    return {
      shipId: part.shipId,
      materialId: part.materialId,
      shipPartId: part.shipPartId,
      name: part.name,
      partNo: part.partNo,
      equipment: part.equipment,
      parts: part.parts,
      unit: part.unit,
      minimum: part.minimum,
      onHand: part.onHand,
      demands: byMonth(
        takes.flatMap(({ dated }) => dated),
        first,
      ),
      arriving: byMonth(
        brings.flatMap(({ dated }) => dated),
        first,
      ),
      takes,
      brings,
      first,
    };
  });
}
