import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { purchaseOrder } from './order.resource.ts';
import { ORDER_TEXT as TEXT } from './order.text.ts';
import { CONFIRM, changeAct, detailSlots, formSlots, SAVED, SEND } from './order-parts.web.tsx';

/** All orders, from the draft to the supplier's confirmation, and their revisions. */
export function Page() {
  const navigate = useNavigate();
  const slots = useMemo(
    (): ResourceSlots => ({
      list: { title: TEXT.title, savedFilters: SAVED, rowActions: [SEND, CONFIRM], omit: ['import'] },
      form: formSlots,
      detail: { ...detailSlots, acts: [...(detailSlots.acts ?? []), changeAct((path) => navigate(path))] },
    }),
    [navigate],
  );
  return <ResourcePage resource={purchaseOrder} slots={slots} />;
}
