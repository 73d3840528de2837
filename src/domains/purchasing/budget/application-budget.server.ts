import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { holds } from '../../../kernel/server/permit/permit.ts';
import { isPositive, mul, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import {
  assertBudget,
  type BudgetLine,
  type BudgetSource,
  chargedTo,
  checkBudget,
  holdsBudget,
  keepPreCommit,
  preCommit,
} from '../../finance/public.server.ts';
import { type ApplicationRow, application } from '../applications/application.resource.ts';
import type { ApplicationLine } from '../applications/application-line.resource.ts';
import { PRICE_PERMISSION } from '../prices.rules.ts';

export const applicationSource = ({ id, applyNo }: Pick<ApplicationRow, 'id' | 'applyNo'>): BudgetSource => ({
  resource: application.name,
  id,
  no: applyNo ?? '',
});

/** What of a line is asked for, or was granted, and is neither ordered nor given up. */
const openOf = ({ applyQty, approvedQty, orderedQty, cancelledQty, lineStatus }: Partial<ApplicationLine>) =>
  lineStatus === 'REJECTED' || lineStatus === 'CANCELLED'
    ? '0'
    : sub(sub(orZero(approvedQty ?? applyQty), orZero(orderedQty)), orZero(cancelledQty));

/** What an application would cost: what is open of each line at its reference price, in the month in which it is needed. */
export async function applicationBudget(
  ctx: Ctx,
  row: Pick<ApplicationRow, 'organizationId' | 'purchaseType' | 'requiredDate'>,
  lines: readonly Partial<ApplicationLine>[],
): Promise<BudgetLine[]> {
  const { organizationId, purchaseType, requiredDate } = row;
  const { subjects } = await chargedTo(
    ctx,
    { organizationId, year: Number(requiredDate.slice(0, 4)) },
    lines.map(({ materialId }) => ({ materialId: materialId ?? null, purchaseType })),
  );
  return lines.flatMap((line, i): BudgetLine[] => {
    const subjectId = subjects[i];
    const amount = round(mul(openOf(line), orZero(line.refPrice)), 2);
    if (!subjectId || !isPositive(amount)) return [];
    const month = (line.requiredDate ?? requiredDate).slice(0, 7);
    return [{ organizationId, subjectId, month, amount, lineId: line.id ?? null }];
  });
}

/** Refuses an application that its budget does not bear, before it goes on its way. */
export async function assertApplicationBudget(
  ctx: Ctx,
  row: ApplicationRow,
  lines: readonly Partial<ApplicationLine>[],
) {
  const asked = await applicationBudget(ctx, row, lines);
  assertBudget(await checkBudget(ctx, { lines: asked, source: applicationSource(row) }), {
    seen: row.budgetSeen ?? false,
    field: 'budgetSeen',
    figures: holds(ctx.user, PRICE_PERMISSION),
  });
}

/** Granted: where the system says so, the budget is held until it is ordered. */
export async function holdForApplication(ctx: Ctx, row: ApplicationRow): Promise<void> {
  const lines = await applicationBudget(ctx, row, row.lines);
  const answer = { seen: true, field: 'budgetSeen', figures: true };
  await preCommit(ctx, applicationSource(row), await holdsBudget(ctx, lines), answer);
}

/** After something was ordered, given back or given up: what is still held is what is still open. */
export async function keepForApplication(ctx: Ctx, applicationId: number): Promise<void> {
  const row = await recordsOf(application).held(ctx, applicationId);
  if (row.status !== 'APPROVE') return;
  const lines = await applicationBudget(ctx, row, row.lines);
  await keepPreCommit(ctx, applicationSource(row), await holdsBudget(ctx, lines));
}
