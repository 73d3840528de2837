import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { billableLine } from '../billables/billable-line.resource.ts';
import { fromLinesCall } from './invoice.calls.ts';
import { invoice } from './invoice.resource.ts';
import { createInvoice, invoiceFromLines, updateInvoice } from './save-invoice.server.ts';

export const invoiceEndpoints: readonly Endpoint[] = [
  serve(fromLinesCall, (ctx, { body }) => invoiceFromLines(ctx, body.billableLineIds)),
  ...crudEndpoints(billableLine, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
  ...crudEndpoints(invoice, { omit: ['import'], create: createInvoice, update: updateInvoice }),
];
