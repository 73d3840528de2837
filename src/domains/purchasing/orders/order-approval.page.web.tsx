import { t } from '../../../kernel/web/i18n.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { purchaseOrder } from './order.resource.ts';
import { ORDER_TEXT as TEXT } from './order.text.ts';
import { detailSlots } from './order-parts.web.tsx';

/** The orders that wait for whoever looks. */
export function Page() {
  const slots: ResourceSlots = {
    list: {
      title: TEXT.approvalTitle,
      scope: t(TEXT.approvalScope),
      fixed: { waiting: 'me' },
      filters: ['organizationId', 'partnerId', 'purchaseType'],
      omit: ['create', 'import', 'remove'],
    },
    detail: detailSlots,
  };
  return <ResourcePage resource={purchaseOrder} slots={slots} />;
}
