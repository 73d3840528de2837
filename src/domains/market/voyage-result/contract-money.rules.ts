import {
  type Decimal,
  div,
  eq,
  isPositive,
  type MaybeDecimal,
  mul,
  orZero,
  round,
  sum,
} from '../../../kernel/value/decimal.ts';
import { commissionOf, deadfreightOf, type FreightTerms, freightOf } from '../money/freight.rules.ts';

export type Basis = 'BL' | 'OUTTURN' | 'INTAKE' | 'MIN';

/** What of a parcel its freight is reckoned by; tonnes but for `qty`, which is in its own unit. */
export type Parcel = {
  readonly qty: Decimal;
  readonly qtyUnit: string;
  readonly blQty: MaybeDecimal;
  readonly blIssued: boolean | null;
  readonly outturnQty: MaybeDecimal;
  readonly shipQty: MaybeDecimal;
  readonly cargoStatus: string;
};

const LOADED = new Set(['LOADED', 'DISCHARGED', 'SETTLED']);
const DISCHARGED = new Set(['DISCHARGED', 'SETTLED']);

const loadedTonnes = ({ blQty, qty, qtyUnit }: Parcel): Decimal | null => blQty ?? (qtyUnit === 'T' ? qty : null);

/** The tonnes that are billed of a parcel: as agreed until the figure by which it is billed is known. */
export function billedOf(parcel: Parcel, basis: Basis): { readonly qty: Decimal | null; readonly isFinal: boolean } {
  const { blQty, blIssued, outturnQty, shipQty, cargoStatus } = parcel;
  const figure = basis === 'OUTTURN' ? outturnQty : basis === 'INTAKE' ? shipQty : blQty;
  const isDone = basis === 'OUTTURN' ? DISCHARGED.has(cargoStatus) : LOADED.has(cargoStatus);
  return {
    qty: figure ?? loadedTonnes(parcel),
    isFinal: figure != null && isDone && (basis !== 'BL' || blIssued === true),
  };
}

type Carried = {
  readonly terms: FreightTerms;
  readonly basis: Basis;
  /** Those on this voyage. */
  readonly parcels: readonly Parcel[];
  /** Agreed in the whole contract, on whatever voyage. */
  readonly contractQty: Decimal;
  readonly days: MaybeDecimal;
  /** The ship took less than she was to: nobody owes the owner for it. */
  readonly ownersShort: boolean;
};

export type Freight = {
  readonly freight: Decimal | null;
  /** Nothing before all of it is loaded. */
  readonly deadfreight: Decimal | null;
  readonly isFinal: boolean;
};

/** The part of a contract that goes on one voyage, so that a lump sum or a minimum is not earned on each of its voyages. */
function partOf(parcels: readonly Parcel[], contractQty: Decimal): Decimal {
  const here = orZero(sum(parcels.map(({ qty }) => qty)));
  return !isPositive(contractQty) || eq(here, contractQty) ? '1' : orZero(div(here, contractQty));
}

/** Freight and deadfreight of a contract on a voyage, by what is billed of its parcels there (market 5.1). */
export function freightOn({ terms, basis, parcels, contractQty, days, ownersShort }: Carried): Freight {
  const part = partOf(parcels, contractQty);
  const minQty = terms.minQty ? round(mul(terms.minQty, part), 3) : null;
  const rate = terms.freightType === 'LUMPSUM' ? mul(terms.rate, part) : terms.rate;
  const own: FreightTerms = { ...terms, minQty, rate };
  const billed = parcels.map((parcel) => billedOf(parcel, basis));
  const known = billed.every(({ qty }) => qty !== null) ? sum(billed.map(({ qty }) => qty)) : null;
  const qty = basis === 'MIN' ? (minQty ?? known) : known;
  const isFinal = billed.length > 0 && billed.every((one) => one.isFinal);
  const isLoaded = parcels.every(({ cargoStatus }) => LOADED.has(cargoStatus));
  const isOwed = basis !== 'MIN' && !ownersShort && isLoaded;
  const dead = isOwed ? deadfreightOf(own, sum(parcels.map(loadedTonnes))).amount : null;
  return { freight: freightOf(own, { qty, days }), deadfreight: dead && isPositive(dead) ? dead : null, isFinal };
}

/** In percent, as contracts tell it. */
type Commission = { readonly kind: 'ADDRESS' | 'BROKERAGE'; readonly pct: MaybeDecimal };

/** What a kind of commission takes of the gross, each line rounded as it is paid. */
export function commissionsOf(gross: MaybeDecimal, lines: readonly Commission[], kind: Commission['kind']): Decimal {
  const own = lines.filter((line) => line.kind === kind);
  return round(orZero(sum(own.map(({ pct }) => commissionOf(gross, div(pct, '100'))))), 2);
}
