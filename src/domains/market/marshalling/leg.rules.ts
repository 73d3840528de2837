import {
  add,
  compare,
  type Decimal,
  div,
  type MaybeDecimal,
  mul,
  orZero,
  round,
} from '../../../kernel/value/decimal.ts';
import { addHours } from '../../../kernel/value/zone.ts';

/** What a plan reckons with: hours of weather in each hundred at sea, and hours in a port of which nothing else is known. */
export type PlanTerms = { readonly weatherPct: Decimal; readonly portHours: Decimal };

/** Hours at sea over so many miles, in fine weather; nothing where distance or speed is not known. */
export function calmHours(miles: MaybeDecimal, knots: MaybeDecimal): Decimal | null {
  if (miles == null || compare(knots, '0') !== 1) return null;
  return round(div(miles, knots), 2);
}

/** The same with the margin for weather (chartering 5.6): distance / speed x (1 + margin). */
export function seaHours(miles: MaybeDecimal, knots: MaybeDecimal, { weatherPct }: PlanTerms): Decimal | null {
  if (miles == null || compare(knots, '0') !== 1) return null;
  return round(div(mul(miles, add('100', weatherPct)), mul(knots, '100')), 2);
}

/** Hours alongside: the quantity at the rate of the berth in tonnes an hour, else what ports take. */
export function portHours(qty: MaybeDecimal, rate: MaybeDecimal, terms: PlanTerms): Decimal {
  const worked = qty != null && compare(rate, '0') === 1 ? round(div(qty, rate), 2) : null;
  return worked ?? terms.portHours;
}

export type LegTimes = {
  /** UTC: when she has to leave for the load port. */
  readonly leaves: string;
  readonly etaLoad: string;
  readonly loaded: string;
  readonly etaDisch: string;
  readonly ends: string;
  /** The same end in fine weather: what lies between is the margin. */
  readonly calmEnds: string;
};

type Timed = {
  readonly etaLoad: string;
  readonly qty: MaybeDecimal;
  readonly ballastNm: MaybeDecimal;
  readonly seaNm: MaybeDecimal;
  /** Tonnes an hour of the berths, where they are named and known. */
  readonly loadRate: MaybeDecimal;
  readonly dischRate: MaybeDecimal;
};

/** When a leg begins, loads, arrives and ends. A distance that is not known takes no time. */
export function timesOf(leg: Timed, knots: MaybeDecimal, terms: PlanTerms): LegTimes {
  const { etaLoad } = leg;
  const after = (utc: string, hours: MaybeDecimal): string => addHours({ utc, hours: orZero(hours) });
  const loaded = after(etaLoad, portHours(leg.qty, leg.loadRate, terms));
  const etaDisch = after(loaded, seaHours(leg.seaNm, knots, terms));
  const discharge = portHours(leg.qty, leg.dischRate, terms);
  return {
    leaves: addHours({ utc: etaLoad, hours: mul(orZero(seaHours(leg.ballastNm, knots, terms)), '-1') }),
    etaLoad: addHours({ utc: etaLoad, hours: '0' }),
    loaded,
    etaDisch,
    ends: after(etaDisch, discharge),
    calmEnds: after(after(loaded, calmHours(leg.seaNm, knots)), discharge),
  };
}

export type TradeMode = 'DOMESTIC' | 'FOREIGN';

/** Between ports of the mainland a voyage is domestic trade, by their UN/LOCODE; every other is foreign. */
export const modeOf = (loadCode: string, dischCode: string): TradeMode =>
  loadCode.startsWith('CN') && dischCode.startsWith('CN') ? 'DOMESTIC' : 'FOREIGN';
