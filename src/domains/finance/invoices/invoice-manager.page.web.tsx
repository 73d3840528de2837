import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { numberText } from '../../../kernel/resource/number-text.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import type { Figure } from '../../../kernel/web/detail/figures.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { BatchAct, RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { requestableOf } from '../payments/payment.rules.ts';
import { PAYMENT_TEXT } from '../payments/payment.text.ts';
import { fromInvoicesCall } from '../requisitions/requisition.calls.ts';
import { paymentRequisition } from '../requisitions/requisition.resource.ts';
import { type InvoiceRow, invoice } from './invoice.resource.ts';
import { INVOICE_TEXT as TEXT } from './invoice.text.ts';

const FIGURES = ['grossTotal', 'openAmount', 'baseGross'] as const;

const figures = (row: AnyRow): Figure[] =>
  FIGURES.map((name) => ({
    label: invoice.fields[name].label,
    value: numberText(invoice.fields[name], row[name]),
    unit: name === 'baseGross' ? 'CNY' : (row.labels as Record<string, string> | undefined)?.currencyId,
  }));

/** A requisition pays one partner in one currency, for what nobody has asked for yet. */
const onePayee = (rows: readonly AnyRow[]): boolean =>
  rows.length > 0 &&
  rows.every(
    (row) =>
      ['APPROVED', 'PART_PAID'].includes(String(row.invoiceStatus)) &&
      isPositive(requestableOf(row as InvoiceRow)) &&
      row.partnerId === rows[0]!.partnerId &&
      row.currencyId === rows[0]!.currencyId,
  );

/** What of an invoice only the program reads, or its figures tell already. */
const HIDDEN = [...FIGURES, 'dupKey', 'reviewSign', 'lines.billableLineId'];

const slotsOf = (ask: BatchAct, one: RowAct): ResourceSlots => ({
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
      { key: 'paid', label: TEXT.paid, filters: { invoiceStatus: ['PAID'] } },
    ],
    rowActions: [one],
    batchActions: [ask],
    omit: ['import'],
  },
  form: { hidden: () => ['findings'] },
  detail: { figures, hidden: HIDDEN, acts: [one] },
});

/** Suppliers' invoices, from the draft to the payment. */
export function Page() {
  const navigate = useNavigate();
  const slots = useMemo(() => {
    const run = async (rows: readonly AnyRow[]) => {
      const made = await call(fromInvoicesCall, { body: { invoiceIds: rows.map(({ id }) => id) }, quiet: true });
      notify.success(t(PAYMENT_TEXT.asked));
      navigate(`${recordAddress(paymentRequisition.name, made.id)}?edit=1`);
    };
    const shared = { key: 'ask', label: PAYMENT_TEXT.ask, permission: fromInvoicesCall.permission };
    return slotsOf(
      { ...shared, when: onePayee, run },
      { ...shared, when: (row) => onePayee([row]), first: true, run: (row) => run([row]) },
    );
  }, [navigate]);
  return <ResourcePage resource={invoice} slots={slots} />;
}
