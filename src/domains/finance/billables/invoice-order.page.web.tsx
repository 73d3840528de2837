import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { isPositive } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import type { BatchAct, RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { call } from '../../../kernel/web/request.ts';
import { fromLinesCall } from '../invoices/invoice.calls.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { INVOICE_TEXT as TEXT } from '../invoices/invoice.text.ts';
import { billableLine } from './billable-line.resource.ts';

/** An invoice is of one supplier, in one currency, for what may be invoiced. */
const oneInvoice = (rows: readonly AnyRow[]): boolean =>
  rows.length > 0 &&
  rows.every(
    (row) =>
      isPositive(row.openQty as string) &&
      row.partnerId === rows[0]!.partnerId &&
      row.currencyId === rows[0]!.currencyId,
  );

/** What of a line only the program reads. */
const HIDDEN = ['source', 'sourceId', 'lineId', 'ended'];

/** What suppliers may invoice; what they have invoiced is entered from here. */
export function Page() {
  const navigate = useNavigate();
  const slots = useMemo((): ResourceSlots => {
    const make = async (rows: readonly AnyRow[]) => {
      const made = await call(fromLinesCall, { body: { billableLineIds: rows.map(({ id }) => id) }, quiet: true });
      notify.success(t(TEXT.made));
      navigate(`${recordAddress(invoice.name, made.id)}?edit=1`);
    };
    const shared = { key: 'make', label: TEXT.make, permission: fromLinesCall.permission };
    const one: RowAct = { ...shared, when: (row) => oneInvoice([row]), first: true, run: (row) => make([row]) };
    const several: BatchAct = { ...shared, when: oneInvoice, run: make };
    return {
      list: {
        title: TEXT.billables,
        savedFilters: [{ key: 'open', label: TEXT.toInvoice, filters: { status: ['OPEN', 'PART'] } }],
        rowActions: [one],
        batchActions: [several],
        omit: ['create', 'edit', 'remove', 'import'],
      },
      detail: { hidden: HIDDEN, acts: [one], omit: ['edit', 'remove'] },
    };
  }, [navigate]);
  return <ResourcePage resource={billableLine} slots={slots} />;
}
