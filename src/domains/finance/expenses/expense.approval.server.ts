import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { type ApprovalNode, aboveNode, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { commit, preCommit, release } from '../control/hold-budget.server.ts';
import { chargedTo } from '../subjects/charged-to.server.ts';
import { billExpense, budgetLines, sourceOf } from './bill-expense.server.ts';
import { type ExpenseRow, expenseProcess } from './expense.resource.ts';
import { amountsOf, expenses } from './save-expense.server.ts';

const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** Refuses what cannot be approved; answers the amounts at the rate of the day. */
async function beforeSubmit(ctx: Ctx, row: ExpenseRow): Promise<Readonly<Record<string, unknown>>> {
  const errors: FieldError[] = [];
  if (row.lines.length === 0) errors.push(problem('lines', '至少填写一行明细', 'An expense has at least one line'));
  if (row.occurredOn > officeDay(ctx.now) && row.category !== 'PORT_DUES' && row.category !== 'TOWING')
    errors.push(problem('occurredOn', '发生日期在今日之后', 'This day has not come yet'));
  const amounts = await amountsOf(ctx, row);
  if (amounts.baseAmount === null)
    errors.push(problem('currencyId', '没有此币种在发生日期的汇率', 'There is no rate of this currency on that day'));
  const { organizationId, occurredOn } = row;
  const year = Number(occurredOn.slice(0, 4));
  const { leaves, budgeted } = await chargedTo(ctx, { organizationId, year }, []);
  for (const [i, { subjectId }] of row.lines.entries())
    if (subjectId ? !leaves.has(subjectId) : budgeted)
      errors.push(problem(`lines.${i}.subjectId`, '选择启用的末级预算科目', 'Choose a subject that takes entries'));
  if (errors.length > 0) throw invalid(errors);
  return amounts;
}

const holdBudget = (ctx: Ctx, row: ExpenseRow): Promise<void> =>
  preCommit(ctx, sourceOf(row), budgetLines(row), {
    seen: row.budgetSeen ?? false,
    field: 'budgetSeen',
    figures: true,
  });

const letGo = (ctx: Ctx, row: ExpenseRow): Promise<void> =>
  release(asSystem(ctx, row.expenseNo ?? '费用处理'), sourceOf(row));

/** In force: it binds its budget at the rate of now, and its payee may invoice it. */
async function onApproved(ctx: Ctx, row: ExpenseRow): Promise<void> {
  const system = asSystem(ctx, row.expenseNo ?? '费用处理');
  const amounts = await amountsOf(system, row);
  if (amounts.baseAmount === null)
    throw new AppError('RULE', {
      zh: '没有此币种在发生日期的汇率',
      en: 'There is no rate of this currency on that day',
    });
  const { row: inForce } = await expenses.patch(
    system,
    row.id,
    { ...amounts, expenseStatus: 'OPEN' },
    { action: 'inForce' },
  );
  await commit(system, sourceOf(inForce), budgetLines(inForce), { seen: true, field: 'lines', figures: true });
  await billExpense(system, inForce);
}

const above = (id: string, amount: string, node: ApprovalNode): ApprovalNode =>
  aboveNode({ id, field: 'baseAmount', above: amount, nodes: [node] });

const role = (id: string, zh: string, en: string, code: string): ApprovalNode =>
  approveNode({ id, name: { zh, en }, people: [{ by: 'role', roles: [code] }] });

/** The head of whoever enters it, the finance manager, above 100,000 the head of finance, above 1,000,000 the general manager. */
export const expenseApproval = approvable(expenseProcess, {
  conditionFields: ['category', 'organizationId', 'vesselId', 'baseAmount'],
  facts: [
    'expenseNo',
    'organizationId',
    'partnerId',
    'category',
    'occurredOn',
    'voyageNo',
    'portId',
    'currencyId',
    'amount',
    'contractNo',
  ],
  amount: 'amount',
  flow: {
    nodes: [
      approveNode({
        id: 'head',
        name: { zh: '部门负责人审批', en: 'Head of department' },
        people: [{ by: 'leader', of: 'initiator', up: 0 }],
        nobody: 'skip',
        self: 'skip',
      }),
      role('finance', '财务经理审批', 'Finance manager', 'FIN_MANAGER'),
      above('cfo', '100000', role('cfo-sign', '财务总监审批', 'Head of finance', 'CFO')),
      above('gm', '1000000', role('gm-sign', '总经理审批', 'General manager', 'GM')),
      endNode('approve'),
    ],
  },
  ship: 'vesselId',
  organization: 'organizationId',
  link: (recordId) => recordAddress(expenseProcess.name, recordId),
  beforeSubmit,
  onSubmitted: holdBudget,
  onReturned: letGo,
  onRejected: letGo,
  onApproved,
});
