import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { mul, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { payerAccount } from '../payments/payer-account.resource.ts';
import { type CustomerReceipt, customerReceipt } from './customer-receipt.resource.ts';

export const receipts = recordsOf(customerReceipt);

/** The same reference on the same account is the same money, be it a supplier who gives back what was prepaid. */
async function entered(ctx: Ctx, { payerAccountId, bankRef }: CustomerReceipt, id: number | null) {
  const [other] = await ctx.db.query<{ no: string }>({
    name: 'finance-receipt-of-reference',
    text: `select receipt_no as no from finance_customer_receipt where payer_account_id = $1 and bank_ref = $2 and id is distinct from $3
             and receipt_status <> 'VOID' and deleted_at is null
           union all select refund_no from finance_prepayment_refund where payer_account_id = $1 and bank_ref = $2
             and refund_status <> 'VOID' and deleted_at is null limit 1`,
    values: [payerAccountId, bankRef, id],
  });
  return other?.no;
}

const saves = savesOf(customerReceipt, {
  needs: ['currencyId', 'receivedDate', 'payerAccountId', 'bankRef'],
  async served(ctx, { row, before, wrong }) {
    const account = await recordsOf(payerAccount).get(ctx, row.payerAccountId);
    if (account.currencyId !== row.currencyId)
      wrong('payerAccountId', '收款账户的币种不同', 'The account is in another currency');
    if (row.receivedDate > officeDay(ctx.now)) wrong('receivedDate', '到账日期在今日之后', 'This day has not come yet');
    const other = await entered(ctx, row, before?.id ?? null);
    if (other) wrong('bankRef', `此笔收款已登记为 ${other}`, `It is entered already as ${other}`);
    const found = await baseRateOf(ctx, { currencyId: row.currencyId, date: row.receivedDate });
    if (!found) wrong('receivedDate', '没有此币种在到账日期的汇率', 'There is no rate of this currency on that day');
    return {
      rate: found?.rate ?? null,
      baseAmount: found ? round(mul(row.amount, found.rate), 2) : null,
    };
  },
  made: async () => ({ allocatedAmount: '0.00', allocatedBase: '0.00', exchangeDiff: '0.00' }),
});

export const { create: createReceipt, update: updateReceipt, derive: deriveReceipt } = saves;
