import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { actValues } from '../../../kernel/server/crud/act-form.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { type Decimal, sum } from '../../../kernel/value/decimal.ts';
import { branchOf } from '../../../kernel/value/tree.ts';
import { shipOfOrganization } from '../../fleet/public.server.ts';
import { type Subject, subjectTree } from '../subjects/subject-tree.server.ts';
import { budgetSystem } from '../systems/budget-system.resource.ts';
import { copyCall, copyForm, spreadCall, spreadForm } from './budget.calls.ts';
import { type BudgetRow, budget } from './budget.resource.ts';
import { changedBy, MONTH_FIELDS, type MonthField, monthOf, spreadEvenly, yearOf } from './budget.rules.ts';
import type { BudgetLineRow } from './budget-lines.resource.ts';

type Draft = Record<string, unknown>;
type Lines = readonly Partial<BudgetLineRow>[];

export const budgets = recordsOf(budget);
const systems = recordsOf(budgetSystem);

/** What takes entries in a system: its subjects that have nothing below them, in the order of their codes. */
export function leavesOf(tree: readonly Subject[], subjectIds: readonly number[]): Subject[] {
  const within = new Set(subjectIds.flatMap((id) => branchOf(tree, id)));
  const parents = new Set(tree.map(({ parentId }) => parentId));
  return tree.filter(({ id, enabled }) => enabled && within.has(id) && !parents.has(id));
}

const totalOf = (lines: Lines): Decimal => sum(lines.map((line) => yearOf(line))) ?? '0.00';

async function nextVersion(
  ctx: Ctx,
  { budgetSystemId, organizationId }: Pick<BudgetRow, 'budgetSystemId' | 'organizationId'>,
) {
  const [row] = await ctx.db.query<{ last: number }>({
    name: 'finance-last-version',
    text: `select coalesce(max(version_no), 0)::int as last from finance_budget where budget_system_id = $1 and organization_id = $2`,
    values: [budgetSystemId, organizationId],
  });
  return row!.last + 1;
}

const saves = savesOf(budget, {
  needs: ['budgetSystemId', 'organizationId'],
  async served(ctx, { row, wrong }) {
    const system = await systems.get(ctx, row.budgetSystemId);
    const allowed = new Set(leavesOf(await subjectTree(ctx), system.subjectIds).map(({ id }) => id));
    for (const [i, { subjectId }] of row.lines.entries())
      if (subjectId && !allowed.has(subjectId))
        wrong(`lines.${i}.subjectId`, '不是该体系的末级科目', 'Not a subject of this system that takes entries');
    if (!system.organizationIds.includes(row.organizationId))
      wrong('organizationId', '不在该预算体系内', 'Not in this budget system');
    const ship = await shipOfOrganization(ctx, row.organizationId);
    return { year: system.year, vesselId: ship?.id ?? null, total: totalOf(row.lines) };
  },
  // A new one has a line for each subject of its system, unless lines are given.
  async made(ctx, row, { baseVersionId = null }) {
    const { subjectIds } = await systems.get(ctx, row.budgetSystemId);
    const subjects = row.lines.length > 0 ? [] : leavesOf(await subjectTree(ctx), subjectIds);
    return {
      versionNo: await nextVersion(ctx, row),
      active: false,
      baseVersionId,
      ...(subjects.length > 0 && { lines: subjects.map(({ id }) => ({ subjectId: id })) }),
    };
  },
});

export const { create: createBudget, update: updateBudget } = saves;

/** ACTUAL of the year before, by subject and month. */
async function lastYear(ctx: Ctx, { organizationId, year }: Pick<BudgetRow, 'organizationId' | 'year'>) {
  const rows = await ctx.db.query<{ subjectId: number; month: string; amount: Decimal }>({
    name: 'finance-actual-of-year',
    text: `select subject_id as "subjectId", month, sum(amount) as amount from finance_budget_entry
           where organization_id = $1 and kind = 'ACTUAL' and month between $2 and $3 group by subject_id, month`,
    values: [organizationId, `${Number(year) - 1}-01`, `${Number(year) - 1}-12`],
  });
  const fieldOf = (month: string): MonthField => `m${month.slice(5)}` as MonthField;
  return Map.groupBy(
    rows.map((row) => ({ ...row, field: fieldOf(row.month) })),
    ({ subjectId }) => subjectId,
  );
}

async function spread(ctx: Ctx, id: number, body: { version: number } & Draft): Promise<BudgetRow> {
  const { way, percent } = await actValues(ctx, spreadForm, body);
  const row = await budgets.get(ctx, id);
  if (row.status !== 'USE')
    throw new AppError(
      'WRONG_STATE',
      { zh: '只有草稿可以分摊', en: 'Only a draft is spread' },
      { data: { state: row.status } },
    );
  const before = way === 'LAST_YEAR' ? await lastYear(ctx, row) : undefined;
  const lines = (row.lines as readonly BudgetLineRow[]).map((line) => {
    const known = before?.get(line.subjectId) ?? [];
    const months = before
      ? changedBy(Object.fromEntries(known.map(({ field, amount }) => [field, amount])), percent ?? '0')
      : spreadEvenly(yearOf(line));
    return { ...line, ...months };
  });
  return updateBudget(ctx, { ...row, lines, id, version: body.version });
}

async function copy(ctx: Ctx, id: number, body: { version: number } & Draft): Promise<BudgetRow> {
  const { versionType } = await actValues(ctx, copyForm, body);
  const { budgetSystemId, organizationId, lines } = await budgets.get(ctx, id);
  const own = ['subjectId', 'basis', ...MONTH_FIELDS] as const;
  const copied = (lines as readonly BudgetLineRow[]).map((line) =>
    Object.fromEntries(own.map((name) => [name, line[name]])),
  );
  return createBudget(ctx, { budgetSystemId, organizationId, versionType, lines: copied }, { baseVersionId: id });
}

/** `yyyy-MM` and amount of each cell of a budget that is not zero. */
export const cellsOf = ({ year, lines }: Pick<BudgetRow, 'year' | 'lines'>) =>
  (lines as readonly BudgetLineRow[]).flatMap((line) =>
    MONTH_FIELDS.map((name) => ({
      subjectId: line.subjectId,
      month: monthOf(Number(year), name),
      amount: line[name] ?? '0',
    })),
  );

export const budgetEndpoints: readonly Endpoint[] = [
  serve(spreadCall, (ctx, { params, body }) => spread(ctx, params.id, body)),
  serve(copyCall, (ctx, { params, body }) => copy(ctx, params.id, body)),
  ...crudEndpoints(budget, saves),
];
