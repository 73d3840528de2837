import { z } from 'zod';
import { defineMake } from '../../../kernel/flow/make-from.ts';
import { route } from '../../../kernel/route.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { expectedLine } from '../expected/expected-line.resource.ts';
import { STOCK_TEXT as TEXT } from '../stock.text.ts';
import { receipt } from './receipt.resource.ts';

const BASE = '/api/stock/receipts';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });

/** Booking a receipt. */
export const POST_RECEIPT = 'stock:receipt:post';

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

export const postCall = route({
  method: 'POST',
  path: `${BASE}/:id/post`,
  permission: POST_RECEIPT,
  summary: { zh: '收货单记账', en: 'Post a receipt' },
  params: Id,
  body: z.object({ version: z.number().int() }),
});

export const reverseCall = route({
  method: 'POST',
  path: `${BASE}/:id/reverse`,
  permission: 'stock:receipt:reverse',
  summary: { zh: '冲销收货单', en: 'Reverse a receipt' },
  params: Id,
  body: z.object({ version: z.number().int(), reason: z.string().trim().min(1).max(500) }),
});
