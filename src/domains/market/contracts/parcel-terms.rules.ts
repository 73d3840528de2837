import type { CargoRow } from '../cargo/cargo.resource.ts';
import type { ContractRow } from './contract.resource.ts';

type Parcel = Pick<
  CargoRow,
  'name' | 'qty' | 'minQty' | 'maxQty' | 'laycanFrom' | 'laycanTo' | 'loadPortId' | 'dischPortId'
>;

/** What a contract writes down of a parcel. */
export const termsOf = (parcel: Parcel) => ({
  cargoName: parcel.name,
  qty: parcel.qty,
  minQty: parcel.minQty,
  maxQty: parcel.maxQty,
  laycanFrom: parcel.laycanFrom,
  laycanTo: parcel.laycanTo,
  loadPortId: parcel.loadPortId,
  dischPortId: parcel.dischPortId,
});

type Agreed = Pick<ContractRow, 'direction' | 'customerId'> & {
  readonly cargoes: readonly ({ readonly cargoId: number } & Readonly<Record<string, unknown>>)[];
};

/** Whether a parcel is another one than was agreed to: of other tonnes, days or ports, or of another customer. */
export function isChanged(row: Agreed, parcel: Parcel & Pick<CargoRow, 'id' | 'customerId'>): boolean {
  const line = row.cargoes.find(({ cargoId }) => cargoId === parcel.id);
  return (
    (row.direction === 'OUT' && parcel.customerId !== row.customerId) ||
    Object.entries(termsOf(parcel)).some(([name, now]) => (line?.[name] ?? null) !== (now ?? null))
  );
}
