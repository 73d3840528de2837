import {
  type Decimal,
  div,
  gt,
  gte,
  lt,
  lte,
  type MaybeDecimal,
  mul,
  round,
  sum,
} from '../../../kernel/value/decimal.ts';

/** One voyage of a series: what ship and shore measured, in the series' unit. Grades of a voyage are summed. */
export type VefVoyage = {
  readonly ship: MaybeDecimal;
  readonly shore: MaybeDecimal;
  /** Cargo came from or went to another ship. */
  readonly shipToShip: boolean;
  /** The shore figure is what the ship measured. */
  readonly shipOnly: boolean;
  /** It was carried before the capacity tables or the structure changed. */
  readonly oldTables: boolean;
  /** Somebody took it out, and why. */
  readonly handReason: string | null;
};

/** Whether a voyage counts, and what keeps it out. */
export type VefState =
  | 'IN'
  | 'NO_SHORE'
  | 'SHIP_TO_SHIP'
  | 'SHIP_ONLY'
  | 'OLD_TABLES'
  | 'BY_HAND'
  | 'GROSS_ERROR'
  | 'OUTSIDE';

export type VefLine = { readonly ratio: Decimal | null; readonly state: VefState };

export type VefResult = {
  readonly lines: readonly VefLine[];
  /** 5 decimals; null while no voyage is left. */
  readonly mean: Decimal | null;
  readonly low: Decimal | null;
  readonly high: Decimal | null;
  readonly count: number;
  /** 5 decimals; null with fewer than five qualifying voyages: there is no VEF then. */
  readonly vef: Decimal | null;
};

/** Ratios beyond these are gross errors (EI HM 49). */
const GROSS_LOW: Decimal = '0.98000';
const GROSS_HIGH: Decimal = '1.02000';
/** Qualifying is what lies within 0.30 % of the mean. */
const BELOW: Decimal = '0.9970';
const ABOVE: Decimal = '1.0030';

export const LEAST_QUALIFYING = 5;
/** A series looks back over so many voyages. */
export const MOST_VOYAGES = 20;

const ratioOf = (ship: MaybeDecimal, shore: MaybeDecimal): Decimal | null => round(div(ship, shore), 5);

function rejected(voyage: VefVoyage, ratio: Decimal | null): VefState | undefined {
  if (ratio === null || !gt(voyage.shore, '0')) return 'NO_SHORE';
  if (voyage.shipToShip) return 'SHIP_TO_SHIP';
  if (voyage.shipOnly) return 'SHIP_ONLY';
  if (voyage.oldTables) return 'OLD_TABLES';
  if (voyage.handReason) return 'BY_HAND';
  return lt(ratio, GROSS_LOW) || gt(ratio, GROSS_HIGH) ? 'GROSS_ERROR' : undefined;
}

/** Sum of the ship's figures by sum of the shore's, unrounded; never a mean of ratios. */
function together(voyages: readonly VefVoyage[]): Decimal | null {
  return div(sum(voyages.map(({ ship }) => ship)), sum(voyages.map(({ shore }) => shore)));
}

/** The vessel experience factor of a series, by the primary method of API MPMS 17.9 / EI HM 49. */
export function vefOf(voyages: readonly VefVoyage[]): VefResult {
  const first = voyages.map((voyage) => {
    const ratio = ratioOf(voyage.ship, voyage.shore);
    return { voyage, ratio, state: rejected(voyage, ratio) };
  });
  const mean = together(first.filter(({ state }) => !state).map(({ voyage }) => voyage));
  const low = round(mul(mean, BELOW), 5);
  const high = round(mul(mean, ABOVE), 5);
  const judged = first.map(({ voyage, ratio, state }) => {
    const within = gte(ratio, low) && lte(ratio, high);
    return { voyage, ratio, state: state ?? (within ? ('IN' as const) : ('OUTSIDE' as const)) };
  });
  const qualifying = judged.filter(({ state }) => state === 'IN').map(({ voyage }) => voyage);
  return {
    lines: judged.map(({ ratio, state }) => ({ ratio, state })),
    mean: round(mean, 5),
    low,
    high,
    count: qualifying.length,
    vef: qualifying.length >= LEAST_QUALIFYING ? round(together(qualifying), 5) : null,
  };
}

/** What the ship measured, corrected by her experience; whole units as it is told. */
export const adjustedFigure = (ship: MaybeDecimal, vef: MaybeDecimal, places = 0): Decimal | null =>
  round(div(ship, vef), places);
