import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { type JobRow, maintenanceJob } from '../jobs/job.resource.ts';
import { renewDue } from '../jobs/renew-due.server.ts';
import { ORDER_TEXT as TEXT } from './order.text.ts';
import { voidReading } from './order-hours.server.ts';
import { type WorkOrderRow, workOrder } from './work-order.resource.ts';

const orders = recordsOf(workOrder);
const jobs = recordsOf(maintenanceJob);

type Since = {
  /** A fault that it repaired is closed. */
  readonly closed: boolean;
  /** Another order of its job was confirmed later. */
  readonly later: boolean;
};

async function assertNothingSince(ctx: Ctx, { id, jobId, confirmTime }: WorkOrderRow): Promise<void> {
  const [since] = await ctx.db.query<Since>({
    name: 'maintenance-since-order',
    text: `select exists (select 1 from maintenance_error_report r where r.work_order_id = $1 and r.report_status = 'CLOSED'
          and r.deleted_at is null) as closed,
        exists (select 1 from maintenance_work_order o where o.job_id = $2 and o.id <> $1 and o.wo_status = 'FINISHED'
          and o.confirm_time > $3 and o.deleted_at is null) as later`,
    values: [id, jobId, confirmTime],
  });
  if (since?.closed) throw new AppError('RULE', TEXT.reportClosed);
  if (since?.later) throw new AppError('RULE', TEXT.laterDone);
}

/** Whether its job stands as the order left it. */
const standsAsLeft = (job: JobRow, { doneDate, originalDueDate }: WorkOrderRow): boolean =>
  job.lastDoneDate === doneDate && job.lastDueDate === originalDueDate;

/** The order that was made of the job meanwhile gives way, unless somebody has taken it up. */
async function cancelNext(ctx: Ctx, row: WorkOrderRow): Promise<void> {
  const [next] = await orders.find(ctx, { openJobId: row.jobId }, { lock: true });
  if (!next) return;
  const [asked] = await ctx.db.query<{ id: number }>({
    name: 'maintenance-asked-postponements',
    text: `select id from maintenance_postponement where work_order_id = $1 and status = 'IN_AUDIT' and deleted_at is null limit 1`,
    values: [next.id],
  });
  const begun = next.woStatus !== 'PLANNED' && next.woStatus !== 'ISSUED';
  if (begun || (next.delays ?? 0) > 0 || asked) throw new AppError('RULE', TEXT.nextBegun);
  const cancelReason = `${row.orderNo ?? ''} 重新打开 / reopened`;
  await orders.patch(
    ctx,
    next.id,
    { woStatus: 'CANCELLED', cancelledOn: officeDay(ctx.now), cancelReason },
    { action: 'cancel' },
  );
}

/**
 * Takes back what the confirmation of an order did beside it (maintenance 4.1): its reading is void, its job was last done and is due as
 * before. RULE where something has followed from it since. What left the stock does not come back: the flow refuses that.
 */
export async function takeBack(ctx: Ctx, row: WorkOrderRow): Promise<void> {
  const { jobId, doneDate, readingId } = row;
  await assertNothingSince(ctx, row);
  if (jobId === null || doneDate === null) return;
  const system = asSystem(ctx, `工单 ${row.orderNo ?? ''}`);
  const job = await jobs.held(system, jobId);
  if (!standsAsLeft(job, row)) throw new AppError('RULE', TEXT.laterDone);
  if (row.formerByOrder === null) throw new AppError('RULE', TEXT.notKept);
  await cancelNext(system, row);
  if (readingId !== null) await voidReading(system, readingId);
  await jobs.patch(
    system,
    jobId,
    {
      lastDoneDate: row.formerDoneDate,
      lastDoneHours: row.formerDoneHours,
      lastDueDate: row.formerDueDate,
      doneByOrder: row.formerByOrder,
    },
    { action: 'reopened' },
  );
  await renewDue(system, [jobId]);
}
