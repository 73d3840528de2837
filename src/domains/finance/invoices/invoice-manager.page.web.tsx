import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { BASE_CURRENCY } from '../../parameter/public.ts';
import { redInkOfInvoice } from '../red-ink/red-ink.calls.ts';
import { requisitionOfInvoices } from '../requisitions/requisition.calls.ts';
import { redInvoice } from './invoice.calls.ts';
import { invoice } from './invoice.resource.ts';
import { INVOICE_TEXT as TEXT } from './invoice.text.ts';

const FIGURES = ['grossTotal', 'openAmount', 'baseGross'] as const;

const figures = (row: AnyRow): Figure[] =>
  FIGURES.map((name) => ({
    label: invoice.fields[name].label,
    value: numberText(invoice.fields[name], row[name]),
    unit: name === 'baseGross' ? BASE_CURRENCY : (row.labels as Record<string, string> | undefined)?.currencyId,
  }));

/** What of an invoice only the program reads, or its figures tell already. */
const HIDDEN = [...FIGURES, 'dupKey', 'reviewSign', 'lines.billableLineId'];

const slots: ResourceSlots = {
  makes: [requisitionOfInvoices, redInkOfInvoice, redInvoice],
  list: {
    title: TEXT.invoices,
    savedFilters: [
      { key: 'drafts', label: TEXT.drafts, filters: { status: ['USE'] } },
      {
        key: 'exceptions',
        label: TEXT.exceptions,
        filters: { matchResult: ['EXCEPTION'], status: ['USE', 'IN_AUDIT'] },
      },
      { key: 'audit', label: TEXT.audit, filters: { status: ['IN_AUDIT'] } },
      { key: 'unpaid', label: TEXT.unpaid, filters: { invoiceStatus: ['APPROVED', 'PART_PAID'] } },
      { key: 'credits', label: TEXT.credits, filters: { invoiceStatus: ['CREDIT'] } },
      { key: 'paid', label: TEXT.paid, filters: { invoiceStatus: ['PAID'] } },
    ],
    omit: ['import'],
  },
  form: {
    hidden: () => ['findings'],
    derived: ['partnerId', 'currencyId', 'invoiceDate', 'lines'],
    totals: ['netTotal', 'taxTotal', 'grossTotal', 'baseGross'],
  },
  detail: { figures, hidden: HIDDEN },
};

/** Suppliers' invoices, from the draft to the payment. */
export function Page() {
  return <ResourcePage resource={invoice} slots={slots} />;
}
