import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { closeAccountCall } from '../partners/partner.calls.ts';
import { bankAccount } from './bank-account.resource.ts';
import { closeAccount, createAccount, updateAccount } from './save-account.server.ts';

export const bankAccountEndpoints: readonly Endpoint[] = [
  serve(closeAccountCall, (ctx, { params, body }) => closeAccount(ctx, params.id, body)),
  ...crudEndpoints(bankAccount, {
    create: createAccount,
    update: updateAccount,
    pick: { open: `t.status = 'APPROVE' and t.closed_reason is null`, hint: () => 't.bank_name' },
  }),
];
