import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { previewCorrectionCall, rippleCall } from './correction.calls.ts';
import { effectOfDraft, previewOf } from './service/correction-effect.server.ts';
import { CORRECTION, createCorrection, updateCorrection } from './service/draft-correction.server.ts';
import { rippleOf } from './service/ripple.server.ts';

export { CORRECTION };

/** The calls of report corrections; submitting and approving are the approval domain's. */
export const correctionEndpoints: readonly Endpoint[] = [
  serve(
    previewCorrectionCall,
    async (ctx, { body }) => previewOf(await effectOfDraft(ctx, body.reportId, body.report)),
    { transaction: false },
  ),
  // Tried out in a transaction, of which nothing remains.
  serve(rippleCall, (ctx, { params }) => rippleOf(ctx, params.id), { transaction: true }),
  ...crudEndpoints(CORRECTION, { create: createCorrection, update: updateCorrection, omit: ['import'] }),
];
