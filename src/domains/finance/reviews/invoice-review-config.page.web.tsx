import { ResourcePage } from '../../../kernel/web/list/resource-page.tsx';
import { invoiceReviewConfig } from './review-config.resource.ts';

/** Who reviews which invoices, and up to where differences pass. */
export function Page() {
  return <ResourcePage resource={invoiceReviewConfig} />;
}
