import { type FieldError, invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { add, div, min, mul, neg, orZero, round } from '../../../kernel/value/decimal.ts';
import {
  assertBudget,
  type BudgetLine,
  type BudgetSource,
  chargedTo,
  checkBudget,
  commit,
  heldBy,
  keepCommit,
  preCommit,
  release,
} from '../../finance/public.server.ts';
import { application } from '../applications/application.resource.ts';
import { demandsById } from '../demand/allocate-demand.server.ts';
import { type OrderRow, purchaseOrder } from '../orders/order.resource.ts';
import type { OrderLine } from '../orders/order-lines.resource.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';
import { openShares } from './order-shares.rules.ts';

type Budgeted = Pick<
  OrderRow,
  'id' | 'orderNo' | 'organizationId' | 'requiredDate' | 'lines' | 'charges' | 'currencyId' | 'awardId'
> & {
  readonly rate?: string | null;
};
type Lines = readonly Partial<OrderLine>[];

export const orderSource = ({ id, orderNo }: Pick<OrderRow, 'id' | 'orderNo'>): BudgetSource => ({
  resource: purchaseOrder.name,
  id,
  no: orderNo ?? '',
});

/** Lines with the subject to which what they buy is charged, where nobody has chosen one; refuses a subject that takes no entries. */
export async function withSubjects(
  ctx: Ctx,
  row: Pick<OrderRow, 'organizationId' | 'requiredDate' | 'purchaseType'>,
  lines: Lines,
): Promise<{ readonly lines: Lines; readonly errors: FieldError[] }> {
  const year = Number(row.requiredDate.slice(0, 4));
  const { subjects, leaves } = await chargedTo(
    ctx,
    { organizationId: row.organizationId, year },
    lines.map(({ materialId }) => ({ materialId: materialId ?? null, purchaseType: row.purchaseType })),
  );
  const filled = lines.map((line, i) => ({ ...line, budgetSubjectId: line.budgetSubjectId ?? subjects[i] ?? null }));
  const errors = filled.flatMap(({ budgetSubjectId }, i) =>
    budgetSubjectId && !leaves.has(budgetSubjectId)
      ? [
          {
            field: `lines.${i}.budgetSubjectId`,
            message: { zh: '须为启用的末级科目', en: 'Only an enabled subject with nothing below it takes entries' },
          },
        ]
      : [],
  );
  return { lines: filled, errors };
}

/** What each line of an order costs its budget, in the month of the delivery. */
function linesOf({ organizationId, requiredDate, lines, charges, currencyId, rate }: Budgeted): BudgetLine[] {
  const shares = openShares(lines, charges, rate);
  return (lines as Lines).flatMap((line, i): BudgetLine[] =>
    line.budgetSubjectId
      ? [
          {
            organizationId,
            subjectId: line.budgetSubjectId,
            month: requiredDate.slice(0, 7),
            amount: shares[i] ?? '0',
            lineId: line.id ?? null,
            currencyId,
            rate: rate ?? null,
          },
        ]
      : [],
  );
}

/** What applications hold for the needs of an order, and give up as far as it takes them. */
async function givenUp(ctx: Ctx, { lines, awardId }: Pick<Budgeted, 'lines' | 'awardId'>): Promise<BudgetLine[]> {
  const taken = (lines as Lines).flatMap(({ demandLineId, qty }) => (demandLineId ? [{ demandLineId, qty }] : []));
  const needs = await demandsById(
    ctx,
    taken.map(({ demandLineId }) => demandLineId),
  );
  const ids = new Set([...needs.values()].flatMap(({ applicationId }) => applicationId ?? []));
  const held = (
    await Promise.all([...ids].map((id) => heldBy(ctx, { resource: application.name, id }, ['PRECOMMIT'])))
  ).flat();
  return taken.flatMap(({ demandLineId, qty }): BudgetLine[] => {
    const need = needs.get(demandLineId);
    const own = held.find(({ lineId }) => lineId !== null && lineId === need?.sourceLineId);
    // What was awarded is taken from the pool already, for this order.
    const open = need && (awardId ? add(orZero(need.openQty), orZero(qty)) : need.openQty);
    if (!own || !open) return [];
    const share = min('1', div(orZero(qty), open)) ?? '0';
    return [{ ...own, amount: neg(round(mul(own.amount, share), 2)) }];
  });
}

const answerOf = (ctx: Ctx, row: { readonly budgetSeen?: boolean | null }) => ({
  seen: row.budgetSeen ?? false,
  field: 'budgetSeen',
  figures: holds(ctx.user, PRICE_PERMISSION),
});

/** All that an order asks of its budget, less what applications hold for it. */
export async function askedByOrder(ctx: Ctx, row: Budgeted): Promise<BudgetLine[]> {
  return [...linesOf(row), ...(await givenUp(ctx, row))];
}

/** What an order meets, control node by control node. */
const orderBudget = async (ctx: Ctx, row: Budgeted) =>
  checkBudget(ctx, { lines: await askedByOrder(ctx, row), source: orderSource(row) });

/** Refuses lines that are charged to nothing, where the ship or unit is budgeted, and what its budget does not bear. */
export async function assertOrderBudget(ctx: Ctx, row: OrderRow, rate: string | null): Promise<void> {
  const { organizationId, requiredDate } = row;
  const { budgeted } = await chargedTo(ctx, { organizationId, year: Number(requiredDate.slice(0, 4)) }, []);
  const missing = (row.lines as Lines).flatMap(({ budgetSubjectId }, i) =>
    budgeted && !budgetSubjectId
      ? [
          {
            field: `lines.${i}.budgetSubjectId`,
            message: {
              zh: '没有对照的预算科目，须选择',
              en: 'Nobody has said to which subject it is charged: choose one',
            },
          },
        ]
      : [],
  );
  if (missing.length > 0) throw invalid(missing);
  assertBudget(await orderBudget(ctx, { ...row, rate }), answerOf(ctx, row));
}

/** While an order is under approval its budget is held; two who ask for the same meet here. */
export const holdForOrder = async (ctx: Ctx, row: OrderRow): Promise<void> =>
  preCommit(ctx, orderSource(row), await askedByOrder(ctx, row), answerOf(ctx, row));

/** In force, its needs taken already: what it costs is bound. */
export const commitOrder = (ctx: Ctx, row: OrderRow): Promise<void> =>
  commit(ctx, orderSource(row), linesOf(row), { seen: true, field: 'budgetSeen', figures: true });

/** Less of it is bound than before: it was closed short, invoiced, or changed to less. */
export const keepOrderBudget = (ctx: Ctx, row: OrderRow): Promise<void> =>
  keepCommit(
    ctx,
    orderSource(row),
    row.orderStatus === 'CANCELLED' || row.orderStatus === 'CLOSED' ? [] : linesOf(row),
  );

/** Returned, rejected or cancelled: nothing of it is held. */
export const releaseOrder = (ctx: Ctx, row: Pick<OrderRow, 'id' | 'orderNo'>): Promise<void> =>
  release(ctx, orderSource(row));
