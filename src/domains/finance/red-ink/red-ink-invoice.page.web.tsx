import { numberText } from '../../../kernel/resource/number-text.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { RED_INK_TEXT as TEXT } from './red-ink.text.ts';
import { redInkInvoice } from './red-ink-invoice.resource.ts';

const FIGURES = ['netTotal', 'taxTotal', 'grossTotal'] as const;

const figures = (row: AnyRow): Figure[] =>
  FIGURES.map((name) => ({
    label: redInkInvoice.fields[name].label,
    value: numberText(redInkInvoice.fields[name], row[name]),
    unit: (row.labels as Record<string, string> | undefined)?.currencyId,
  }));

/** What only the program reads. */
const UNREAD = ['lines.blueLineId', 'redInvoiceKind', 'redInvoiceId'];

const SLOTS: ResourceSlots = {
  list: {
    savedFilters: [
      { key: 'drafts', label: TEXT.drafts, filters: { redStatus: ['DRAFT'] } },
      { key: 'waiting', label: TEXT.waiting, filters: { redStatus: ['WAITING'] } },
      { key: 'confirmed', label: TEXT.confirmed, filters: { redStatus: ['CONFIRMED', 'RECEIVED'] } },
      { key: 'ended', label: TEXT.ended, filters: { redStatus: ['REFUSED', 'EXPIRED', 'CANCELLED'] } },
      { key: 'done', label: TEXT.done, filters: { redStatus: ['DONE'] } },
    ],
    omit: ['import'],
  },
  form: {
    // Of a new one the invoice says which lines there are.
    hidden: (row) => (row.id ? UNREAD : ['lines']),
    derived: ['lines'],
    totals: FIGURES,
  },
  detail: { figures, hidden: [...FIGURES, ...UNREAD] },
};

/** What is taken back of suppliers' invoices, until the red one is in force. */
export function Page() {
  return <ResourcePage resource={redInkInvoice} slots={SLOTS} />;
}
