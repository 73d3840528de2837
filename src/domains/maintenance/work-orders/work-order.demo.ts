import type { DemoCompany } from '../../../kernel/demo.ts';
import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import type { NewRow } from '../../../kernel/server/crud/create-many.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { scopeOf } from '../../../kernel/server/permit/permit.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { ABOARD } from '../../stock/public.ts';
import { monthsOn } from '../jobs/next-due.rules.ts';
import { renewDue } from '../jobs/renew-due.server.ts';
import { postponement } from '../postponements/postponement.resource.ts';
import { makePostponement } from '../postponements/postponement.server.ts';
import { type DueJob, draftOf, generateOrders, issueDue, numbersFor, ofJob } from './generate-orders.server.ts';
import { createOrder, orderActs, updateOrder } from './order.server.ts';
import { workOrder } from './work-order.resource.ts';

const orders = recordsOf(workOrder);

/** A job that counts by the calendar alone, with nothing to be filled in before it is reported. */
type DemoJob = Omit<DueJob, 'orderId' | 'woStatus' | 'delays' | 'dueDate'> & {
  readonly intervalMonths: number | null;
  readonly intervalDays: number | null;
  readonly lastDone: string | null;
};

const JOBS = `select j.id as "jobId", j.ship_id as "shipId", v.ship_code as "shipCode", j.equipment_id as "equipmentId", j.name,
    j.job_type as "jobType", j.level, j.next_due_date::text as due, j.lead_days as "leadDays", j.window_days as "windowDays",
    j.responsible_post as "responsiblePost", j.shore_verify is true as "shoreVerify", j.need_permit as "needPermit",
    j.need_risk is true as "needRisk", j.instruction, false as "byHours", e.department, e.key_flag is true as "keyFlag",
    j.interval_months as "intervalMonths", j.interval_days as "intervalDays", j.last_done_date::text as "lastDone"
  from maintenance_job j join maintenance_equipment e on e.id = j.equipment_id join ${SHIPS} v on v.id = j.ship_id
  where j.deleted_at is null and j.job_status = 'ACTIVE' and j.interval_hours is null and e.use_status in ('IN_USE', 'STANDBY')
    and e.deleted_at is null and (j.interval_months is not null or j.interval_days is not null) order by j.ship_id, j.id`;

/** So many intervals before a day. */
const back = ({ intervalMonths, intervalDays }: DemoJob, day: string, count: number): string =>
  intervalMonths ? monthsOn(day, -intervalMonths * count) : daysAfter(day, -(intervalDays ?? 0) * count);

const at = (day: string, hour: string): Date => new Date(`${day}T${hour}:00:00+08:00`);

/** Every so many a job was done late, and every so many it was put off before. */
const LATE_EVERY = 17;
const MOVED_EVERY = 13;
/** Of one job at most so many stand behind. */
const TIMES = 3;
/** Jobs of a ship that have a past. */
const WITH_PAST = 20;

type Past = { readonly job: DemoJob; readonly row: NewRow; readonly madeAt: Date; readonly moved: boolean };

/** What was done of a job since a day, the last time first. */
function pastOf(job: DemoJob, since: string): Past[] {
  if (!job.lastDone) return [];
  return Array.from({ length: TIMES }, (_, n) => n).flatMap((n): Past[] => {
    const done = back(job, job.lastDone!, n);
    if (done < since) return [];
    const turn = job.jobId + n;
    const late = turn % LATE_EVERY === 0;
    const moved = !late && turn % MOVED_EVERY === 0;
    const due = daysAfter(done, late ? -4 : turn % 4);
    const first = moved ? daysAfter(due, -20) : due;
    const { originalDueDate: _now, ...copied } = ofJob({ ...job, ...NO_ORDER }, '');
    return [
      {
        job,
        moved,
        madeAt: at(daysAfter(first, -job.leadDays), '01'),
        row: {
          draft: {
            ...draftOf({ ...job, ...NO_ORDER }),
            dueDate: due,
            result: turn % 11 === 0 ? 'OK_WITH_REMARK' : 'OK',
            ...(late && { overdueReason: 'SPARES' }),
          },
          server: {
            ...copied,
            originalDueDate: first,
            delays: moved ? 1 : 0,
            woStatus: 'FINISHED',
            doneDate: done,
            manHours: `${1 + (turn % 5)}.0`,
            ...(turn % 11 === 0 && { conditionFound: '有轻微磨损，下次检查时复核。' }),
            reporterName: job.department === 'DECK' ? '值班驾驶员' : '值班轮机员',
            reportTime: at(done, '16').toISOString(),
            confirmName: job.department === 'DECK' ? '大副' : '轮机长',
            confirmTime: at(done, '18').toISOString(),
            ...(copied.shoreVerify && {
              verifyName: '机务主管',
              verifyTime: at(daysAfter(done, 2), '10').toISOString(),
            }),
          },
        },
      },
    ];
  });
}

const NO_ORDER = { orderId: null, woStatus: null, delays: null, dueDate: null } as const;

/** Orders that were finished in the last months, and the postponements by which some of them had moved. */
async function tellPast(ctx: Ctx, jobs: readonly DemoJob[], since: string): Promise<void> {
  const today = officeDay(ctx.now);
  const past = jobs
    .flatMap((job) => pastOf(job, since))
    .filter(({ row }) => String(row.server?.doneDate) <= daysAfter(today, -2));
  const numbers = await numbersFor(
    ctx,
    past.map(({ job: { shipCode }, madeAt }) => ({ shipCode, at: madeAt })),
  );
  const ids = await orders.createMany(
    ctx,
    past.map(({ row }, i) => ({ ...row, server: { ...row.server, orderNo: numbers[i] } })),
  );
  const put = past.flatMap((one, i) =>
    one.moved ? [{ ...one, order: ids[i]!, first: String(one.row.server?.originalDueDate) }] : [],
  );
  const papers = await ctx.db.together((db) =>
    Promise.all(
      put.map(({ job: { shipCode }, first }) =>
        nextSerial({ ...ctx, db }, postponement.name, String(postponement.fields.postponeNo.options), {
          values: { shipCode },
          at: at(daysAfter(first, -8), '09'),
        }),
      ),
    ),
  );
  const moves = put.map(
    ({ job, row, order, first }, i): NewRow => ({
      draft: {
        workOrderId: order,
        shipId: job.shipId,
        equipmentId: job.equipmentId,
        newDueDate: row.draft.dueDate,
        reasonType: 'PORT',
        reason: '该港停泊时间不足，下一港实施。',
        ...(job.keyFlag && { mitigation: '每日检查，备用设备保持可用。' }),
      },
      server: {
        postponeNo: papers[i],
        workName: job.name,
        keyFlag: job.keyFlag,
        classFlag: job.jobType === 'CLASS',
        originalDueDate: first,
        oldDueDate: first,
        extendDays: 20,
        times: 1,
        lateFlag: false,
        beyond: false,
        approvedTime: at(daysAfter(first, -5), '15').toISOString(),
        status: 'APPROVE',
      },
    }),
  );
  await recordsOf(postponement).createMany(ctx, moves);
}

/** From today, when a job of the story falls due, and what becomes of its order. */
const STORIES = [
  { off: -12, key: false, course: 'overdue' },
  { off: -5, key: true, course: 'overdue' },
  { off: 1, key: false, course: 'postponed' },
  { off: 0, key: true, course: 'asked' },
  { off: 1, key: false, course: 'drafted' },
  { off: 2, key: false, course: 'refused' },
  { off: -1, key: false, course: 'reported' },
  { off: 1, key: false, course: 'doing' },
  { off: -2, key: true, course: 'finished' },
  { off: 2, key: false, course: 'cancelled' },
  { off: 3, key: false, course: 'planned' },
  { off: 1, key: false, course: 'reopened' },
] as const;

type Course = (typeof STORIES)[number]['course'];
type Told = { readonly job: DemoJob; readonly off: number; readonly course: Course };

/** A job for each story of a ship, critical ones for those of critical equipment; one without a job is not told. */
function cast(jobs: readonly DemoJob[]): Told[] {
  const taken = new Set<DemoJob>();
  return STORIES.flatMap(({ off, key, course }): Told[] => {
    const job = jobs.find(
      (one) => !taken.has(one) && one.keyFlag === key && one.leadDays >= 3 && !one.needPermit && !one.needRisk,
    );
    if (!job) return [];
    taken.add(job);
    return [{ job, off, course }];
  });
}

/** Jobs were done last so that they fall due on these days. */
async function fallDue(ctx: Ctx, dues: readonly { readonly job: DemoJob; readonly due: string }[]): Promise<void> {
  await ctx.db.query(
    `update maintenance_job j set last_done_date = v.done, last_due_date = v.done
     from unnest($1::bigint[], $2::date[]) as v(id, done) where j.id = v.id`,
    [dues.map(({ job }) => job.jobId), dues.map(({ job, due }) => back(job, due, 1))],
  );
  await renewDue(
    ctx,
    dues.map(({ job }) => job.jobId),
  );
}

/** Orders of the last months and of today on every ship; on that of the chief engineer one in each state. */
export async function demoWorkOrders(ctx: Ctx, company: DemoCompany): Promise<void> {
  const today = officeDay(ctx.now);
  const system = asSystem(ctx, '工单期初');
  const jobs = await ctx.db.query<DemoJob>(JOBS);
  const ships = [...Map.groupBy(jobs, ({ shipId }) => shipId)];
  const [chief] = await holdersOf(ctx, { roles: ['CHIEF_ENGINEER'] });
  const by = chief === undefined ? undefined : await asPerson(ctx, chief, ctx.now);
  const seen = by && scopeOf(by.user, 'vessel');
  const own = ships.find(([id]) => seen !== undefined && (seen === 'all' || seen.includes(id)));
  const since = daysAfter(today, -30 * Math.min(company.months, 3));
  const told = own ? cast(own[1]) : [];
  const behind = ships.flatMap(([id, all], i) => {
    const job = id === own?.[0] ? undefined : all.find(({ leadDays }) => leadDays >= 3);
    return job ? [{ job, due: daysAfter(today, -2 - (i % 8)) }] : [];
  });
  await fallDue(system, [...behind, ...told.map(({ job, off }) => ({ job, due: daysAfter(today, off) }))]);
  const done = [...Map.groupBy(await ctx.db.query<DemoJob>(JOBS), ({ shipId }) => shipId).values()];
  await tellPast(
    system,
    done.flatMap((all) => all.slice(0, WITH_PAST)),
    since,
  );
  await generateOrders(system, { shipIds: ships.map(([id]) => id) });
  if (by) for (const story of told) await tell(ctx, by, story);
  for (const [, all] of ships.slice(0, 2)) await comesUp(system, all);
  await issueDue(system);
}

const CHECKS = [
  { item: '消防水带末端压力', valueType: 'NUMBER', unitName: 'bar', least: '6.000', most: '10.000', needed: true },
  { item: '接头与密封圈', valueType: 'OK', needed: true },
  { item: '更换的水带编号', valueType: 'TEXT', needed: false },
];

/** Work beside the programme, with checks of its own. */
async function comesUp(ctx: Ctx, jobs: readonly DemoJob[]): Promise<void> {
  const on = jobs.find(({ department, keyFlag }) => department === 'DECK' && !keyFlag) ?? jobs[0];
  if (!on) return;
  await createOrder(ctx, {
    equipmentId: on.equipmentId,
    workName: '消防水带压力试验',
    level: 'D',
    dueDate: daysAfter(officeDay(ctx.now), 10),
    instruction: '逐根试压，记录末端压力，损坏的更换并登记编号。',
    checklist: CHECKS,
  });
}

const REASON = {
  newDays: 6,
  reasonType: 'SPARES',
  reason: '备件在途，预计下一港到船。',
  mitigation: '每班检查，备用设备随时可用。',
};

async function tell(ctx: Ctx, by: Ctx, { job, course }: Told): Promise<void> {
  const [order] = await orders.find(by, { openJobId: job.jobId }, { only: ['dueDate'] });
  if (!order) return;
  const { id, dueDate } = order;
  const does = (act: Parameters<typeof orderActs>[1], given: Record<string, unknown> = {}) =>
    orderActs(by, act, id, given);
  switch (course) {
    case 'planned':
      return;
    case 'cancelled':
      await does('cancel', { reason: '与修船项目重复，并入修船。' });
      return;
    case 'overdue':
      await does('issue');
      return;
    case 'doing':
    case 'reported':
    case 'finished':
    case 'reopened':
      await does('issue');
      await does('start');
      if (course === 'doing') return;
      if (course === 'finished') await usesPart(by, id);
      await does('report', {
        doneDate: officeDay(ctx.now),
        result: 'OK',
        manHours: '3.0',
        overdueReason: 'LATE_ENTRY',
      });
      if (course === 'reported') return;
      await confirmed(ctx, id);
      if (course === 'reopened') await reopened(ctx, id);
      return;
    default:
      await asksFor(ctx, by, { id, dueDate, course });
  }
}

/** One of a part of which more lies on board. */
async function usesPart(by: Ctx, id: number): Promise<void> {
  const { version, shipId } = await orders.get(by, id);
  const [part] = await by.db.query<{ spec: number; unit: number }>(
    `select s.id as spec, s.unit_id as unit from maintenance_equipment_part_spec s
     join ${ABOARD} k on k.vessel_id = s.ship_id and k.material_id = s.material_id
     where s.ship_id = $1 and k.qty >= 2 and s.deleted_at is null order by k.qty desc, s.id limit 1`,
    [shipId],
  );
  if (part)
    await updateOrder(by, {
      id,
      version,
      parts: [{ equipmentPartSpecId: part.spec, unitId: part.unit, usedQty: '1' }],
    });
}

/** By somebody else than who reported it. */
async function confirmed(ctx: Ctx, id: number): Promise<void> {
  const [master] = await holdersOf(ctx, { roles: ['MASTER'] });
  if (master !== undefined) await orderActs(await asPerson(ctx, master, ctx.now), 'confirm', id);
}

/** Ashore somebody sees that it was not as it was told. */
async function reopened(ctx: Ctx, id: number): Promise<void> {
  const [superintendent] = await holdersOf(ctx, { roles: ['SUPT_TECH'] });
  if (superintendent === undefined) return;
  const by = await asPerson(ctx, superintendent, ctx.now);
  await orderActs(by, 'reopen', id, { reason: '照片为旧件，须重新检查后再报。' });
}

type Asking = { readonly id: number; readonly dueDate: string; readonly course: Course };

async function asksFor(ctx: Ctx, by: Ctx, { id, dueDate, course }: Asking): Promise<void> {
  const { newDays, ...words } = REASON;
  const row = await makePostponement(by, [id], { ...words, newDueDate: daysAfter(dueDate, newDays) });
  const desk = answerOf(ctx, approvalDesk);
  if (!desk || course === 'drafted') return;
  const run = await desk.submit(by, { resource: postponement.name, recordId: row.id });
  if (course === 'asked') return;
  for (let step = 0; step < 6; step += 1) {
    const [next] = await desk.waitsFor(ctx, run);
    if (next === undefined) return;
    const who = await asPerson(ctx, next, ctx.now);
    const refused = course === 'refused';
    await desk.act(
      who,
      run,
      refused ? { act: 'reject', opinion: '备件已到船，按期完成。' } : { act: 'approve', opinion: '同意延期。' },
    );
    if (refused) return;
  }
}
