import type { Ctx } from '../../../kernel/server/context.ts';
import { raise } from '../../../kernel/server/domain-events.ts';
import { isZero, mul, orZero, round } from '../../../kernel/value/decimal.ts';
import { priceAccepted } from '../public.ts';
import type { InvoiceRow } from './invoice.resource.ts';
import { priceDifference } from './match.rules.ts';
import { billablesOf } from './match-invoice.server.ts';

type Accepted = Pick<InvoiceRow, 'id' | 'serialNo' | 'currencyId' | 'rate' | 'lines'>;

/**
 * Tells the goods behind an invoice in force what they cost beside their order. What is invoiced in another currency than was ordered has
 * no price to be compared with, as in the match.
 */
export async function tellAcceptedPrices(ctx: Ctx, row: Accepted): Promise<void> {
  const known = await billablesOf(ctx, row.lines);
  const found = row.lines.flatMap((line) => {
    const order = line.billableLineId ? known.get(line.billableLineId) : undefined;
    if (order?.lineKind !== 'GOODS' || order.currencyId !== row.currencyId) return [];
    const typed = { quantity: orZero(line.quantity), netAmount: orZero(line.netAmount) };
    const difference = round(mul(priceDifference(typed, orZero(order.unitPrice)), orZero(row.rate)), 2);
    if (isZero(difference)) return [];
    return [{ order, line: { lineId: order.lineId ?? 0, invoiceLineId: line.id, difference } }];
  });
  const documents = Map.groupBy(found, ({ order: { source, sourceId } }) => `${source} ${sourceId}`);
  for (const told of [...documents.values()].toSorted(
    (a, b) => (a[0]!.order.sourceId ?? 0) - (b[0]!.order.sourceId ?? 0),
  ))
    await raise(ctx, priceAccepted, {
      source: told[0]!.order.source ?? '',
      sourceId: told[0]!.order.sourceId ?? 0,
      invoiceId: row.id,
      invoiceNo: row.serialNo ?? '',
      lines: told.map(({ line }) => line),
    });
}
