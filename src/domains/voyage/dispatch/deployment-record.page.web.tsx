import { useMemo } from 'react';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { serverDate } from '../../../kernel/web/server-clock.ts';
import { dispatch } from './dispatch.resource.ts';

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'open', label: { zh: '待确认', en: 'Open' }, filters: { status: ['OPEN'] } },
      { key: 'waits', label: { zh: '未办结', en: 'Not done yet' }, filters: { waits: ['true'] } },
      { key: 'toShip', label: { zh: '岸发船', en: 'To ship' }, filters: { direction: ['TO_SHIP'] } },
      { key: 'fromShip', label: { zh: '船发岸', en: 'From ship' }, filters: { direction: ['FROM_SHIP'] } },
    ],
    omit: ['import'],
  },
  detail: { hidden: ['waits'] },
};

/** Orders and calls between office and ships, what waits first. */
export function Page() {
  // What is written down happened just now, unless somebody says otherwise.
  const slots = useMemo(() => ({ ...SLOTS, initial: { time: serverDate().toISOString() } }), []);
  return <ResourcePage resource={dispatch} slots={slots} />;
}
