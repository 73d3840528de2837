import { invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { scopeOf } from '../../../kernel/server/permit/permit.ts';
import { div, isZero, mul, round, toNumber } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { branchOf } from '../../../kernel/value/tree.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { UNITS } from '../../identity/public.server.ts';
import { subjectTree } from '../subjects/subject-tree.server.ts';
import { type AchievementQuery, achievementCall, achievementSheet, shipBudgetsCall } from './achievement.calls.ts';
import { achieved, overTree, type Spent, total } from './achievement.rules.ts';
import { achievementSheetOf } from './achievement-sheet.server.ts';

/** Whose figures somebody sees: ships and units by number, null for all. */
function seenBy(ctx: Ctx): { vessels: readonly number[] | null; units: readonly number[] | null } {
  const idsOf = (dimension: string) => {
    const ids = scopeOf(ctx.user, dimension);
    return ids === 'all' ? null : ids;
  };
  return { vessels: idsOf('vessel'), units: idsOf('organization') };
}

type Sum = Spent & { readonly subjectId: number; readonly organizationId: number };

/** What is planned and spent, by subject and by ship or unit. */
function sums(
  ctx: Ctx,
  { year, month, organizationId, systemId, subjects }: AchievementQuery & { subjects: number[] | null },
) {
  const { vessels, units } = seenBy(ctx);
  const at = `${year}-${String(month).padStart(2, '0')}`;
  return ctx.db.query<Sum>({
    name: 'finance-achievement',
    text: `select e.subject_id as "subjectId", e.organization_id as "organizationId",
             coalesce(sum(e.amount) filter (where e.month = $1 and e.kind in ('BUDGET', 'ADJUST')), 0) as "monthBudget",
             coalesce(sum(e.amount) filter (where e.month = $1 and e.kind in ('ACTUAL', 'ESTIMATE')), 0) as "monthActual",
             coalesce(sum(e.amount) filter (where e.month <= $1 and e.kind in ('BUDGET', 'ADJUST')), 0) as "toDateBudget",
             coalesce(sum(e.amount) filter (where e.month <= $1 and e.kind in ('ACTUAL', 'ESTIMATE')), 0) as "toDateActual",
             coalesce(sum(e.amount) filter (where e.month <= $1 and e.kind in ('PRECOMMIT', 'COMMIT')), 0) as "toDateHeld",
             coalesce(sum(e.amount) filter (where e.kind in ('BUDGET', 'ADJUST')), 0) as "yearBudget"
           from finance_budget_entry e
           where e.month between $2 and $3 and ($4::bigint is null or e.organization_id = $4)
             and ($5::bigint is null or e.system_id = $5 or (e.system_id is null and exists (
               select from finance_budget_system s where s.id = $5 and e.organization_id = any(s.organization_ids))))
             and ($6::bigint[] is null or e.subject_id = any($6))
             and (($7::bigint[] is null or $8::bigint[] is null) or e.vessel_id = any($7) or e.organization_id = any($8))
           group by e.subject_id, e.organization_id`,
    values: [at, `${year}-01`, `${year}-12`, organizationId ?? null, systemId ?? null, subjects, vessels, units],
  });
}

const totals = (rows: readonly Sum[], of: 'subjectId' | 'organizationId'): ReadonlyMap<number, Spent> =>
  new Map([...Map.groupBy(rows, (row) => row[of])].map(([id, found]) => [id, total(found)]));

type Place = { id: number; parentId: number | null; code: string; name: string; nameEn: string | null };

/** Ships and units as they stand below each other, in the order of the company. */
const units = (ctx: Ctx): Promise<Place[]> =>
  ctx.db.query<Place>({
    name: 'finance-units',
    text: `select u.id, u.parent_id as "parentId", coalesce(u.code, '') as code, u.name, u.name_en as "nameEn"
           from ${UNITS} u where u.deleted_at is null order by u.sort_num, u.id`,
  });

/** Finance C5, by subject or by ship and unit. */
export async function achievementOf(ctx: Ctx, query: AchievementQuery) {
  const tree = await subjectTree(ctx);
  const subjects = query.subjectId ? branchOf(tree, query.subjectId) : null;
  const found = await sums(ctx, { ...query, subjects });
  const places: readonly Place[] = query.by === 'subject' ? tree : await units(ctx);
  const rows = overTree(places, totals(found, query.by === 'subject' ? 'subjectId' : 'organizationId'));
  const shown = new Set(rows.map(({ place }) => place.id));
  return {
    rows: rows.map(({ place, spent }) => ({
      id: place.id,
      parentId: place.parentId !== null && shown.has(place.parentId) ? place.parentId : null,
      code: place.code,
      name: ctx.lang === 'en' ? (place.nameEn ?? place.name) : place.name,
      ...achieved(spent),
    })),
    total: achieved(total(found)),
  };
}

/** Finance C4: subjects of the dashboard, in ten thousands of base currency; the percentage from the exact amounts. */
async function shipBudgets(ctx: Ctx, asked: string | undefined) {
  const [year, month] = (asked ?? officeDay(ctx.now).slice(0, 7)).split('-').map(Number) as [number, number];
  if (month < 1 || month > 12)
    throw invalid([{ field: 'month', message: { zh: '月份须为 1 至 12', en: 'A month is 1 to 12' } }]);
  const tree = await subjectTree(ctx);
  const shown = tree.filter(({ shipDashboard }) => shipDashboard).flatMap(({ id }) => branchOf(tree, id));
  const { vessels } = seenBy(ctx);
  const rows = await ctx.db.query<{ name: string; nameEn: string; real: string; budget: string }>({
    name: 'finance-ship-budgets',
    text: `select v.name, v.name_en as "nameEn",
             coalesce(sum(e.amount) filter (where e.kind in ('ACTUAL', 'ESTIMATE')), 0) as real,
             coalesce(sum(e.amount) filter (where e.kind in ('BUDGET', 'ADJUST')), 0) as budget
           from ${SHIPS} v join ${UNITS} u on u.id = v.organization_id
           left join finance_budget_entry e on e.organization_id = v.organization_id and e.month = $1 and e.subject_id = any($2::bigint[])
           where v.deleted_at is null and v.status <> 'DISPOSED' and ($3::bigint[] is null or v.id = any($3))
           group by v.id, v.name, v.name_en, u.sort_num order by u.sort_num, v.id`,
    values: [`${year}-${String(month).padStart(2, '0')}`, [...new Set(shown)], vessels],
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
  serve(achievementCall, (ctx, { query }) => achievementOf(ctx, query)),
  serve(achievementSheet, async (ctx, { query }) => achievementSheetOf(ctx, await achievementOf(ctx, query), query)),
  serve(shipBudgetsCall, (ctx, { query }) => shipBudgets(ctx, query.month)),
];
