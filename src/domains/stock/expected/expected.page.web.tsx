import { useMemo } from 'react';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { receiptOfExpected, receiptOfOrder } from '../receipts/receipt.calls.ts';
import { STOCK_TEXT as TEXT } from '../stock.text.ts';
import { expectedLine } from './expected-line.resource.ts';

const WAITING = ['EXPECTED', 'PART'];

const saved = (): readonly SavedFilter[] => [
  { key: 'open', label: TEXT.open, filters: { status: WAITING } },
  {
    key: 'late',
    label: TEXT.late,
    filters: { status: WAITING, dueDateTo: [serverDate().toISOString().slice(0, 10)] },
  },
];

const slotsOf = (): ResourceSlots => ({
  makes: [receiptOfOrder, receiptOfExpected],
  list: { savedFilters: saved(), omit: ['create', 'edit', 'remove', 'import'] },
  // What of a line only the program reads.
  detail: { hidden: ['source', 'sourceId', 'lineId', 'factor', 'closed'], omit: ['edit', 'remove'] },
});

/** What is on its way to each store; what has come is received from here. */
export function Page() {
  const slots = useMemo(slotsOf, []);
  return <ResourcePage resource={expectedLine} slots={slots} />;
}
