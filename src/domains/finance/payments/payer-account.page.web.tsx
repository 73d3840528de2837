import { ResourcePage } from '../../../kernel/web/list/resource-page.tsx';
import { payerAccount } from './payer-account.resource.ts';

/** The accounts from which the company pays. */
export function Page() {
  return <ResourcePage resource={payerAccount} />;
}
