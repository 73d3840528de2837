import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { billOfLines } from './customer-invoice.calls.ts';
import { RECEIVABLE_TEXT as TEXT } from './receivable.text.ts';
import { receivableLine } from './receivable-line.resource.ts';

const SLOTS: ResourceSlots = {
  makes: [billOfLines],
  list: {
    title: TEXT.toBill,
    omit: ['create', 'edit', 'remove', 'import'],
    savedFilters: [
      { key: 'open', label: TEXT.openLines, filters: { status: ['OPEN', 'PART'] } },
      { key: 'over', label: TEXT.over, filters: { status: ['OVER'] } },
    ],
  },
  detail: { hidden: ['source', 'sourceId', 'lineId'], omit: ['edit', 'remove'] },
};

/** What customers may be billed for, and how far they are. */
export function Page() {
  return <ResourcePage resource={receivableLine} slots={SLOTS} />;
}
