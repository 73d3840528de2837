import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { quotationOf } from '../quotations/submit-quote.server.ts';
import {
  cancelInquiryCall,
  enterQuoteCall,
  extendCall,
  failCall,
  nextRoundCall,
  openCall,
  publishCall,
} from './inquiry.calls.ts';
import { inquiry } from './inquiry.resource.ts';
import { needInquiries } from './make-inquiry.server.ts';
import {
  cancelInquiry,
  extendInquiry,
  failInquiry,
  nextRound,
  openInquiry,
  publishInquiry,
} from './move-inquiry.server.ts';

export const inquiryEndpoints: readonly Endpoint[] = [
  needInquiries.endpoint,
  serve(publishCall, (ctx, { params, body }) => publishInquiry(ctx, params.id, body)),
  serve(extendCall, (ctx, { params, body }) => extendInquiry(ctx, params.id, body)),
  serve(openCall, (ctx, { params, body }) => openInquiry(ctx, params.id, body)),
  serve(nextRoundCall, (ctx, { params, body }) => nextRound(ctx, params.id, body)),
  serve(failCall, (ctx, { params, body }) => failInquiry(ctx, params.id, body)),
  serve(cancelInquiryCall, (ctx, { params, body }) => cancelInquiry(ctx, params.id, body)),
  serve(enterQuoteCall, (ctx, { params, body }) =>
    quotationOf(ctx, params.id, { partnerId: body.partnerId, source: 'BUYER_ENTRY' }),
  ),
  ...crudEndpoints(inquiry, { omit: ['create', 'import'] }),
];
