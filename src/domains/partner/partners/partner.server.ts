import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { standingActs } from './move-standing.server.ts';
import { relatedCall } from './partner.calls.ts';
import { partner } from './partner.resource.ts';
import { createPartner, relatedTo, restorePartner, updatePartner } from './save-partner.server.ts';

export const partnerEndpoints: readonly Endpoint[] = [
  serve(relatedCall, (ctx, { params }) => relatedTo(ctx, params.id)),
  ...standingActs.endpoints,
  ...crudEndpoints(partner, {
    create: createPartner,
    update: updatePartner,
    restore: restorePartner,
    pick: { open: `t.qualify_status <> 'INACTIVE'`, hint: () => 't.partner_no' },
  }),
];
