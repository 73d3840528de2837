import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Work } from '../../../kernel/server/jobs/jobs.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import type { Text } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { type Department, RUNNING } from '../equipments/equipment.text.ts';
import { generatedFrom } from '../jobs/next-due.rules.ts';
import { movesWith } from './order.rules.ts';
import { copyParts } from './order-parts.server.ts';
import { workOrder } from './work-order.resource.ts';

const orders = recordsOf(workOrder);

/** Which jobs are looked at: some by their numbers, those of some ships. */
export type Which = { readonly jobIds?: readonly number[]; readonly shipIds?: readonly number[] };

export type Generated = { readonly created: number; readonly moved: number };

export type DueJob = {
  readonly jobId: number;
  readonly shipId: number;
  readonly shipCode: string;
  readonly equipmentId: number;
  readonly name: string;
  readonly jobType: string;
  readonly level: string;
  readonly due: string;
  readonly leadDays: number;
  readonly windowDays: number;
  readonly responsiblePost: number | null;
  readonly shoreVerify: boolean;
  readonly needPermit: string | null;
  readonly needRisk: boolean;
  readonly instruction: string | null;
  readonly byHours: boolean;
  readonly department: Department | null;
  readonly keyFlag: boolean;
  readonly orderId: number | null;
  readonly woStatus: string | null;
  readonly delays: number | null;
  readonly dueDate: string | null;
};

const MATTERS = `j.deleted_at is null and j.job_status = 'ACTIVE' and j.next_due_date is not null
  and ($1::bigint[] is null or j.id = any($1::bigint[])) and ($2::bigint[] is null or j.ship_id = any($2::bigint[]))`;

/** Jobs of machines in use that have an open order or whose order is to be made today, held to the end of the transaction. */
export async function dueJobs(ctx: Ctx, { jobIds, shipIds }: Which): Promise<DueJob[]> {
  const asked = [jobIds ?? null, shipIds ?? null];
  // Readings hold counters and then write what all jobs of a ship are due by: whoever holds several jobs comes by the same way.
  if (shipIds)
    await ctx.db.query({
      name: 'maintenance-hold-counters',
      text: 'select c.id from maintenance_counter c where c.ship_id = any($1::bigint[]) order by c.id for update',
      values: [shipIds],
    });
  // Held first: what stands of their orders is read when nobody else makes one of them.
  await ctx.db.query({
    name: 'maintenance-hold-jobs',
    text: `select j.id from maintenance_job j where ${MATTERS} order by j.id for update`,
    values: asked,
  });
  return ctx.db.query<DueJob>({
    name: 'maintenance-due-jobs',
    text: `select j.id as "jobId", j.ship_id as "shipId", v.ship_code as "shipCode", j.equipment_id as "equipmentId", j.name,
        j.job_type as "jobType", j.level, j.next_due_date::text as due, j.lead_days as "leadDays", j.window_days as "windowDays",
        j.responsible_post as "responsiblePost", j.shore_verify is true as "shoreVerify", j.need_permit as "needPermit",
        j.need_risk is true as "needRisk", j.instruction, j.interval_hours is not null as "byHours", e.department,
        e.key_flag is true as "keyFlag", o.id as "orderId", o.wo_status as "woStatus", o.delays, o.due_date::text as "dueDate"
      from maintenance_job j join maintenance_equipment e on e.id = j.equipment_id join ${SHIPS} v on v.id = j.ship_id
      left join maintenance_work_order o on o.open_job_id = j.id and o.deleted_at is null
      where ${MATTERS} and e.deleted_at is null and e.use_status = any($4::text[]) and v.deleted_at is null
        and (o.id is not null or j.next_due_date - j.lead_days::int <= $3::date) order by j.id`,
    values: [...asked, officeDay(ctx.now), RUNNING],
  });
}

/** What the server writes of an order that is made of a job. */
export const ofJob = (job: DueJob, orderNo: string) => ({
  orderNo,
  keyFlag: job.keyFlag,
  originalDueDate: job.due,
  windowDays: job.windowDays,
  leadDays: job.leadDays,
  delays: 0,
  needRisk: job.needRisk,
  byHours: job.byHours,
  shoreVerify: job.shoreVerify || job.keyFlag,
});

export const draftOf = (job: DueJob) => ({
  orderType: job.jobType === 'CLASS' ? ('CLASS' as const) : ('PLANNED' as const),
  shipId: job.shipId,
  equipmentId: job.equipmentId,
  jobId: job.jobId,
  workName: job.name,
  department: job.department,
  level: job.level,
  responsiblePost: job.responsiblePost,
  dueDate: job.due,
  instruction: job.instruction,
  needPermit: job.needPermit,
});

/** Numbers for so many orders, each by the code of its ship and the month in which it is made. */
export const numbersFor = (
  ctx: Ctx,
  made: readonly { readonly shipCode: string; readonly at?: Date }[],
): Promise<string[]> =>
  ctx.db.together((db) =>
    Promise.all(
      made.map(({ shipCode, at }) =>
        nextSerial({ ...ctx, db }, workOrder.name, String(workOrder.fields.orderNo.options), {
          values: { shipCode },
          ...(at && { at }),
        }),
      ),
    ),
  );

/** Their checks, as they stand on the jobs. */
export async function copyChecks(ctx: Ctx, ids: readonly number[]): Promise<void> {
  await ctx.db.query({
    name: 'maintenance-copy-checks',
    text: `insert into maintenance_order_check (parent_id, seq, item, value_type, unit_name, least, most, needed, outside)
      select o.id, c.seq, c.item, c.value_type, c.unit_name, c.least, c.most, c.needed, false
      from maintenance_work_order o join maintenance_job_check c on c.parent_id = o.job_id where o.id = any($1::bigint[])`,
    values: [ids],
  });
}

/**
 * Orders of the jobs that are due within their lead days, at most one open order a job; one that nobody has taken up follows a due date
 * that moved (maintenance 5.2). Run twice it makes nothing twice: jobs are held, and the database knows of one open order of each.
 */
export async function generateOrders(ctx: Ctx, which: Which = {}): Promise<Generated> {
  const system = asSystem(ctx, '工作卡到期');
  const today = officeDay(ctx.now);
  const jobs = await dueJobs(system, which);
  const moved = jobs.filter(
    ({ orderId, woStatus, delays, dueDate, due }) =>
      orderId !== null && dueDate !== null && movesWith({ woStatus, delays, dueDate }, due),
  );
  await ctx.db.together((db) =>
    Promise.all(
      moved.map(({ orderId, due }) =>
        orders.patch({ ...system, db }, orderId!, { dueDate: due, originalDueDate: due }, { action: 'follow' }),
      ),
    ),
  );
  const due = jobs.filter((job) => job.orderId === null && generatedFrom(job.due, job.leadDays) <= today);
  const numbers = await numbersFor(system, due);
  const rows = due.map((job, i) => ({ draft: draftOf(job), server: ofJob(job, numbers[i]!) }));
  const ids = await orders.createMany(system, rows);
  if (ids.length > 0) {
    await copyChecks(system, ids);
    await copyParts(system, ids);
  }
  return { created: ids.length, moved: moved.length };
}

/** So many at a time are issued by themselves; the rest follow in the next night. */
const MOST = 2000;

/** Orders that half of their lead days have passed of are issued, whoever has not done so (maintenance 4.1). Answers how many. */
export async function issueDue(ctx: Ctx): Promise<number> {
  const due = await ctx.db.query<{ id: number }>({
    name: 'maintenance-issue-due',
    text: `select id from maintenance_work_order where wo_status = 'PLANNED' and deleted_at is null and lead_days is not null
      and due_date - (lead_days / 2)::int <= $1::date order by id limit ${MOST} for update skip locked`,
    values: [officeDay(ctx.now)],
  });
  await ctx.db.together((db) =>
    Promise.all(due.map(({ id }) => orders.patch({ ...ctx, db }, id, { woStatus: 'ISSUED' }, { action: 'issue' }))),
  );
  return due.length;
}

const NIGHTLY = '每晚生成工单';

/** A ship a transaction, so that none waits for the others, and one that fails stops none. */
export async function generateNightly(work: Work): Promise<Text> {
  const ships = await work.transaction(NIGHTLY, (ctx) =>
    ctx.db.query<{ id: number }>(
      `select v.id from ${SHIPS} v where v.deleted_at is null and v.status <> 'DISPOSED' order by v.id`,
    ),
  );
  let created = 0;
  let failed = 0;
  for (const { id } of ships) {
    try {
      created += (await work.transaction(NIGHTLY, (ctx) => generateOrders(ctx, { shipIds: [id] }))).created;
    } catch (error) {
      failed += 1;
      work.app.log.error({ err: error, shipId: id }, 'work orders of a ship were not made');
    }
  }
  const issued = await work.transaction(NIGHTLY, issueDue);
  const lost: Text = failed > 0 ? { zh: `，${failed} 艘船未成功`, en: `, ${failed} ships failed` } : { zh: '', en: '' };
  return {
    zh: `生成 ${created} 张，下达 ${issued} 张${lost.zh}`,
    en: `${created} made, ${issued} issued${lost.en}`,
  };
}
