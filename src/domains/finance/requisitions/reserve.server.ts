import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { abs, add, type Decimal, isPositive, lte, neg, orZero, round } from '../../../kernel/value/decimal.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { isWithin, requestableOf } from '../payments/payment.rules.ts';
import { holdPrepayment } from '../prepayments/prepay.server.ts';
import { prepayableOf, remainingOf } from '../prepayments/prepayment.rules.ts';
import { supplierCredit } from '../prepayments/supplier-credit.resource.ts';
import type { PaymentRequisition } from './requisition.resource.ts';

const invoices = recordsOf(invoice);
const credits = recordsOf(supplierCredit);

type Asked = { readonly id: number; readonly amount: Decimal; readonly i: number; readonly no: string };

/**
 * Reserves what a requisition asks for of each invoice and prepayment, held in one order whoever asks, or frees it where negative; refuses
 * more than is left (OVER_REQUEST). Orders and invoices are held before prepayments, as where they are paid.
 */
export async function reserve(ctx: Ctx, row: PaymentRequisition, sign: 1 | -1): Promise<void> {
  const no = row.payNo ?? '付款申请';
  const asked = (of: 'invoiceId' | 'creditId'): Asked[] =>
    row.lines.flatMap(({ [of]: id, amount }, i) => (id ? [{ id, amount, i, no }] : [])).toSorted((a, b) => a.id - b.id);
  for (const one of asked('invoiceId')) await reserveInvoice(ctx, one, sign);
  for (const one of asked('creditId'))
    if (isPositive(one.amount)) await reservePrepayment(ctx, one, sign);
    else await reserveOffset(ctx, one, sign);
}

async function reserveInvoice(ctx: Ctx, { id, amount, i, no }: Asked, sign: 1 | -1): Promise<void> {
  const one = await invoices.held(ctx, id);
  const left = requestableOf(one);
  if (sign > 0 && !isWithin(amount, left))
    throw over(i, left, { zh: `发票只剩 ${left} 可申请`, en: `Only ${left} of the invoice is left to ask for` });
  const reservedAmount = round(add(orZero(one.reservedAmount), signed(amount, sign)), 2);
  await invoices.patch(asSystem(ctx, no), id, { reservedAmount }, { action: 'reserve' });
}

/** Of an order no more is asked for than its part that is prepaid, as it stands now, less what was asked before. */
async function reservePrepayment(ctx: Ctx, { id, amount, i, no }: Asked, sign: 1 | -1): Promise<void> {
  const system = asSystem(ctx, no);
  const one = sign > 0 ? await holdPrepayment(system, id) : await credits.held(system, id);
  const left = prepayableOf(one);
  if (sign > 0 && !lte(amount, left))
    throw over(i, left, {
      zh: `${one.documentNo} 只剩 ${left} 可申请预付`,
      en: `Only ${left} of ${one.documentNo} is left to prepay`,
    });
  const askedAmount = round(add(orZero(one.askedAmount), signed(amount, sign)), 2);
  await credits.patch(system, id, { askedAmount }, { action: 'reserve' });
}

async function reserveOffset(ctx: Ctx, { id, amount, i, no }: Asked, sign: 1 | -1): Promise<void> {
  const system = asSystem(ctx, no);
  const one = await credits.held(system, id);
  const left = remainingOf(one);
  if (sign > 0 && !lte(abs(amount), left))
    throw over(i, neg(left), {
      zh: `${one.documentNo} 的预付款只剩 ${left} 可冲抵`,
      en: `Only ${left} of the prepayment of ${one.documentNo} is left to offset`,
    });
  const heldAmount = round(add(orZero(one.heldAmount), signed(abs(amount), sign)), 2);
  await credits.patch(system, id, { heldAmount }, { action: 'reserve' });
}

const over = (i: number, left: Decimal, message: { zh: string; en: string }): AppError =>
  new AppError('RULE', message, {
    data: { reason: 'OVER_REQUEST', left },
    errors: [{ field: `lines.${i}.amount`, message }],
  });

const signed = (amount: Decimal, sign: 1 | -1): Decimal => (sign > 0 ? amount : neg(amount));
