import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { abs, add, type Decimal, isPositive, lte, mul, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { baseRateOf, lockRate } from '../../parameter/public.server.ts';
import { tellBilled } from '../invoices/bill.server.ts';
import { type InvoiceRow, invoice } from '../invoices/invoice.resource.ts';
import { creditAs, creditPart } from '../prepayments/prepayment.rules.ts';
import { type SupplierCredit, supplierCredit } from '../prepayments/supplier-credit.resource.ts';
import type { PaymentRequisition } from '../requisitions/requisition.resource.ts';
import { requisitions } from '../requisitions/save-requisition.server.ts';
import { postExchange } from './exchange.server.ts';
import { exchangeDifference, isWithin, openOf, paidAs } from './payment.rules.ts';

const invoices = recordsOf(invoice);
const credits = recordsOf(supplierCredit);

type Settling = {
  readonly payStatus: 'PAID' | 'OFFSET';
  readonly paidDate: string;
  readonly bankRef: string | null;
  /** The company whose account paid; nobody's where all of it was offset. */
  readonly organizationId: number | null;
};

/** What one line was: what it cost beside what was booked of it, and which company bore it. */
type Settled = { readonly difference: Decimal; readonly organizationId?: number | null };

type Line = { readonly id: number; readonly amount: Decimal };

const linesOf = (row: PaymentRequisition, of: 'invoiceId' | 'creditId'): Line[] =>
  row.lines.flatMap(({ [of]: id, amount }) => (id ? [{ id, amount }] : [])).toSorted((a, b) => a.id - b.id);

/**
 * Settles what a requisition asked for, each at the rate of the day against that at which it was booked: invoices and their orders first,
 * then prepayments, in one order whoever pays.
 */
export async function settle(ctx: Ctx, row: PaymentRequisition, how: Settling): Promise<void> {
  const { payStatus, paidDate, bankRef } = how;
  const system = asSystem(ctx, row.payNo ?? '付款');
  const found = await baseRateOf(ctx, { currencyId: row.currencyId, date: paidDate });
  const paidRate = found?.rate ?? orZero(row.rateAtRequest);
  let [paidBase, exchangeDiff]: [Decimal, Decimal] = ['0.00', '0.00'];
  let { organizationId } = how;
  const count = ({ amount }: Line, { difference, organizationId: bearer }: Settled): void => {
    paidBase = round(add(paidBase, round(mul(amount, paidRate), 2)), 2);
    exchangeDiff = round(add(exchangeDiff, difference), 2);
    organizationId ??= bearer ?? null;
  };
  for (const line of linesOf(row, 'invoiceId')) count(line, await settleInvoice(system, row, line, paidRate));
  for (const line of linesOf(row, 'creditId'))
    count(
      line,
      isPositive(line.amount)
        ? await settlePrepayment(system, row, line, { paidRate, organizationId })
        : await settleOffset(system, row, line, paidRate),
    );
  const { row: paid } = await requisitions.patch(
    system,
    row.id,
    { payStatus, paidDate, bankRef, paidBase, exchangeDiff, failReason: null },
    { action: 'pay' },
  );
  if (organizationId) await postExchange(system, paid, organizationId);
  await lockRate(system, { currencyId: row.currencyId, date: paidDate });
}

/** An invoice is paid what was reserved of it when it was asked for, and never beyond what is open. */
function assertAskedFor({ payNo }: PaymentRequisition, one: InvoiceRow, amount: Decimal): void {
  const open = openOf(one);
  if (isWithin(amount, open) && isWithin(amount, orZero(one.reservedAmount))) return;
  throw new AppError(
    'RULE',
    {
      zh: `${payNo} 要付发票 ${one.serialNo} ${amount}，超过其未付金额 ${open}`,
      en: `${payNo} would pay ${amount} for ${one.serialNo}, of which ${open} is open`,
    },
    { data: { reason: 'OVER_PAYMENT', open } },
  );
}

async function settleInvoice(ctx: Ctx, row: PaymentRequisition, line: Line, paidRate: Decimal): Promise<Settled> {
  const { id, amount } = line;
  const one = await invoices.held(ctx, id);
  assertAskedFor(row, one, amount);
  const paidBefore = orZero(one.paidAmount);
  const paidAmount = round(add(paidBefore, amount), 2);
  const reservedAmount = round(sub(orZero(one.reservedAmount), amount), 2);
  const { row: settled } = await invoices.patch(
    ctx,
    id,
    { paidAmount, reservedAmount, invoiceStatus: paidAs({ ...one, paidAmount }) },
    { action: 'pay' },
  );
  await tellBilled(ctx, settled);
  return { difference: exchangeDifference({ paidBefore, amount, bookedRate: orZero(one.rate), paidRate }) };
}

/** No more is prepaid, or offset, than the requisition has reserved of it. */
function assertReserved({ payNo }: PaymentRequisition, one: SupplierCredit, amount: Decimal, reserved: Decimal): void {
  if (lte(amount, reserved)) return;
  throw new AppError(
    'RULE',
    {
      zh: `${payNo} 要付 ${one.documentNo} 的预付款 ${amount}，超过其申请的 ${reserved}`,
      en: `${payNo} would settle ${amount} of the prepayment of ${one.documentNo}, of which ${reserved} was asked for`,
    },
    { data: { reason: 'OVER_PAYMENT', open: reserved } },
  );
}

/** What was prepaid is what the supplier owes from then on, at the rate of that day. */
async function settlePrepayment(
  ctx: Ctx,
  row: PaymentRequisition,
  { id, amount }: Line,
  { paidRate, organizationId }: { readonly paidRate: Decimal; readonly organizationId: number | null },
): Promise<Settled> {
  const one = await credits.held(ctx, id);
  const asked = orZero(one.askedAmount);
  assertReserved(row, one, amount, asked);
  const prepaid = round(add(orZero(one.amount), amount), 2);
  await credits.patch(
    ctx,
    id,
    {
      askedAmount: round(sub(asked, amount), 2),
      amount: prepaid,
      baseAmount: round(add(orZero(one.baseAmount), round(mul(amount, paidRate), 2)), 2),
      organizationId,
      creditStatus: creditAs({ ...one, amount: prepaid }),
    },
    { action: 'pay' },
  );
  return { difference: '0.00' };
}

/** What is offset lessens what is paid today; it was paid before, at the rate of that day. */
async function settleOffset(ctx: Ctx, row: PaymentRequisition, line: Line, paidRate: Decimal): Promise<Settled> {
  const part = abs(line.amount);
  const one = await credits.held(ctx, line.id);
  const held = orZero(one.heldAmount);
  assertReserved(row, one, part, held);
  const [used, usedBase] = [orZero(one.used), orZero(one.usedBase)];
  const cost = creditPart(one, part);
  const offset = round(add(used, part), 2);
  await credits.patch(
    ctx,
    line.id,
    {
      heldAmount: round(sub(held, part), 2),
      used: offset,
      usedBase: round(add(usedBase, cost), 2),
      creditStatus: creditAs({ ...one, used: offset }),
    },
    { action: 'offset' },
  );
  const difference = round(sub(cost, round(mul(part, paidRate), 2)), 2);
  return { difference, organizationId: one.organizationId };
}
