import { AppError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { equipment } from '../equipments/equipment.resource.ts';
import { isMachine } from '../equipments/equipment.rules.ts';
import { partProblems } from '../parts/part.server.ts';
import { setIntervalCall } from './job.calls.ts';
import { jobFlow } from './job.flow.ts';
import { maintenanceJob } from './job.resource.ts';
import { checkWindow } from './job.rules.ts';
import { JOB_TEXT as TEXT } from './job.text.ts';
import { intervalForm } from './job-forms.resource.ts';
import { type Cycle, NO_DUE, nextDue } from './next-due.rules.ts';
import { counterOfJob, machineryOf, renewDue } from './renew-due.server.ts';

const jobs = recordsOf(maintenanceJob);
const equipments = recordsOf(equipment);

const saves = savesOf(maintenanceJob, {
  needs: ['shipId', 'equipmentId'],
  served: async (ctx, { row, before, wrong }) => {
    const machine = await equipments.get(ctx, row.equipmentId);
    if (machine.shipId !== row.shipId) wrong('equipmentId', TEXT.otherShip.zh, TEXT.otherShip.en);
    if (before && before.shipId !== row.shipId) wrong('shipId', TEXT.stays.zh, TEXT.stays.en);
    if (!isMachine(machine.nodeType)) wrong('equipmentId', TEXT.noMachine.zh, TEXT.noMachine.en);
    if (machine.useStatus === 'SCRAPPED' && before?.equipmentId !== row.equipmentId)
      wrong('equipmentId', TEXT.scrapped.zh, TEXT.scrapped.en);
    for (const { field, message } of checkWindow(machine.keyFlag ?? false, row.windowDays))
      wrong(field, message.zh, message.en);
    if ((row.lastDoneDate ?? '') > officeDay(ctx.now)) wrong('lastDoneDate', TEXT.future.zh, TEXT.future.en);
    if (before?.doneByOrder) {
      if (before.lastDoneDate !== row.lastDoneDate) wrong('lastDoneDate', TEXT.byOrder.zh, TEXT.byOrder.en);
      if (before.lastDoneHours !== row.lastDoneHours) wrong('lastDoneHours', TEXT.byOrder.zh, TEXT.byOrder.en);
    }
    for (const { field, message } of await partProblems(ctx, row.shipId, row.parts))
      wrong(`parts.${field}`, message.zh, message.en);
    const machinery = await machineryOf(ctx, [row.shipId]);
    if (row.counterId && !machinery.counters.some(({ id }) => id === row.counterId))
      wrong('counterId', TEXT.noCounterThere.zh, TEXT.noCounterThere.en);
    const counter = counterOfJob(machinery, row);
    if (row.intervalHours && !counter) wrong('intervalHours', TEXT.noCounter.zh, TEXT.noCounter.en);
    const cycle: Cycle = {
      ...row,
      lastDueDate: before?.lastDueDate ?? null,
      startDate: machine.commissionDate ?? officeDay(before ? new Date(before.createTime) : ctx.now),
    };
    const due = before?.jobStatus === 'SUSPENDED' ? NO_DUE : nextDue(cycle, counter);
    return { department: machine.department, keyFlag: machine.keyFlag ?? false, ...due };
  },
});

export const { create: createJob, update: updateJob } = saves;

export const jobActs = serveActs(maintenanceJob, jobFlow, {
  suspend: (_ctx, { reason, move }) => move({ suspendReason: reason, ...NO_DUE }),
  resume: async (ctx, { row, move }) => {
    await move({ suspendReason: null });
    await renewDue(ctx, [row.id]);
    return jobs.get(ctx, row.id);
  },
});

type Held = { readonly id: number; readonly version: number };

/** What is changed meanwhile, or does not fit the new interval, is told of all; nothing is saved then. */
const setInterval = serve(setIntervalCall, async (ctx, { body: { jobs: chosen, ...asked } }) => {
  const interval = {
    intervalMonths: asked.intervalMonths ?? null,
    intervalDays: asked.intervalDays ?? null,
    intervalHours: asked.intervalHours ?? null,
  };
  const errors = intervalForm.check?.(interval) ?? [];
  if (errors.length > 0) throw invalid(errors);
  for (const { id, version } of inOrder(chosen)) await changeOne(ctx, { id, version, ...interval });
  return { changed: chosen.length };
});

/** Held in one order, so that two who change some of the same wait for each other. */
const inOrder = (chosen: readonly Held[]): Held[] =>
  [...new Map(chosen.map((one) => [one.id, one])).values()].toSorted((a, b) => a.id - b.id);

async function changeOne(ctx: Ctx, draft: Held & Record<string, unknown>): Promise<void> {
  try {
    await saves.update(ctx, draft);
  } catch (error) {
    const [first] = error instanceof AppError ? (error.errors ?? []) : [];
    if (!first) throw error;
    const { code } = await jobs.get(ctx, draft.id);
    throw invalid([
      {
        field: first.field in intervalForm.fields ? first.field : 'intervalMonths',
        message: { zh: `${code}：${first.message.zh}`, en: `${code}: ${first.message.en}` },
      },
    ]);
  }
}

export const jobEndpoints: readonly Endpoint[] = [
  setInterval,
  ...jobActs.endpoints,
  ...crudEndpoints(maintenanceJob, { ...saves, pick: { open: `t.job_status = 'ACTIVE'`, hint: () => 't.code' } }),
];
