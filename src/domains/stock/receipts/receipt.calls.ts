import { defineMake } from '../../../kernel/flow/make-from.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { expectedLine } from '../expected/expected-line.resource.ts';
import { STOCK_TEXT as TEXT } from '../stock.text.ts';
import { receipt } from './receipt.resource.ts';

/** Expected lines of one order become a draft in which all that is open has come. */
export const receiptOfExpected = defineMake({
  name: 'receive',
  label: TEXT.receive,
  from: expectedLine,
  to: receipt,
  tail: 'from-expected',
  same: { by: ['source', 'sourceId'], else: TEXT.oneOrder },
  against: ({ closed, openQty, storeId }) => {
    if (closed || !isPositive(openQty)) return TEXT.nothingExpected;
    return storeId ? undefined : TEXT.noStore;
  },
  first: true,
  done: TEXT.received,
});
