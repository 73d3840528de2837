import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import dayjs from 'dayjs';
import { useState } from 'react';
import { copyText } from '../../../kernel/web/clipboard.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { QrPicture } from '../../../kernel/web/qr/qr-picture.tsx';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import { call, messageOf } from '../../../kernel/web/request.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { checkPayment, payCode } from './payment.calls.ts';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';
import { paymentCallback } from './payment-callback.resource.ts';
import { paymentOrder } from './payment-order.resource.ts';

/** While somebody may be paying, the order is read again so often. */
const EVERY_MS = 4_000;

/** How the order is paid: its code while it waits, what came of it afterwards. */
export function PayPanel({ row }: { row: AnyRow }) {
  const pending = row.status === 'PENDING';
  const queries = useQueryClient();
  const refresh = async (): Promise<void> => {
    await Promise.all(
      [paymentOrder, paymentCallback].map((one) => queries.invalidateQueries({ queryKey: recordKeys.all(one) })),
    );
  };
  useQuery({
    queryKey: ['system', 'payment', 'watch', row.id],
    enabled: pending && Boolean(row.payCode),
    refetchInterval: EVERY_MS,
    queryFn: async ({ signal }) => {
      const now = await records.get(paymentOrder, row.id, { signal, quiet: true });
      if (now.version !== row.version) await refresh();
      return now.version;
    },
  });
  return (
    <Panel title={t(TEXT.pay)}>
      <div className="pay-panel">{pending ? <Pending row={row} onChanged={refresh} /> : <Done row={row} />}</div>
    </Panel>
  );
}

function Done({ row }: { row: AnyRow }) {
  if (row.status === 'CLOSED') return <p>{t(TEXT.closedNote)}</p>;
  const at = dayjs(String(row.paidTime)).format('YYYY-MM-DD HH:mm');
  return <p>{t(TEXT.paidOn, { at, amount: String(row.paidAmount) })}</p>;
}

function Pending({ row, onChanged }: { row: AnyRow; onChanged: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const mayCode = usePermission(payCode.permission);
  const mayCheck = usePermission(checkPayment.permission);
  const code = typeof row.payCode === 'string' ? row.payCode : undefined;
  const manual = row.provider === 'manual';

  async function run(work: () => Promise<string | undefined>): Promise<void> {
    setBusy(true);
    try {
      const told = await work();
      if (told) notify.info(told);
      await onChanged();
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  const fetchCode = async (): Promise<undefined> => {
    await call(payCode, { params: { id: row.id }, quiet: true });
  };
  const ask = async (): Promise<string> => {
    const { status } = await call(checkPayment, { params: { id: row.id }, quiet: true });
    return t(status === 'PAID' ? TEXT.nowPaid : TEXT.stillPending);
  };

  if (!code) {
    return (
      <>
        <p>{t(TEXT.noCode)}</p>
        {mayCode && (
          <Button type="primary" loading={busy} onClick={() => void run(fetchCode)}>
            {t(TEXT.getCode)}
          </Button>
        )}
      </>
    );
  }
  return (
    <>
      <QrPicture text={code} label={t(TEXT.qr)} />
      <div className="pay-words">
        <p>{t(manual ? TEXT.scanManual : TEXT.scanAlipay)}</p>
        <p className="pay-code" translate="no">
          {code}
        </p>
        <p className="monitor-note">{t(TEXT.waiting)}</p>
        <div className="pay-acts">
          <Button onClick={() => void copy(code)}>{t(TEXT.copy)}</Button>
          {!manual && mayCheck && (
            <Button loading={busy} onClick={() => void run(ask)}>
              {t(TEXT.check)}
            </Button>
          )}
        </div>
      </div>
    </>
  );
}

async function copy(text: string): Promise<void> {
  if (await copyText(text)) notify.success(t(TEXT.copied));
  else notify.error(t(TEXT.notCopied));
}
