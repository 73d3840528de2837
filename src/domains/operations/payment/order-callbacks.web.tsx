import { useQuery } from '@tanstack/react-query';
import dayjs from 'dayjs';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { StatusTag } from '../../../kernel/web/marks/status-tag.tsx';
import { records } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { messageOf } from '../../../kernel/web/request.ts';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';
import { paymentCallback } from './payment-callback.resource.ts';
import { OUTCOMES, type Outcome } from './payment-words.text.ts';

const isOutcome = (value: unknown): value is Outcome => typeof value === 'string' && Object.hasOwn(OUTCOMES, value);

/** What the provider sent about one order, the newest first. */
export function OrderCallbacks({ orderId }: { orderId: number }) {
  const query = { orderId, size: 50 };
  const found = useQuery({
    queryKey: recordKeys.list(paymentCallback, undefined, query),
    queryFn: ({ signal }) => records.list(paymentCallback, query, { signal, quiet: true }),
  });
  if (found.isPending) return <SkeletonRows />;
  if (found.error) return <p role="alert">{messageOf(found.error)}</p>;
  const rows = found.data.content;
  if (rows.length === 0) return <p className="monitor-note">{t(TEXT.none)}</p>;
  return (
    <ul className="pay-messages">
      {rows.map((row) => {
        const outcome = isOutcome(row.outcome) ? OUTCOMES[row.outcome] : undefined;
        return (
          <li key={row.id}>
            <span className="num">{dayjs(String(row.receivedTime)).format('YYYY-MM-DD HH:mm:ss')}</span>
            {outcome && <StatusTag tone={outcome.tone}>{t(outcome)}</StatusTag>}
            <span className="num">{row.amount === null ? '' : `${String(row.amount)} CNY`}</span>
            <small translate="no">{String(row.notifyId ?? '')}</small>
          </li>
        );
      })}
    </ul>
  );
}
