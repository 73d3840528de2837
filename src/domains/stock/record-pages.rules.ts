import type { RecordPages } from '../../kernel/record-address.ts';

/** Where the records of this domain stand. */
export const recordPages: RecordPages = {
  'stock.expectedLine': 'stock/Expected',
  'stock.receipt': 'stock/Inventory',
  'stock.issue': 'stock/Issue',
  'stock.pool': 'stock/Materials',
  'stock.movement': 'stock/Query',
  'stock.location': 'stock/Location',
};
