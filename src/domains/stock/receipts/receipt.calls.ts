import { defineMake } from '../../../kernel/flow/make-from.ts';
import type { Text } from '../../../kernel/text.ts';
import { isPositive, type MaybeDecimal } from '../../../kernel/value/decimal.ts';
import { expectedLine } from '../expected/expected-line.resource.ts';
import { STOCK_TEXT as TEXT } from '../stock.text.ts';
import { receipt } from './receipt.resource.ts';

type Coming = { readonly closed?: unknown; readonly openQty?: MaybeDecimal; readonly storeId?: unknown };

function nothingComes({ closed, openQty, storeId }: Coming): Text | undefined {
  if (closed || !isPositive(openQty)) return TEXT.nothingExpected;
  return storeId ? undefined : TEXT.noStore;
}

/** One of the lines of an order stands for it: a draft in which all that is open of it, for the same store, has come. */
export const receiptOfOrder = defineMake({
  name: 'receiveOrder',
  label: TEXT.receiveOrder,
  from: expectedLine,
  to: receipt,
  tail: 'from-order',
  against: nothingComes,
  single: true,
  first: true,
  done: TEXT.received,
});

/** Expected lines of one order become a draft in which all that is open of them has come. */
export const receiptOfExpected = defineMake({
  name: 'receive',
  label: TEXT.receive,
  from: expectedLine,
  to: receipt,
  tail: 'from-expected',
  same: { by: ['source', 'sourceId'], else: TEXT.oneOrder },
  against: nothingComes,
  together: true,
  done: TEXT.received,
});
