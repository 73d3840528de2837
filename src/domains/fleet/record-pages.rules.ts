import type { RecordPages } from '../../kernel/record-address.ts';

/** Where the records of this domain stand. */
export const recordPages: RecordPages = {
  'fleet.shipResponsibility': 'system/ShipResponsibilities',
  'fleet.vessel': 'system/Vessels',
};
