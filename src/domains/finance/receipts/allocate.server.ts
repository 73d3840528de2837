import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import {
  abs,
  add,
  type Decimal,
  div,
  gt,
  isPositive,
  mul,
  neg,
  orZero,
  round,
  sub,
} from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { postDifference } from '../payments/exchange.server.ts';
import { payerAccount } from '../payments/payer-account.resource.ts';
import type { CustomerInvoiceRow } from '../receivables/customer-invoice.resource.ts';
import { dueOf, receivedAs } from '../receivables/customer-invoice.rules.ts';
import { customerInvoices } from '../receivables/save-customer-invoice.server.ts';
import { tellCustomerBilled } from '../receivables/tell-billed.server.ts';
import type { CustomerReceipt } from './customer-receipt.resource.ts';
import { basePart, crossed, receiptDifference, unallocatedOf } from './receipt.rules.ts';
import { type ReceiptAllocation, receiptAllocation } from './receipt-allocation.resource.ts';
import { receipts } from './save-receipt.server.ts';

export const allocations = recordsOf(receiptAllocation);

const OPEN: ReadonlySet<string> = new Set(['ISSUED', 'PART_RECEIVED']);

const overError = (reason: string, field: string, left: Decimal, zh: string, en: string): AppError =>
  new AppError('RULE', { zh, en }, { data: { reason, left }, errors: [{ field, message: { zh, en } }] });

/** Banks take their margin; beyond it an invoice would be settled by less than it is worth, and the rest booked as a difference of rates. */
const FAR_PCT = 5;
const isFarFrom = (used: Decimal, byRates: Decimal): boolean =>
  gt(abs(sub(used, byRates)), round(div(mul(byRates, String(FAR_PCT)), '100')!, 2));

/** What of a receipt an amount of an invoice takes: the same where both are in one currency, else as typed, or by the rates of the day. */
async function usedFor(
  ctx: Ctx,
  receipt: CustomerReceipt,
  invoice: CustomerInvoiceRow,
  { amount, used }: { readonly amount: Decimal; readonly used?: Decimal | null },
): Promise<Decimal> {
  if (receipt.currencyId === invoice.currencyId) return amount;
  const found = await baseRateOf(ctx, { currencyId: invoice.currencyId, date: receipt.receivedDate });
  const byRates = found && crossed(amount, found.rate, orZero(receipt.rate));
  if (used && byRates && isFarFrom(used, byRates))
    throw overError(
      'FAR_FROM_RATE',
      'used',
      byRates,
      `按收款日汇率为 ${byRates}，相差超过 ${FAR_PCT}%`,
      `By the rates of that day it is ${byRates}: this is more than ${FAR_PCT} % from it`,
    );
  if (used) return used;
  if (byRates) return byRates;
  throw overError(
    'RATE_MISSING',
    'used',
    '0',
    '没有发票币种在到账日期的汇率，填写用去收款',
    'There is no rate of the currency of the invoice on that day: type what it takes of the receipt',
  );
}

/** The company whose account the money came into bears the difference. */
async function bearDifference(ctx: Ctx, receipt: CustomerReceipt, row: ReceiptAllocation, standing: boolean) {
  const { organizationId } = await recordsOf(payerAccount).get(ctx, receipt.payerAccountId);
  await postDifference(ctx, {
    source: { resource: receiptAllocation.name, id: row.id, no: receipt.receiptNo ?? '' },
    organizationId,
    day: row.allocatedOn ?? receipt.receivedDate,
    amount: standing ? orZero(row.exchangeDiff) : '0',
  });
}

/** The day on which the last money for an invoice came that still stands. */
async function lastReceived(ctx: Ctx, invoiceId: number): Promise<string | null> {
  const [row] = await ctx.db.query<{ day: string | null }>({
    name: 'finance-last-received',
    text: `select max(received_date) as day from finance_receipt_allocation where invoice_id = $1 and allocation_status = 'LIVE' and deleted_at is null`,
    values: [invoiceId],
  });
  return row?.day ?? null;
}

type Counted = { readonly amount: Decimal; readonly base: Decimal };

/** Counts what is received of an invoice, or where below zero is not any more, and tells the documents behind it. */
async function countReceived(ctx: Ctx, invoice: CustomerInvoiceRow, { amount, base }: Counted): Promise<void> {
  const receivedAmount = round(add(orZero(invoice.receivedAmount), amount), 2);
  const { row } = await customerInvoices.patch(
    ctx,
    invoice.id,
    {
      receivedAmount,
      receivedBase: round(add(orZero(invoice.receivedBase), base), 2),
      receivedOn: await lastReceived(ctx, invoice.id),
      billStatus: receivedAs({ ...invoice, receivedAmount }),
    },
    { action: isPositive(amount) ? 'receive' : 'release' },
  );
  await tellCustomerBilled(ctx, row);
}

type Asked = { readonly invoiceId: number; readonly amount: Decimal; readonly used?: Decimal | null };

/**
 * Sets a held receipt off against one invoice, which is held from here on; answers the receipt as it is then. Refuses more than is open
 * of the invoice (OVER_OPEN) or left of the receipt (OVER_RECEIPT).
 */
export async function allocate(ctx: Ctx, receipt: CustomerReceipt, asked: Asked): Promise<CustomerReceipt> {
  const system = asSystem(ctx, receipt.receiptNo ?? '收款核销');
  const invoice = await customerInvoices.held(system, asked.invoiceId);
  if (invoice.partnerId !== receipt.partnerId)
    throw overError('PARTNER', 'invoiceId', '0', '不是该客户的发票', 'Not an invoice of this customer');
  if (!OPEN.has(invoice.billStatus))
    throw overError('NOT_OPEN', 'invoiceId', '0', '发票没有未收金额', 'Nothing of this invoice is open');
  const amount = round(asked.amount, 2);
  const open = dueOf(invoice);
  if (gt(amount, open))
    throw overError('OVER_OPEN', 'amount', open, `发票只剩 ${open} 未收`, `Only ${open} of the invoice is open`);
  const used = round(await usedFor(ctx, receipt, invoice, { ...asked, amount }), 2);
  const left = unallocatedOf(receipt);
  if (!isPositive(used) || gt(used, left))
    throw overError('OVER_RECEIPT', 'used', left, `收款只剩 ${left} 未核销`, `Only ${left} of the receipt is left`);
  const bookedBase = basePart(
    orZero(invoice.receivedAmount),
    amount,
    orZero(invoice.rate),
    orZero(invoice.receivedBase),
  );
  const receivedBase = basePart(
    orZero(receipt.allocatedAmount),
    used,
    orZero(receipt.rate),
    orZero(receipt.allocatedBase),
  );
  const exchangeDiff = receiptDifference(bookedBase, receivedBase);
  const made = await allocations.create(
    system,
    {},
    {
      receiptId: receipt.id,
      invoiceId: invoice.id,
      invoiceNo: invoice.invoiceNo,
      partnerId: receipt.partnerId,
      receivedDate: receipt.receivedDate,
      allocatedOn: officeDay(ctx.now),
      currencyId: invoice.currencyId,
      amount,
      receiptCurrencyId: receipt.currencyId,
      used,
      bookedBase,
      receivedBase,
      exchangeDiff,
    },
  );
  const next = await countUsed(system, receipt, { used, base: receivedBase, difference: exchangeDiff });
  await bearDifference(system, receipt, made, true);
  await countReceived(system, invoice, { amount, base: bookedBase });
  return next;
}

type Used = { readonly used: Decimal; readonly base: Decimal; readonly difference: Decimal };

async function countUsed(
  ctx: Ctx,
  receipt: CustomerReceipt,
  { used, base, difference }: Used,
): Promise<CustomerReceipt> {
  const allocatedAmount = round(add(orZero(receipt.allocatedAmount), used), 2);
  const left = unallocatedOf({ ...receipt, allocatedAmount });
  const { row } = await receipts.patch(
    ctx,
    receipt.id,
    {
      allocatedAmount,
      allocatedBase: round(add(orZero(receipt.allocatedBase), base), 2),
      exchangeDiff: round(add(orZero(receipt.exchangeDiff), difference), 2),
      receiptStatus: isPositive(left) ? 'OPEN' : 'SETTLED',
    },
    { action: isPositive(used) ? 'allocate' : 'release' },
  );
  return row;
}

/** A part of a receipt stands against its invoice no more: the invoice is open again, and the money the customer's advance. */
export async function takeBack(ctx: Ctx, row: ReceiptAllocation): Promise<void> {
  const system = asSystem(ctx, '撤销核销');
  const receipt = await receipts.held(system, row.receiptId!);
  const invoice = await customerInvoices.held(system, row.invoiceId!);
  const { amount, used, bookedBase, receivedBase, exchangeDiff } = row;
  await countUsed(system, receipt, {
    used: neg(orZero(used)),
    base: neg(orZero(receivedBase)),
    difference: neg(orZero(exchangeDiff)),
  });
  await bearDifference(system, receipt, row, false);
  await countReceived(system, invoice, { amount: neg(orZero(amount)), base: neg(orZero(bookedBase)) });
}
