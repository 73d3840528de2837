import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { allocationTabs } from './allocations-of.web.tsx';
import { customerReceipt } from './customer-receipt.resource.ts';
import { RECEIPT_TEXT as TEXT } from './receipt.text.ts';

const FIGURES = ['amount', 'unallocated'] as const;

const figures = (row: AnyRow): Figure[] =>
  FIGURES.map((name) => ({
    label: customerReceipt.fields[name].label,
    value: numberText(customerReceipt.fields[name], row[name]),
    unit: (row.labels as Record<string, string> | undefined)?.currencyId,
  }));

const COLUMNS = ['invoiceNo', 'allocatedOn', 'amount', 'used', 'exchangeDiff', 'createName', 'allocationStatus'];

/** What came from customers, and which invoices it settles. */
export function Page() {
  const slots: ResourceSlots = {
    list: {
      title: TEXT.receipts,
      omit: ['import'],
      savedFilters: [
        { key: 'drafts', label: TEXT.drafts, filters: { receiptStatus: ['DRAFT'] } },
        { key: 'open', label: TEXT.open, filters: { receiptStatus: ['OPEN'] } },
        { key: 'settled', label: TEXT.settled, filters: { receiptStatus: ['SETTLED'] } },
      ],
    },
    form: { totals: ['baseAmount'], derived: ['currencyId', 'receivedDate', 'amount', 'payerAccountId', 'bankRef'] },
    detail: { figures, tabs: allocationTabs('receiptId', COLUMNS), hidden: [...FIGURES] },
  };
  return <ResourcePage resource={customerReceipt} slots={slots} />;
}
