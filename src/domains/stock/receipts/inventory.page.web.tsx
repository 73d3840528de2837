import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { STOCK_TEXT as TEXT } from '../stock.text.ts';
import { receipt } from './receipt.resource.ts';

/** What of a receipt only the program reads, or what stands twice. */
const HIDDEN = ['source', 'sourceId', 'lines.expectedLineId', 'lines.openQty'];

const hiddenInForm = (): readonly string[] => ['lines.itemName'];

const SLOTS: ResourceSlots = {
  list: {
    title: TEXT.title,
    savedFilters: [
      { key: 'drafts', label: TEXT.drafts, filters: { docStatus: ['DRAFT'] } },
      { key: 'posted', label: TEXT.posted, filters: { docStatus: ['POSTED'] } },
    ],
    omit: ['create', 'import'],
  },
  form: { hidden: hiddenInForm },
  detail: { hidden: HIDDEN },
};

/** Goods as they came, order by order. */
export function Page() {
  return <ResourcePage resource={receipt} slots={SLOTS} />;
}
