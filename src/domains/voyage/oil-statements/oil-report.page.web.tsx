import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { oilStatement } from './oil-statement.resource.ts';
import { StatementTable } from './statement-table.web.tsx';

const SLOTS: ResourceSlots = {
  list: { omit: ['edit', 'import'] },
  detail: { omit: ['edit'], hidden: ['lines'], after: ({ lines }) => <StatementTable lines={lines} /> },
};

/** What ships sign for their oil. */
export function Page() {
  return <ResourcePage resource={oilStatement} slots={SLOTS} />;
}
