import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

/** Who received a file and what they did with it. */
export const fileReaders = route({
  method: 'GET',
  path: '/api/qhse/system-files/:id/receipts',
  permission: 'qhse:systemFile:list',
  summary: { zh: '体系文件签阅情况', en: 'Who has read the system file' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  query: z.object({
    read: z.enum(['true', 'false']).optional(),
    page: z.coerce.number<number>().int().min(0).max(100_000).default(0),
    size: z.coerce.number<number>().int().min(1).max(200).default(50),
  }),
  reply: z.object({
    people: z.array(
      z.object({
        id: z.number(),
        personName: z.string(),
        organizationName: z.string(),
        firstReadTime: z.string().nullable(),
        signTime: z.string().nullable(),
        answer: z.string().nullable(),
      }),
    ),
    total: z.number(),
  }),
});
