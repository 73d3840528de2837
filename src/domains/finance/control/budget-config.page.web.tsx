import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { budgetConfig } from './budget-config.resource.ts';

const SLOTS: ResourceSlots = { list: { omit: ['import'] } };

/** How each system is controlled. */
export function Page() {
  return <ResourcePage resource={budgetConfig} slots={SLOTS} />;
}
