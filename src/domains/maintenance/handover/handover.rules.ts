import { type MaybeDecimal, round } from '../../../kernel/value/decimal.ts';
import type { ItemType, Standing } from './handover.text.ts';

/** One thing that is handed over, as it stands. */
export type Item = {
  readonly itemType: ItemType;
  readonly docNo: string | null;
  readonly equipmentId: number | null;
  readonly itemName: string | null;
  readonly qty: MaybeDecimal;
  readonly unitId: number | null;
  /** `yyyy-MM-dd` */
  readonly onDate: string | null;
  readonly standing: Standing | null;
};

const signOf = ({ itemType, docNo, equipmentId, itemName, qty, onDate, standing }: Item): string =>
  JSON.stringify([itemType, docNo, equipmentId, itemName, qty ? round(qty, 4) : null, onDate, standing]);

/** Whether two lists name the same things at the same standing, in whatever order. */
export function sameItems(one: readonly Item[], other: readonly Item[]): boolean {
  const [first, second] = [one.map(signOf).sort(), other.map(signOf).sort()];
  return first.length === second.length && first.every((sign, i) => sign === second[i]);
}
