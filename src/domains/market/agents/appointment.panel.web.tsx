import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { RecordPanel, RecordPanelProps } from '../../../kernel/web/detail/record-panel.ts';
import { FormDrawer } from '../../../kernel/web/form/form-drawer.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { AGENT_TEXT as TEXT } from './agent-words.text.ts';
import { agentAppointment } from './appointment.resource.ts';

const ResourceForm = lazy(() =>
  import('../../../kernel/web/form/resource-form.tsx').then((m) => ({ default: m.ResourceForm })),
);

/** From the call straight to the appointment of its agent. */
function Appoint({ row }: RecordPanelProps) {
  const may = usePermission('market:agentAppointment:add');
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  if (!may) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t(TEXT.appoint)}</Button>
      {open && (
        <FormDrawer title={t(TEXT.appoint)} onClose={() => setOpen(false)}>
          <Suspense fallback={<SkeletonRows />}>
            <ResourceForm
              resource={agentAppointment}
              initial={{ voyageId: row.voyage, portCallId: row.id, agentId: row.agent, purpose: row.purpose }}
              slots={{ locked: ['voyageId', 'portCallId'] }}
              onSaved={(made) => {
                setOpen(false);
                navigate(recordAddress(agentAppointment.name, made.id));
              }}
              onDiscard={() => setOpen(false)}
            />
          </Suspense>
        </FormDrawer>
      )}
    </>
  );
}

export const recordPanels: readonly RecordPanel[] = [
  { key: 'market.appoint', sort: 30, appliesTo: ({ name }) => name === 'voyage.voyagePort', Head: Appoint },
];
