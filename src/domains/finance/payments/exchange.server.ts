import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { orZero } from '../../../kernel/value/decimal.ts';
import { setHeld } from '../ledger/write-entries.server.ts';
import { EXCHANGE_SUBJECT } from '../parameters.server.ts';
import { type PaymentRequisition, paymentRequisition } from '../requisitions/requisition.resource.ts';
import { subjectTree } from '../subjects/subject-tree.server.ts';

/**
 * What a payment cost more than was booked is spent by the company that paid, not by the ship (finance C7), on the subject that the
 * company names; where it names none, the difference stands on the requisition alone.
 */
export async function postExchange(
  ctx: Ctx,
  { id, payNo, paidDate, exchangeDiff }: PaymentRequisition,
  organizationId: number,
): Promise<void> {
  const code = (await setting<string>(ctx, EXCHANGE_SUBJECT)).trim();
  if (!code || !paidDate) return;
  const tree = await subjectTree(ctx);
  const subject = tree.find((one) => one.code === code && one.enabled);
  if (!subject || tree.some(({ parentId }) => parentId === subject.id))
    throw new AppError('RULE', {
      zh: `参数“汇兑差额科目”的 ${code} 不是启用的末级预算科目，管理员改正后再登记结果`,
      en: `${code}, named for exchange differences, is no subject that takes entries: an administrator corrects the setting first`,
    });
  await setHeld(
    ctx,
    { resource: paymentRequisition.name, id, no: payNo ?? '' },
    {
      ACTUAL: [{ organizationId, subjectId: subject.id, month: paidDate.slice(0, 7), amount: orZero(exchangeDiff) }],
    },
    '汇兑差额',
  );
}
