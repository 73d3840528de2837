import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useNavigate, useParams } from 'react-router';
import { Facts } from '../../../kernel/web/detail/facts.tsx';
import { RecordState } from '../../../kernel/web/detail/record-identity.tsx';
import { Shown } from '../../../kernel/web/fields/shown.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { useActs } from '../../../kernel/web/list/acts/use-acts.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { call } from '../../../kernel/web/request.ts';
import { confirmForm, orderFace } from '../../purchasing/public.ts';
import { LoadFailed } from '../area/load-failed.web.tsx';
import { NO_PEEK } from '../area/no-peek.web.ts';
import { PhoneTitle } from '../area/phone-title.web.tsx';
import { HandInInvoice } from './invoices.web.tsx';
import { QUOTE_TEXT as TEXT } from './quote.text.ts';
import { confirmVendorOrderCall } from './vendor.calls.ts';

const addressOf = ({ id }: AnyRow): string => `/vendor/quote/orders/${id}`;

/** The orders that the buyer has sent. */
export function Orders() {
  const navigate = useNavigate();
  return (
    <>
      <PhoneTitle>{t(orderFace.label)}</PhoneTitle>
      <ResourceList
        resource={orderFace}
        title={orderFace.label}
        omit={NO_PEEK}
        hrefOf={addressOf}
        onOpen={(row) => navigate(addressOf(row))}
      />
    </>
  );
}

const HEAD = Object.keys(orderFace.fields).filter((name) => !['orderNo', 'orderStatus', 'lines'].includes(name));

/** What the supplier promises, in his own words. */
const PROMISE = {
  ...confirmForm,
  fields: {
    ...confirmForm.fields,
    confirmRef: { ...confirmForm.fields.confirmRef, label: orderFace.fields.confirmRef!.label },
  },
};

const CONFIRM: RowAct = {
  key: 'confirm',
  label: TEXT.confirm,
  form: PROMISE,
  when: ({ orderStatus }) => orderStatus === 'SENT',
  run: async ({ id, version }, { values, refresh }) => {
    const body = {
      version,
      promisedDate: String(values?.promisedDate),
      confirmRef: values?.confirmRef as string | null,
    };
    await call(confirmVendorOrderCall, { params: { id }, body, quiet: true });
    notify.success(t(TEXT.confirmed));
    await refresh();
  },
};

/** One order with its lines and what came of them; the supplier promises his day here. */
export function OrderPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const acts = useActs(orderFace);
  const found = useQuery({
    queryKey: recordKeys.one(orderFace, Number(id)),
    queryFn: ({ signal }) => records.get(orderFace, Number(id), { signal, quiet: true }),
  });
  if (found.error) return <LoadFailed error={found.error} onRetry={() => void found.refetch()} />;
  const order = found.data;
  if (!order) return <SkeletonRows />;
  const lines = orderFace.fields.lines!;
  return (
    <>
      <div className="vendor-title">
        <Button onClick={() => navigate('/vendor/quote/orders')}>{t(TEXT.back)}</Button>
        <h1>{String(order.orderNo)}</h1>
        <RecordState resource={orderFace} row={order} />
        <HandInInvoice key={order.id} order={order.id} />
        {CONFIRM.when?.(order) && (
          <Button type="primary" onClick={() => acts.run(CONFIRM, order)}>
            {t(TEXT.confirm)}
          </Button>
        )}
      </div>
      <section className="vendor-panel">
        <Facts resource={orderFace} row={order} fields={HEAD} />
      </section>
      <section className="vendor-panel">
        <h2>{t(lines.label)}</h2>
        <Shown field={lines} name="lines" row={order} of={orderFace.fields} mode="page" />
      </section>
      {acts.dialog}
    </>
  );
}
