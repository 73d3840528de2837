import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { refundOfCredit } from '../refunds/refund.calls.ts';
import { refundTabs } from '../refunds/refunds-of.web.tsx';
import { PREPAYMENT_TEXT as TEXT } from './prepayment.text.ts';
import { supplierCredit } from './supplier-credit.resource.ts';

/** What of it only the program reads. */
const HIDDEN = ['source', 'sourceId'];

/** What suppliers were paid before their invoices, and what is left of it. */
export function Page() {
  const slots: ResourceSlots = {
    makes: [refundOfCredit],
    list: {
      savedFilters: [
        { key: 'open', label: TEXT.toOffset, filters: { creditStatus: ['OPEN'] } },
        { key: 'used', label: TEXT.used, filters: { creditStatus: ['USED'] } },
      ],
      omit: ['create', 'edit', 'remove', 'import'],
    },
    detail: { hidden: HIDDEN, omit: ['edit', 'remove'], tabs: refundTabs() },
  };
  return <ResourcePage resource={supplierCredit} slots={slots} />;
}
