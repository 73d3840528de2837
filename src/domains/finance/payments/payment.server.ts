import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { bankFile } from './bank-file.resource.ts';
import { downloadFile, fileActs } from './bank-file.server.ts';
import { bankReturn } from './bank-return.resource.ts';
import { downloadReturn } from './bank-return.server.ts';
import { batchActs } from './batch-acts.server.ts';
import { focusPayment } from './focus-payment.resource.ts';
import { payerAccount } from './payer-account.resource.ts';
import { downloadFileCall, downloadReturnCall, resultsCall } from './payment.calls.ts';
import { recordResults } from './results.server.ts';
import { batchSaves, removeBatch, requisitionBatches } from './save-batch.server.ts';

export const paymentEndpoints: readonly Endpoint[] = [
  requisitionBatches.endpoint,
  ...batchActs.endpoints,
  ...fileActs.endpoints,
  serve(resultsCall, (ctx, { params, body }) => recordResults(ctx, params.id, body)),
  // Account numbers in full: no answer of theirs is kept to be given again.
  serve(downloadFileCall, (ctx, { params }) => downloadFile(ctx, params.id), { secret: true }),
  serve(downloadReturnCall, (ctx, { params }) => downloadReturn(ctx, params.id), { secret: true }),
  ...crudEndpoints(payerAccount, { omit: ['import'] }),
  ...crudEndpoints(focusPayment, {
    omit: ['create', 'import', 'restore'],
    update: batchSaves.update,
    remove: removeBatch,
  }),
  ...[bankFile, bankReturn].flatMap((kind) =>
    crudEndpoints(kind, { omit: ['create', 'update', 'remove', 'restore', 'import', 'export'] }),
  ),
];
