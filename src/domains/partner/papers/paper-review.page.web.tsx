import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { proposedPaper } from './proposed-paper.resource.ts';

const SAVED: readonly SavedFilter[] = [
  { key: 'waiting', label: { zh: '待审核', en: 'To be checked' }, filters: { paperStatus: ['SUBMITTED'] } },
  { key: 'refused', label: { zh: '已退回', en: 'Refused' }, filters: { paperStatus: ['REFUSED'] } },
];

const SLOTS: ResourceSlots = {
  // Suppliers alone write them.
  list: {
    savedFilters: SAVED,
    title: { zh: '证照审核', en: 'Submitted papers' },
    omit: ['create', 'edit', 'remove', 'import'],
  },
  detail: { hidden: ['replacesId'], omit: ['edit', 'remove'] },
};

/** What suppliers handed in, for whoever checks it. */
export function Page() {
  return <ResourcePage resource={proposedPaper} slots={SLOTS} />;
}
