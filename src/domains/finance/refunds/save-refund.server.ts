import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { type Saving, savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Decimal, gt, mul, orZero, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { payerAccount } from '../payments/payer-account.resource.ts';
import { remainingOf } from '../prepayments/prepayment.rules.ts';
import { supplierCredit } from '../prepayments/supplier-credit.resource.ts';
import { crossed } from '../receipts/receipt.rules.ts';
import { type PrepaymentRefund, prepaymentRefund } from './prepayment-refund.resource.ts';
import { refundOfCredit } from './refund.calls.ts';
import { isFarFrom, refundOf } from './refund.rules.ts';

export const refunds = recordsOf(prepaymentRefund);

type Entered = { readonly no: string };

/** The same reference on the same account is the same money, whether a supplier or a customer is said to have paid it. */
async function entered(ctx: Ctx, { payerAccountId, bankRef }: PrepaymentRefund, id: number | null) {
  const [other] = await ctx.db.query<Entered>({
    name: 'finance-refund-of-reference',
    text: `select refund_no as no from finance_prepayment_refund where payer_account_id = $1 and bank_ref = $2 and id is distinct from $3
             and refund_status <> 'VOID' and deleted_at is null
           union all select receipt_no from finance_customer_receipt where payer_account_id = $1 and bank_ref = $2
             and receipt_status <> 'VOID' and deleted_at is null limit 1`,
    values: [payerAccountId, bankRef, id],
  });
  return other?.no;
}

type Rates = {
  readonly currencyId: number;
  readonly receivedCurrencyId: number;
  /** Of the currency received. */
  readonly rate: Decimal | undefined;
};

/** What came: the same where the account is in the currency of the prepayment, else as typed, or by the rates of the day. */
async function receivedOf(ctx: Ctx, { row, wrong }: Saving<typeof prepaymentRefund.fields>, rates: Rates) {
  const { currencyId, receivedCurrencyId, rate } = rates;
  if (currencyId === receivedCurrencyId) return row.amount;
  const paid = await baseRateOf(ctx, { currencyId, date: row.receivedDate });
  const byRates = paid && rate && crossed(row.amount, paid.rate, rate);
  if (row.receivedAmount && byRates && isFarFrom(row.receivedAmount, byRates))
    wrong(
      'receivedAmount',
      `按到账日汇率为 ${byRates}，相差超过 5%`,
      `By the rates of that day it is ${byRates}: more than 5 % off`,
    );
  if (row.receivedAmount) return row.receivedAmount;
  if (!byRates)
    wrong(
      'receivedAmount',
      '没有预付币种在到账日期的汇率，填写到账金额',
      'There is no rate of its currency on that day: type what came',
    );
  return byRates ?? null;
}

const saves = savesOf(prepaymentRefund, {
  needs: ['creditId', 'receivedDate', 'payerAccountId', 'amount', 'bankRef'],
  async served(ctx, saving) {
    const { row, before, wrong } = saving;
    const system = asSystem(ctx, '预付退款');
    const credit = await recordsOf(supplierCredit).get(system, row.creditId);
    const account = await recordsOf(payerAccount).get(system, row.payerAccountId);
    const left = remainingOf(credit);
    if (gt(row.amount, left)) wrong('amount', `预付款余额只有 ${left}`, `Only ${left} of the prepayment remains`);
    if (row.receivedDate > officeDay(ctx.now)) wrong('receivedDate', '到账日期在今日之后', 'This day has not come yet');
    const other = await entered(ctx, row, before?.id ?? null);
    if (other) wrong('bankRef', `此笔款项已登记为 ${other}`, `It is entered already as ${other}`);
    const { currencyId: receivedCurrencyId } = account;
    const rate = (await baseRateOf(ctx, { currencyId: receivedCurrencyId, date: row.receivedDate }))?.rate;
    if (!rate)
      wrong('receivedDate', '没有到账币种在此日的汇率', 'There is no rate of the currency received on that day');
    const { partnerId, currencyId } = credit;
    const receivedAmount = await receivedOf(ctx, saving, { currencyId: currencyId!, receivedCurrencyId, rate });
    const baseAmount = rate && receivedAmount ? round(mul(receivedAmount, rate), 2) : null;
    const { costBase, exchangeDiff } = refundOf(credit, row.amount, orZero(baseAmount));
    return {
      partnerId,
      currencyId,
      receivedCurrencyId,
      receivedAmount,
      rate: rate ?? null,
      baseAmount,
      costBase,
      exchangeDiff,
    };
  },
});

export const { create: createRefund, update: updateRefund, derive: deriveRefund } = saves;

/** What came back of a prepayment: all that remains of it, where nobody says less. */
export const creditRefunds = serveMake(refundOfCredit, (ctx, { first, values }) => {
  const { payerAccountId, receivedDate, bankRef, amount } = values;
  return createRefund(ctx, {
    creditId: first.id,
    payerAccountId,
    receivedDate,
    bankRef,
    amount: amount ?? remainingOf(first),
  });
});
