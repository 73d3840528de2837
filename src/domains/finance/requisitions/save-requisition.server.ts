import { AppError, type FieldError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { serveMake } from '../../../kernel/server/crud/make-endpoint.ts';
import { readMany, readOne } from '../../../kernel/server/crud/read.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { savesOf } from '../../../kernel/server/crud/saves.ts';
import { add, type Decimal, gt, isPositive, mul, neg, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { baseRateOf, currencyCodes } from '../../parameter/public.server.ts';
import { defaultAccount } from '../../partner/public.server.ts';
import { type InvoiceRow, invoice } from '../invoices/invoice.resource.ts';
import { inCapitals, requestableOf } from '../payments/payment.rules.ts';
import { requisitionOfInvoices } from './requisition.calls.ts';
import { type PaymentRequisition, paymentRequisition, type RequisitionLine } from './requisition.resource.ts';

export const requisitions = recordsOf(paymentRequisition);
const invoices = recordsOf(invoice);

/** Lines of a requisition with what stands of their invoices; those of other partners, currencies or states are named. */
export async function withInvoices(ctx: Ctx, row: Pick<PaymentRequisition, 'partnerId' | 'currencyId' | 'lines'>) {
  const lines = row.lines as readonly RequisitionLine[];
  const ids = [...new Set(lines.map(({ invoiceId }) => invoiceId))];
  const found = new Map(
    ((await readMany(invoice, ctx, ids, { inner: true })) as InvoiceRow[]).map((one) => [one.id, one]),
  );
  const errors = lines.flatMap(({ invoiceId, amount }, i): FieldError[] => {
    const one = found.get(invoiceId);
    const wrong = (field: string, zh: string, en: string): FieldError[] => [
      { field: `lines.${i}.${field}`, message: { zh, en } },
    ];
    if (!one || one.partnerId !== row.partnerId || one.currencyId !== row.currencyId)
      return wrong('invoiceId', '不是该收款方、该币种的发票', 'Not an invoice of this payee in this currency');
    if (!['APPROVED', 'PART_PAID'].includes(one.invoiceStatus))
      return wrong('invoiceId', '发票未生效或已付清', 'The invoice is not in force, or paid already');
    if (lines.findIndex((other) => other.invoiceId === invoiceId) < i)
      return wrong('invoiceId', '与上行重复', 'It stands above already');
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
    capitals: code === 'CNY' ? inCapitals(amount) : null,
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
    lines: rows.map((one) => ({ invoiceId: one.id, amount: requestableOf(one) })),
  });
});

/** Held to the end of the transaction, in one order whoever asks. */
const heldInvoice = async (ctx: Ctx, id: number): Promise<InvoiceRow> =>
  (await readOne(invoice, ctx, id, { lock: true, inner: true })) as InvoiceRow;

/** Reserves what a requisition asks for of each invoice, or frees it where negative; refuses more than is left (OVER_REQUEST). */
export async function reserve(ctx: Ctx, row: PaymentRequisition, sign: 1 | -1): Promise<void> {
  const lines = (row.lines as readonly RequisitionLine[])
    .map((line, i) => ({ ...line, i }))
    .toSorted((a, b) => a.invoiceId - b.invoiceId);
  for (const { invoiceId, amount, i } of lines) {
    const one = await heldInvoice(ctx, invoiceId);
    const left = requestableOf(one);
    if (sign > 0 && gt(amount, left)) {
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
