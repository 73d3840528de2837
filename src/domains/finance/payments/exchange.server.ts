import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { type Decimal, orZero } from '../../../kernel/value/decimal.ts';
import { type BudgetSource, setHeld } from '../ledger/write-entries.server.ts';
import { EXCHANGE_SUBJECT } from '../parameters.server.ts';
import { type PaymentRequisition, paymentRequisition } from '../requisitions/requisition.resource.ts';
import { subjectTree } from '../subjects/subject-tree.server.ts';

type Difference = {
  /** What was settled at another rate than it was booked. */
  readonly source: BudgetSource;
  /** Whose account it was. */
  readonly organizationId: number;
  readonly day: string;
  /** A loss in base currency, a gain below zero; nothing takes back what stands. */
  readonly amount: Decimal;
};

/**
 * What a settlement cost beside its booking is spent by the company whose account it was, not by the ship (finance C7), on the subject
 * that the company names; where it names none, the difference stands on the document alone.
 */
export async function postDifference(ctx: Ctx, { source, organizationId, day, amount }: Difference): Promise<void> {
  const code = (await setting<string>(ctx, EXCHANGE_SUBJECT)).trim();
  if (!code) return;
  const tree = await subjectTree(ctx);
  const subject = tree.find((one) => one.code === code && one.enabled);
  if (!subject || tree.some(({ parentId }) => parentId === subject.id))
    throw new AppError('RULE', {
      zh: `参数“汇兑差额科目”的 ${code} 不是启用的末级预算科目，管理员改正后再登记结果`,
      en: `${code}, named for exchange differences, is no subject that takes entries: an administrator corrects the setting first`,
    });
  await setHeld(
    ctx,
    source,
    { ACTUAL: [{ organizationId, subjectId: subject.id, month: day.slice(0, 7), amount }] },
    '汇兑差额',
  );
}

/** What a payment cost more than was booked. */
export async function postExchange(
  ctx: Ctx,
  { id, payNo, paidDate, exchangeDiff }: PaymentRequisition,
  organizationId: number,
): Promise<void> {
  if (!paidDate) return;
  await postDifference(ctx, {
    source: { resource: paymentRequisition.name, id, no: payNo ?? '' },
    organizationId,
    day: paidDate,
    amount: orZero(exchangeDiff),
  });
}
