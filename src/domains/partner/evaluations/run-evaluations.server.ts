import { invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { answersOf } from '../../../kernel/server/ports.ts';
import { add, orZero, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { type OrderedFact, type ScoreFact, scoreSource } from '../public.ts';
import type { PurchaseType } from '../purchase-types.text.ts';
import { type Counted, cardOf, earlierOf, evaluations, weightsOn, withService } from './card.server.ts';
import { spanOf } from './evaluation.rules.ts';
import type { Half } from './evaluation.text.ts';

type Ordered = { readonly orderCount: number; readonly mainType: PurchaseType | null };

/** What of each supplier is known of a span: what it was ordered, and what was counted by measure, over all that answer. */
async function factsOf(ctx: Ctx, span: { from: string; to: string }) {
  const ordered: OrderedFact[] = [];
  const facts: ScoreFact[] = [];
  for (const source of answersOf(ctx, scoreSource).values()) {
    ordered.push(...(await source.ordered(ctx, span)));
    facts.push(...(await source.facts(ctx, span)));
  }
  return { ordered: Map.groupBy(ordered, (one) => one.partnerId), facts: Map.groupBy(facts, (one) => one.partnerId) };
}

/** How often it was ordered from, and of which type most; of as many the first by name. */
function orderedOf(rows: readonly OrderedFact[]): Ordered {
  const [most] = rows.toSorted((a, b) => b.orders - a.orders || (a.purchaseType < b.purchaseType ? -1 : 1));
  return { orderCount: rows.reduce((count, { orders }) => count + orders, 0), mainType: most?.purchaseType ?? null };
}

const countedOf = (facts: readonly ScoreFact[]): Counted[] =>
  [...Map.groupBy(facts, ({ item }) => item)].map(([item, own]) => ({
    item,
    achieved: round(
      own.reduce((total, one) => add(total, orZero(one.achieved)), '0'),
      4,
    ),
    outOf: round(
      own.reduce((total, one) => add(total, orZero(one.outOf)), '0'),
      4,
    ),
    rowCount: own.reduce((total, one) => total + one.rowCount, 0),
  }));

/** One card as text: two that read the same are the same. */
const asText = (measures: readonly (Counted & { readonly weight: string | null })[]): string =>
  measures
    .map(({ item, achieved, outOf, rowCount, weight }) =>
      [item, round(achieved, 4), round(outOf, 4), rowCount, round(weight, 2)].join(' '),
    )
    .toSorted()
    .join('\n');

/** A card for each supplier with an order in a half-year that has ended. Drafts are reckoned anew, others stay as they are. */
export async function runEvaluations(ctx: Ctx, { evalYear, half }: { evalYear: number; half: Half }) {
  const span = spanOf(evalYear, half);
  if (span.to >= officeDay(ctx.now))
    throw invalid([{ field: 'half', message: { zh: '该半年尚未结束', en: 'This half-year has not ended' } }]);
  const { ordered, facts } = await factsOf(ctx, span);
  const partnerIds = [...ordered.keys()].toSorted((a, b) => a - b);
  const [weights, earlier] = [await weightsOn(ctx, span.to), await earlierOf(ctx, partnerIds, span.from)];
  const known = await evaluations.find(ctx, { evalYear, half }, { lock: true });
  const cards = new Map(known.map((one) => [one.partnerId, one]));
  const done = { made: 0, renewed: 0, there: 0 };
  for (const partnerId of partnerIds) {
    const before = cards.get(partnerId);
    if (before && before.status !== 'USE') {
      done.there += 1;
      continue;
    }
    const { orderCount, mainType } = orderedOf(ordered.get(partnerId) ?? []);
    const counted = withService(countedOf(facts.get(partnerId) ?? []), before?.serviceScores ?? []);
    const { measures, score, grade, proposed } = cardOf(counted, (item) => weights[item], earlier.get(partnerId));
    if (!before) {
      await evaluations.create(
        ctx,
        { partnerId, evalYear, half, outcome: proposed },
        { periodFrom: span.from, periodTo: span.to, orderCount, mainType, measures, score, grade, proposed },
      );
      done.made += 1;
    } else if (
      before.orderCount !== orderCount ||
      before.mainType !== mainType ||
      before.proposed !== proposed ||
      asText(before.measures) !== asText(measures)
    ) {
      const outcome = before.outcome === before.proposed ? proposed : before.outcome;
      await evaluations.patch(
        ctx,
        before.id,
        { orderCount, mainType, measures, score, grade, proposed, outcome },
        { action: 'reckon' },
      );
      done.renewed += 1;
    } else done.there += 1;
  }
  return done;
}
