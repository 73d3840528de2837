import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { oilReceipt } from './oil-receipt.resource.ts';
import { pricedReceipt } from './oil-receipts.resource.ts';

const SLOTS: ResourceSlots = { list: { omit: ['create', 'remove', 'import'] }, detail: { omit: ['remove'] } };

/** What deliveries and opening stocks cost. */
export function Page() {
  return <ResourcePage resource={oilReceipt} listed={pricedReceipt} slots={SLOTS} />;
}
