import { AppError, type FieldError, invalid } from '../../../kernel/errors.ts';
import { aboveNode, approveNode, endNode } from '../../../kernel/flow/approval-tree.ts';
import { recordAddress } from '../../../kernel/record-address.ts';
import { approvable } from '../../../kernel/server/approvable.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { gt, isPositive, neg } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { lockRate } from '../../parameter/public.server.ts';
import { standingOf } from '../../partner/public.server.ts';
import { assertOrderBudget, commitOrder, holdForOrder, releaseOrder } from '../budget/order-budget.server.ts';
import { beyondCeiling, takeFromContract } from '../contracts/call-off.server.ts';
import { contractErrors, sourceOf, withContractPrices } from '../contracts/contract-prices.server.ts';
import { allocate, demandsById, orderHeld } from '../demand/allocate-demand.server.ts';
import { DIRECT_AMOUNT } from '../parameters.server.ts';
import { billOrder } from './bill-order.server.ts';
import { expectOrder } from './expect-order.server.ts';
import { type OrderRow, purchaseOrder } from './order.resource.ts';
import { amountsOf, orders } from './save-order.server.ts';

const problem = (field: string, zh: string, en: string): FieldError => ({ field, message: { zh, en } });

/** Refuses what cannot be ordered; answers the amounts at the rate of the day. */
async function beforeSubmit(ctx: Ctx, row: OrderRow): Promise<Readonly<Record<string, unknown>>> {
  const errors: FieldError[] = [];
  if (row.lines.length === 0) errors.push(problem('lines', '至少填写一行明细', 'An order has at least one line'));
  if (row.requiredDate < officeDay(ctx.now))
    errors.push(problem('requiredDate', '要求交期早于今日', 'The day of delivery has passed'));
  const amounts = await amountsOf(ctx, row);
  if (amounts.baseAmount === null)
    errors.push(problem('currencyId', '没有此币种近日的汇率', 'There is no recent rate of this currency'));
  const lines = await withContractPrices(ctx, row, row.lines);
  const sourceKind = sourceOf(row, lines);
  errors.push(...(await contractErrors(ctx, row)));
  const above = await beyondCeiling(ctx, row);
  if (above) errors.push({ field: 'contractId', message: above });
  const limit = await setting<number>(ctx, DIRECT_AMOUNT);
  if (row.contractId && sourceKind === 'DIRECT' && !row.directReason?.trim())
    errors.push(
      problem(
        'directReason',
        '有的行不按所选合同的价格，须写明理由',
        'Not all lines keep the prices of the named contract: say why',
      ),
    );
  else if (
    !row.awardId &&
    sourceKind !== 'CONTRACT' &&
    gt(amounts.baseAmount, String(limit)) &&
    !row.directReason?.trim()
  )
    errors.push(
      problem(
        'directReason',
        `超过 ${limit} 元不经询价，须写明理由`,
        `Above ${limit} CNY without an inquiry needs a reason`,
      ),
    );
  const standing = (await standingOf(ctx, [row.partnerId], row.purchaseType)).get(row.partnerId);
  const [why] = standing ? standing.notQuotable : [{ zh: '客商不存在', en: 'The partner is not there' }];
  if (why)
    errors.push(
      problem('partnerId', `不能向该供应商采购：${why.zh}`, `Nothing is ordered of this supplier: ${why.en}`),
    );
  const needs = await demandsById(
    ctx,
    row.lines.flatMap(({ demandLineId }) => demandLineId ?? []),
  );
  for (const [i, { demandLineId, qty, unitPrice }] of row.lines.entries()) {
    if (!isPositive(unitPrice)) errors.push(problem(`lines.${i}.unitPrice`, '单价须大于零', 'The price is above zero'));
    // What was awarded its inquiry holds for it.
    const need = demandLineId && !row.awardId ? needs.get(demandLineId) : undefined;
    if (need && gt(qty, need.openQty))
      errors.push(
        problem(
          `lines.${i}.qty`,
          `需求只剩 ${need.openQty ?? 0} 未安排`,
          `Only ${need.openQty ?? 0} of the need is left`,
        ),
      );
  }
  if (errors.length > 0) throw invalid(errors);
  await assertOrderBudget(ctx, row, amounts.rate);
  return { ...amounts, lines, sourceKind };
}

/** In force: the rate stands still, and what is ordered of each need is taken. */
async function onApproved(ctx: Ctx, row: OrderRow): Promise<void> {
  const system = asSystem(ctx, '订单生效');
  const amounts = await amountsOf(system, row);
  if (amounts.baseAmount === null)
    throw new AppError('RULE', { zh: '没有此币种近日的汇率', en: 'There is no recent rate of this currency' });
  const told = await takeFromContract(system, row);
  if (row.awardId) await orderHeld(system, takenBy(row));
  else await allocate(system, takenBy(row));
  const { row: inForce } = await orders.patch(
    system,
    row.id,
    { ...amounts, orderStatus: 'APPROVED' },
    { action: 'inForce' },
  );
  await commitOrder(system, inForce);
  await expectOrder(system, inForce);
  await billOrder(system, inForce);
  await lockRate(system, { currencyId: row.currencyId, date: officeDay(ctx.now) });
  await told();
}

/** It never comes in force: its budget is free, and so is what its inquiry held for it. */
export async function giveUpOrder(ctx: Ctx, row: OrderRow): Promise<void> {
  await releaseOrder(ctx, row);
  if (!row.awardId) return;
  const given = new Map([...takenBy(row)].map(([need, quantity]) => [need, neg(quantity)]));
  await allocate(asSystem(ctx, '订单不再生效'), given, 'inquiry');
}

/** By need, what an order takes of it. */
export const takenBy = ({ lines }: Pick<OrderRow, 'lines'>): ReadonlyMap<number, string> =>
  new Map(lines.flatMap(({ demandLineId, qty }) => (demandLineId && qty ? [[demandLineId, qty] as const] : [])));

/** Blueprint 4.2: the purchasing manager, above 100,000 accounts payable, above 500,000 the general manager; nobody their own order. */
export const orderApproval = approvable(purchaseOrder, {
  conditionFields: ['purchaseType', 'sourceKind', 'organizationId', 'vesselId', 'baseAmount'],
  facts: [
    'orderNo',
    'organizationId',
    'partnerId',
    'purchaseType',
    'sourceKind',
    'contractId',
    'directReason',
    'requiredDate',
  ],
  amount: 'totalAmount',
  flow: {
    nodes: [
      approveNode({
        id: 'manager',
        name: { zh: '采购经理审批', en: 'Purchasing manager' },
        people: [{ by: 'role', roles: ['PUR_MANAGER'] }],
      }),
      aboveNode({
        id: 'finance',
        field: 'baseAmount',
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
        field: 'baseAmount',
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
  link: (recordId) => recordAddress(purchaseOrder.name, recordId),
  beforeSubmit,
  onSubmitted: holdForOrder,
  onReturned: releaseOrder,
  onRejected: giveUpOrder,
  onApproved,
});
