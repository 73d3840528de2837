import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import { DETAIL } from '../../../kernel/web/detail/detail.text.ts';
import { FormDrawer } from '../../../kernel/web/form/form-drawer.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { deptLeaderItem } from './dept-leader-item.resource.ts';

const ResourceForm = lazy(() =>
  import('../../../kernel/web/form/resource-form.tsx').then((m) => ({ default: m.ResourceForm })),
);

/** The leaders of a department, and another one for it. */
export function LeadersOf({ row }: { row: AnyRow }) {
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(deptLeaderItem.name, one.id);
  return (
    <>
      <ResourceList
        resource={deptLeaderItem}
        title={null}
        embedded="leaders"
        fixed={{ configId: row.id }}
        columns={['itemType', 'level', 'partyId', 'deputyPartyId', 'shipIds', 'validFrom', 'validTo']}
        filters={['itemType']}
        omit={['import', 'export']}
        hrefOf={hrefOf}
        onOpen={(one) => navigate(hrefOf(one))}
        onEdit={(one) => navigate(`${hrefOf(one)}?edit=1`)}
        onCreate={() => setAdding(true)}
      />
      {adding && (
        <FormDrawer title={t(DETAIL.newOf, { what: t(deptLeaderItem.label) })} onClose={() => setAdding(false)}>
          <Suspense fallback={<SkeletonRows />}>
            <ResourceForm
              resource={deptLeaderItem}
              initial={{ configId: row.id }}
              slots={{ locked: ['configId'] }}
              onSaved={() => setAdding(false)}
              onDiscard={() => setAdding(false)}
            />
          </Suspense>
        </FormDrawer>
      )}
    </>
  );
}
