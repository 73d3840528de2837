import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { invoiceOfLines } from '../invoices/invoice.calls.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { INVOICE_TEXT as TEXT } from '../invoices/invoice.text.ts';
import { billableLine } from './billable-line.resource.ts';
import { billableStanding } from './billable-standing.resource.ts';

/** What of a line only the program reads. */
const HIDDEN = ['source', 'sourceId', 'lineId', 'ended', 'draftKind', 'draftId'];

/** What suppliers may invoice; what they have invoiced is entered from here, once: what somebody types already is opened. */
export function Page() {
  const navigate = useNavigate();
  const slots = useMemo((): ResourceSlots => {
    const open: RowAct = {
      key: 'draft',
      label: TEXT.openDraft,
      first: true,
      when: ({ draftId }) => Boolean(draftId),
      run: ({ draftId }) => navigate(`${recordAddress(invoice.name, Number(draftId))}?edit=1`),
    };
    return {
      makes: [invoiceOfLines],
      list: {
        title: TEXT.billables,
        savedFilters: [
          { key: 'open', label: TEXT.toInvoice, filters: { standing: ['OPEN', 'PART'] } },
          { key: 'drafts', label: TEXT.onDrafts, filters: { standing: ['DRAFT'] } },
          { key: 'audit', label: TEXT.audit, filters: { standing: ['AUDIT'] } },
        ],
        rowActions: [open],
        omit: ['create', 'edit', 'remove', 'import'],
      },
      detail: { acts: [open], hidden: HIDDEN, omit: ['edit', 'remove'] },
    };
  }, [navigate]);
  return <ResourcePage resource={billableLine} listed={billableStanding} slots={slots} />;
}
