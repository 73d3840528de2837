import type { Ctx } from '../../../kernel/server/context.ts';
import type { Decimal } from '../../../kernel/value/decimal.ts';

export type Debts = {
  /** Of invoices in force, not received. */
  readonly open: Decimal;
  /** Received, and set off against no invoice. */
  readonly advance: Decimal;
};

/** What a customer owes and what it paid in advance, in base currency, at the rates at which both were booked. */
export async function debtsOf(ctx: Ctx, partnerId: number): Promise<Debts> {
  const [row] = await ctx.db.query<Debts>({
    name: 'finance-debts-of',
    text: `select
        (select coalesce(sum(round((gross_total - received_amount - red_amount) * rate, 2)), 0) from finance_customer_invoice
          where partner_id = $1 and bill_status in ('ISSUED', 'PART_RECEIVED') and deleted_at is null) as open,
        (select coalesce(sum(base_amount - allocated_base), 0) from finance_customer_receipt
          where partner_id = $1 and receipt_status = 'OPEN' and deleted_at is null) as advance`,
    values: [partnerId],
  });
  return row ?? { open: '0', advance: '0' };
}
