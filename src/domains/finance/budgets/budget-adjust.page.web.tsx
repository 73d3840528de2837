import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { FINANCE_TEXT as TEXT } from '../finance.text.ts';
import { budgetAdjust } from './budget-adjust.resource.ts';

const SLOTS: ResourceSlots = {
  list: {
    omit: ['import'],
    savedFilters: [{ key: 'waiting', label: TEXT.waiting, filters: { status: ['IN_AUDIT'] } }],
  },
};

/** Budget moved, added or taken away within the year. */
export function Page() {
  return <ResourcePage resource={budgetAdjust} slots={SLOTS} />;
}
