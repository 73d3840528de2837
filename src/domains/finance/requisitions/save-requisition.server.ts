import type { FieldError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { type Decimal, isPositive, isZero, lt, mul, neg, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { baseRateOf, currencyCodes } from '../../parameter/public.server.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { defaultAccount } from '../../partner/public.server.ts';
import { type InvoiceRow, invoice } from '../invoices/invoice.resource.ts';
import { inCapitals, isCredit, requestableOf } from '../payments/payment.rules.ts';
import { prepayableOf, proposeCredits, remainingOf } from '../prepayments/prepayment.rules.ts';
import { type SupplierCredit, supplierCredit } from '../prepayments/supplier-credit.resource.ts';
import { openCredits } from './open-credits.server.ts';
import { PAYABLE, requisitionOfInvoices } from './requisition.calls.ts';
import { type PaymentRequisition, paymentRequisition } from './requisition.resource.ts';

export const requisitions = recordsOf(paymentRequisition);
const invoices = recordsOf(invoice);
const prepayments = recordsOf(supplierCredit);

type Head = Pick<PaymentRequisition, 'partnerId' | 'currencyId'>;
type Line = PaymentRequisition['lines'][number];

/** Why a line does not go with the payee and currency of its requisition: the field, and what is told at it. */
type Wrong = readonly [field: 'invoiceId' | 'creditId' | 'amount', zh: string, en: string];

function invoiceProblem(head: Head, one: InvoiceRow | undefined, amount: Decimal): Wrong | undefined {
  if (!one || one.partnerId !== head.partnerId || one.currencyId !== head.currencyId)
    return ['invoiceId', '不是该收款方、该币种的发票', 'Not an invoice of this payee in this currency'];
  if (!PAYABLE.has(one.invoiceStatus))
    return ['invoiceId', '发票未生效或已付清', 'The invoice is not in force, or paid already'];
  if (isCredit(one))
    return lt(amount, '0')
      ? undefined
      : ['amount', '红字发票的金额须小于零', 'The amount of a red invoice is below zero'];
  return isPositive(amount) ? undefined : ['amount', '金额须大于零', 'The amount is above zero'];
}

function creditProblem(
  head: Head,
  one: SupplierCredit | undefined,
  amount: Decimal,
  alone: boolean,
): Wrong | undefined {
  if (!one || one.partnerId !== head.partnerId || one.currencyId !== head.currencyId)
    return ['creditId', '不是该收款方、该币种的预付款', 'Not a prepayment of this payee in this currency'];
  if (isZero(amount)) return ['amount', '填写金额', 'Enter the amount'];
  if (isPositive(amount) && !alone)
    return ['creditId', '预付款单独申请，不与其他明细合并', 'A prepayment is asked for by itself'];
  return undefined;
}

/** Lines of a requisition with what stands of their invoices and prepayments; those of other partners, currencies or states are named. */
export async function withInvoices(ctx: Ctx, row: Head & Pick<PaymentRequisition, 'lines'>) {
  const { lines } = row;
  const of = (name: 'invoiceId' | 'creditId'): number[] => [...new Set(lines.flatMap((line) => line[name] ?? []))];
  const [asked, prepaid] = [of('invoiceId'), of('creditId')];
  const found = new Map((await invoices.find(ctx, { id: asked }, { inner: true })).map((one) => [one.id, one]));
  const credits = new Map(
    (prepaid.length > 0 ? await prepayments.find(ctx, { id: prepaid }, { inner: true }) : []).map((one) => [
      one.id,
      one,
    ]),
  );
  const problemOf = ({ invoiceId, creditId, amount }: Line, i: number): Wrong | undefined => {
    if (Boolean(invoiceId) === Boolean(creditId))
      return ['invoiceId', '选择一张发票，或一笔预付款', 'Choose an invoice, or a prepayment'];
    if (lines.findIndex((other) => other.invoiceId === invoiceId && other.creditId === creditId) < i)
      return [invoiceId ? 'invoiceId' : 'creditId', '与上行重复', 'It stands above already'];
    return invoiceId
      ? invoiceProblem(row, found.get(invoiceId), amount)
      : creditProblem(row, credits.get(creditId ?? 0), amount, lines.length === 1);
  };
  const errors = lines.flatMap((line, i): FieldError[] => {
    const wrong = problemOf(line, i);
    return wrong ? [{ field: `lines.${i}.${wrong[0]}`, message: { zh: wrong[1], en: wrong[2] } }] : [];
  });
  return {
    errors,
    lines: lines.map((line) => {
      const one = line.invoiceId ? found.get(line.invoiceId) : undefined;
      const credit = line.creditId ? credits.get(line.creditId) : undefined;
      const left = credit && (isPositive(line.amount) ? prepayableOf(credit) : neg(remainingOf(credit)));
      return { ...line, invoiceNo: one?.invoiceNo ?? null, openBefore: one ? requestableOf(one) : (left ?? null) };
    }),
  };
}

/** What a requisition comes to, at today's rate. */
export async function amountsOf(ctx: Ctx, { currencyId, lines }: Pick<PaymentRequisition, 'currencyId' | 'lines'>) {
  const amount = round(sum(lines.map((line) => orZero(line.amount))) ?? '0', 2);
  const found = await baseRateOf(ctx, { currencyId, date: officeDay(ctx.now) });
  const code = (await currencyCodes(ctx, [currencyId])).get(currencyId);
  return {
    amount,
    capitals: code === BASE_CURRENCY ? inCapitals(amount) : null,
    rateAtRequest: found?.rate ?? null,
    baseAmount: found ? round(mul(amount, found.rate), 2) : null,
  };
}

const saves = savesOf(paymentRequisition, {
  needs: ['partnerId', 'currencyId'],
  async served(ctx, { row, before, wrong }) {
    const { lines, errors } = await withInvoices(ctx, row);
    for (const { field, message } of errors) wrong(field, message.zh, message.en);
    const prepays = row.lines.some(({ creditId, amount }) => creditId && isPositive(amount));
    return {
      batchId: before?.batchId ?? null,
      payKind: prepays ? 'PREPAY' : 'INVOICE',
      lines,
      ...(await amountsOf(ctx, row)),
    };
  },
  later: async (_ctx, { before: { batchId, payKind } }) => ({ batchId, payKind }),
});

export const { create: createRequisition, update: updateRequisition, derive: deriveRequisition } = saves;

/** A draft that asks for what is open of some invoices of one partner, into its default account. */
export const invoiceRequisitions = serveMake(requisitionOfInvoices, async (ctx, { rows, first }) => {
  const { partnerId, currencyId } = first;
  const dueDates = rows.flatMap(({ dueDate }) => dueDate ?? []).toSorted();
  const today = officeDay(ctx.now);
  const asked = rows.map((one) => ({ invoiceId: one.id, creditId: null, amount: requestableOf(one) }));
  const total = sum(asked.map(({ amount }) => amount)) ?? '0';
  const open = await openCredits(
    ctx,
    first,
    rows.map(({ id }) => id),
  );
  return createRequisition(ctx, {
    partnerId,
    currencyId,
    payeeAccountId: (await defaultAccount(ctx, { partnerId, currencyId })) ?? null,
    planDate: dueDates[0] && dueDates[0] > today ? dueDates[0] : today,
    purpose: '货款',
    // What he owes lessens what is asked (finance C8).
    lines: [...asked, ...proposeCredits(total, open)],
  });
});
