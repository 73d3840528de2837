import type { FieldError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Decimal, gt, orZero, sub } from '../../../kernel/value/decimal.ts';
import { type CounterRow, counter } from '../hours/counter.resource.ts';
import { renewCounters } from '../hours/counters.server.ts';
import { judgeReading } from '../hours/hours.rules.ts';
import { runningHourReading } from '../hours/reading.resource.ts';
import { followReports } from '../hours/report-hours.server.ts';
import { saveReadings, standingOf } from '../hours/save-readings.server.ts';
import { maintenanceJob } from '../jobs/job.resource.ts';
import { counterOfJob, machineryOf } from '../jobs/renew-due.server.ts';
import { doneAt } from './order.rules.ts';
import { ORDER_TEXT as TEXT } from './order.text.ts';
import type { WorkOrderRow } from './work-order.resource.ts';

const jobs = recordsOf(maintenanceJob);
const counters = recordsOf(counter);
const readings = recordsOf(runningHourReading);

/** The counter by which a job goes; nothing where it counts no hours. */
export async function counterOfOrder(ctx: Ctx, jobId: number | null): Promise<CounterRow | undefined> {
  if (jobId === null) return undefined;
  const system = asSystem(ctx, '工单运行小时');
  const job = await jobs.get(system, jobId);
  if (job.intervalHours === null || job.shipId === null) return undefined;
  const found = counterOfJob(await machineryOf(system, [job.shipId]), job);
  return found ? counters.get(system, found.id) : undefined;
}

/** Whether readings taken later stand already: then the hours of the order are no reading any more. */
const isPassed = ({ lastReadTime }: CounterRow, at: string): boolean =>
  lastReadTime !== null && Date.parse(at) <= Date.parse(lastReadTime);

/** What speaks against the total at which work is said to have been done. */
export async function hoursProblems(
  ctx: Ctx,
  { jobId }: Pick<WorkOrderRow, 'jobId'>,
  { doneDate, doneHours }: { readonly doneDate: string; readonly doneHours: Decimal },
): Promise<FieldError[]> {
  const found = await counterOfOrder(ctx, jobId);
  if (!found) return [];
  const at = doneAt(doneDate, ctx.now.toISOString());
  if (isPassed(found, at))
    return gt(doneHours, found.currentTotal) ? [{ field: 'doneHours', message: TEXT.moreThanNow }] : [];
  const judged = judgeReading({ readTime: at, total: doneHours }, standingOf(found, undefined), ctx.now);
  if (judged.verdict !== 'error') return [];
  return [{ field: judged.field === 'reading' ? 'doneHours' : 'doneDate', message: judged.message }];
}

/** The total at which confirmed work was done becomes a reading, unless later ones stand already. Answers its number. */
export async function takeReading(ctx: Ctx, row: WorkOrderRow): Promise<number | null> {
  const { doneDate, doneHours, reportTime, orderNo } = row;
  if (doneDate === null || doneHours === null) return null;
  const found = await counterOfOrder(ctx, row.jobId);
  const readTime = doneAt(doneDate, reportTime);
  if (!found || isPassed(found, readTime)) return null;
  const reading = {
    counterId: found.id,
    readTime,
    value: sub(doneHours, orZero(found.meterOffset)),
    confirmReason: orderNo,
  };
  const [id = null] = await saveReadings(ctx, [reading], { source: 'WORK_ORDER', at: () => 'doneHours' });
  return id;
}

/** The reading that a confirmed order left is void; one that was corrected since stands as it was corrected. */
export async function voidReading(ctx: Ctx, id: number): Promise<void> {
  const { counterId, readingStatus } = await readings.held(ctx, id);
  if (readingStatus !== 'VALID') return;
  await readings.patch(ctx, id, { readingStatus: 'REPLACED' }, { action: 'replaced' });
  await renewCounters(ctx, [counterId]);
  const { engineHours, shipId } = await counters.get(ctx, counterId);
  if (engineHours !== null) await followReports(ctx, shipId);
}
