import { lazy, Suspense } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { FormDrawer } from '../../../kernel/web/form/form-drawer.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { officeDay } from '../../../kernel/web/office-day.ts';
import { DEPARTMENT_TEXT as TEXT } from './departments.text.ts';
import { organizationChange } from './organization-change.resource.ts';

const ResourceForm = lazy(() =>
  import('../../../kernel/web/form/resource-form.tsx').then((m) => ({ default: m.ResourceForm })),
);
const resource: AnyResource = organizationChange;

export type UnitMove = { id: number; name: string; parentId?: number; newParentId?: number; sortNum?: number };

/** The dated request to move a unit; where it is saved, its document is opened, to be submitted. */
export function MoveUnit({ move, onClose }: { move: UnitMove; onClose: () => void }) {
  const navigate = useNavigate();
  return (
    <FormDrawer title={t(TEXT.moveTitle, { name: move.name })} onClose={onClose}>
      <Suspense fallback={<SkeletonRows />}>
        <ResourceForm
          resource={resource}
          initial={{
            organizationId: move.id,
            fromParentId: move.parentId ?? null,
            newParentId: move.newParentId ?? null,
            sortNum: move.sortNum ?? null,
            effectiveDate: officeDay(),
          }}
          slots={{
            locked: ['organizationId', 'fromParentId'],
            saveLabel: t(TEXT.saveDraft),
            before: () => <p className="form-help">{t(TEXT.moveHelp)}</p>,
          }}
          onSaved={(row) => {
            notify.success(t(TEXT.saved));
            onClose();
            navigate(recordAddress('identity.organizationChange', row.id));
          }}
          onDiscard={onClose}
        />
      </Suspense>
    </FormDrawer>
  );
}
