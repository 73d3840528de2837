import type { ItemType } from './dept-leader-words.text.ts';

type Span = {
  readonly validFrom: string | null;
  readonly validTo: string | null;
  /** None: every ship. */
  readonly shipIds: readonly number[] | null;
};

export type Leading = Span & {
  readonly id: number;
  readonly itemType: ItemType;
  readonly level: number;
  readonly sortNum: number | null;
};

type Matter = { readonly itemType: ItemType; readonly day: string; readonly shipId?: number | undefined };

/** Lowest level first; of one level by their order. */
export const byLevel = (a: Omit<Leading, keyof Span>, b: Omit<Leading, keyof Span>): number =>
  a.level - b.level || (a.sortNum ?? 0) - (b.sortNum ?? 0) || a.id - b.id;

const isValidOn = ({ validFrom, validTo }: Span, day: string): boolean =>
  (!validFrom || validFrom <= day) && (!validTo || day <= validTo);

const isForAll = ({ shipIds }: Span): boolean => !shipIds?.length;

/** Whether both stand for one ship on one day. */
export function overlaps(a: Span, b: Span): boolean {
  const ships = isForAll(a) || isForAll(b) || a.shipIds?.some((id) => b.shipIds?.includes(id)) === true;
  const before = (one: Span, other: Span): boolean =>
    one.validTo !== null && other.validFrom !== null && one.validTo < other.validFrom;
  return ships && !before(a, b) && !before(b, a);
}

/** Who answers for a matter, the nearest first: those named for it alone, and where nobody is, those named for everything. */
export function leading<T extends Leading>(items: readonly T[], { itemType, day, shipId }: Matter): T[] {
  const there = items.filter(
    (one) => isValidOn(one, day) && (isForAll(one) || (shipId !== undefined && one.shipIds?.includes(shipId))),
  );
  const own = there.filter((one) => one.itemType === itemType);
  return (own.length > 0 ? own : there.filter((one) => one.itemType === 'ALL')).toSorted(byLevel);
}
