import { approvalDesk } from '../../../kernel/server/approval-desk.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { answerOf } from '../../../kernel/server/ports.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { vesselsOf } from '../../fleet/public.server.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { type YearPlanRow, yearPlan } from './year-plan.resource.ts';
import { createYearPlan, moveYearPlanLine, yearPlanActs, yearPlans } from './year-plan.server.ts';

/** Steps of the line, and one more for whoever stands in. */
const MOST_STEPS = 6;
/** Days by which the demo moves work: inside of every month, and beyond any tolerance. */
const LATER = 9;

type Outcome = 'approve' | 'reject';

/** On its way, and as far as people have acted on it; without an outcome it waits for the first of them. */
async function sent(ctx: Ctx, by: Ctx, { id }: Pick<YearPlanRow, 'id'>, outcome?: Outcome): Promise<void> {
  const desk = answerOf(ctx, approvalDesk);
  if (!desk) return;
  const run = await desk.submit(by, { resource: yearPlan.name, recordId: id });
  if (!outcome) return;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const [next] = await desk.waitsFor(ctx, run);
    if (next === undefined) return;
    const who = await asPerson(ctx, next, ctx.now);
    const refused = outcome === 'reject';
    await desk.act(
      who,
      run,
      refused
        ? { act: 'reject', opinion: '锅炉检验与坞修时间冲突，须重新编排。' }
        : { act: 'approve', opinion: '同意。' },
    );
    if (refused) return;
  }
}

/** Work in the first half of a month is planned some days later. */
async function moved(by: Ctx, { id }: Pick<YearPlanRow, 'id'>): Promise<void> {
  const { planLines, version, planYear } = await yearPlans.get(by, id);
  const early = planLines.find(
    ({ times, dueOn, jobId }) =>
      times === null &&
      dueOn !== null &&
      dueOn.startsWith(String(planYear)) &&
      Number(dueOn.slice(8, 10)) <= 15 &&
      !planLines.some((other) => other.jobId === jobId && other.planDate === daysAfter(dueOn, LATER)),
  );
  if (!early?.dueOn) return;
  await moveYearPlanLine(by, id, {
    version,
    lineId: early.id,
    planDate: daysAfter(early.dueOn, LATER),
    reason: '避开密集靠港，改在锚泊期间实施。',
  });
}

/**
 * On the ship of the chief engineer this year's plan in force and its revision being written, next year's refused once and under approval
 * again; on another ship next year's as it was drawn up.
 */
export async function demoYearPlans(ctx: Ctx): Promise<void> {
  const [chief] = await holdersOf(ctx, { roles: ['CHIEF_ENGINEER'] });
  if (chief === undefined) return;
  const by = await asPerson(ctx, chief, ctx.now);
  const [ship] = await vesselsOf(by);
  if (!ship) return;
  const planYear = Number(officeDay(ctx.now).slice(0, 4));
  const first = await createYearPlan(by, { shipId: ship.id, planYear });
  await sent(ctx, by, first, 'approve');
  const { inForce } = await yearPlans.get(by, first.id);
  if (inForce === true) await yearPlanActs(by, 'revise', first.id);
  const next = await createYearPlan(by, { shipId: ship.id, planYear: planYear + 1 });
  await sent(ctx, by, next, 'reject');
  const again = await createYearPlan(by, { shipId: ship.id, planYear: planYear + 1 });
  await moved(by, again);
  await sent(ctx, by, again);
  const system = asSystem(ctx, '年度计划初始');
  const other = (await vesselsOf(system)).find(({ id }) => id !== ship.id);
  if (other) await createYearPlan(system, { shipId: other.id, planYear: planYear + 1 });
}
