import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { marshallingPlan } from './plan.resource.ts';
import { PLAN_TEXT as TEXT } from './plan.text.ts';
import { PlanBoard } from './plan-board.web.tsx';
import { PlanVersions } from './plan-versions.web.tsx';

/** What the server writes of a leg. */
const TOLD = ['contractId', 'loadPortId', 'dischPortId', 'voyageId'].map((name) => `legs.${name}`);

const SLOTS: ResourceSlots = {
  list: {
    omit: ['import'],
    savedFilters: [
      { key: 'open', label: TEXT.open, filters: { status: ['USE'] } },
      { key: 'current', label: TEXT.current, filters: { inForce: ['true'] } },
    ],
  },
  form: { derived: ['legs', 'month'], totals: ['legCount', 'hardCount', 'softCount'], locked: () => TOLD },
  detail: {
    before: (row) => <PlanBoard row={row} />,
    tabs: [{ key: 'versions', label: TEXT.versions, content: (row) => <PlanVersions row={row} /> }],
  },
};

/** Plans of the months in their versions; each is drawn as a board. */
export function Page() {
  return <ResourcePage resource={marshallingPlan} slots={SLOTS} />;
}
