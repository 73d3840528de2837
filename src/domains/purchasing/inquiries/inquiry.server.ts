import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { quotationOf } from '../quotations/submit-quote.server.ts';
import { enterQuoteCall } from './inquiry.calls.ts';
import { inquiry } from './inquiry.resource.ts';
import { inquiryActs } from './inquiry-acts.server.ts';
import { assertNotTendered } from './inquiry-facts.server.ts';
import { needInquiries } from './make-inquiry.server.ts';

export const inquiryEndpoints: readonly Endpoint[] = [
  needInquiries.endpoint,
  ...inquiryActs.endpoints,
  serve(enterQuoteCall, async (ctx, { params, body }) => {
    await assertNotTendered(ctx, params.id);
    return quotationOf(ctx, params.id, { partnerId: body.partnerId, source: 'BUYER_ENTRY' });
  }),
  ...crudEndpoints(inquiry, { omit: ['create', 'import'] }),
];
