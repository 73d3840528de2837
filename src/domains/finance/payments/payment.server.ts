import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { bankFile } from './bank-file.resource.ts';
import { buildFile, downloadFile, voidFile } from './bank-file.server.ts';
import { focusPayment } from './focus-payment.resource.ts';
import { payerAccount } from './payer-account.resource.ts';
import { buildFileCall, cancelBatchCall, downloadFileCall, resultsCall, voidFileCall } from './payment.calls.ts';
import { recordResults } from './results.server.ts';
import { batchSaves, cancelBatch, removeBatch, requisitionBatches } from './save-batch.server.ts';

export const paymentEndpoints: readonly Endpoint[] = [
  requisitionBatches.endpoint,
  serve(buildFileCall, (ctx, { params, body }) => buildFile(ctx, params.id, body.version)),
  serve(cancelBatchCall, (ctx, { params, body }) => cancelBatch(ctx, params.id, body)),
  serve(resultsCall, (ctx, { params, body }) => recordResults(ctx, params.id, body)),
  serve(downloadFileCall, (ctx, { params }) => downloadFile(ctx, params.id)),
  serve(voidFileCall, (ctx, { params, body }) => voidFile(ctx, params.id, body)),
  ...crudEndpoints(payerAccount, { omit: ['import'] }),
  ...crudEndpoints(focusPayment, {
    omit: ['create', 'import', 'restore'],
    update: batchSaves.update,
    remove: removeBatch,
  }),
  ...crudEndpoints(bankFile, { omit: ['create', 'update', 'remove', 'restore', 'import', 'export'] }),
];
