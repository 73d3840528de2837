import { type FieldError, invalid } from '../../../kernel/errors.ts';
import { approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Decimal, sub } from '../../../kernel/value/decimal.ts';
import { writeEntries } from '../ledger/write-entries.server.ts';
import { subjectTree } from '../subjects/subject-tree.server.ts';
import { budgetSystem } from '../systems/budget-system.resource.ts';
import { type BudgetRow, budget } from './budget.resource.ts';
import { budgets, cellsOf, leavesOf } from './budget.server.ts';

const systems = recordsOf(budgetSystem);

/** Refuses a budget of a locked system, and one that leaves a subject out. */
async function beforeSubmit(ctx: Ctx, row: BudgetRow): Promise<void> {
  const system = await systems.get(asSystem(ctx, '核对预算体系'), row.budgetSystemId);
  const errors: FieldError[] = [];
  if (system.systemStatus === 'LOCKED')
    errors.push({ field: 'budgetSystemId', message: { zh: '预算体系已锁定', en: 'This budget system is locked' } });
  const known = new Set(row.lines.map(({ subjectId }) => subjectId));
  const missing = leavesOf(await subjectTree(ctx), system.subjectIds).filter(({ id }) => !known.has(id));
  if (missing.length > 0)
    errors.push({
      field: 'lines',
      message: {
        zh: `缺少科目：${missing
          .slice(0, 5)
          .map(({ name }) => name)
          .join('、')}${missing.length > 5 ? ` 等 ${missing.length} 个` : ''}`,
        en: `Subjects are missing: ${missing
          .slice(0, 5)
          .map(({ nameEn }) => nameEn)
          .join(', ')}${missing.length > 5 ? ` and ${missing.length - 5} more` : ''}`,
      },
    });
  if (errors.length > 0) throw invalid(errors);
}

/** What stands in the ledger as planned, by subject and month, before this version. */
async function planned(ctx: Ctx, { budgetSystemId, organizationId }: BudgetRow) {
  const rows = await ctx.db.query<{ subjectId: number; month: string; amount: Decimal }>({
    name: 'finance-planned',
    text: `select subject_id as "subjectId", month, sum(amount) as amount from finance_budget_entry
           where system_id = $1 and organization_id = $2 and kind = 'BUDGET' group by subject_id, month`,
    values: [budgetSystemId, organizationId],
  });
  return new Map(rows.map((row) => [`${row.subjectId} ${row.month}`, row]));
}

/** Held to the end of the transaction: of two versions that come into force at once the later one sees the earlier one's plan. */
const holdPlan = (ctx: Ctx, { budgetSystemId, organizationId }: BudgetRow) =>
  ctx.db.query({
    name: 'finance-hold-plan',
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`finance.plan ${budgetSystemId} ${organizationId}`],
  });

/** In force: the version before is so no more, and the ledger learns the difference to it; what is used already stays where it is. */
export async function putInForce(ctx: Ctx, row: BudgetRow): Promise<void> {
  if (row.versionType === 'FORECAST') return;
  await holdPlan(ctx, row);
  const before = await ctx.db.query<{ id: number }>({
    name: 'finance-active-versions',
    text: `select id from finance_budget where budget_system_id = $1 and organization_id = $2 and active and deleted_at is null for update`,
    values: [row.budgetSystemId, row.organizationId],
  });
  for (const { id } of before)
    if (id !== row.id) await budgets.patch(ctx, id, { active: false }, { action: 'replace' });
  await budgets.patch(ctx, row.id, { active: true }, { action: 'activate' });
  const known = await planned(ctx, row);
  const wanted = cellsOf(row);
  const keys = new Set(wanted.map(({ subjectId, month }) => `${subjectId} ${month}`));
  const gone = [...known.values()].filter(({ subjectId, month }) => !keys.has(`${subjectId} ${month}`));
  const source = { resource: budget.name, id: row.id, no: row.budgetNo ?? '' };
  await writeEntries(
    ctx,
    [...wanted, ...gone.map((one) => ({ ...one, amount: '0' }))].map(({ subjectId, month, amount }) => ({
      kind: 'BUDGET' as const,
      source,
      organizationId: row.organizationId,
      systemId: row.budgetSystemId,
      subjectId,
      month,
      amount: sub(amount, known.get(`${subjectId} ${month}`)?.amount ?? '0'),
    })),
  );
}

/** Finance section 4: the budget accountant, the chief financial officer, the general manager. */
export const budgetApproval = approvable(budget, {
  conditionFields: ['versionType', 'organizationId', 'vesselId', 'total'],
  facts: ['budgetNo', 'organizationId', 'budgetSystemId', 'year', 'versionType', 'total'],
  amount: 'total',
  flow: {
    nodes: [
      approveNode({
        id: 'accountant',
        name: { zh: '预算会计审核', en: 'Budget accountant' },
        people: [{ by: 'role', roles: ['FIN_BUDGET'] }],
      }),
      approveNode({
        id: 'cfo',
        name: { zh: '财务负责人审批', en: 'Head of finance' },
        people: [{ by: 'role', roles: ['CFO', 'FIN_MANAGER'] }],
      }),
      approveNode({
        id: 'gm',
        name: { zh: '总经理审批', en: 'General manager' },
        people: [{ by: 'role', roles: ['GM'] }],
      }),
      endNode('approve'),
    ],
  },
  ship: 'vesselId',
  organization: 'organizationId',
  link: (id) => recordAddress(budget.name, id),
  beforeSubmit,
  onApproved: putInForce,
});
