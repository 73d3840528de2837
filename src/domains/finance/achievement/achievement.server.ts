import { invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { scopeOf } from '../../../kernel/server/permit/permit.ts';
import { reportEndpoints } from '../../../kernel/server/report/endpoints.ts';
import { div, isZero, mul, round, toNumber } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { branchOf } from '../../../kernel/value/tree.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { UNITS } from '../../identity/public.server.ts';
import { subjectTree } from '../subjects/subject-tree.server.ts';
import { shipBudgetsCall } from './achievement.calls.ts';
import { achievementReport } from './achievement.report.ts';
import { achievement } from './achievement.resource.ts';

/** Finance C4: subjects of the dashboard, in ten thousands of base currency; the percentage from the exact amounts. */
async function shipBudgets(ctx: Ctx, asked: string | undefined) {
  const [year, month] = (asked ?? officeDay(ctx.now).slice(0, 7)).split('-').map(Number) as [number, number];
  if (month < 1 || month > 12)
    throw invalid([{ field: 'month', message: { zh: '月份须为 1 至 12', en: 'A month is 1 to 12' } }]);
  const tree = await subjectTree(ctx);
  const shown = tree.filter(({ shipDashboard }) => shipDashboard).flatMap(({ id }) => branchOf(tree, id));
  const seen = scopeOf(ctx.user, 'vessel');
  const rows = await ctx.db.query<{ name: string; nameEn: string; real: string; budget: string }>({
    name: 'finance-ship-budgets',
    text: `select v.name, v.name_en as "nameEn",
             coalesce(sum(e.actual), 0) as real, coalesce(sum(e.budget), 0) as budget
           from ${SHIPS} v join ${UNITS} u on u.id = v.organization_id
           left join finance_budget_total e on e.organization_id = v.organization_id and e.month = $1 and e.subject_id = any($2::bigint[])
           where v.deleted_at is null and v.status <> 'DISPOSED' and ($3::bigint[] is null or v.id = any($3))
           group by v.id, v.name, v.name_en, u.sort_num order by u.sort_num, v.id`,
    values: [`${year}-${String(month).padStart(2, '0')}`, [...new Set(shown)], seen === 'all' ? null : seen],
  });
  const tenThousands = (amount: string): number => toNumber(round(div(amount, '10000') ?? '0', 2)) ?? 0;
  return rows.map(({ name, nameEn, real, budget }) => ({
    shipName: ctx.lang === 'en' ? nameEn : name,
    realTotal: tenThousands(real),
    budgetTotal: tenThousands(budget),
    percentage: isZero(budget) ? null : toNumber(round(div(mul(real, '100'), budget)!, 2)),
  }));
}

export const achievementEndpoints: readonly Endpoint[] = [
  ...reportEndpoints(achievementReport),
  ...crudEndpoints(achievement, {
    omit: ['get', 'create', 'update', 'remove', 'restore', 'import', 'options', 'history'],
  }),
  serve(shipBudgetsCall, (ctx, { query }) => shipBudgets(ctx, query.month)),
];
