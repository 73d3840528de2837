import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { receiptAllocation } from './receipt-allocation.resource.ts';

const SLOTS: ResourceSlots = {
  list: { omit: ['create', 'edit', 'remove', 'import'] },
  detail: { omit: ['edit', 'remove'] },
};

/** What is set off between receipts and invoices. */
export function Page() {
  return <ResourcePage resource={receiptAllocation} slots={SLOTS} />;
}
