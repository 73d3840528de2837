import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { supplierQualification } from './qualification.resource.ts';
import { QUALIFICATION_TEXT as TEXT } from './qualification.text.ts';

const SLOTS: ResourceSlots = {
  list: {
    title: TEXT.title,
    savedFilters: [
      { key: 'drafts', label: TEXT.drafts, filters: { status: ['USE'] } },
      { key: 'audit', label: TEXT.audit, filters: { status: ['IN_AUDIT'] } },
      { key: 'barred', label: TEXT.barred, filters: { kind: ['SUSPEND', 'BLACKLIST'] } },
    ],
  },
};

/** What is asked for suppliers, from the draft to the standing that it gave. */
export function Page() {
  return <ResourcePage resource={supplierQualification} slots={SLOTS} />;
}
