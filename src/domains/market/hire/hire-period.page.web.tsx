import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { HIRE_STATES } from './hire.text.ts';
import { hirePeriod } from './hire-period.resource.ts';

const SLOTS: ResourceSlots = {
  list: {
    omit: ['create', 'edit', 'remove', 'import'],
    savedFilters: [
      { key: 'due', label: HIRE_STATES.DUE, filters: { hireState: ['DUE'] } },
      { key: 'planned', label: HIRE_STATES.PLANNED, filters: { hireState: ['PLANNED'] } },
    ],
  },
  detail: { omit: ['edit', 'remove'] },
};

/** Hire of all charters, period by period. */
export function Page() {
  return <ResourcePage resource={hirePeriod} slots={SLOTS} />;
}
