import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber, organizationOfVessel } from '../../fleet/public.server.ts';
import { maintenanceJob } from '../jobs/job.resource.ts';
import { isLate } from '../work-orders/order.rules.ts';
import { counterOfOrder } from '../work-orders/order-hours.server.ts';
import { type WorkOrderRow, workOrder } from '../work-orders/work-order.resource.ts';
import { postponementOfOrder } from './postponement.calls.ts';
import { type PostponementRow, postponement } from './postponement.resource.ts';
import { againstPostponing, daysBetween, intervalDaysOf, isBeyond } from './postponement.rules.ts';
import { POSTPONE_TEXT as TEXT } from './postponement.text.ts';
import { limitsOf } from './postponement-limits.server.ts';

export const postponements = recordsOf(postponement);
const orders = recordsOf(workOrder);
const jobs = recordsOf(maintenanceJob);

/** The interval of the order's job in days, hours as its counter runs; nothing of work without a job. */
async function intervalOf(ctx: Ctx, { jobId, originalDueDate }: WorkOrderRow): Promise<number | null> {
  if (jobId === null || originalDueDate === null) return null;
  const system = asSystem(ctx, '延期限度');
  const job = await jobs.get(system, jobId);
  const counter = await counterOfOrder(system, jobId);
  return intervalDaysOf(job, originalDueDate, counter?.averageDaily ?? null);
}

/** What a postponement says of its order, as that stands now. */
async function saidOf(ctx: Ctx, order: WorkOrderRow, newDueDate: string) {
  const originalDueDate = order.originalDueDate ?? order.dueDate;
  const times = (order.delays ?? 0) + 1;
  const interval = await intervalOf(ctx, order);
  return {
    shipId: order.shipId,
    equipmentId: order.equipmentId,
    workName: order.workName,
    keyFlag: order.keyFlag === true,
    classFlag: order.orderType === 'CLASS',
    originalDueDate,
    oldDueDate: order.dueDate,
    times,
    extendDays: daysBetween(originalDueDate, newDueDate),
    lateFlag: isLate(order, officeDay(ctx.now)),
    beyond: isBeyond({ originalDueDate, newDueDate, times, interval }, await limitsOf(ctx)),
  };
}

type Wrong = (field: string, zh: string, en: string) => void;

function checkDays(
  ctx: Ctx,
  { newDueDate }: Pick<PostponementRow, 'newDueDate'>,
  order: WorkOrderRow,
  wrong: Wrong,
): void {
  if (newDueDate <= order.dueDate) wrong('newDueDate', TEXT.later.zh, TEXT.later.en);
  else if (newDueDate < officeDay(ctx.now)) wrong('newDueDate', TEXT.past.zh, TEXT.past.en);
}

/** What must be said before it is asked for: of critical equipment and of class surveys more. */
function checkWords(row: PostponementRow, order: WorkOrderRow, wrong: Wrong): void {
  if (order.keyFlag && !row.mitigation?.trim()) wrong('mitigation', TEXT.mitigation.zh, TEXT.mitigation.en);
  if (order.orderType === 'CLASS' && !row.classRef?.trim()) wrong('classRef', TEXT.classRef.zh, TEXT.classRef.en);
}

const saves = savesOf(postponement, {
  needs: ['workOrderId', 'newDueDate'],
  served: async (ctx, { row, before, wrong }) => {
    const order = await orders.held(ctx, row.workOrderId);
    const why = againstPostponing(order);
    if (why) wrong('workOrderId', why.zh, why.en);
    const others = await postponements.find(
      ctx,
      { workOrderId: order.id, status: ['USE', 'IN_AUDIT'] },
      { only: ['id'] },
    );
    if (others.some(({ id }) => id !== before?.id)) wrong('workOrderId', TEXT.open.zh, TEXT.open.en);
    checkDays(ctx, row, order, wrong);
    return saidOf(ctx, order, row.newDueDate);
  },
  made: async (ctx, { shipId }) => {
    const organization = shipId === null ? undefined : await organizationOfVessel(ctx, shipId);
    return { postponeNo: await documentNumber(ctx, postponement, organization ?? null) };
  },
});

export const { create: createPostponement, update: updatePostponement } = saves;

const fromOrder = serveMake(postponementOfOrder, (ctx, { first, values }) =>
  saves.create(ctx, { ...values, workOrderId: first.id }),
);

export const makePostponement = fromOrder.make;

/** Refuses what cannot be asked for; what it says of its order stands still from then on. */
export async function beforePostponing(ctx: Ctx, row: PostponementRow): Promise<Awaited<ReturnType<typeof saidOf>>> {
  const order = await orders.held(ctx, row.workOrderId);
  const why = againstPostponing(order);
  if (why) throw new AppError('RULE', why);
  const errors: FieldError[] = [];
  const wrong: Wrong = (field, zh, en) => void errors.push({ field, message: { zh, en } });
  checkDays(ctx, row, order, wrong);
  checkWords(row, order, wrong);
  if (errors.length > 0) throw invalid(errors);
  return saidOf(ctx, order, row.newDueDate);
}

/** Approved, it moves the due date of its order; one that is done or was moved otherwise meanwhile stays as it is. */
export async function moveDueDate(ctx: Ctx, row: PostponementRow): Promise<void> {
  // Whoever agrees need not be one who may change orders.
  const system = asSystem(ctx, `延期申请 ${row.postponeNo ?? ''}`);
  const order = await orders.held(system, row.workOrderId);
  const why = againstPostponing(order);
  if (why) throw new AppError('WRONG_STATE', why);
  if (order.dueDate !== row.oldDueDate) throw new AppError('RULE', TEXT.moved);
  await orders.patch(
    system,
    order.id,
    { dueDate: row.newDueDate, delays: (order.delays ?? 0) + 1 },
    { action: 'postpone', reason: row.reason },
  );
  await postponements.patch(system, row.id, { approvedTime: ctx.now.toISOString() }, { action: 'inForce' });
}

export const postponementEndpoints: readonly Endpoint[] = [
  fromOrder.endpoint,
  ...crudEndpoints(postponement, { omit: ['import'], ...saves }),
];
