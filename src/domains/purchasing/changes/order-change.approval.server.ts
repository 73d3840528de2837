import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { aboveNode, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { type Decimal, gt, isPositive, isZero, lt, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { assertOrderBudget, commitOrder, keepOrderBudget } from '../budget/order-budget.server.ts';
import { keepContract } from '../contracts/call-off.server.ts';
import { withDepartures } from '../contracts/contract-prices.server.ts';
import { allocate, demandsById } from '../demand/allocate-demand.server.ts';
import { billOrder, settledAs } from '../orders/bill-order.server.ts';
import { expectChanged } from '../orders/expect-order.server.ts';
import type { OrderRow } from '../orders/order.resource.ts';
import { lineAmounts } from '../orders/order-amounts.rules.ts';
import { orders } from '../orders/save-order.server.ts';
import { type OrderChangeRow, orderChange } from './order-change.resource.ts';
import { changesAnything, risesMuch } from './order-change.rules.ts';
import { assertChangeable, changeAmounts, changedLines } from './order-change.server.ts';

const linesOf = (row: OrderChangeRow) => row.lines;
const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** By need, how much more (or less, where negative) a change takes of it. */
function differences(order: OrderRow, change: OrderChangeRow): ReadonlyMap<number, Decimal> {
  const byId = new Map(linesOf(change).map((line) => [line.orderLineId, line]));
  return new Map(
    order.lines.flatMap(({ id, demandLineId, qty }) => {
      const to = id === undefined ? undefined : byId.get(id);
      const more = round(sub(orZero(to?.qty), orZero(qty)), 4);
      return to && demandLineId && !isZero(more) ? [[demandLineId, more] as const] : [];
    }),
  );
}

/** Changed lines with what they come to. */
const withAmounts = (lines: OrderRow['lines']): OrderRow['lines'] =>
  lines.map((line) => ({ ...line, amount: lineAmounts(line).amount }));

/** Lines of an order of which more has come by now than a change leaves of them. */
function belowAccepted(order: OrderRow, change: OrderChangeRow) {
  const accepted = new Map(order.lines.map((line) => [line.id, line.acceptedQty]));
  return linesOf(change).flatMap(({ orderLineId, qty }) =>
    lt(orZero(qty), orZero(accepted.get(orderLineId ?? 0))) ? [orderLineId] : [],
  );
}

/** What costs no more in the same month asks nothing of a budget. */
const isLess = (
  order: OrderRow,
  { newBase, oldBase, requiredDate }: Pick<OrderChangeRow, 'newBase' | 'oldBase' | 'requiredDate'>,
) => !gt(newBase, oldBase) && requiredDate.slice(0, 7) === order.requiredDate.slice(0, 7);

/** Refuses what cannot be; answers the amounts, and the one by which it is approved. */
async function beforeSubmit(ctx: Ctx, row: OrderChangeRow): Promise<Readonly<Record<string, unknown>>> {
  const order = await orders.held(ctx, row.orderId!);
  assertChangeable(order);
  const errors: FieldError[] = [];
  if (!row.reason?.trim()) errors.push(problem('reason', '填写变更原因', 'Say why it changes'));
  if (!changesAnything(row)) errors.push(problem('lines', '没有任何变更', 'Nothing changes'));
  if (row.requiredDate < officeDay(ctx.now))
    errors.push(problem('requiredDate', '交期早于今日', 'The day of delivery has passed'));
  const more = differences(order, row);
  const needs = await demandsById(ctx, [...more.keys()]);
  const short = new Set(belowAccepted(order, row));
  for (const [i, line] of linesOf(row).entries()) {
    if (isPositive(line.qty) && !isPositive(line.unitPrice))
      errors.push(problem(`lines.${i}.unitPrice`, '单价须大于零', 'The price is above zero'));
    if (short.has(line.orderLineId))
      errors.push(problem(`lines.${i}.qty`, '不能少于已收数量', 'Not below what has come already'));
    const need = order.lines.find(({ id }) => id === line.orderLineId)?.demandLineId;
    const open = need ? needs.get(need)?.openQty : undefined;
    const rest = need ? more.get(need) : undefined;
    if (need && rest && gt(rest, orZero(open)))
      errors.push(
        problem(`lines.${i}.qty`, `需求只剩 ${open ?? 0} 未安排`, `Only ${open ?? 0} of the need is left to take`),
      );
  }
  if (errors.length > 0) throw invalid(errors);
  const { oldBase, newBase, riseBase } = changeAmounts(order, row);
  await keepContract(ctx, order, withAmounts(changedLines(order, row)));
  const changed = { ...order, requiredDate: row.requiredDate, lines: changedLines(order, row), budgetSeen: true };
  if (!isLess(order, { ...row, oldBase, newBase })) await assertOrderBudget(ctx, changed, order.rate);
  return { oldBase, newBase, riseBase, approvalBase: risesMuch(oldBase, newBase) ? newBase : '0.00' };
}

/** The next revision is in force: needs, budget and what is expected follow; the supplier confirms it anew. */
async function onApproved(ctx: Ctx, row: OrderChangeRow): Promise<void> {
  const system = asSystem(ctx, row.changeNo ?? '订单变更');
  const order = await orders.held(system, row.orderId!);
  assertChangeable(order);
  if (belowAccepted(order, row).length > 0)
    throw new AppError('CONFLICT', {
      zh: '审批期间已到货，新数量少于已收数量：请驳回后重新变更',
      en: 'Goods came meanwhile, more than the new quantities: reject it and change the order anew',
    });
  const taken = differences(order, row);
  const lines = await withDepartures(system, withAmounts(changedLines(order, row)));
  const told = await keepContract(system, order, lines);
  const { amounts } = changeAmounts(order, row);
  await allocate(system, taken);
  const promisedDate = null;
  const { row: changed } = await orders.patch(
    system,
    order.id,
    {
      ...amounts,
      lines,
      requiredDate: row.requiredDate,
      revNo: row.revNo,
      promisedDate,
      ...settledAs({ ...order, lines, promisedDate }),
      revisions: [
        ...order.revisions,
        { revNo: row.revNo, changeId: row.id, reason: row.reason, changedAt: system.now.toISOString() },
      ],
    },
    { action: 'change', reason: row.reason ?? undefined },
  );
  if (isLess(order, row)) await keepOrderBudget(system, changed);
  else await commitOrder(system, changed);
  await expectChanged(system, changed);
  await billOrder(system, changed);
  await told();
}

/** Blueprint 4.2: the purchasing manager; where it rises by more than 5 % or 5,000 also those whom an order of the new total asks. */
export const orderChangeApproval = approvable(orderChange, {
  conditionFields: ['approvalBase', 'organizationId', 'vesselId'],
  facts: ['changeNo', 'orderId', 'organizationId', 'reason', 'oldRequiredDate', 'requiredDate'],
  amount: 'newBase',
  flow: {
    nodes: [
      approveNode({
        id: 'manager',
        name: { zh: '采购经理审批', en: 'Purchasing manager' },
        people: [{ by: 'role', roles: ['PUR_MANAGER'] }],
      }),
      aboveNode({
        id: 'finance',
        field: 'approvalBase',
        above: '100000',
        nodes: [
          approveNode({
            id: 'payable',
            name: { zh: '应付会计审批', en: 'Accounts payable' },
            people: [{ by: 'role', roles: ['FIN_AP'] }],
          }),
        ],
      }),
      aboveNode({
        id: 'top',
        field: 'approvalBase',
        above: '500000',
        nodes: [
          approveNode({
            id: 'gm',
            name: { zh: '总经理审批', en: 'General manager' },
            people: [{ by: 'role', roles: ['GM'] }],
          }),
        ],
      }),
      endNode('approve'),
    ],
  },
  ship: 'vesselId',
  organization: 'organizationId',
  link: (recordId) => recordAddress(orderChange.name, recordId),
  beforeSubmit,
  onApproved,
});
