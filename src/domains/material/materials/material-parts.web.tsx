import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { seenBy } from '../../../kernel/resource/view.ts';
import { FormDrawer } from '../../../kernel/web/form/form-drawer.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { unitConversion } from '../conversions/unit-conversion.resource.ts';
import { shipLimit } from '../ship-limits/ship-limit.resource.ts';
import { shipLimitStanding } from '../ship-limits/ship-limit-standing.resource.ts';

const ResourceForm = lazy(() =>
  import('../../../kernel/web/form/resource-form.tsx').then((m) => ({ default: m.ResourceForm })),
);
const LIMITS: AnyResource = seenBy(shipLimit, shipLimitStanding);

type PartProps = {
  resource: AnyResource;
  seen?: AnyResource;
  row: AnyRow;
  columns: readonly string[];
  filters: readonly string[];
};

/** What hangs on a material: its rows, and another one for it. */
function Part({ resource, seen = resource, row, columns, filters }: PartProps) {
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(resource.name, one.id);
  return (
    <>
      <ResourceList
        resource={seen}
        title={null}
        embedded={resource.name}
        fixed={{ materialId: row.id }}
        columns={columns}
        filters={filters}
        omit={['import', 'export']}
        size={20}
        hrefOf={hrefOf}
        onOpen={(one) => navigate(hrefOf(one))}
        onEdit={(one) => navigate(`${hrefOf(one)}?edit=1`)}
        onCreate={() => setAdding(true)}
      />
      {adding && (
        <FormDrawer title={t(resource.label)} onClose={() => setAdding(false)}>
          <Suspense fallback={<SkeletonRows />}>
            <ResourceForm
              resource={resource}
              initial={{ materialId: row.id, toUnitId: row.baseUnitId }}
              slots={{ locked: ['materialId', 'toUnitId'] }}
              onSaved={() => setAdding(false)}
              onDiscard={() => setAdding(false)}
            />
          </Suspense>
        </FormDrawer>
      )}
    </>
  );
}

export const MaterialConversions = ({ row }: { row: AnyRow }) => (
  <Part resource={unitConversion} row={row} columns={['fromUnitId', 'factor', 'toUnitId', 'remark']} filters={[]} />
);

export const MaterialLimits = ({ row }: { row: AnyRow }) => (
  <Part
    resource={shipLimit}
    seen={LIMITS}
    row={row}
    columns={['organizationId', 'shipType', 'minQty', 'maxQty', 'unitId', 'reorderQty', 'keeperId']}
    filters={['organizationId', 'shipType']}
  />
);
