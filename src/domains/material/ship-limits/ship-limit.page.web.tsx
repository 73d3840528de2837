import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { shipLimit } from './ship-limit.resource.ts';
import { shipLimitStanding } from './ship-limit-standing.resource.ts';

/** One of the two is asked for; whoever filled in one does not see the other. */
const SLOTS: ResourceSlots = {
  form: {
    hidden: (values) => [
      ...(values.organizationId ? ['shipType'] : []),
      ...(values.shipType ? ['organizationId'] : []),
    ],
  },
};

/** Least and most of each material on ships and in stores. */
export function Page() {
  return <ResourcePage resource={shipLimit} listed={shipLimitStanding} slots={SLOTS} />;
}
