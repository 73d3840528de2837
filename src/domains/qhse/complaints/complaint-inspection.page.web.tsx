import { Button, Modal } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { useAsk } from '../../../kernel/web/list/acts/ask.tsx';
import { ResourcePage, type ResourceSlots } from '../../../kernel/web/list/resource-page.tsx';
import type { SavedFilter } from '../../../kernel/web/list/search/saved-filters.ts';
import { notify } from '../../../kernel/web/notice.ts';
import { call } from '../../../kernel/web/request.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { KNOW_COMPLAINANT } from './complainant.resource.ts';
import { complainantCall, lodgeComplaintCall } from './complaint.calls.ts';
import { lodgeForm } from './complaint-forms.resource.ts';
import { complaintInspection } from './complaint-inspection.resource.ts';
import { COMPLAINT_TEXT as TEXT } from './complaint-words.text.ts';
import { FollowComplaint } from './follow-complaint.web.tsx';

const SAVED: readonly SavedFilter[] = [
  { key: 'open', label: TEXT.open, filters: { subStatus: ['cp_new', 'cp_handling', 'cp_inspect', 'cp_escalated'] } },
  { key: 'replied', label: TEXT.replied, filters: { subStatus: ['cp_replied'] } },
  { key: 'closed', label: TEXT.closed, filters: { subStatus: ['cp_closed'] } },
];

const idOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() ? value : null);

/** What is shown once, until it was noted. */
function Told({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const close = (
    <Button type="primary" onClick={onClose}>
      {t(TEXT.noted)}
    </Button>
  );
  return (
    <Modal open title={title} footer={close} onCancel={onClose} mask={{ closable: false }}>
      {children}
    </Modal>
  );
}

/** Nothing of it is kept on the device: it is a dialog without a draft, and the code is shown once. */
function Lodge() {
  const [dialog, ask] = useAsk();
  const [lodged, setLodged] = useState<{ complaintNo: string; receipt: string }>();
  if (!hasPermission(lodgeComplaintCall.permission)) return null;
  return (
    <>
      {dialog}
      {lodged && (
        <Told title={`${t(TEXT.lodged)} ${lodged.complaintNo}`} onClose={() => setLodged(undefined)}>
          <p>
            {t(TEXT.receiptCode)} <strong>{lodged.receipt}</strong>
          </p>
          <p>{t(TEXT.keepReceipt)}</p>
        </Told>
      )}
      <Button
        onClick={() =>
          ask({
            title: t(TEXT.lodge),
            effect: t(TEXT.lodgeWhy),
            act: t(TEXT.send),
            form: { fields: lodgeForm },
            run: async (_reason, values = {}) => {
              const body = {
                complaintSource: String(values.complaintSource),
                subject: String(values.subject),
                complaintLevel: String(values.complaintLevel),
                shipId: idOf(values.shipId),
                shipDepartment: textOf(values.shipDepartment),
                againstId: idOf(values.againstId),
                content: String(values.content),
                nameless: values.nameless === true,
                who: textOf(values.who),
              };
              setLodged(await call(lodgeComplaintCall, { body, quiet: true }));
            },
          })
        }
      >
        {t(TEXT.lodge)}
      </Button>
    </>
  );
}

/** The complaints that somebody handles, stands above or watches over; and for everybody the way to lodge one. */
export function Page() {
  const [name, setName] = useState<string>();
  const slots = useMemo(
    (): ResourceSlots => ({
      list: {
        savedFilters: SAVED,
        toolbar: (
          <>
            <FollowComplaint />
            <Lodge />
          </>
        ),
      },
      detail: {
        acts: [
          {
            key: 'complainant',
            label: TEXT.showName,
            permission: KNOW_COMPLAINANT,
            run: async ({ id }) => {
              const { who } = await call(complainantCall, { params: { id }, body: {} });
              if (who === null) notify.success(t(TEXT.anonymousOne));
              else setName(who);
            },
          },
        ],
      },
    }),
    [],
  );
  return (
    <>
      {name !== undefined && (
        <Told title={t(TEXT.complainant)} onClose={() => setName(undefined)}>
          <p>{name}</p>
        </Told>
      )}
      <ResourcePage resource={complaintInspection} slots={slots} />
    </>
  );
}
