import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { purchaseOrder } from './order.resource.ts';
import { ORDER_TEXT as TEXT } from './order.text.ts';
import { detailSlots, formSlots, SAVED } from './order-parts.web.tsx';
import { prepaymentOfOrder } from './prepay-order.calls.ts';

const SLOTS: ResourceSlots = {
  makes: [prepaymentOfOrder],
  list: { title: TEXT.title, savedFilters: SAVED, omit: ['import'] },
  form: formSlots,
  detail: detailSlots,
};

/** All orders, from the draft to the supplier's confirmation, and their revisions. */
export function Page() {
  return <ResourcePage resource={purchaseOrder} slots={SLOTS} />;
}
