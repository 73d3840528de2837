import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { HOURS_TEXT as TEXT } from './hours.text.ts';
import { runningHourReading } from './reading.resource.ts';

/** A saved reading stays as it is. */
const SLOTS: ResourceSlots = {
  list: {
    title: TEXT.readings,
    omit: ['edit', 'remove', 'set'],
    savedFilters: [{ key: 'waiting', label: TEXT.waiting, filters: { readingStatus: ['PROPOSED'] } }],
  },
  detail: { omit: ['edit', 'remove'] },
};

/** What the counters showed, the latest first. */
export function Page() {
  return <ResourcePage resource={runningHourReading} slots={SLOTS} />;
}
