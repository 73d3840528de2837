import { add, type Decimal, isPositive, min, sub } from '../../../kernel/value/decimal.ts';

/** What of a pool lies in one place, of one batch. */
export type Lot = {
  readonly locationId: number | null;
  readonly batchNo: string | null;
  readonly expiryDate: string | null;
  readonly qty: Decimal;
};

/** What a line says of where to take it from; what it leaves open may come from anywhere, unless `exact` names what has none. */
export type Named = {
  readonly locationId?: number | null | undefined;
  readonly batchNo?: string | null | undefined;
  readonly exact?: boolean | undefined;
};

const isOf = (lot: Lot, { locationId, batchNo, exact }: Named): boolean =>
  exact
    ? lot.locationId === (locationId ?? null) && lot.batchNo === (batchNo ?? null)
    : (!locationId || lot.locationId === locationId) && (!batchNo || lot.batchNo === batchNo);

/** A batch serves on the day of its expiry, and not from the day after. */
export const hasExpired = ({ expiryDate }: Lot, today: string): boolean => expiryDate !== null && expiryDate < today;

/** What is taken from which lot, and what is left of all. */
export type Taken = { readonly taken: readonly Lot[]; readonly left: readonly Lot[]; readonly found: Decimal };

/**
 * Takes a quantity from lots in the order in which they stand (the earliest expiry first, then what came first; stock 5.7), skipping what
 * has expired unless `expired` is allowed. `found` is less than what was wanted where not so much lies there.
 */
export function takeLots(
  lots: readonly Lot[],
  { wanted, named, today, expired }: { wanted: Decimal; named: Named; today: string; expired: boolean },
): Taken {
  let [open, found] = [wanted, '0' as Decimal];
  const taken: Lot[] = [];
  const left = lots.map((lot): Lot => {
    if (!isPositive(open) || !isPositive(lot.qty) || !isOf(lot, named)) return lot;
    if (!expired && hasExpired(lot, today)) return lot;
    const qty = min(open, lot.qty) ?? '0';
    [open, found] = [sub(open, qty), add(found, qty)];
    taken.push({ ...lot, qty });
    return { ...lot, qty: sub(lot.qty, qty) };
  });
  return { taken, left, found };
}
