import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { scrap } from './scrap.resource.ts';

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'drafts', label: { zh: '草稿', en: 'Drafts' }, filters: { status: ['USE'] } },
      { key: 'audit', label: { zh: '审批中', en: 'Under approval' }, filters: { status: ['IN_AUDIT'] } },
      { key: 'waits', label: { zh: '待处置', en: 'To be disposed of' }, filters: { scrapStatus: ['POSTED'] } },
    ],
  },
  form: { derived: ['storeId', 'lines'], totals: ['value'] },
};

/** What stores write off, from the draft to the proof of its disposal. */
export function Page() {
  return <ResourcePage resource={scrap} slots={SLOTS} />;
}
