import type { Ctx } from '../../../kernel/server/context.ts';
import { type Decimal, div, isPositive, mul, round } from '../../../kernel/value/decimal.ts';
import { paidPerUnit } from '../contracts/contract-price.rules.ts';
import { withContractPrices } from '../contracts/contract-prices.server.ts';
import type { InquiryRow } from '../inquiries/inquiry.resource.ts';
import type { QuotationRow } from '../quotations/quotation.resource.ts';
import { orderPrice } from '../quotations/quote-price.rules.ts';

/** What a contract in force with the winner asks for a line, without tax in base currency, and by how much the offer departs from it. */
type Agreed = {
  readonly priceContractId: number | null;
  readonly contractBase: Decimal | null;
  readonly departurePct: Decimal | null;
};

const NONE: Agreed = { priceContractId: null, contractBase: null, departurePct: null };

type Won = { readonly lineNo: number; readonly quotationId: number; readonly netBase: Decimal };

/** By line, the price of a contract that its winner has with the house; where needs go to several ports, of contracts for all ports alone. */
export async function agreedPrices(
  ctx: Ctx,
  asked: InquiryRow,
  quotes: ReadonlyMap<number, QuotationRow>,
  won: readonly Won[],
): Promise<ReadonlyMap<number, Agreed>> {
  const inquired = new Map(asked.lines.map((line) => [line.lineNo, line]));
  const ports = new Set(asked.sources.map(({ portId }) => portId));
  const [portId = null] = ports.size === 1 ? ports : [];
  const found = new Map<number, Agreed>();
  for (const [quotationId, picked] of Map.groupBy(won, (one) => one.quotationId)) {
    const quote = quotes.get(quotationId);
    if (!quote?.partnerId || !quote.currencyId) continue;
    const offered = new Map(quote.lines.map((line) => [line.lineNo, line]));
    const lines = picked.map(({ lineNo }) => {
      const line = inquired.get(lineNo);
      const { unitPrice, discountPct } = orderPrice(offered.get(lineNo) ?? {}, quote);
      return {
        materialId: line?.materialId ?? null,
        unitId: line?.unitId ?? undefined,
        qty: line?.qty ?? undefined,
        unitPrice,
        discountPct,
        taxRate: quote.taxRate,
        taxIncluded: quote.taxIncluded ?? false,
      };
    });
    const buying = {
      partnerId: quote.partnerId,
      currencyId: quote.currencyId,
      portId,
      sourceKind: 'AWARD',
      contractId: null,
      awardId: asked.id,
    } as const;
    const priced = await withContractPrices(ctx, buying, lines);
    for (const [i, { lineNo, netBase }] of picked.entries()) {
      const { priceContractId = null, contractPrice, departurePct = null } = priced[i]!;
      const paid = paidPerUnit(lines[i]!);
      found.set(
        lineNo,
        priceContractId && contractPrice && isPositive(paid)
          ? { priceContractId, contractBase: round(div(mul(netBase, contractPrice), paid)!, 6), departurePct }
          : NONE,
      );
    }
  }
  return found;
}
