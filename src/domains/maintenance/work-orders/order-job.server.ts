import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type JobRow, maintenanceJob } from '../jobs/job.resource.ts';
import { renewDue } from '../jobs/renew-due.server.ts';
import { generateOrders } from './generate-orders.server.ts';
import { takeReading } from './order-hours.server.ts';
import type { WorkOrderRow } from './work-order.resource.ts';

const jobs = recordsOf(maintenanceJob);

/** Whoever confirms or cancels need not be one who may change jobs. */
const asOrder = (ctx: Ctx, { orderNo }: WorkOrderRow): Ctx => asSystem(ctx, `工单 ${orderNo ?? ''}`);

// What was done before the last time says nothing new.
const isLast = ({ lastDoneDate }: JobRow, doneDate: string): boolean =>
  lastDoneDate === null || doneDate >= lastDoneDate;

/** What a confirmation writes over, kept with the order; the hours at which it was done are a reading from now on. */
export async function takeDone(ctx: Ctx, row: WorkOrderRow) {
  const { jobId, doneDate } = row;
  if (jobId === null || doneDate === null) return undefined;
  const system = asOrder(ctx, row);
  const readingId = await takeReading(system, row);
  const job = await jobs.held(system, jobId);
  const last = isLast(job, doneDate);
  return {
    readingId,
    formerDoneDate: last ? job.lastDoneDate : null,
    formerDoneHours: last ? job.lastDoneHours : null,
    formerDueDate: last ? job.lastDueDate : null,
    formerByOrder: last ? job.doneByOrder === true : null,
  };
}

/** The job of a finished order was done then; it is due anew, and its next order is made where that is near. */
export async function jobDone(ctx: Ctx, row: WorkOrderRow): Promise<void> {
  const { jobId, doneDate, doneHours, originalDueDate } = row;
  if (jobId === null || doneDate === null) return;
  const system = asOrder(ctx, row);
  const job = await jobs.held(system, jobId);
  if (isLast(job, doneDate))
    await jobs.patch(
      system,
      jobId,
      {
        lastDoneDate: doneDate,
        lastDoneHours: doneHours ?? job.lastDoneHours,
        lastDueDate: originalDueDate,
        doneByOrder: true,
      },
      { action: 'done' },
    );
  await renewDue(system, [jobId]);
  await generateOrders(ctx, { jobIds: [jobId] });
}

/** The job of a cancelled order: one that counts from its due dates goes on from this one; any other is as due as before. */
export async function jobCancelled(ctx: Ctx, row: WorkOrderRow): Promise<void> {
  const { jobId, originalDueDate } = row;
  if (jobId === null) return;
  const system = asOrder(ctx, row);
  const job = await jobs.held(system, jobId);
  if (job.baseRule === 'FIXED') await jobs.patch(system, jobId, { lastDueDate: originalDueDate }, { action: 'passed' });
  await renewDue(system, [jobId]);
  await generateOrders(ctx, { jobIds: [jobId] });
}
