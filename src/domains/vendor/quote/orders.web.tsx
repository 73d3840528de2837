import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { Alert, Button, DatePicker, Input } from 'antd';
import type dayjs from 'dayjs';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { EmbeddedList } from '../../../kernel/web/list/embedded/embedded-list.tsx';
import { Message, SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { ApiError, messageOf } from '../../../kernel/web/request.ts';
import { orderFlow } from '../../purchasing/public.ts';
import { vendorCall } from '../area/vendor-session.web.ts';
import { QUOTE_TEXT as TEXT } from './quote.text.ts';
import { confirmVendorOrderCall, type VendorOrderView, vendorOrderCall, vendorOrdersCall } from './vendor.calls.ts';

function Status({ status }: { status: string }) {
  const state = orderFlow.states[status as keyof typeof orderFlow.states];
  return state ? <StatusTag tone={state.tone}>{t(state)}</StatusTag> : null;
}

/** Orders on a page. */
const SIZE = 20;

/** The orders that the buyer has sent. */
export function Orders() {
  const navigate = useNavigate();
  const [page, setPage] = useState(0);
  const found = useQuery({
    queryKey: ['vendor', 'orders', page],
    queryFn: ({ signal }) => vendorCall(vendorOrdersCall, { query: { page, size: SIZE }, signal }),
    placeholderData: keepPreviousData,
  });
  const total = found.data?.total ?? 0;
  return (
    <>
      <h1>{t(TEXT.orders)}</h1>
      <section className="vendor-panel">
        <EmbeddedList<VendorOrderView>
          label={t(TEXT.orders)}
          rows={found.data?.rows}
          rowKey="id"
          error={found.error}
          onRetry={() => void found.refetch()}
          onOpen={({ id }) => navigate(`/vendor/quote/orders/${id}`)}
          empty={t(TEXT.noOrders)}
          loading={found.isFetching}
          paging={total > SIZE ? { page, size: SIZE, total, onPage: setPage } : undefined}
          columns={[
            {
              title: t(TEXT.number),
              render: (_, row) => <Link to={`/vendor/quote/orders/${row.id}`}>{row.orderNo}</Link>,
            },
            { title: t(TEXT.ship), render: (_, row) => row.ship },
            { title: t(TEXT.port), render: (_, row) => row.port ?? '—' },
            { title: t(TEXT.required), render: (_, row) => row.requiredDate },
            { title: t(TEXT.promised), render: (_, row) => row.promisedDate ?? '—' },
            {
              title: t(TEXT.total),
              align: 'right',
              render: (_, row) => `${formatDecimal(row.total, 2)} ${row.currency}`,
            },
            { title: t(TEXT.state), render: (_, row) => <Status status={row.status} /> },
          ]}
        />
      </section>
    </>
  );
}

/** One order with its lines and what came of them; the supplier promises his day here. */
export function OrderPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const client = useQueryClient();
  const found = useQuery({
    queryKey: ['vendor', 'order', id],
    queryFn: ({ signal }) => vendorCall(vendorOrderCall, { params: { id: Number(id) }, signal }),
  });
  if (found.error)
    return (
      <Message icon={null} title={t(TEXT.failed)} alert>
        <p className="list-message-more">{messageOf(found.error)}</p>
        <Button onClick={() => void found.refetch()}>{t(TEXT.retry)}</Button>
      </Message>
    );
  const order = found.data;
  if (!order) return <SkeletonRows />;
  const facts = [
    [TEXT.ship, order.ship],
    [TEXT.port, order.port],
    [TEXT.required, order.requiredDate],
    [TEXT.promised, order.promisedDate],
    [TEXT.confirmRef, order.confirmRef],
    [TEXT.total, `${formatDecimal(order.total, 2)} ${order.currency}`],
    [TEXT.remark, order.remark],
  ] as const;
  return (
    <>
      <div className="vendor-title">
        <Button onClick={() => navigate('/vendor/quote/orders')}>{t(TEXT.back)}</Button>
        <h1>{order.orderNo}</h1>
        <Status status={order.status} />
      </div>
      <section className="vendor-panel">
        <dl className="vendor-facts">
          {facts.map(([label, value]) => (
            <div key={label.en}>
              <dt>{t(label)}</dt>
              <dd>{value ?? '—'}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="vendor-panel">
        <EmbeddedList<(typeof order.lines)[number]>
          label={t(TEXT.lines)}
          rows={order.lines}
          rowKey="id"
          empty={t(TEXT.noOrders)}
          columns={[
            { title: t(TEXT.item), render: (_, line) => line.description },
            { title: t(TEXT.spec), render: (_, line) => line.spec ?? '—' },
            { title: t(TEXT.qty), align: 'right', render: (_, line) => `${formatDecimal(line.qty)} ${line.unit}` },
            { title: t(TEXT.unitPrice), align: 'right', render: (_, line) => formatDecimal(line.unitPrice) },
            { title: t(TEXT.discount), align: 'right', render: (_, line) => formatDecimal(line.discountPct) || '—' },
            { title: t(TEXT.amount), align: 'right', render: (_, line) => formatDecimal(line.amount, 2) },
            { title: t(TEXT.accepted), align: 'right', render: (_, line) => formatDecimal(line.acceptedQty) },
            { title: t(TEXT.rejected), align: 'right', render: (_, line) => formatDecimal(line.rejectedQty) },
          ]}
        />
      </section>
      {order.status === 'SENT' && (
        <PromiseDay
          id={order.id}
          version={order.version}
          onDone={() => client.invalidateQueries({ queryKey: ['vendor'] })}
        />
      )}
    </>
  );
}

type PromiseProps = { id: number; version: number; onDone: () => Promise<unknown> };

function PromiseDay({ id, version, onDone }: PromiseProps) {
  const [day, setDay] = useState<dayjs.Dayjs | null>(null);
  const [ref, setRef] = useState('');
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const run = async (): Promise<void> => {
    if (!day) return;
    setBusy(true);
    setFailed(undefined);
    try {
      const body = { version, promisedDate: day.format('YYYY-MM-DD'), ...(ref.trim() && { confirmRef: ref.trim() }) };
      await vendorCall(confirmVendorOrderCall, { params: { id }, body });
      notify.success(t(TEXT.confirmed));
      await onDone();
    } catch (error) {
      setFailed((error instanceof ApiError && error.errors[0]?.message) || messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      {failed && <Alert type="error" showIcon title={failed} />}
      <div className="vendor-bar">
        <span>{t(TEXT.confirm)}</span>
        <DatePicker aria-label={t(TEXT.promised)} placeholder={t(TEXT.promised)} value={day} onChange={setDay} />
        <Input
          aria-label={t(TEXT.confirmRef)}
          placeholder={t(TEXT.confirmRef)}
          maxLength={50}
          style={{ width: 200 }}
          value={ref}
          onChange={(event) => setRef(event.target.value)}
        />
        <Button type="primary" loading={busy} disabled={!day} onClick={() => void run()}>
          {t(TEXT.confirm)}
        </Button>
      </div>
    </>
  );
}
