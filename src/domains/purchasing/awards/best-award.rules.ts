import { add, type Decimal, mul, round, sum, toNumber } from '../../../kernel/value/decimal.ts';

/** An opened quotation as it is weighed: amounts in base currency by line, for all that is asked of a line. */
export type Offer = {
  readonly id: number;
  readonly freight: Decimal;
  readonly amounts: ReadonlyMap<number, Decimal>;
};

/** Who gets each line, what that costs, and the lines that nobody quoted for. */
export type Split = {
  readonly picks: ReadonlyMap<number, number>;
  readonly uncovered: readonly number[];
  readonly goods: Decimal;
  readonly freight: Decimal;
  readonly handling: Decimal;
  readonly total: Decimal;
};

const cents = (amount: Decimal): number => Math.round((toNumber(amount) ?? 0) * 100);

/** What a choice of offers costs: goods, the freight of each supplier used, and what handling one more order costs the house. */
export function splitOf(
  lines: readonly number[],
  offers: readonly Offer[],
  picks: ReadonlyMap<number, number>,
  handlingCost: Decimal,
): Split {
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  const used = [...new Set(picks.values())];
  const goods = round(sum([...picks].map(([line, id]) => byId.get(id)?.amounts.get(line) ?? '0')) ?? '0', 2);
  const freight = round(sum(used.map((id) => byId.get(id)?.freight ?? '0')) ?? '0', 2);
  const handling = round(mul(handlingCost, String(used.length)), 2);
  return {
    picks,
    uncovered: lines.filter((line) => !picks.has(line)),
    goods,
    freight,
    handling,
    total: round(add(add(goods, freight), handling), 2),
  };
}

/** Each line of whoever is cheapest among some offers; of equals the earlier. */
function cheapest(lines: readonly number[], offers: readonly Offer[]): ReadonlyMap<number, number> {
  const picks = new Map<number, number>();
  for (const line of lines) {
    let least: { id: number; cost: number } | undefined;
    for (const { id, amounts } of offers) {
      const amount = amounts.get(line);
      if (amount === undefined) continue;
      const cost = cents(amount);
      if (!least || cost < least.cost) least = { id, cost };
    }
    if (least) picks.set(line, least.id);
  }
  return picks;
}

/** The lowest price of each line, whoever quotes it. */
export const lowestPerLine = (lines: readonly number[], offers: readonly Offer[], handlingCost: Decimal): Split =>
  splitOf(lines, offers, cheapest(lines, offers), handlingCost);

function* sets<T>(items: readonly T[], size: number, from = 0): Generator<readonly T[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let i = from; i <= items.length - size; i += 1)
    for (const rest of sets(items, size - 1, i + 1)) yield [items[i]!, ...rest];
}

/**
 * The cheapest split over at most `most` suppliers (purchasing blueprint 5.4): of every set of them each line to its cheapest, with
 * freight and handling of those used. More lines covered come first, then less cost, then fewer suppliers, then the earlier offers. What
 * nobody quotes for is listed as uncovered, never guessed.
 */
export function bestAward(
  lines: readonly number[],
  offers: readonly Offer[],
  { most, handlingCost }: { readonly most: number; readonly handlingCost: Decimal },
): Split {
  const costs = offers.map(({ freight, amounts }) => ({
    freight: cents(freight),
    amounts: lines.map((line) => {
      const amount = amounts.get(line);
      return amount === undefined ? Number.POSITIVE_INFINITY : cents(amount);
    }),
  }));
  const handling = cents(handlingCost);
  let best: { covered: number; cost: number; used: readonly number[] } | undefined;
  for (let size = 1; size <= Math.min(most, offers.length); size += 1) {
    for (const chosen of sets([...offers.keys()], size)) {
      const used = new Set<number>();
      let goods = 0;
      let covered = 0;
      for (let line = 0; line < lines.length; line += 1) {
        let by = -1;
        let least = Number.POSITIVE_INFINITY;
        for (const at of chosen) {
          const cost = costs[at]!.amounts[line]!;
          if (cost < least) {
            least = cost;
            by = at;
          }
        }
        if (by < 0) continue;
        covered += 1;
        goods += least;
        used.add(by);
      }
      let cost = goods;
      for (const at of used) cost += costs[at]!.freight + handling;
      const better = !best || covered > best.covered || (covered === best.covered && cost < best.cost);
      if (better) best = { covered, cost, used: [...used] };
    }
  }
  const used = new Set(best?.used ?? []);
  return splitOf(
    lines,
    offers,
    cheapest(
      lines,
      offers.filter((_, i) => used.has(i)),
    ),
    handlingCost,
  );
}
