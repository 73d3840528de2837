import { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { quotation } from './quotation.resource.ts';
import { quotations, submitQuote } from './submit-quote.server.ts';

/** What came by mail is written down once, whole, and sealed with that; before the opening its writer too reads it in the mail alone. */
async function enterQuote(ctx: Ctx, draft: Record<string, unknown> & { id: number; version: number }) {
  const { source } = await quotations.get(ctx, draft.id);
  if (source !== 'BUYER_ENTRY')
    throw new AppError('FORBIDDEN', {
      zh: '供应商自己填报的报价，他人不能改写',
      en: 'What a supplier has written nobody else changes',
    });
  return submitQuote(ctx, draft.id, draft);
}

/** A write of prices leaves no mark in the store of answered calls either. */
const unkept = (endpoint: Endpoint): Endpoint =>
  endpoint.route.method === 'GET' ? endpoint : { ...endpoint, secret: true };

export const quotationEndpoints: readonly Endpoint[] = crudEndpoints(quotation, {
  omit: ['create', 'remove', 'import'],
  update: enterQuote,
}).map(unkept);
