import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { YearMatrix } from './year-matrix.web.tsx';
import { yearPlan } from './year-plan.resource.ts';
import { YEAR_TEXT as TEXT } from './year-plan.text.ts';

/** What the matrix shows in its own way, and what the database alone needs. */
const HIDDEN = ['planLines', 'currentKey', 'draftKey'];

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'drafts', label: TEXT.drafts, filters: { status: ['USE'] } },
      { key: 'audit', label: TEXT.waiting, filters: { status: ['IN_AUDIT'] } },
      { key: 'current', label: TEXT.current, filters: { inForce: ['true'] } },
    ],
    omit: ['import'],
  },
  form: { locked: ({ planNo }) => (planNo ? ['shipId', 'planYear'] : []) },
  detail: { hidden: HIDDEN, before: (row) => <YearMatrix row={row} /> },
};

/** Plans of the years in their versions; each is a matrix of jobs by months. */
export function Page() {
  return <ResourcePage resource={yearPlan} slots={SLOTS} />;
}
