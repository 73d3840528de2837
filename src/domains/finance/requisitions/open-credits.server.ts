import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { orZero } from '../../../kernel/value/decimal.ts';
import { type Credits, proposeCredits } from '../prepayments/prepayment.rules.ts';
import type { PaymentRequisition } from './requisition.resource.ts';

/** What a payee owes us in a currency and no requisition takes yet, the oldest first; without the invoices that are asked for anyway. */
export async function openCredits(
  ctx: Ctx,
  { partnerId, currencyId }: Pick<PaymentRequisition, 'partnerId' | 'currencyId'>,
  except: readonly number[],
): Promise<Credits> {
  const reds = await ctx.db.query<Credits['reds'][number]>({
    name: 'finance-open-credits',
    text: `select id as "invoiceId", round(gross_total - paid_amount - reserved_amount, 2) as amount from finance_invoice
           where partner_id = $1 and currency_id = $2 and invoice_status = 'CREDIT' and deleted_at is null
             and gross_total - paid_amount - reserved_amount < 0 and id <> all($3::bigint[]) order by id`,
    values: [partnerId, currencyId, except],
  });
  const prepaid = await ctx.db.query<Credits['prepaid'][number]>({
    name: 'finance-open-prepayments',
    text: `select id as "creditId", round(amount - used - coalesce(refunded, 0) - held_amount, 2) as "left" from finance_supplier_credit
           where partner_id = $1 and currency_id = $2 and credit_status = 'OPEN' and deleted_at is null
             and amount - used - coalesce(refunded, 0) - held_amount > 0 order by id`,
    values: [partnerId, currencyId],
  });
  return { reds, prepaid };
}

/**
 * Refuses new money for a payee who has come to owe us some since it was asked for, such as a prepayment that the bank has paid meanwhile: whoever
 * asks takes it, or says why not (finance C8). What the requisition takes itself is held for it, and not open.
 */
export async function assertNothingToOffset(ctx: Ctx, row: PaymentRequisition): Promise<void> {
  if (row.payKind === 'PREPAY' || row.skipReason?.trim()) return;
  if (proposeCredits(orZero(row.amount), await openCredits(ctx, row, [])).length === 0) return;
  throw new AppError(
    'RULE',
    {
      zh: `${row.payNo} 提交后，收款方有了可冲抵的预付款或红字发票：退回申请人，列入明细或说明不冲抵的原因`,
      en: `Since ${row.payNo} was sent its payee owes a prepayment or a red invoice: return it, to be offset or to say why not`,
    },
    { data: { reason: 'CREDIT_OPEN' } },
  );
}
