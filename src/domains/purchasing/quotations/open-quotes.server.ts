import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { add, type Decimal, type MaybeDecimal, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { type QuotationRow, quotation } from './quotation.resource.ts';
import { freightBase, netBaseAmount, netBasePrice, type PriceHead, type PriceLine } from './quote-price.rules.ts';
import { dropSealed, unsealQuote } from './sealed-quote.server.ts';
import type { QuoteValues } from './submit-quote.server.ts';

const quotations = recordsOf(quotation);

type Line = PriceLine & {
  readonly lineNo: number | null;
  readonly lineState?: string | null;
  readonly qty?: MaybeDecimal;
};

/** Lines with their net price and amount in base currency; those without a quote have none. */
export const pricedLines = <L extends Line>(
  quote: PriceHead & { readonly lines: readonly L[] },
  rate: Decimal,
): (L & { netBase: Decimal | null; amountBase: Decimal | null })[] =>
  quote.lines.map((line) => {
    if (line.lineState === 'NO_QUOTE') return { ...line, netBase: null, amountBase: null };
    const netBase = netBasePrice(line, quote, rate);
    return { ...line, netBase, amountBase: netBaseAmount(netBase, line.qty) };
  });

/** Unseals what was submitted in a round and writes it into the quotations; drafts are nobody's quotation and go unread. Answers how many. */
export async function openQuotes(
  ctx: Ctx,
  { inquiryId, roundNo, rates }: { inquiryId: number; roundNo: number; rates: ReadonlyMap<number, Decimal> },
): Promise<number> {
  const round = { inquiryId, roundNo };
  const sent = await quotations.find(ctx, { ...round, quoteStatus: ['SUBMITTED', 'SEALED'] });
  for (const quote of sent) await openOne(ctx, quote, rates);
  for (const { id } of await quotations.find(ctx, { ...round, quoteStatus: ['DRAFT', 'WITHDRAWN'] }, { only: ['id'] }))
    await dropSealed(ctx, id);
  return sent.length;
}

/** What lies sealed of a quotation, if it is what its receipt proves. */
async function provenValues(ctx: Ctx, row: QuotationRow): Promise<QuoteValues> {
  const sealed = await unsealQuote(ctx, row.id, 'SUBMITTED');
  if (!sealed || sealed.digest !== row.payloadHash)
    throw new AppError('RULE', {
      zh: `报价 ${row.quoteNo} 的密封内容与回执摘要不符，不能开启`,
      en: `What lies sealed of ${row.quoteNo} is not what its receipt proves; it cannot be opened`,
    });
  return sealed.values;
}

/**
 * Unseals of a round what is technical alone: what is offered, of which make, and when. Prices, terms and whatever is said in free words, which
 * may name a price, stay sealed. Answers the quotations.
 */
export async function openTechnical(
  ctx: Ctx,
  { inquiryId, roundNo }: { inquiryId: number; roundNo: number },
): Promise<QuotationRow[]> {
  const sent = await quotations.find(ctx, { inquiryId, roundNo, quoteStatus: ['SUBMITTED', 'SEALED'] });
  for (const row of sent) {
    const values = await provenValues(ctx, row);
    const said = new Map(values.lines.map((line) => [line.lineNo, line]));
    const lines = row.lines.map((line) => {
      const own = said.get(line.lineNo);
      return {
        ...line,
        lineState: own?.lineState ?? line.lineState,
        partSource: own?.partSource ?? null,
        maker: own?.maker ?? null,
        origin: own?.origin ?? null,
        leadDays: own?.leadDays ?? null,
      };
    });
    await quotations.patch(ctx, row.id, { leadDays: values.leadDays, lines }, { action: 'openTechnical' });
  }
  return sent;
}

async function openOne(ctx: Ctx, row: QuotationRow, rates: ReadonlyMap<number, Decimal>): Promise<void> {
  const values = await provenValues(ctx, row);
  const rate = rates.get(values.currencyId ?? 0);
  if (!rate)
    throw new AppError('RULE', {
      zh: '没有报价币种在截止日的汇率，先登记汇率',
      en: 'There is no rate of a quoted currency on the day of the deadline; enter it first',
    });
  const lines = pricedLines(values, rate);
  const goods = round(sum(lines.map(({ amountBase }) => orZero(amountBase))) ?? '0', 2);
  const freight = freightBase(values, rate);
  await quotations.patch(
    ctx,
    row.id,
    {
      ...values,
      lines,
      goodsBase: goods,
      freightBase: freight,
      totalBase: round(add(goods, freight), 2),
      quoteStatus: 'OPENED',
    },
    { action: 'openQuote' },
  );
  await dropSealed(ctx, row.id);
}
