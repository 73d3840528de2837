import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { inquiryTenders } from './make-tender.server.ts';
import { scoreCall, scoresCall } from './tender.calls.ts';
import { tender } from './tender.resource.ts';
import { tenderActs } from './tender-acts.server.ts';
import { giveScores, scoresOf } from './tender-scores.server.ts';

export const tenderEndpoints: readonly Endpoint[] = [
  inquiryTenders.endpoint,
  ...tenderActs.endpoints,
  serve(scoresCall, (ctx, { params }) => scoresOf(ctx, params.id)),
  // What a member gave stands in no store of answered calls either.
  serve(scoreCall, (ctx, { params, body }) => giveScores(ctx, params.id, body.bids), { secret: true }),
  ...crudEndpoints(tender, { omit: ['create', 'import', 'remove', 'restore'] }),
];
