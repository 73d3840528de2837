import { AppError, invalid } from '../../../kernel/errors.ts';
import { MAX_LINES } from '../../../kernel/resource/validate.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { nextSerial } from '../../../kernel/server/serial.ts';
import { fill } from '../../../kernel/text.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { maintenanceJob } from '../jobs/job.resource.ts';
import { keepMoved, type PlannedLine } from './year-draft.rules.ts';
import { draftedLines } from './year-draft.server.ts';
import { yearPlanFlow } from './year-plan.flow.ts';
import { type YearPlanRow, yearPlan } from './year-plan.resource.ts';
import { mayPlan, moveProblems } from './year-plan.rules.ts';
import { YEAR_TEXT as TEXT } from './year-plan.text.ts';
import type { YearPlanLine } from './year-plan-line.resource.ts';

export const yearPlans = recordsOf(yearPlan);
const jobs = recordsOf(maintenanceJob);

/** What the server keeps of a line: only a plan that is drawn up names a job and both days. */
export function plannedLine({ jobId, dueOn, planDate, times }: YearPlanLine): PlannedLine {
  if (jobId === null || dueOn === null || planDate === null) throw new Error('a line of a year plan has no day');
  return { jobId, dueOn, planDate, times };
}

/** Lines beside what is counted of them. */
function counted(lines: readonly (PlannedLine & { readonly moveReason: string | null })[]) {
  if (lines.length > MAX_LINES) throw new AppError('RULE', fill(TEXT.tooMany, { most: MAX_LINES }));
  return {
    planLines: lines.map(({ jobId, dueOn, planDate, times, moveReason }) => ({
      jobId,
      dueOn,
      planDate,
      times,
      moveReason,
    })),
    lineCount: lines.length,
    movedCount: lines.filter(({ planDate, dueOn }) => planDate !== dueOn).length,
  };
}

/** A number of the year that is planned, whose last part is the version. */
async function numberFor(ctx: Ctx, { shipId, planYear }: Pick<YearPlanRow, 'shipId' | 'planYear'>) {
  const [ship] = await ctx.db.query<{ shipCode: string }>({
    name: 'maintenance-code-of-ship',
    text: `select v.ship_code as "shipCode" from ${SHIPS} v where v.id = $1`,
    values: [shipId],
  });
  const planNo = await nextSerial(ctx, yearPlan.name, String(yearPlan.fields.planNo.options), {
    values: { shipCode: ship?.shipCode ?? '' },
    at: new Date(`${planYear}-06-15T04:00:00.000Z`),
  });
  return { planNo, edition: Number(planNo.split('-').at(-1)) };
}

const saves = savesOf(yearPlan, {
  needs: ['shipId', 'planYear'],
  served: async (ctx, { row, before, wrong }) => {
    if (before) {
      if (before.shipId !== row.shipId) wrong('shipId', TEXT.stays.zh, TEXT.stays.en);
      if (before.planYear !== row.planYear) wrong('planYear', TEXT.stays.zh, TEXT.stays.en);
      // What is planned is drawn up and moved, never typed.
      return { planLines: before.planLines, basedOnId: before.basedOnId };
    }
    if (!mayPlan(row.planYear, officeDay(ctx.now))) wrong('planYear', TEXT.yearRange.zh, TEXT.yearRange.en);
    const others = await yearPlans.find(
      ctx,
      { shipId: row.shipId, planYear: row.planYear, status: ['USE', 'IN_AUDIT', 'APPROVE'] },
      { only: ['status', 'inForce'] },
    );
    if (others.some(({ status }) => status === 'USE' || status === 'IN_AUDIT'))
      wrong('planYear', TEXT.openOne.zh, TEXT.openOne.en);
    else if (others.some(({ inForce }) => inForce === true)) wrong('planYear', TEXT.inForceOne.zh, TEXT.inForceOne.en);
    return { planLines: [], basedOnId: null };
  },
  made: async (ctx, { shipId, planYear }) => {
    const { planNo, edition } = await numberFor(ctx, { shipId, planYear });
    const { planLines, lineCount, movedCount } = counted(keepMoved(await draftedLines(ctx, { shipId, planYear }), []));
    return { planNo, edition, planLines, lineCount, movedCount, inForce: false };
  },
});

export const { create: createYearPlan, update: updateYearPlan, derive: deriveYearPlan } = saves;

/** The next version begins as this one stands; a year has one open plan at a time. */
async function beginRevision(ctx: Ctx, row: YearPlanRow): Promise<YearPlanRow> {
  const { shipId, planYear, note } = row;
  if (row.inForce !== true) throw new AppError('RULE', TEXT.superseded);
  const open = await yearPlans.find(ctx, { shipId, planYear, status: ['USE', 'IN_AUDIT'] }, { only: ['planNo'] });
  if (open.length > 0) throw new AppError('CONFLICT', TEXT.openOne);
  const { planNo, edition } = await numberFor(ctx, { shipId, planYear });
  const lines = row.planLines.map((line) => {
    const { jobId, dueOn, planDate, times } = plannedLine(line);
    return { jobId, dueOn, planDate, times, moveReason: line.moveReason };
  });
  const { planLines, lineCount, movedCount } = counted(lines);
  return yearPlans.create(
    ctx,
    { shipId, planYear, note },
    { planNo, edition, basedOnId: row.id, planLines, lineCount, movedCount, inForce: false },
  );
}

const acts = serveActs(yearPlan, yearPlanFlow, {
  submit: 'elsewhere',
  draft: async (ctx, { row, move }) => {
    const before = row.planLines.map((line) => {
      const { jobId, dueOn, planDate, times } = plannedLine(line);
      return { jobId, dueOn, planDate, times, moveReason: line.moveReason };
    });
    return move(counted(keepMoved(await draftedLines(ctx, row), before)));
  },
  revise: (ctx, { row }) => beginRevision(ctx, row),
});

export const { perform: yearPlanActs, endpoints: yearPlanActEndpoints } = acts;

export type MovedLine = {
  readonly version: number;
  readonly lineId: number;
  readonly planDate: string;
  readonly reason?: string | null;
};

/** Plans work on another day; back on the day on which it is due, it was never moved. */
export async function moveYearPlanLine(ctx: Ctx, id: number, { version, lineId, planDate, reason }: MovedLine) {
  const row = await yearPlans.held(ctx, id, version);
  if (row.status !== 'USE') throw new AppError('WRONG_STATE', TEXT.closed);
  const found = row.planLines.find((line) => line.id === lineId);
  if (!found) throw new AppError('RULE', TEXT.gone);
  const line = plannedLine(found);
  const [job] = await jobs.find(asSystem(ctx, '年度计划允差'), { id: [line.jobId] }, { only: ['windowDays'] });
  const problems = moveProblems({
    line,
    planDate,
    reason: reason ?? null,
    windowDays: job?.windowDays ?? 0,
    planYear: row.planYear,
    taken: row.planLines.flatMap((other) =>
      other.id !== lineId && other.jobId === line.jobId && other.planDate !== null ? [other.planDate] : [],
    ),
  });
  if (problems.length > 0) throw invalid(problems);
  const moveReason = planDate === line.dueOn ? null : reason?.trim() || null;
  const others = row.planLines.filter((other) => other.id !== lineId && other.planDate !== other.dueOn).length;
  const movedCount = others + (planDate === line.dueOn ? 0 : 1);
  const planLines = row.planLines.map((other) => ({
    id: other.id,
    jobId: other.jobId,
    dueOn: other.dueOn,
    planDate: other.id === lineId ? planDate : other.planDate,
    times: other.times,
    moveReason: other.id === lineId ? moveReason : other.moveReason,
  }));
  const { row: next } = await yearPlans.patch(ctx, id, { planLines, movedCount }, { action: 'move' });
  return next;
}

/** What is submitted has something planned; how much of it was moved stands still from then on. */
export function beforeSubmitting(row: YearPlanRow): { readonly lineCount: number; readonly movedCount: number } {
  if (row.planLines.length === 0) throw new AppError('RULE', TEXT.noLines);
  return {
    lineCount: row.planLines.length,
    movedCount: row.planLines.filter(({ planDate, dueOn }) => planDate !== dueOn).length,
  };
}

/** Approved, it is the one in force; the version before is no longer. */
export async function bringIntoForce(ctx: Ctx, row: YearPlanRow): Promise<void> {
  // Whoever agrees need not be one who may change plans.
  const system = asSystem(ctx, `年度计划 ${row.planNo ?? ''}`);
  const former = await yearPlans.find(
    system,
    { shipId: row.shipId, planYear: row.planYear, inForce: true },
    { lock: true, only: ['planNo'] },
  );
  for (const { id } of former)
    if (id !== row.id) await yearPlans.patch(system, id, { inForce: false }, { action: 'superseded' });
  await yearPlans.patch(system, row.id, { inForce: true, approvedTime: ctx.now.toISOString() }, { action: 'inForce' });
}
