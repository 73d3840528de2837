import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

const BASE = '/api/stock/issues';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });

export const postIssueCall = route({
  method: 'POST',
  path: `${BASE}/:id/post`,
  permission: 'stock:issue:post',
  summary: { zh: '领用单记账', en: 'Post an issue' },
  params: Id,
  body: z.object({ version: z.number().int() }),
});

export const reverseIssueCall = route({
  method: 'POST',
  path: `${BASE}/:id/reverse`,
  permission: 'stock:issue:reverse',
  summary: { zh: '冲销领用单', en: 'Reverse an issue' },
  params: Id,
  body: z.object({ version: z.number().int(), reason: z.string().trim().min(1).max(500) }),
});
