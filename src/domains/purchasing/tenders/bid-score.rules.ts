import {
  add,
  compare,
  type Decimal,
  div,
  gte,
  isPositive,
  type MaybeDecimal,
  min,
  mul,
  orZero,
  round,
  sum,
} from '../../../kernel/value/decimal.ts';
import type { Weights } from './tender.rules.ts';

/** What one member gives a bid, points of 0 to 100; nothing where a criterion has no weight. */
export type Points = {
  readonly technical: MaybeDecimal;
  readonly service: MaybeDecimal;
  readonly delivery: MaybeDecimal;
};

export type Bid = {
  readonly id: number;
  /** Goods and freight in base currency without tax. */
  readonly total: Decimal;
  readonly given: readonly Points[];
};

export type Scored = {
  readonly id: number;
  readonly technical: Decimal | null;
  readonly service: Decimal | null;
  readonly delivery: Decimal | null;
  /** Whether it reaches the technical threshold; otherwise it has no price points and no place. */
  readonly qualified: boolean;
  readonly pricePoints: Decimal | null;
  readonly totalPoints: Decimal | null;
  readonly placeNo: number | null;
};

/** The mean of what members gave, two places. */
function mean(values: readonly MaybeDecimal[]): Decimal | null {
  const given = values.filter((one) => one !== null && one !== undefined);
  return given.length === 0 ? null : round(div(sum(given), String(given.length)), 2);
}

/** Points of a price: the lowest by its own times a hundred, two places (purchasing 5.9). */
export const pricePointsOf = (lowest: Decimal, own: Decimal): Decimal =>
  isPositive(own) ? round(div(mul(lowest, '100'), own) ?? '0', 2) : '100.00';

const part = (points: MaybeDecimal, weight: number | null | undefined): Decimal =>
  mul(orZero(points), String(weight ?? 0));

/**
 * Bids by their points (purchasing 5.9): the technical threshold first, then the price against the lowest of those that reach it, each criterion by its
 * weight. Of equal points the lower price comes first. In the order in which they were given.
 */
export function scoreBids(bids: readonly Bid[], weights: Weights, techLeast: number): Scored[] {
  const judged = bids.map(({ id, total, given }) => {
    const technical = mean(given.map((one) => one.technical));
    return {
      id,
      total,
      technical,
      service: mean(given.map((one) => one.service)),
      delivery: mean(given.map((one) => one.delivery)),
      qualified: technical !== null && gte(technical, String(techLeast)),
    };
  });
  const lowest = orZero(min(...judged.flatMap(({ qualified, total }) => (qualified ? [total] : []))));
  const weighed = judged.map((one) => {
    if (!one.qualified) return { ...one, pricePoints: null, totalPoints: null };
    const pricePoints = pricePointsOf(lowest, one.total);
    const points = add(
      add(part(pricePoints, weights.priceWeight), part(one.technical, weights.techWeight)),
      add(part(one.service, weights.serviceWeight), part(one.delivery, weights.deliveryWeight)),
    );
    return { ...one, pricePoints, totalPoints: round(div(points, '100') ?? '0', 2) };
  });
  const places = weighed
    .filter(({ qualified }) => qualified)
    .toSorted((a, b) => (compare(b.totalPoints, a.totalPoints) ?? 0) || (compare(a.total, b.total) ?? 0) || a.id - b.id)
    .map(({ id }) => id);
  return weighed.map(({ id, technical, service, delivery, qualified, pricePoints, totalPoints }) => ({
    id,
    technical,
    service,
    delivery,
    qualified,
    pricePoints,
    totalPoints,
    placeNo: qualified ? places.indexOf(id) + 1 : null,
  }));
}
