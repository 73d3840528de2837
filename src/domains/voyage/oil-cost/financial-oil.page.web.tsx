import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { OilBook } from './oil-book.web.tsx';
import { oilMonth } from './oil-month.resource.ts';

const OMIT = ['create', 'edit', 'remove', 'import'];

/** What is frozen of a closed month is shown as the open ones are: by its book. */
const SLOTS: ResourceSlots = {
  list: { omit: OMIT },
  detail: {
    omit: ['edit', 'remove'],
    hidden: ['grades', 'entries', 'layers'],
    after: ({ id, version }: AnyRow) => <OilBook id={id} version={Number(version)} />,
  },
};

/** The months of the ships' oil books. */
export function Page() {
  return <ResourcePage resource={oilMonth} slots={SLOTS} />;
}
