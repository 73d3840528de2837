import {
  add,
  type Decimal,
  div,
  gt,
  isPositive,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sub,
  sum,
} from '../../../kernel/value/decimal.ts';
import { commissionOf, deadfreightOf, type FreightType, freightOf } from '../money/freight.rules.ts';
import { tceOf, voyageResult } from '../money/settlement.rules.ts';

/** What somebody types of an alternative. An empty cell means that there is none of it, but for what a result cannot do without. */
export type Alternative = {
  /** Nautical miles; knots. */
  readonly ballastMiles?: MaybeDecimal;
  readonly ladenMiles?: MaybeDecimal;
  readonly ballastSpeed?: MaybeDecimal;
  readonly ladenSpeed?: MaybeDecimal;
  /** A fraction that is added to the time at sea. */
  readonly weatherMargin?: MaybeDecimal;
  readonly loadHours?: MaybeDecimal;
  readonly dischHours?: MaybeDecimal;
  readonly waitHours?: MaybeDecimal;
  /** Tonnes a day; `fuelExtra` and `dieselExtra` are tonnes for heating, tank cleaning and the like. */
  readonly ballastFuel?: MaybeDecimal;
  readonly ladenFuel?: MaybeDecimal;
  readonly portFuel?: MaybeDecimal;
  readonly fuelExtra?: MaybeDecimal;
  readonly seaDiesel?: MaybeDecimal;
  readonly portDiesel?: MaybeDecimal;
  readonly dieselExtra?: MaybeDecimal;
  /** Tonnes of CO2 a tonne of the fuel. */
  readonly fuelCf?: MaybeDecimal;
  readonly dieselCf?: MaybeDecimal;
  readonly fuelPrice?: MaybeDecimal;
  readonly dieselPrice?: MaybeDecimal;
  readonly qty?: MaybeDecimal;
  readonly minQty?: MaybeDecimal;
  readonly freightType?: FreightType | null;
  readonly rate?: MaybeDecimal;
  readonly wsFlat?: MaybeDecimal;
  readonly wsPoints?: MaybeDecimal;
  readonly otherRevenue?: MaybeDecimal;
  /** Fractions of the gross revenue. */
  readonly addressCommission?: MaybeDecimal;
  readonly brokerage?: MaybeDecimal;
  readonly portCosts?: MaybeDecimal;
  readonly canalCosts?: MaybeDecimal;
  readonly otherCosts?: MaybeDecimal;
};

/** What follows of it; null where something is missing that it needs. */
export type EstimateFigures = {
  readonly seaDays: Decimal | null;
  readonly portDays: Decimal;
  readonly days: Decimal | null;
  readonly fuelTonnes: Decimal | null;
  readonly dieselTonnes: Decimal | null;
  readonly bunkerCost: Decimal | null;
  readonly co2: Decimal | null;
  /** Grams of CO2 a tonne of cargo and mile laden, ballast leg included. */
  readonly co2PerWork: Decimal | null;
  readonly freight: Decimal | null;
  readonly deadfreight: Decimal | null;
  readonly gross: Decimal | null;
  readonly commission: Decimal | null;
  readonly costs: Decimal | null;
  readonly result: Decimal | null;
  readonly tce: Decimal | null;
};

/** Days of a leg, unrounded: none without miles, unknown without a speed. */
function legDays(miles: MaybeDecimal, speed: MaybeDecimal, margin: MaybeDecimal): Decimal | null {
  if (!isPositive(miles)) return '0';
  return isPositive(speed) ? div(mul(miles, add('1', orZero(margin))), mul(speed, '24')) : null;
}

const burnt = (...parts: readonly (readonly [days: Decimal | null, daily: MaybeDecimal])[]): Decimal | null =>
  parts.reduce<Decimal | null>((all, [days, daily]) => add(all, mul(days, orZero(daily))), '0');

/** The price of what is burnt: without a price it is unknown, unless nothing is burnt. */
const priced = (tonnes: Decimal | null, price: MaybeDecimal): Decimal | null =>
  tonnes !== null && !isPositive(tonnes) ? '0' : mul(tonnes, price);

/** All that follows of one alternative, by the same rules while it is typed and where it is saved. */
export function estimateOf(one: Alternative): EstimateFigures {
  const ballastDays = legDays(one.ballastMiles, one.ballastSpeed, one.weatherMargin);
  const ladenDays = legDays(one.ladenMiles, one.ladenSpeed, one.weatherMargin);
  const seaDays = add(ballastDays, ladenDays);
  const portDays = orZero(div(sum([one.loadHours, one.dischHours, one.waitHours]), '24'));
  const days = add(seaDays, portDays);
  const fuel = add(
    burnt([ballastDays, one.ballastFuel], [ladenDays, one.ladenFuel], [portDays, one.portFuel]),
    orZero(one.fuelExtra),
  );
  const diesel = add(burnt([seaDays, one.seaDiesel], [portDays, one.portDiesel]), orZero(one.dieselExtra));
  const bunkers = round(add(priced(fuel, one.fuelPrice), priced(diesel, one.dieselPrice)), 2);
  const co2 = add(priced(fuel, one.fuelCf), priced(diesel, one.dieselCf));
  const freight = one.freightType ? freightOf({ ...one, freightType: one.freightType }, { qty: one.qty, days }) : null;
  const deadfreight = one.freightType ? deadfreightOf({ ...one, freightType: one.freightType }, one.qty).amount : null;
  const gross = add(add(freight, deadfreight), orZero(one.otherRevenue));
  const commissions = [one.addressCommission, one.brokerage];
  const otherCosts = orZero(sum([one.canalCosts, one.otherCosts]));
  const result = bunkers && voyageResult({ gross, commissions, bunkers, portCosts: one.portCosts, otherCosts });
  const work = mul(one.qty, one.ladenMiles);
  return {
    seaDays: round(seaDays, 2),
    portDays: round(portDays, 2),
    days: round(days, 2),
    fuelTonnes: round(fuel, 3),
    dieselTonnes: round(diesel, 3),
    bunkerCost: bunkers,
    co2: round(co2, 3),
    co2PerWork: round(div(mul(co2, '1000000'), work), 2),
    freight,
    deadfreight,
    gross: round(gross, 2),
    commission: gross === null ? null : sum(commissions.map((share) => commissionOf(gross, share))),
    costs: round(add(bunkers, orZero(sum([one.portCosts, otherCosts]))), 2),
    result,
    tce: tceOf(result, days),
  };
}

/** The place of each by what it earns a day, 1 the best; those that earn alike share one, and what is unknown has none. */
export function ranksOf(tces: readonly MaybeDecimal[]): (number | null)[] {
  return tces.map((tce) => (tce ? 1 + tces.filter((other) => gt(other, tce)).length : null));
}

export const SENSITIVITIES = ['FREIGHT', 'BUNKERS', 'DAYS', 'SPEED'] as const;
export type Sensitivity = (typeof SENSITIVITIES)[number];

/** Changes by which the result is asked again, as fractions. */
export const CHANGES = ['-0.20', '-0.10', '0', '0.10', '0.20'] as const;

const changed = (value: MaybeDecimal, by: Decimal): Decimal | null => mul(value, add('1', by));

/** At sea consumption follows the cube of the speed. */
function faster(one: Alternative, by: Decimal): Alternative {
  const factor = add('1', by);
  const cube = mul(mul(factor, factor), factor);
  return {
    ...one,
    ballastSpeed: mul(one.ballastSpeed, factor),
    ladenSpeed: mul(one.ladenSpeed, factor),
    ballastFuel: mul(one.ballastFuel, cube),
    ladenFuel: mul(one.ladenFuel, cube),
  };
}

/** Days more or fewer, spent waiting at the consumption of the port. */
function longer(one: Alternative, by: Decimal): Alternative {
  const { days } = estimateOf(one);
  return { ...one, waitHours: add(orZero(one.waitHours), mul(mul(days, '24'), by)) };
}

function varied(one: Alternative, kind: Sensitivity, by: Decimal): Alternative {
  switch (kind) {
    case 'FREIGHT':
      return { ...one, rate: changed(one.rate, by), wsPoints: changed(one.wsPoints, by) };
    case 'BUNKERS':
      return { ...one, fuelPrice: changed(one.fuelPrice, by), dieselPrice: changed(one.dieselPrice, by) };
    case 'DAYS':
      return longer(one, by);
    case 'SPEED':
      return faster(one, by);
  }
}

/** What an alternative earns a day if freight, bunker price, days or speed were so much higher or lower. */
export const sensitivityOf = (one: Alternative, kind: Sensitivity): (Decimal | null)[] =>
  CHANGES.map((by) => estimateOf(varied(one, kind, by)).tce);

/** How much more or less a day, against the best. */
export const behindBest = (tces: readonly MaybeDecimal[], at: number): Decimal | null => {
  const best = tces.find((_, i) => ranksOf(tces)[i] === 1);
  return round(sub(tces[at], best), 2);
};
