import type { Ctx } from '../../../kernel/server/context.ts';
import { readMany } from '../../../kernel/server/crud/read.ts';
import { type Decimal, div, gt, isPositive, max, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { standingOf } from '../../partner/public.server.ts';
import { invoiceableOf } from '../billables/billable.rules.ts';
import { type BillableLine, billableLine } from '../billables/billable-line.resource.ts';
import { tolerancesFor } from '../reviews/review-config.rules.ts';
import { allConfigs } from '../reviews/review-config.server.ts';
import type { InvoiceRow } from './invoice.resource.ts';
import type { InvoiceLine } from './invoice-lines.resource.ts';
import { type MatchLine, matchInvoice, type Tolerances } from './match.rules.ts';

type Matched = Pick<InvoiceRow, 'bizType' | 'invoiceType' | 'partnerId' | 'currencyId' | 'sellerTaxNo' | 'lines'> & {
  readonly rate?: string | null;
};

/** Limits are in base currency, an invoice in its own. */
function inCurrency(limits: Tolerances, rate: string | null | undefined): Tolerances {
  if (!isPositive(rate)) return limits;
  const of = (amount: Decimal): Decimal => round(div(amount, rate) ?? amount, 2);
  return {
    pricePct: limits.pricePct,
    priceAbs: of(limits.priceAbs),
    totalAbs: of(limits.totalAbs),
    taxLineTol: of(limits.taxLineTol),
    taxTotalTol: of(limits.taxTotalTol),
  };
}

/** The lines of orders behind the lines of an invoice, by id; those that the caller may not see are missing. */
export async function billablesOf(ctx: Ctx, lines: InvoiceRow['lines']): Promise<ReadonlyMap<number, BillableLine>> {
  const ids = [...new Set(lines.flatMap(({ billableLineId }) => billableLineId ?? []))];
  const rows = ids.length > 0 ? ((await readMany(billableLine, ctx, ids, { inner: true })) as BillableLine[]) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** Compares an invoice with what was ordered and accepted, as far as it is invoiced nowhere else. */
export async function matched(ctx: Ctx, row: Matched) {
  const [known, partner, configs] = [
    await billablesOf(ctx, row.lines),
    (await standingOf(ctx, [row.partnerId])).get(row.partnerId),
    await allConfigs(ctx),
  ];
  const taxNo = row.sellerTaxNo?.trim().toUpperCase();
  const seller = !taxNo || !partner || partner.taxNos.length === 0 || partner.taxNos.includes(taxNo);
  const left = new Map<number, Decimal>();
  const lines = (row.lines as readonly InvoiceLine[]).map((line): MatchLine => {
    const order = line.billableLineId ? known.get(line.billableLineId) : undefined;
    const invoiceable = order && (left.get(order.id) ?? invoiceableOf(order));
    if (order) left.set(order.id, max('0', sub(invoiceable!, orZero(line.quantity))) ?? '0');
    return {
      quantity: orZero(line.quantity),
      unitPrice: orZero(line.unitPrice),
      netAmount: orZero(line.netAmount),
      taxRate: line.taxRate,
      taxAmount: orZero(line.taxAmount),
      order: order
        ? {
            acceptedQty: orZero(order.acceptedQty),
            invoiceable: gt(invoiceable!, '0') ? invoiceable! : '0',
            unitPrice: orZero(order.unitPrice),
            sameParty: seller && order.partnerId === row.partnerId,
            sameCurrency: order.currencyId === row.currencyId,
          }
        : null,
    };
  });
  const tolerances = tolerancesFor(configs, row);
  return { ...matchInvoice(lines, inCurrency(tolerances, row.rate)), configs, tolerances };
}
