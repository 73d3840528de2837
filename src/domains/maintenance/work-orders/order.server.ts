import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { moves, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { documentNumber, organizationOfVessel, vesselById, vesselsOf } from '../../fleet/public.server.ts';
import { creditItems, takeBackCredits } from '../class-items/credit-items.server.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { partProblems } from '../parts/part.server.ts';
import { assertCleared } from './clearance.server.ts';
import { generateOrders } from './generate-orders.server.ts';
import { generateCall } from './order.calls.ts';
import { orderFlow } from './order.flow.ts';
import { isRoutine, reportProblems } from './order.rules.ts';
import { ORDER_TEXT as TEXT } from './order.text.ts';
import { hoursProblems } from './order-hours.server.ts';
import { jobCancelled, jobDone, takeDone } from './order-job.server.ts';
import { issueParts } from './order-parts.server.ts';
import { takeBack } from './take-back.server.ts';
import { type WorkOrderRow, workOrder } from './work-order.resource.ts';

export const orders = recordsOf(workOrder);
const machines = recordsOf(equipment);

/** What its job says of an order, and nobody types over. */
const OF_JOB = ['workName', 'level', 'responsiblePost', 'instruction'] as const;

export const CANCEL_KEY = 'maintenance:workOrder:cancelKey';
export const CONFIRM = {
  DECK: 'maintenance:workOrder:confirmDeck',
  ENGINE: 'maintenance:workOrder:confirmEngine',
} as const;

type Wrong = (field: string, zh: string, en: string) => void;

async function checkParts(ctx: Ctx, shipId: number | null, { parts }: WorkOrderRow, wrong: Wrong): Promise<void> {
  for (const { field, message } of await partProblems(ctx, shipId, parts))
    wrong(`parts.${field}`, message.zh, message.en);
}

const saves = savesOf(workOrder, {
  needs: ['equipmentId'],
  later: async (ctx, { row, before, wrong }) => {
    await checkParts(ctx, before.shipId, row, wrong);
    return {};
  },
  served: async (ctx, { row, before, wrong }) => {
    if (before) {
      await checkParts(ctx, before.shipId, row, wrong);
      const ofJob = before.jobId !== null;
      for (const name of OF_JOB) if (ofJob && row[name] !== before[name]) wrong(name, TEXT.ofJob.zh, TEXT.ofJob.en);
      const moved = row.dueDate !== before.dueDate;
      if (moved && (ofJob || (before.delays ?? 0) > 0)) wrong('dueDate', TEXT.asked.zh, TEXT.asked.en);
      if (moved && row.dueDate < officeDay(ctx.now)) wrong('dueDate', TEXT.past.zh, TEXT.past.en);
      return moved ? { originalDueDate: row.dueDate } : {};
    }
    const { shipId, department, keyFlag } = await machines.get(ctx, row.equipmentId);
    if (row.dueDate < officeDay(ctx.now)) wrong('dueDate', TEXT.past.zh, TEXT.past.en);
    await checkParts(ctx, shipId, row, wrong);
    return {
      orderType: 'TEMPORARY',
      shipId,
      jobId: null,
      department: department ?? 'ENGINE',
      keyFlag: keyFlag === true,
      originalDueDate: row.dueDate,
      windowDays: 0,
      delays: 0,
      needPermit: null,
      needRisk: false,
      byHours: false,
      shoreVerify: keyFlag === true,
      result: null,
      overdueReason: null,
    };
  },
  made: async (ctx, { shipId }, { orderType }) => {
    const organization = shipId === null ? undefined : await organizationOfVessel(ctx, shipId);
    const orderNo = await documentNumber(ctx, workOrder, organization ?? null);
    return { orderNo, ...(orderType === 'CORRECTIVE' && { orderType }) };
  },
});

export const { create: createOrder, update: updateOrder } = saves;

/** An order that repairs a fault. */
export const createCorrective = (ctx: Ctx, draft: Record<string, unknown>): Promise<WorkOrderRow> =>
  saves.create(ctx, draft, { orderType: 'CORRECTIVE' });

const reported = (ctx: Ctx) => ({
  reporterId: ctx.user.id,
  reporterName: ctx.user.name,
  reportTime: ctx.now.toISOString(),
});

/** The head of the department confirms; from level D on it is not whoever did the work. */
function assertConfirms(ctx: Ctx, { department, level, reporterId }: WorkOrderRow): void {
  if (!holds(ctx.user, CONFIRM[department ?? 'ENGINE'])) throw new AppError('FORBIDDEN', TEXT.otherHead);
  if (!isRoutine(level) && reporterId === ctx.user.id) throw new AppError('RULE', TEXT.ownWork);
}

/**
 * The job of an order is held before the order, as the nightly run does; where it counts hours, the ship's counters before it, as readings
 * do: a confirmation may become one.
 */
async function holdJob(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.query({
    name: 'maintenance-hold-counters-of-order',
    text: `select c.id from maintenance_counter c where c.ship_id = (select o.ship_id from maintenance_work_order o
      join maintenance_job j on j.id = o.job_id where o.id = $1 and (j.interval_hours is not null or o.reading_id is not null)) order by c.id for update`,
    values: [id],
  });
  await ctx.db.query({
    name: 'maintenance-hold-job-of-order',
    text: 'select j.id from maintenance_job j where j.id = (select o.job_id from maintenance_work_order o where o.id = $1) for update',
    values: [id],
  });
}

const acts = serveActs(
  workOrder,
  orderFlow,
  {
    issue: moves,
    start: async (ctx, { row, move }) => {
      await assertCleared(ctx, row);
      return move({ startTime: ctx.now.toISOString() });
    },
    report: async (ctx, { row, values, move }) => {
      await assertCleared(ctx, row);
      const errors = reportProblems(row, values, officeDay(ctx.now));
      const doneHours = row.byHours ? values.doneHours : null;
      if (errors.length === 0 && doneHours !== null)
        errors.push(...(await hoursProblems(ctx, row, { doneDate: values.doneDate, doneHours })));
      if (errors.length > 0) throw invalid(errors);
      return move({ ...values, doneHours, ...reported(ctx) });
    },
    reportRoutine: async (ctx, { row, values, move }) => {
      await assertCleared(ctx, row);
      const told = { ...values, result: 'OK' as const };
      const errors = reportProblems(row, told, officeDay(ctx.now));
      if (errors.length > 0) throw invalid(errors);
      return move({ ...told, ...reported(ctx) });
    },
    return: moves,
    confirm: async (ctx, { row, move }) => {
      assertConfirms(ctx, row);
      const over = await takeDone(ctx, row);
      const finished = await move({ ...over, confirmName: ctx.user.name, confirmTime: ctx.now.toISOString() });
      await issueParts(ctx, row);
      await jobDone(ctx, finished);
      await creditItems(ctx, finished);
      return orders.get(ctx, row.id);
    },
    reopen: async (ctx, { row, move }) => {
      await takeBack(ctx, row);
      await takeBackCredits(ctx, row);
      return move({
        confirmName: null,
        confirmTime: null,
        verifyName: null,
        verifyTime: null,
        readingId: null,
        formerDoneDate: null,
        formerDoneHours: null,
        formerDueDate: null,
        formerByOrder: null,
      });
    },
    verify: (ctx, { move }) => move({ verifyName: ctx.user.name, verifyTime: ctx.now.toISOString() }),
    cancel: async (ctx, { row, reason, move }) => {
      if (row.keyFlag && !holds(ctx.user, CANCEL_KEY)) throw new AppError('FORBIDDEN', TEXT.keyCancel);
      const cancelled = await move({ cancelledOn: officeDay(ctx.now), cancelReason: reason });
      await jobCancelled(ctx, cancelled);
      return cancelled;
    },
  },
  {
    before: holdJob,
  },
);

export const orderActs = acts.perform;

export const orderEndpoints: readonly Endpoint[] = [
  serve(generateCall, async (ctx, { body: { shipId } }) => {
    const ships = shipId === undefined ? await vesselsOf(ctx) : [await vesselById(ctx, shipId)];
    return generateOrders(ctx, { shipIds: ships.map(({ id }) => id) });
  }),
  ...acts.endpoints,
  ...crudEndpoints(workOrder, { omit: ['import', 'remove', 'restore'], ...saves }),
];
