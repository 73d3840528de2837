import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { movement } from './movement.resource.ts';

const SLOTS: ResourceSlots = {
  list: { omit: ['create', 'edit', 'remove', 'import'] },
  detail: { hidden: ['source', 'sourceId', 'lineId', 'seq'], omit: ['edit', 'remove'] },
};

/** Every movement of every store that one may see. */
export function Page() {
  return <ResourcePage resource={movement} slots={SLOTS} />;
}
