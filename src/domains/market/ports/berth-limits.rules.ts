import {
  add,
  compare,
  type Decimal,
  div,
  gt,
  type MaybeDecimal,
  min,
  mul,
  round,
} from '../../../kernel/value/decimal.ts';

/** Under the keel a tenth of the draft stays (chartering 5.6, C4). */
const UNDER_KEEL = '1.10';

type Water = {
  /** Metres at chart datum. */
  readonly depth: MaybeDecimal;
  /** Metres of tide that may be waited for; none where nobody said. */
  readonly tide: MaybeDecimal;
};

/** The deepest draft in metres that leaves a tenth of it under the keel; nothing where no depth is known. */
export function draftByWater({ depth, tide }: Water): Decimal | null {
  return depth == null ? null : round(div(add(depth, tide ?? '0'), UNDER_KEEL), 2);
}

export type BerthLimits = Water & {
  readonly maxLoa: MaybeDecimal;
  readonly maxBeam: MaybeDecimal;
  readonly maxDraft: MaybeDecimal;
  readonly maxDwt: number | null;
};

/** The draft allowed at a berth: what its terminal says, or what the water gives where that is less. */
export const draftAllowed = (berth: Pick<BerthLimits, 'maxDraft' | 'depth' | 'tide'>): Decimal | null =>
  min(...[berth.maxDraft ?? null, draftByWater(berth)].filter((one) => one !== null));

/** Metres and tonnes of a ship as she comes; what is not known of her is not judged. */
export type ComingShip = {
  readonly loa: MaybeDecimal;
  readonly beam: MaybeDecimal;
  readonly dwt: number | null;
  readonly draft: MaybeDecimal;
};

export type BerthClash = { readonly what: 'loa' | 'beam' | 'dwt' | 'draft'; readonly limit: Decimal };

/** For what a ship is too great at a berth (C4). Draft is judged without rounding: draft x 1.10 against depth and tide. */
export function berthClashes(ship: ComingShip, berth: BerthLimits): BerthClash[] {
  const clashes: BerthClash[] = [];
  const over = (what: BerthClash['what'], is: MaybeDecimal, limit: MaybeDecimal): void => {
    if (limit != null && gt(is, limit)) clashes.push({ what, limit });
  };
  over('loa', ship.loa, berth.maxLoa);
  over('beam', ship.beam, berth.maxBeam);
  over('dwt', ship.dwt === null ? null : String(ship.dwt), berth.maxDwt === null ? null : String(berth.maxDwt));
  const allowed = draftAllowed(berth);
  const water = berth.depth == null ? null : add(berth.depth, berth.tide ?? '0');
  const deep =
    gt(ship.draft, berth.maxDraft) || (ship.draft != null && compare(mul(ship.draft, UNDER_KEEL), water) === 1);
  if (deep && allowed !== null) clashes.push({ what: 'draft', limit: allowed });
  return clashes;
}
