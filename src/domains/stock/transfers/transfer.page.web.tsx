import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { arrivalOfTransfer } from './arrival.calls.ts';
import { transfer } from './transfer.resource.ts';

/** What becomes of a line is told when it has left. */
const LATER = ['lines.arrivedQty', 'lines.damagedQty', 'lines.lostQty', 'lines.openQty'];

const SLOTS: ResourceSlots = {
  makes: [arrivalOfTransfer],
  list: {
    savedFilters: [
      { key: 'drafts', label: { zh: '草稿', en: 'Drafts' }, filters: { status: ['USE'] } },
      { key: 'ready', label: { zh: '待发出', en: 'To be handed over' }, filters: { transferStatus: ['READY'] } },
      { key: 'transit', label: { zh: '在途', en: 'On their way' }, filters: { transferStatus: ['IN_TRANSIT'] } },
    ],
    omit: ['import'],
  },
  form: { derived: ['storeId', 'lines'], hidden: () => LATER },
  detail: { hidden: ['toStoreId', 'toVesselId'] },
};

/** What stores send to each other, from the draft until all of it has arrived or is written off. */
export function Page() {
  return <ResourcePage resource={transfer} slots={SLOTS} />;
}
