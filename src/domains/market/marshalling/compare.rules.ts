/** What of a leg people look at when a plan changes. */
export const COMPARED = [
  'shipId',
  'etaLoad',
  'loadPortId',
  'dischPortId',
  'loadBerthId',
  'dischBerthId',
  'qty',
  'laycanFrom',
  'laycanTo',
  'modeChange',
] as const;

type ComparedField = (typeof COMPARED)[number];
type Value = string | number | boolean | null;

export type ComparedLeg = {
  readonly cargoId: number | null;
  readonly liftingId: number | null;
} & { readonly [K in ComparedField]: Value };

/** By which a leg is known again in another version: what it carries. */
export const carriedKey = ({ cargoId, liftingId }: Pick<ComparedLeg, 'cargoId' | 'liftingId'>): string =>
  cargoId === null ? `lifting ${liftingId}` : `cargo ${cargoId}`;

type Changed = { readonly field: ComparedField; readonly before: Value; readonly after: Value };

type Difference<L extends ComparedLeg> =
  | { readonly what: 'ADDED'; readonly leg: L; readonly changes: readonly [] }
  | { readonly what: 'REMOVED'; readonly leg: L; readonly changes: readonly [] }
  | { readonly what: 'CHANGED'; readonly leg: L; readonly changes: readonly Changed[] };

/** How a version differs from the one before: what is new, what fell away, and what of the others changed. */
export function differencesOf<L extends ComparedLeg>(before: readonly L[], after: readonly L[]): Difference<L>[] {
  const old = new Map(before.map((leg) => [carriedKey(leg), leg]));
  const kept = new Set(after.map(carriedKey));
  const now = after.flatMap((leg): Difference<L>[] => {
    const was = old.get(carriedKey(leg));
    if (!was) return [{ what: 'ADDED', leg, changes: [] }];
    const changes = COMPARED.filter((field) => was[field] !== leg[field]).map((field) => ({
      field,
      before: was[field],
      after: leg[field],
    }));
    return changes.length > 0 ? [{ what: 'CHANGED', leg, changes }] : [];
  });
  const gone = before
    .filter((leg) => !kept.has(carriedKey(leg)))
    .map((leg): Difference<L> => ({ what: 'REMOVED', leg, changes: [] }));
  return [...now, ...gone];
}
