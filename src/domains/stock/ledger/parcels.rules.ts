import { abs, type Decimal, isPositive, min, round, sub } from '../../../kernel/value/decimal.ts';
import type { Condition } from './movement-words.text.ts';
import { postMove } from './posting.rules.ts';

/** What of a line left together, of one batch, and has not come anywhere: what of a transfer is on its way, or of an issue not returned. */
export type Parcel = {
  readonly lineId: number;
  readonly materialId: number;
  readonly condition: Condition;
  readonly batchNo: string | null;
  readonly expiryDate: string | null;
  readonly qty: Decimal;
  readonly value: Decimal;
};

/** What is taken of which parcel, and what is left of all. */
export type TakenParcels = {
  readonly taken: readonly Parcel[];
  readonly left: readonly Parcel[];
  readonly found: Decimal;
};

/**
 * Takes a quantity of a line from its parcels in the order in which they left, each at its own value: the last piece of a parcel takes
 * what is left of it, so that nothing of the value is lost or made. `found` is less than what was wanted where not so much is there.
 */
export function takeParcels(parcels: readonly Parcel[], lineId: number, wanted: Decimal): TakenParcels {
  let open = wanted;
  const taken: Parcel[] = [];
  const left = parcels.map((parcel): Parcel => {
    if (parcel.lineId !== lineId || !isPositive(open) || !isPositive(parcel.qty)) return parcel;
    const qty = min(open, parcel.qty) ?? '0';
    const { value, after } = postMove(parcel, { kind: 'out', qty });
    open = sub(open, qty);
    taken.push({ ...parcel, qty, value: round(abs(value), 2) });
    return { ...parcel, qty: after.qty, value: after.value };
  });
  return { taken, left, found: sub(wanted, open) };
}
