import { AppError, type FieldError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { add, type Decimal, gt, isPositive, lt, mul, neg, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { baseRateOf, currencyCodes } from '../../parameter/public.server.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { defaultAccount } from '../../partner/public.server.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { inCapitals, isCredit, isWithin, requestableOf } from '../payments/payment.rules.ts';
import { PAYABLE, requisitionOfInvoices } from './requisition.calls.ts';
import { type PaymentRequisition, paymentRequisition } from './requisition.resource.ts';

export const requisitions = recordsOf(paymentRequisition);
const invoices = recordsOf(invoice);

/** Lines of a requisition with what stands of their invoices; those of other partners, currencies or states are named. */
export async function withInvoices(ctx: Ctx, row: Pick<PaymentRequisition, 'partnerId' | 'currencyId' | 'lines'>) {
  const lines = row.lines;
  const ids = [...new Set(lines.map(({ invoiceId }) => invoiceId))];
  const found = new Map((await invoices.find(ctx, { id: ids }, { inner: true })).map((one) => [one.id, one]));
  const errors = lines.flatMap(({ invoiceId, amount }, i): FieldError[] => {
    const one = found.get(invoiceId);
    const wrong = (field: string, zh: string, en: string): FieldError[] => [
      { field: `lines.${i}.${field}`, message: { zh, en } },
    ];
    if (!one || one.partnerId !== row.partnerId || one.currencyId !== row.currencyId)
      return wrong('invoiceId', '不是该收款方、该币种的发票', 'Not an invoice of this payee in this currency');
    if (!PAYABLE.has(one.invoiceStatus))
      return wrong('invoiceId', '发票未生效或已付清', 'The invoice is not in force, or paid already');
    if (lines.findIndex((other) => other.invoiceId === invoiceId) < i)
      return wrong('invoiceId', '与上行重复', 'It stands above already');
    if (isCredit(one))
      return lt(amount, '0')
        ? []
        : wrong('amount', '红字发票的金额须小于零', 'The amount of a red invoice is below zero');
    return isPositive(amount) ? [] : wrong('amount', '金额须大于零', 'The amount is above zero');
  });
  return {
    errors,
    lines: lines.map((line) => {
      const one = found.get(line.invoiceId);
      return { ...line, invoiceNo: one?.invoiceNo ?? null, openBefore: one ? requestableOf(one) : null };
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
    return { batchId: before?.batchId ?? null, lines, ...(await amountsOf(ctx, row)) };
  },
  later: async (_ctx, { before: { batchId } }) => ({ batchId }),
});

export const { create: createRequisition, update: updateRequisition, derive: deriveRequisition } = saves;

type Asked = { readonly invoiceId: number; readonly amount: Decimal };

/** Red invoices of the same payee that are not offset lessen what is asked (finance C8), as long as something is left to pay. */
async function withCredits(
  ctx: Ctx,
  { partnerId, currencyId }: Pick<PaymentRequisition, 'partnerId' | 'currencyId'>,
  lines: readonly Asked[],
): Promise<readonly Asked[]> {
  const credits = await ctx.db.query<Asked>({
    name: 'finance-open-credits',
    text: `select id as "invoiceId", round(gross_total - paid_amount - reserved_amount, 2) as amount from finance_invoice
           where partner_id = $1 and currency_id = $2 and invoice_status = 'CREDIT' and deleted_at is null
             and gross_total - paid_amount - reserved_amount < 0 and id <> all($3::bigint[]) order by id`,
    values: [partnerId, currencyId, lines.map(({ invoiceId }) => invoiceId)],
  });
  const asked = [...lines];
  for (const credit of credits)
    if (gt(add(sum(asked.map(({ amount }) => amount)) ?? '0', credit.amount), '0')) asked.push(credit);
  return asked;
}

/** A draft that asks for what is open of some invoices of one partner, into its default account. */
export const invoiceRequisitions = serveMake(requisitionOfInvoices, async (ctx, { rows, first }) => {
  const { partnerId, currencyId } = first;
  const dueDates = rows.flatMap(({ dueDate }) => dueDate ?? []).toSorted();
  const today = officeDay(ctx.now);
  return createRequisition(ctx, {
    partnerId,
    currencyId,
    payeeAccountId: (await defaultAccount(ctx, { partnerId, currencyId })) ?? null,
    planDate: dueDates[0] && dueDates[0] > today ? dueDates[0] : today,
    purpose: '货款',
    lines: await withCredits(
      ctx,
      first,
      rows.map((one) => ({ invoiceId: one.id, amount: requestableOf(one) })),
    ),
  });
});

/** Reserves what a requisition asks for of each invoice, held in one order whoever asks, or frees it where negative; refuses more than is left (OVER_REQUEST). */
export async function reserve(ctx: Ctx, row: PaymentRequisition, sign: 1 | -1): Promise<void> {
  const lines = row.lines.map((line, i) => ({ ...line, i })).toSorted((a, b) => a.invoiceId - b.invoiceId);
  for (const { invoiceId, amount, i } of lines) {
    const one = await invoices.held(ctx, invoiceId);
    const left = requestableOf(one);
    if (sign > 0 && !isWithin(amount, left)) {
      const message = { zh: `发票只剩 ${left} 可申请`, en: `Only ${left} of the invoice is left to ask for` };
      throw new AppError('RULE', message, {
        data: { reason: 'OVER_REQUEST', left },
        errors: [{ field: `lines.${i}.amount`, message }],
      });
    }
    const reservedAmount = round(add(orZero(one.reservedAmount), signed(amount, sign)), 2);
    await invoices.patch(asSystem(ctx, row.payNo ?? '付款申请'), invoiceId, { reservedAmount }, { action: 'reserve' });
  }
}

const signed = (amount: Decimal, sign: 1 | -1): Decimal => (sign > 0 ? amount : neg(amount));
