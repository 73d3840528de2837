import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

export const returnBook = route({
  method: 'POST',
  path: '/api/system/book-loans/:id/return',
  permission: 'operations:bookLoan:return',
  summary: { zh: '归还图书', en: 'Return a book' },
  params: z.object({ id: z.coerce.number<number>().int().positive() }),
  body: z.object({ version: z.number().int() }),
});
