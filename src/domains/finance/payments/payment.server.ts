import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { bankFile } from './bank-file.resource.ts';
import { downloadFile, fileActs } from './bank-file.server.ts';
import { batchActs } from './batch-acts.server.ts';
import { focusPayment } from './focus-payment.resource.ts';
import { payerAccount } from './payer-account.resource.ts';
import { downloadFileCall } from './payment.calls.ts';
import { batchSaves, removeBatch, requisitionBatches } from './save-batch.server.ts';

export const paymentEndpoints: readonly Endpoint[] = [
  requisitionBatches.endpoint,
  ...batchActs.endpoints,
  serve(downloadFileCall, (ctx, { params }) => downloadFile(ctx, params.id)),
  ...fileActs.endpoints,
  ...crudEndpoints(payerAccount, { omit: ['import'] }),
  ...crudEndpoints(focusPayment, {
    omit: ['create', 'import', 'restore'],
    update: batchSaves.update,
    remove: removeBatch,
  }),
  ...crudEndpoints(bankFile, { omit: ['create', 'update', 'remove', 'restore', 'import', 'export'] }),
];
