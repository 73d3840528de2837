import type { RecordPages } from '../../kernel/record-address.ts';

/** Where the records of this domain stand. */
export const recordPages: RecordPages = {
  'material.category': 'material/Category',
  'material.material': 'material/Material',
  'material.shipLimit': 'material/ShipLimit',
};
