import { AppError } from '../../../kernel/errors.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { type ActHandler, serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { apportion } from '../../../kernel/value/apportion.ts';
import { div, isPositive, neg, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { allocate } from '../demand/allocate-demand.server.ts';
import type { InquiryRow } from '../inquiries/inquiry.resource.ts';
import { inquiries } from '../inquiries/inquiry-facts.server.ts';
import type { InquirySource } from '../inquiries/inquiry-lines.resource.ts';
import type { OrderRow } from '../orders/order.resource.ts';
import { lineAmounts } from '../orders/order-amounts.rules.ts';
import { createOrder } from '../orders/save-order.server.ts';
import { type QuotationRow, quotation } from '../quotations/quotation.resource.ts';
import { orderPrice } from '../quotations/quote-price.rules.ts';
import { awardFlow } from './award.flow.ts';
import { type AwardLine, type AwardRow, award } from './award.resource.ts';

const quotations = recordsOf(quotation);
const DAY_MS = 86_400_000;

/** One order of an award: for one ship or unit, to one port. */
type Part = {
  readonly organizationId: number;
  readonly portId: number | null;
  readonly sources: readonly InquirySource[];
};

const partsOf = (sources: readonly InquirySource[]): Part[] =>
  [...Map.groupBy(sources, ({ organizationId, portId }) => `${organizationId} ${portId ?? ''}`).values()].map(
    (found) => ({
      organizationId: found[0]!.organizationId!,
      portId: found[0]!.portId,
      sources: found,
    }),
  );

/** The freight of a quotation without tax in its currency, apart over its orders by their goods to the cent (purchasing 5.3). */
function freightShares(quote: QuotationRow, goods: readonly string[]): string[] {
  if (quote.freightMode === 'INCLUDED' || !isPositive(quote.freight)) return goods.map(() => '0.00');
  const taxed = quote.taxIncluded ? div(quote.freight, String(1 + Number(quote.taxRate ?? 0)))! : quote.freight!;
  return apportion(round(taxed, 2), goods);
}

type Given = { row: AwardRow; asked: InquiryRow; quote: QuotationRow; won: readonly AwardLine[] };

async function ordersOfQuote(ctx: Ctx, { row, asked, quote, won }: Given): Promise<OrderRow[]> {
  const numbers = new Set(won.map(({ lineNo }) => lineNo));
  const parts = partsOf(asked.sources.filter(({ lineNo }) => numbers.has(lineNo)));
  const quoted = new Map(quote.lines.map((line) => [line.lineNo, line]));
  const inquired = new Map(asked.lines.map((line) => [line.lineNo, line]));
  const taxRate = quote.taxRate ?? '0';
  const drafts = parts.map((part) =>
    part.sources.map((source) => {
      const line = inquired.get(source.lineNo)!;
      return {
        demandLineId: source.demandLineId,
        materialId: line.materialId,
        description: line.description,
        spec: line.spec,
        unitId: source.unitId,
        qty: source.qty,
        ...orderPrice(quoted.get(source.lineNo)!, quote),
        taxRate,
        taxIncluded: quote.taxIncluded ?? false,
        remark: quoted.get(source.lineNo)?.remark ?? null,
      };
    }),
  );
  const shares = freightShares(
    quote,
    drafts.map((lines) => round(sum(lines.map((line) => lineAmounts(line).net)) ?? '0', 2)),
  );
  const lead = new Date(ctx.now.getTime() + (quote.leadDays ?? 0) * DAY_MS);
  const made: OrderRow[] = [];
  for (const [i, part] of parts.entries()) {
    const needBy = part.sources.flatMap((source) => source.needBy ?? []).toSorted()[0];
    const earliest = officeDay(lead);
    made.push(
      await createOrder(
        ctx,
        {
          organizationId: part.organizationId,
          partnerId: quote.partnerId,
          purchaseType: asked.purchaseType,
          sourceKind: 'AWARD',
          currencyId: quote.currencyId,
          paymentTerm: asked.paymentTerm,
          deliveryTerm: quote.deliveryTerm ?? asked.deliveryTerm,
          portId: part.portId,
          // Not before the supplier can deliver.
          requiredDate: needBy && needBy > earliest ? needBy : earliest,
          remark: `${quote.quoteNo} / ${quote.vendorRef ?? ''}`,
          lines: drafts[i],
          charges: isPositive(shares[i]) ? [{ kind: 'FREIGHT', amount: shares[i], taxRate }] : [],
        },
        { awardId: row.id },
      ),
    );
  }
  return made;
}

/** Drafts of orders, one for each supplier, ship and port; lines that nobody won go back to the pool. */
const createOrders: ActHandler<typeof award.fields> = async (ctx, { row, move }) => {
  const asked = await inquiries.held(ctx, row.inquiryId!);
  if (asked.inquiryStatus !== 'AWARDED')
    throw new AppError('WRONG_STATE', {
      zh: '询价不在已定标状态，不能生成订单',
      en: 'Its inquiry is not awarded: no orders are made of it',
    });
  const byQuote = Map.groupBy(row.lines, ({ quotationId }) => quotationId!);
  const made: OrderRow[] = [];
  for (const [quotationId, won] of byQuote)
    made.push(...(await ordersOfQuote(ctx, { row, asked, quote: await quotations.get(ctx, quotationId), won })));
  const numbers = new Set(row.lines.map(({ lineNo }) => lineNo));
  const left = asked.sources.filter(({ lineNo }) => !numbers.has(lineNo));
  const system = asSystem(ctx, row.awardNo ?? '定标');
  await allocate(system, new Map(left.map(({ demandLineId, qty }) => [demandLineId!, neg(orZero(qty))])), 'inquiry');
  await inquiries.patch(system, asked.id, { inquiryStatus: 'ORDERED' }, { action: 'order' });
  const ordered = await move({ orderedAt: ctx.now.toISOString() });
  return { ...ordered, orders: made.map(({ id, orderNo }) => ({ id, orderNo })) };
};

export const awardActs = serveActs(award, awardFlow, { submit: 'elsewhere', createOrders });
