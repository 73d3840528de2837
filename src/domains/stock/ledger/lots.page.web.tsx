import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { lot } from './lot.resource.ts';

/** What lies where, and of which batch. */
export function Page() {
  return <ResourceList resource={lot} omit={['create', 'edit', 'remove', 'import']} />;
}
