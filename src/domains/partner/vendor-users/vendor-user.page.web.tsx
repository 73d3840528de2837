import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { vendorUser } from './vendor-user.resource.ts';

const SLOTS: ResourceSlots = { list: { omit: ['import'] } };

/** Who may quote in the suppliers' area. */
export function Page() {
  return <ResourcePage resource={vendorUser} slots={SLOTS} />;
}
