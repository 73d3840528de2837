import type { CargoRow } from '../cargo/cargo.resource.ts';

/** A parcel counts as carried by its bill of lading, once it is on board. */
export const CARRIED = ['LOADED', 'DISCHARGED', 'SETTLED'] as const satisfies readonly CargoRow['cargoStatus'][];

/** Of which nobody expects a voyage any more. */
export const DEAD = ['FAILED', 'CANCELLED'] as const;

export const quoted = (states: readonly string[]): string => states.map((one) => `'${one}'`).join(', ');
