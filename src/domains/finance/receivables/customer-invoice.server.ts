import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { customerInvoice } from './customer-invoice.resource.ts';
import { receivableLine } from './receivable-line.resource.ts';
import {
  createCustomerInvoice,
  deriveCustomerInvoice,
  lineBills,
  redBills,
  updateCustomerInvoice,
} from './save-customer-invoice.server.ts';

export const customerInvoiceEndpoints: readonly Endpoint[] = [
  lineBills.endpoint,
  redBills.endpoint,
  ...crudEndpoints(receivableLine, { omit: ['create', 'update', 'remove', 'restore', 'import'] }),
  ...crudEndpoints(customerInvoice, {
    omit: ['import'],
    create: createCustomerInvoice,
    update: updateCustomerInvoice,
    derive: deriveCustomerInvoice,
  }),
];
