import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { postponement } from './postponement.resource.ts';

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'drafts', label: { zh: '草稿', en: 'Drafts' }, filters: { status: ['USE'] } },
      { key: 'audit', label: { zh: '审批中', en: 'Under approval' }, filters: { status: ['IN_AUDIT'] } },
      { key: 'key', label: { zh: '关键设备', en: 'Critical equipment' }, filters: { keyFlag: ['true'] } },
      { key: 'beyond', label: { zh: '超出限度', en: 'Beyond the limits' }, filters: { beyond: ['true'] } },
    ],
    omit: ['import'],
  },
  form: { derived: ['workOrderId', 'newDueDate'] },
};

/** What was asked to be due later, and what became of it. */
export function Page() {
  return <ResourcePage resource={postponement} slots={SLOTS} />;
}
