import { abs, type Decimal, gt, type MaybeDecimal, mul, round, sub, sum } from '../../../kernel/value/decimal.ts';
import type { Facility } from './constant-words.text.ts';

type Weights = {
  readonly displacement: MaybeDecimal;
  readonly lightShip: MaybeDecimal;
  readonly ballast: MaybeDecimal;
  readonly freshWater: MaybeDecimal;
  readonly fuelOil: MaybeDecimal;
  readonly dieselOil: MaybeDecimal;
  readonly lubOil: MaybeDecimal;
  readonly otherKnown: MaybeDecimal;
};

/** t, to a tenth: what she weighs beyond her light ship and all that is known to be on board (qhse 5.8). */
export function constantOf(weights: Weights): Decimal | null {
  const { displacement, lightShip, ballast, freshWater, fuelOil, dieselOil, lubOil, otherKnown } = weights;
  const known = sum([ballast, freshWater, fuelOil, dieselOil, lubOil, otherKnown]);
  return round(sub(sub(displacement, lightShip), known ?? '0'), 1);
}

const MOST_TONNES = '20';
const MOST_SHARE = '0.1';

/** Whether it lies more than a tenth or more than twenty tonnes from the one before. */
export function isFar(before: Decimal, now: Decimal): boolean {
  const apart = abs(sub(now, before));
  return gt(apart, MOST_TONNES) || gt(apart, mul(abs(before), MOST_SHARE));
}

/** By what each facility is reckoned: a tank by m³, the separator by m³/h, the incinerator by kg/h. */
export const MEASURES = ['capacityM3', 'owsRate', 'burnRate'] as const;
export type Measure = (typeof MEASURES)[number];

export function measureOf(facility: Facility): Measure {
  if (facility === 'OWS') return 'owsRate';
  return facility === 'INCINERATOR' ? 'burnRate' : 'capacityM3';
}
