import type { Ctx } from '../../../kernel/server/context.ts';
import type { Credits } from '../prepayments/prepayment.rules.ts';
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
    text: `select id as "creditId", round(amount - used - held_amount, 2) as "left" from finance_supplier_credit
           where partner_id = $1 and currency_id = $2 and credit_status = 'OPEN' and deleted_at is null
             and amount - used - held_amount > 0 order by id`,
    values: [partnerId, currencyId],
  });
  return { reds, prepaid };
}
