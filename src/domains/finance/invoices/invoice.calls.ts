import { z } from 'zod';
import { route } from '../../../kernel/route.ts';

/** Lines of one supplier and one currency become a draft of an invoice. */
export const fromLinesCall = route({
  method: 'POST',
  path: '/api/finance/invoices/from-lines',
  permission: 'finance:invoice:add',
  summary: { zh: '由待开票明细登记发票', en: 'Make an invoice of lines of orders' },
  body: z.object({ billableLineIds: z.array(z.number().int().positive()).min(1).max(500) }),
  reply: z.looseObject({ id: z.number() }),
});
