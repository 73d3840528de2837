import { rowsOf } from '../../../kernel/resource/open.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { quotation } from './quotation.resource.ts';
import { QUOTATION_TEXT as TEXT } from './quotation.text.ts';

const SAVED: readonly SavedFilter[] = [
  { key: 'in', label: TEXT.submitted, filters: { quoteStatus: ['SUBMITTED', 'SEALED'] } },
  { key: 'opened', label: TEXT.opened, filters: { quoteStatus: ['OPENED'] } },
  { key: 'won', label: TEXT.won, filters: { quoteStatus: ['AWARDED', 'PART_AWARDED'] } },
];

const SLOTS: ResourceSlots = {
  list: { savedFilters: SAVED, omit: ['create', 'remove', 'import', 'edit'] },
  form: {
    locked: [rowsOf('lines'), 'lines.askedUnitId'],
    hidden: () => ['lines.lineNo', 'lines.netBase', 'lines.amountBase'],
    saveLabel: t(TEXT.seal),
  },
  detail: { omit: ['remove', 'edit'] },
};

/** What suppliers offered; prices from the opening on. */
export function Page() {
  return <ResourcePage resource={quotation} slots={SLOTS} />;
}
