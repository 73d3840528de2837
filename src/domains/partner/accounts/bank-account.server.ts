import { serveActs } from '../../../kernel/server/crud/act-endpoints.ts';
import { crudEndpoints } from '../../../kernel/server/crud/endpoints.ts';
import type { Endpoint } from '../../../kernel/server/http/endpoint.ts';
import { bankAccountFlow } from './bank-account.flow.ts';
import { bankAccount } from './bank-account.resource.ts';
import { createAccount, updateAccount } from './save-account.server.ts';

const acts = serveActs(bankAccount, bankAccountFlow, {
  submit: 'elsewhere',
  /** Closed, it is no default any more. */
  close: (_ctx, { reason, move }) => move({ closedReason: reason, isDefault: false }),
});

export const bankAccountEndpoints: readonly Endpoint[] = [
  ...acts.endpoints,
  ...crudEndpoints(bankAccount, {
    create: createAccount,
    update: updateAccount,
    pick: { open: `t.status = 'APPROVE' and t.closed_reason is null`, hint: () => 't.bank_name' },
  }),
];
