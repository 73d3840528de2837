import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { rowsOf } from '../../../kernel/resource/open.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { FormDrawer } from '../../../kernel/web/form/form-drawer.tsx';
import { type FormSlots, ResourceForm } from '../../../kernel/web/form/resource-form.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { fillPath } from '../../../kernel/web/query-string.ts';
import { call } from '../../../kernel/web/request.ts';
import { handedInInvoice, ownInvoiceFace } from '../../finance/public.ts';
import { NO_PEEK } from '../area/no-peek.web.ts';
import { PhoneTitle } from '../area/phone-title.web.tsx';
import { handInInvoiceCall, openToInvoiceCall } from './invoice.calls.ts';
import { INVOICES_TEXT as TEXT } from './invoices.text.ts';

/** The invoices of the own firm, to their payment. */
export function Invoices() {
  return (
    <>
      <PhoneTitle>{t(ownInvoiceFace.label)}</PhoneTitle>
      <ResourceList resource={ownInvoiceFace} title={ownInvoiceFace.label} scope={t(TEXT.note)} omit={NO_PEEK} />
    </>
  );
}

/** What was accepted stands; a line is neither added nor left out. */
const SLOTS: FormSlots = {
  locked: [rowsOf('lines')],
  hidden: () => ['lines.billableLineId'],
  before: () => <p className="vendor-note">{t(TEXT.rest)}</p>,
  saveLabel: t(TEXT.handIn),
};

/** The way to the invoice of an order, where something of it may be invoiced. */
export function HandInInvoice({ order }: { order: number }) {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  // What is typed for one order is nothing for another.
  const form = useMemo((): AnyResource => ({ ...handedInInvoice, name: `${handedInInvoice.name}${order}` }), [order]);
  const found = useQuery({
    queryKey: ['records', ownInvoiceFace.name, 'open', order],
    queryFn: ({ signal }) => call(openToInvoiceCall, { params: { id: order }, signal, quiet: true }),
  });
  const lines = found.data?.lines ?? [];
  if (lines.length === 0) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(TEXT.handIn)}</Button>
      {open && (
        <FormDrawer title={t(TEXT.handIn)} onClose={close}>
          <ResourceForm
            resource={form}
            path={fillPath(handInInvoiceCall.path, { id: order })}
            initial={{ lines: lines.map((line) => ({ ...line, quantity: line.openQty })) }}
            slots={SLOTS}
            onSaved={() => {
              close();
              notify.info(t(TEXT.handedIn));
              void client.invalidateQueries({ queryKey: ['records'] });
            }}
            onDiscard={close}
          />
        </FormDrawer>
      )}
    </>
  );
}
