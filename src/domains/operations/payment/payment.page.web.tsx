import { Button, Drawer } from 'antd';
import { useMemo, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import '../monitor-server/monitor.css';
import './payment.css';
import { OrderCallbacks } from './order-callbacks.web.tsx';
import { PayPanel } from './pay-panel.web.tsx';
import { PAYMENT_TEXT as TEXT } from './payment.text.ts';
import { paymentCallback } from './payment-callback.resource.ts';
import { paymentOrder } from './payment-order.resource.ts';
import { PaymentSettings } from './payment-settings.web.tsx';

/** Orders to be paid, with their codes, what the providers said, and how payments are taken. */
export function Page() {
  const [shown, setShown] = useState<'callbacks' | 'settings'>();
  const slots = useMemo((): ResourceSlots => {
    return {
      list: {
        omit: ['edit', 'remove', 'import'],
        createLabel: TEXT.create,
        toolbar: (
          <>
            <Button onClick={() => setShown('callbacks')}>{t(TEXT.callbacks)}</Button>
            <Button onClick={() => setShown('settings')}>{t(TEXT.settings)}</Button>
          </>
        ),
      },
      detail: {
        hidden: ['payCode'],
        omit: ['edit', 'remove'],
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
