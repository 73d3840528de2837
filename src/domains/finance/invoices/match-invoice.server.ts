import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { readMany } from '../../../kernel/server/crud/read.ts';
import { add, type Decimal, div, gt, isPositive, max, orZero, round, sub } from '../../../kernel/value/decimal.ts';
import { standingOf } from '../../partner/public.server.ts';
import { invoiceableOf } from '../billables/billable.rules.ts';
import { heldBillable } from '../billables/billable.server.ts';
import { type BillableLine, billableLine } from '../billables/billable-line.resource.ts';
import { tolerancesFor } from '../reviews/review-config.rules.ts';
import { allConfigs } from '../reviews/review-config.server.ts';
import type { InvoiceRow } from './invoice.resource.ts';
import { type MatchLine, matchInvoice, type Tolerances } from './match.rules.ts';

type Matched = Pick<
  InvoiceRow,
  'bizType' | 'invoiceType' | 'partnerId' | 'currencyId' | 'sellerTaxNo' | 'lines' | 'redOfId'
> & {
  readonly id?: number;
  readonly rate?: string | null;
};

type Passed = { readonly quantity: Decimal; readonly net: Decimal };

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

/** By line of an order what other invoices have booked of it, or hold under approval, that passed the match by themselves. */
async function passedOf(ctx: Ctx, ids: readonly number[], except: number | null): Promise<ReadonlyMap<number, Passed>> {
  const rows = await ctx.db.query<Passed & { id: number }>({
    name: 'finance-invoices-passed',
    text: `select l.billable_line_id as id, sum(l.quantity) as quantity, sum(l.net_amount) as net
           from finance_invoice_line l join finance_invoice i on i.id = l.parent_id
           where l.billable_line_id = any($1::bigint[]) and i.id is distinct from $2 and i.status in ('IN_AUDIT', 'APPROVE')
             and i.match_result <> 'EXCEPTION' and i.deleted_at is null group by 1`,
    values: [ids, except],
  });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Holds the lines of orders behind an invoice to the end of the transaction, in one order whoever asks: two invoices of one line are matched one after the other. */
export async function holdBillables(ctx: Ctx, lines: InvoiceRow['lines']): Promise<void> {
  const ids = [...new Set(lines.flatMap(({ billableLineId }) => billableLineId ?? []))];
  for (const id of ids.toSorted((a, b) => a - b)) await heldBillable(asSystem(ctx, '发票匹配'), id);
}

/** Compares an invoice with what was ordered and accepted, as far as it is invoiced nowhere else. */
export async function matched(ctx: Ctx, row: Matched) {
  const known = await billablesOf(ctx, row.lines);
  const [partner, configs, passed] = [
    (await standingOf(ctx, [row.partnerId])).get(row.partnerId),
    await allConfigs(ctx),
    new Map(await passedOf(ctx, [...known.keys()], row.id ?? null)),
  ];
  const taxNo = row.sellerTaxNo?.trim().toUpperCase();
  const seller = !taxNo || !partner || partner.taxNos.length === 0 || partner.taxNos.includes(taxNo);
  const left = new Map<number, Decimal>();
  const lines = row.lines.map((line): MatchLine => {
    const [quantity, netAmount] = [orZero(line.quantity), orZero(line.netAmount)];
    const typed = {
      quantity,
      unitPrice: orZero(line.unitPrice),
      netAmount,
      taxRate: line.taxRate,
      taxAmount: orZero(line.taxAmount),
    };
    const order = line.billableLineId ? known.get(line.billableLineId) : undefined;
    if (!order) return { ...typed, order: null };
    const invoiceable = left.get(order.id) ?? invoiceableOf(order);
    const before = passed.get(order.id) ?? { quantity: '0', net: '0' };
    left.set(order.id, max('0', sub(invoiceable, quantity)) ?? '0');
    passed.set(order.id, { quantity: add(before.quantity, quantity), net: add(before.net, netAmount) });
    return {
      ...typed,
      order: {
        acceptedQty: orZero(order.acceptedQty),
        invoiceable: gt(invoiceable, '0') ? invoiceable : '0',
        unitPrice: orZero(order.unitPrice),
        taxRate: order.taxRate,
        passed: before,
        sameParty: seller && order.partnerId === row.partnerId,
        sameCurrency: order.currencyId === row.currencyId,
      },
    };
  });
  const tolerances = tolerancesFor(configs, row);
  // A red invoice is compared with the one that it takes back, not with an order.
  if (row.redOfId) return { result: 'NONE' as const, findings: [], configs, tolerances };
  // What was ordered or approved as an expense is invoiced by its lines; anything beside them somebody must accept.
  const orders = row.bizType !== 'OTHER';
  return { ...matchInvoice(lines, inCurrency(tolerances, row.rate), { orders }), configs, tolerances };
}
