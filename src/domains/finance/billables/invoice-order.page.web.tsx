import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { invoiceOfLines } from '../invoices/invoice.calls.ts';
import { INVOICE_TEXT as TEXT } from '../invoices/invoice.text.ts';
import { billableLine } from './billable-line.resource.ts';

const slots: ResourceSlots = {
  makes: [invoiceOfLines],
  list: {
    title: TEXT.billables,
    savedFilters: [{ key: 'open', label: TEXT.toInvoice, filters: { status: ['OPEN', 'PART'] } }],
    omit: ['create', 'edit', 'remove', 'import'],
  },
  // What of a line only the program reads.
  detail: { hidden: ['source', 'sourceId', 'lineId', 'ended'], omit: ['edit', 'remove'] },
};

/** What suppliers may invoice; what they have invoiced is entered from here. */
export function Page() {
  return <ResourcePage resource={billableLine} slots={slots} />;
}
