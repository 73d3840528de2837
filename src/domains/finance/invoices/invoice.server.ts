import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { billableLine } from '../billables/billable-line.resource.ts';
import { invoice } from './invoice.resource.ts';
import { createInvoice, deriveInvoice, lineInvoices, updateInvoice } from './save-invoice.server.ts';

export const invoiceEndpoints: readonly Endpoint[] = [
  lineInvoices.endpoint,
  ...crudEndpoints(billableLine, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
  ...crudEndpoints(invoice, { omit: ['import'], create: createInvoice, update: updateInvoice, derive: deriveInvoice }),
];
