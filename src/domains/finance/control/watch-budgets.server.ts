import type { Ctx } from '../../../kernel/server/context.ts';
import type { Schedule } from '../../../kernel/server/jobs/jobs.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { branchOf, lineAbove } from '../../../kernel/value/tree.ts';
import { controlNodeOf } from '../subjects/budget-subject.rules.ts';
import { type Subject, subjectTree } from '../subjects/subject-tree.server.ts';
import { type SystemOf, systemsOf } from '../systems/systems-of.server.ts';
import { type ControlRule, monthsOf, ruleOf, standingOf, stricter } from './control.rules.ts';

/** A control node of a system over the months of its rule, for all ships and units of that system. */
type Watched = {
  readonly systemId: number;
  readonly subjectId: number;
  readonly rule: ControlRule;
  readonly from: string;
  readonly to: string;
  readonly subjects: readonly number[];
  readonly organizationIds: readonly number[];
};

/** The control nodes of a system in a month; the strictest rule of what takes entries below one holds for it. */
function watchedOf(tree: readonly Subject[], system: SystemOf, month: string): Watched[] {
  const { config } = system;
  if (!config) return [];
  const parents = new Set(tree.map(({ parentId }) => parentId));
  const found = new Map<string, Watched>();
  for (const { id } of tree) {
    if (parents.has(id) || !lineAbove(tree, id).some((one) => system.subjectIds.includes(one))) continue;
    const subjectId = controlNodeOf(tree, id);
    const rule = ruleOf(config, tree, id);
    const { from, to } = monthsOf(rule.scope, month);
    const key = `${subjectId} ${from} ${to}`;
    const before = found.get(key);
    found.set(key, {
      systemId: system.id,
      subjectId,
      rule: before ? stricter(before.rule, rule) : rule,
      from,
      to,
      subjects: branchOf(tree, subjectId),
      organizationIds: system.organizationIds,
    });
  }
  return [...found.values()];
}

type Cell = { at: number; organizationId: number; budget: Decimal; taken: Decimal };

/** What stands above its warning now. */
async function standing(ctx: Ctx, month: string) {
  const tree = await subjectTree(ctx);
  const systems = await systemsOf(ctx, [Number(month.slice(0, 4))]);
  const watched = systems.flatMap((system) => watchedOf(tree, system, month));
  const cells = await ctx.db.query<Cell>({
    name: 'finance-watch-budgets',
    text: `select w.at, t.organization_id as "organizationId", sum(t.budget) as budget,
             sum(t.precommitted + t.committed + t.actual) as taken
           from jsonb_to_recordset($1::jsonb) as w (at int, "from" text, "to" text, subjects jsonb, "organizationIds" jsonb)
           join finance_budget_total t on t.month between w."from" and w."to" and w.subjects @> to_jsonb(t.subject_id)
             and w."organizationIds" @> to_jsonb(t.organization_id)
           group by w.at, t.organization_id order by w.at, t.organization_id`,
    values: [
      JSON.stringify(
        watched.map(({ from, to, subjects, organizationIds }, at) => ({ at, from, to, subjects, organizationIds })),
      ),
    ],
  });
  return cells.flatMap(({ at, organizationId, budget, taken }) => {
    const { rule, systemId, subjectId, from, to } = watched[at]!;
    const stands = standingOf({ budget, taken }, rule);
    return stands === null
      ? []
      : [{ systemId, subjectId, organizationId, from, to, budget, taken, over: stands === 'OVER' }];
  });
}

/**
 * Writes down what stands above its warning, since when, and since when above its budget; what fell below is ended, so that it is told
 * anew when it rises again. Answers how many stand.
 */
export async function watchBudgets(ctx: Ctx): Promise<number> {
  const today = officeDay(ctx.now);
  const found = await standing(ctx, today.slice(0, 7));
  await ctx.db.query({
    name: 'finance-keep-warnings',
    text: `with stands as (
             select * from jsonb_to_recordset($1::jsonb) as s ("systemId" bigint, "subjectId" bigint, "organizationId" bigint, "from" text,
               "to" text, budget numeric, taken numeric, over boolean)),
           held as (
             update finance_budget_warning w set month_to = s."to", budget = s.budget, used = s.taken,
               over_on = case when s.over then coalesce(w.over_on, $2::date) end
             from stands s where w.ended_on is null and w.system_id = s."systemId" and w.subject_id = s."subjectId"
               and w.organization_id = s."organizationId" and w.month_from = s."from" returning w.id),
           ended as (
             update finance_budget_warning w set ended_on = $2 where w.ended_on is null and not exists (
               select from stands s where w.system_id = s."systemId" and w.subject_id = s."subjectId"
                 and w.organization_id = s."organizationId" and w.month_from = s."from"))
           insert into finance_budget_warning (system_id, subject_id, organization_id, month_from, month_to, budget, used, warned_on, over_on)
           select s."systemId", s."subjectId", s."organizationId", s."from", s."to", s.budget, s.taken, $2, case when s.over then $2::date end
           from stands s where not exists (
             select from finance_budget_warning w where w.ended_on is null and w.system_id = s."systemId" and w.subject_id = s."subjectId"
               and w.organization_id = s."organizationId" and w.month_from = s."from")`,
    values: [JSON.stringify(found), today],
  });
  return found.length;
}

/** By the hour of the office: reminders tell what it finds. */
export const watchSchedule: Schedule = {
  label: { zh: '预算预警检查', en: 'Budgets above their warning' },
  cron: '5 * * * *',
  run: async ({ transaction }) => {
    const n = await transaction('预算预警检查', watchBudgets);
    return { zh: `${n} 项超过预警线`, en: `${n} above their warning` };
  },
};
