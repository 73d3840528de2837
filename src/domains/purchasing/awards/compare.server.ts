import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { apportion } from '../../../kernel/value/apportion.ts';
import {
  add,
  type Decimal,
  div,
  isPositive,
  lt,
  median,
  mul,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { unitFacts } from '../../material/public.server.ts';
import { currencyCodes } from '../../parameter/public.server.ts';
import { standingOf } from '../../partner/public.server.ts';
import type { InquiryRow } from '../inquiries/inquiry.resource.ts';
import { inquiries, sealedStill } from '../inquiries/inquiry-facts.server.ts';
import { MAX_AWARD_VENDORS, PO_HANDLING_COST } from '../parameters.server.ts';
import { type QuotationLine, type QuotationRow, quotation } from '../quotations/quotation.resource.ts';
import type { Scenario } from './award-words.text.ts';
import { bestAward, lowestPerLine, type Offer, type Split, splitOf } from './best-award.rules.ts';
import type { Comparison } from './comparison.calls.ts';

const quotations = recordsOf(quotation);

/** States in which the prices of an inquiry have been opened once. */
const OPEN = new Set(['OPENED', 'AWARD_AUDIT', 'AWARDED', 'ORDERED', 'FAILED', 'CANCELLED']);

/** What suppliers offer now: of each the last round that was opened. Nothing while anything is sealed still. */
async function offersOf(ctx: Ctx, row: InquiryRow): Promise<QuotationRow[]> {
  const opened = row.rounds.some(({ openedAt }) => openedAt);
  if (!OPEN.has(row.inquiryStatus) || !opened) throw sealedStill();
  const last = await ctx.db.query<{ id: number }>(
    `select distinct on (partner_id) id from purchasing_quotation
     where inquiry_id = $1 and quote_status in ('OPENED', 'AWARDED', 'PART_AWARDED', 'NOT_AWARDED') and deleted_at is null
     order by partner_id, round_no desc`,
    [row.id],
  );
  const rows = await Promise.all(last.map(({ id }) => quotations.get(ctx, id)));
  // Those for all lines first, the cheapest of them before the others.
  return rows.toSorted(
    (a, b) => quotedLines(b).length - quotedLines(a).length || Number(a.totalBase) - Number(b.totalBase),
  );
}

/** What a base unit of each material cost last within 24 months, net in base currency, by material. */
async function lastPrices(ctx: Ctx, materialIds: readonly number[]): Promise<ReadonlyMap<number, Decimal>> {
  const rows = await ctx.db.query<{ materialId: number; price: Decimal }>({
    name: 'purchasing-last-prices',
    text: `select distinct on (l.material_id) l.material_id as "materialId",
             l.unit_price * (1 - coalesce(l.discount_pct, 0) / 100) * o.rate
               / (case when l.tax_included then 1 + coalesce(l.tax_rate, 0) else 1 end) as price
           from purchasing_order_line l join purchasing_purchase_order o on o.id = l.parent_id
           where l.material_id = any($1::bigint[]) and o.status = 'APPROVE' and o.order_status <> 'CANCELLED' and o.deleted_at is null
             and o.rate is not null and o.rate_date >= $2::date - interval '24 months'
           order by l.material_id, o.rate_date desc, l.id desc`,
    values: [materialIds, officeDay(ctx.now)],
  });
  return new Map(rows.map(({ materialId, price }) => [materialId, round(price, 6)]));
}

const quotedLines = (row: QuotationRow): readonly QuotationLine[] =>
  row.lines.filter(({ amountBase }) => amountBase !== null);

const pctOf = (part: Decimal, whole: Decimal): Decimal | null =>
  isPositive(whole) ? round(div(mul(part, '100'), whole)!, 2) : null;

/** Of the lines that a split covers, what they would have cost by their benchmark; nothing where one of them has none. */
export function savingOf(split: Split, benchmarks: ReadonlyMap<number, Decimal>) {
  const known = [...split.picks.keys()].map((line) => benchmarks.get(line));
  if (known.length === 0 || known.some((one) => one === undefined))
    return { benchmark: null, saving: null, savingPct: null };
  const benchmark = round(sum(known) ?? '0', 2);
  const saving = round(sub(benchmark, split.goods), 2);
  return { benchmark, saving, savingPct: pctOf(saving, benchmark) };
}

export type Compared = Comparison & {
  readonly inquiry: InquiryRow;
  readonly offered: readonly Offer[];
  readonly benchmarks: ReadonlyMap<number, Decimal>;
  readonly handlingCost: Decimal;
  readonly quotes: ReadonlyMap<number, QuotationRow>;
};

/** All that was offered beside each other, and what each way to award would cost. FORBIDDEN (`SEALED`) before the opening. */
export async function compare(ctx: Ctx, inquiryId: number): Promise<Compared> {
  const row = await inquiries.get(ctx, inquiryId);
  const quotes = await offersOf(ctx, row);
  const asked = row.lines.flatMap(({ lineNo, ...line }) => (lineNo === null ? [] : [{ ...line, lineNo }]));
  const today = officeDay(ctx.now);
  const [partners, codes, units, last, handling, most] = await Promise.all([
    standingOf(
      ctx,
      quotes.flatMap(({ partnerId }) => partnerId ?? []),
    ),
    currencyCodes(
      ctx,
      quotes.flatMap(({ currencyId }) => currencyId ?? []),
    ),
    unitFacts(
      ctx,
      asked.flatMap(({ unitId }) => unitId ?? []),
    ),
    lastPrices(
      ctx,
      asked.flatMap(({ materialId }) => materialId ?? []),
    ),
    setting<number>(ctx, PO_HANDLING_COST),
    setting<number>(ctx, MAX_AWARD_VENDORS),
  ]);
  const handlingCost = String(handling);
  const valid = quotes.filter(({ validUntil }) => validUntil !== null && validUntil >= today);
  const offered: Offer[] = valid.map((quote) => ({
    id: quote.id,
    freight: orZero(quote.freightBase),
    amounts: new Map(quotedLines(quote).map(({ lineNo, amountBase }) => [lineNo!, amountBase!])),
  }));
  const cells = new Map<number, Comparison['lines'][number]['cells']>(asked.map(({ lineNo }) => [lineNo, []]));
  for (const quote of quotes) {
    const lines = quotedLines(quote);
    const freight = apportion(
      orZero(quote.freightBase),
      lines.map(({ amountBase }) => orZero(amountBase)),
    );
    for (const [i, line] of lines.entries())
      cells.get(line.lineNo!)?.push({
        quotationId: quote.id,
        netBase: orZero(line.netBase),
        amount: orZero(line.amountBase),
        landed: round(div(add(orZero(line.amountBase), freight[i]!), line.qty) ?? '0', 6),
        unitPrice: orZero(line.unitPrice),
        leadDays: line.leadDays ?? quote.leadDays,
        remark: line.remark,
      });
  }
  const benchmarks = new Map<number, Decimal>();
  const lines = asked.map((line) => {
    const found = cells.get(line.lineNo) ?? [];
    const lastPrice = (line.materialId && last.get(line.materialId)) || null;
    const price = lastPrice ?? median(found.map(({ netBase }) => netBase));
    const benchmark = price ? round(mul(price, orZero(line.qty)), 2) : null;
    if (benchmark) benchmarks.set(line.lineNo, benchmark);
    const running = found.filter(({ quotationId }) => offered.some(({ id }) => id === quotationId));
    const lowest = running.reduce<Decimal | null>(
      (least, { amount }) => (least === null || lt(amount, least) ? amount : least),
      null,
    );
    const unit = line.unitId ? units.get(line.unitId) : undefined;
    return {
      lineNo: line.lineNo,
      description: (ctx.lang === 'en' && line.descriptionEn) || line.description,
      spec: line.spec,
      unit: (ctx.lang === 'en' ? unit?.nameEn : unit?.name) ?? '',
      qty: orZero(line.qty),
      targetPrice: line.targetPrice,
      lastPrice,
      benchmark,
      lowest,
      cells: found,
    };
  });
  const numbers = asked.map(({ lineNo }) => lineNo);
  const told = (scenario: Scenario, split: Split, quotationId: number | null = null) => {
    const { saving, savingPct } = savingOf(split, benchmarks);
    return {
      scenario,
      quotationId,
      picks: [...split.picks].map(([lineNo, id]) => ({ lineNo, quotationId: id })),
      uncovered: [...split.uncovered],
      goods: split.goods,
      freight: split.freight,
      handling: split.handling,
      total: split.total,
      saving,
      savingPct,
    };
  };
  const singles = offered.map(({ id, amounts }) =>
    told('SINGLE', splitOf(numbers, offered, new Map([...amounts.keys()].map((line) => [line, id])), handlingCost), id),
  );
  const full = quotes
    .filter((quote) => quotedLines(quote).length === asked.length)
    .toSorted((a, b) => Number(a.totalBase) - Number(b.totalBase));
  return {
    inquiry: row,
    quotes: new Map(quotes.map((quote) => [quote.id, quote])),
    offered,
    benchmarks,
    handlingCost,
    offers: quotes.map((quote) => {
      const partner = partners.get(quote.partnerId!);
      return {
        quotationId: quote.id,
        partnerId: quote.partnerId!,
        partner: (ctx.lang === 'en' && partner?.nameEn) || (partner?.name ?? ''),
        quoteNo: quote.quoteNo ?? '',
        currency: codes.get(quote.currencyId!) ?? '',
        roundNo: quote.roundNo ?? 1,
        goods: orZero(quote.goodsBase),
        freight: orZero(quote.freightBase),
        freightAtCost: quote.freightMode === 'AT_COST',
        total: orZero(quote.totalBase),
        covers: quotedLines(quote).length,
        leadDays: quote.leadDays,
        validUntil: quote.validUntil,
        expired: quote.validUntil === null || quote.validUntil < today,
        termDiffers: Boolean(row.deliveryTerm && quote.deliveryTerm && row.deliveryTerm !== quote.deliveryTerm),
        rank: full.includes(quote) ? full.indexOf(quote) + 1 : null,
      };
    }),
    lines,
    splits:
      offered.length === 0
        ? []
        : [
            told('BEST_SPLIT', bestAward(numbers, offered, { most, handlingCost })),
            told('LOWEST_LINE', lowestPerLine(numbers, offered, handlingCost)),
            ...singles,
          ],
  };
}

/** What the call tells of it. */
export async function comparisonOf(ctx: Ctx, inquiryId: number): Promise<Comparison> {
  const { offers, lines, splits } = await compare(ctx, inquiryId);
  return { offers, lines, splits };
}
