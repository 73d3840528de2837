import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { STOCK_TEXT as TEXT } from '../stock.text.ts';
import { storeReturn } from './store-return.resource.ts';

/** What only the program reads. */
const HIDDEN = ['lines.issueLineId'];

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'drafts', label: TEXT.drafts, filters: { docStatus: ['DRAFT'] } },
      { key: 'posted', label: TEXT.posted, filters: { docStatus: ['POSTED'] } },
    ],
    omit: ['create', 'import'],
  },
  form: { hidden: () => HIDDEN },
  detail: { hidden: HIDDEN },
};

/** What came back of issues. */
export function Page() {
  return <ResourcePage resource={storeReturn} slots={SLOTS} />;
}
