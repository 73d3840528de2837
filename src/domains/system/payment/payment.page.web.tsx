import { useQueryClient } from '@tanstack/react-query';
import { Button, Drawer } from 'antd';
import { useMemo, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { RowAct } from '../../../kernel/web/list/row-act.ts';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { recordKeys } from '../../../kernel/web/records/record-keys.ts';
import '../monitor-server/monitor.css';
import { MarkPaid } from './mark-paid.web.tsx';
import './payment.css';
import { OrderCallbacks } from './order-callbacks.web.tsx';
import { PayPanel } from './pay-panel.web.tsx';
import { markPaid } from './payment.calls.ts';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';
import { paymentCallback } from './payment-callback.resource.ts';
import { paymentOrder } from './payment-order.resource.ts';
import { PaymentSettings } from './payment-settings.web.tsx';

/** Only what a person may vouch for: a transfer that is awaited. */
const markAct = (onMark: (row: AnyRow) => void): RowAct => ({
  key: 'markPaid',
  label: TEXT.markPaid,
  permission: markPaid.permission,
  when: (row) => row.provider === 'manual' && row.status === 'PENDING',
  run: onMark,
});

/** Orders to be paid, with their codes, what the providers said, and how payments are taken. */
export function Page() {
  const queries = useQueryClient();
  const [shown, setShown] = useState<'callbacks' | 'settings'>();
  const [marking, setMarking] = useState<AnyRow>();
  const slots = useMemo((): ResourceSlots => {
    const acts = [markAct(setMarking)];
    return {
      list: {
        rowActions: acts,
        omit: ['edit', 'remove', 'import', 'markPaid'],
        createLabel: TEXT.create,
        toolbar: (
          <>
            <Button onClick={() => setShown('callbacks')}>{t(TEXT.callbacks)}</Button>
            <Button onClick={() => setShown('settings')}>{t(TEXT.settings)}</Button>
          </>
        ),
      },
      detail: {
        acts,
        hidden: ['payCode'],
        omit: ['edit', 'remove', 'markPaid'],
        before: (row) => <PayPanel row={row} />,
        tabs: [{ key: 'callbacks', label: TEXT.callbacks, content: (row) => <OrderCallbacks orderId={row.id} /> }],
      },
    };
  }, []);
  return (
    <>
      <ResourcePage resource={paymentOrder} slots={slots} />
      {shown === 'settings' && <PaymentSettings onClose={() => setShown(undefined)} />}
      {shown === 'callbacks' && (
        <Drawer open size={1120} title={t(TEXT.callbacks)} onClose={() => setShown(undefined)}>
          <Callbacks />
        </Drawer>
      )}
      {marking && (
        <MarkPaid
          row={marking}
          onDone={() => void queries.invalidateQueries({ queryKey: recordKeys.all(paymentOrder) })}
          onClose={() => setMarking(undefined)}
        />
      )}
    </>
  );
}

/** What all providers sent. */
function Callbacks() {
  return (
    <div className="pay-callbacks">
      <ResourceList
        resource={paymentCallback}
        title={null}
        embedded="callbacks"
        omit={['create', 'edit', 'remove', 'import', 'export']}
      />
    </div>
  );
}
