import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { allocationTabs } from '../receipts/allocations-of.web.tsx';
import { redBill } from './customer-invoice.calls.ts';
import { customerInvoice } from './customer-invoice.resource.ts';
import { RECEIVABLE_TEXT as TEXT } from './receivable.text.ts';

const FIGURES = ['grossTotal', 'openAmount', 'baseGross'] as const;

const figures = (row: AnyRow): Figure[] =>
  FIGURES.map((name) => ({
    label: customerInvoice.fields[name].label,
    value: numberText(customerInvoice.fields[name], row[name]),
    unit: name === 'baseGross' ? BASE_CURRENCY : (row.labels as Record<string, string> | undefined)?.currencyId,
  }));

const COLUMNS = ['receiptId', 'receivedDate', 'amount', 'used', 'exchangeDiff', 'createName', 'allocationStatus'];

/** What customers are asked for, from the draft to the receipt. */
export function Page() {
  const slots: ResourceSlots = {
    makes: [redBill],
    list: {
      title: TEXT.invoices,
      omit: ['import'],
      savedFilters: [
        { key: 'drafts', label: TEXT.drafts, filters: { status: ['USE'] } },
        { key: 'audit', label: TEXT.audit, filters: { status: ['IN_AUDIT'] } },
        { key: 'open', label: TEXT.open, filters: { billStatus: ['ISSUED', 'PART_RECEIVED'] } },
        { key: 'received', label: TEXT.received, filters: { billStatus: ['RECEIVED'] } },
        { key: 'taken', label: TEXT.taken, filters: { billStatus: ['TAKEN_BACK', 'RED'] } },
      ],
    },
    form: {
      locked: () => ['redOfId'],
      hidden: (row) => (row.redOfId ? [] : ['redOfId']),
      derived: ['partnerId', 'currencyId', 'invoiceDate', 'payDays', 'lines'],
      totals: ['netTotal', 'taxTotal', 'grossTotal', 'baseGross'],
    },
    detail: {
      figures,
      tabs: allocationTabs('invoiceId', COLUMNS),
      hidden: [...FIGURES, 'baseWeight', 'receivedBase', 'lines.receivableLineId'],
    },
  };
  return <ResourcePage resource={customerInvoice} slots={slots} />;
}
