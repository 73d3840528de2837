import { type Decimal, isPositive, type MaybeDecimal, orZero, round, sub, sum } from '../../../kernel/value/decimal.ts';
import { deadfreightOf, type FreightType } from '../money/freight.rules.ts';
import { type Basis, commissionsOf } from '../voyage-result/contract-money.rules.ts';

/** What of a contract its deadfreight is reckoned by. */
export type DeadfreightTerms = {
  readonly freightType: FreightType;
  readonly freightRate: MaybeDecimal;
  readonly wsFlat: MaybeDecimal;
  readonly wsPoints: MaybeDecimal;
  /** Tonnes that are paid for at least. */
  readonly minQty: MaybeDecimal;
  readonly freightBasis: Basis;
};

export type LoadedParcel = {
  readonly cargoStatus: string;
  /** Tonnes by the bill of lading. */
  readonly blQty: MaybeDecimal;
  readonly blIssued: boolean | null;
};

/** Tonnes that were not loaded, and what they come to before commission. */
export type ProposedDeadfreight = { readonly tonnes: Decimal; readonly amount: Decimal };

const LOADED: ReadonlySet<string> = new Set(['LOADED', 'DISCHARGED', 'SETTLED']);

const isLoaded = ({ cargoStatus, blQty, blIssued }: LoadedParcel): boolean =>
  LOADED.has(cargoStatus) && blQty != null && blIssued === true;

/**
 * (Minimum - loaded) x rate, once every parcel is on board and its bill of lading issued (market 5.1). Billed by the minimum itself, a
 * contract has none: its freight pays for all of it.
 */
export function proposedDeadfreight(
  terms: DeadfreightTerms,
  parcels: readonly LoadedParcel[],
): ProposedDeadfreight | null {
  if (terms.freightBasis === 'MIN' || parcels.length === 0 || !parcels.every(isLoaded)) return null;
  const { freightType, freightRate, wsFlat, wsPoints, minQty } = terms;
  const { tonnes, amount } = deadfreightOf(
    { freightType, rate: freightRate, wsFlat, wsPoints, minQty },
    sum(parcels.map(({ blQty }) => blQty)),
  );
  return amount !== null && isPositive(amount) ? { tonnes: round(tonnes, 3), amount } : null;
}

/** What is billed of it: the address commission is the charterer's, on deadfreight as on freight. */
export const billedDeadfreight = (amount: MaybeDecimal, commissions: Parameters<typeof commissionsOf>[1]): Decimal =>
  round(sub(orZero(amount), commissionsOf(amount, commissions, 'ADDRESS')), 2);
