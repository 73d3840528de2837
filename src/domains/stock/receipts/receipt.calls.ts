import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const BASE = '/api/stock/receipts';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });

/** Booking a receipt. */
export const POST_RECEIPT = 'stock:receipt:post';

/** Expected lines of one order become a draft in which all that is open has come. */
export const fromExpectedCall = route({
  method: 'POST',
  path: `${BASE}/from-expected`,
  permission: 'stock:receipt:add',
  summary: { zh: '由待收货登记收货', en: 'Receive expected goods' },
  body: z.object({ expectedLineIds: z.array(z.number().int().positive()).min(1).max(500) }),
  reply: z.looseObject({ id: z.number() }),
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
