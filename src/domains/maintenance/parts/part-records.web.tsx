import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { seenBy } from '../../../kernel/resource/view.ts';
import { branchOf } from '../../../kernel/value/tree.ts';
import { useAllRows } from '../../../kernel/web/detail/use-all-rows.ts';
import { FormDrawer } from '../../../kernel/web/form/form-drawer.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { equipment } from '../equipments/equipment.resource.ts';
import { isMachine } from '../equipments/equipment.rules.ts';
import { equipmentPart } from './equipment-part.resource.ts';
import { PART_TEXT as TEXT } from './part.text.ts';
import { equipmentPartSpec } from './part-spec.resource.ts';
import { partStanding } from './part-standing.resource.ts';
import { shipEquipmentPart } from './ship-part.resource.ts';

const EQUIPMENT: AnyResource = equipment;
const ABOARD = seenBy(shipEquipmentPart, partStanding);

const ResourceForm = lazy(() =>
  import('../../../kernel/web/form/resource-form.tsx').then((m) => ({ default: m.ResourceForm })),
);

/** As what a part is bought and kept, and another specification of it. */
export function SpecsOfPart({ row }: { row: AnyRow }) {
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const hrefOf = (one: AnyRow) => recordAddress(equipmentPartSpec.name, one.id);
  if (!hasPermission('maintenance:equipmentPartSpec:list')) return null;
  return (
    <>
      <ResourceList
        resource={equipmentPartSpec}
        title={null}
        embedded={equipmentPartSpec.name}
        fixed={{ equipmentPartId: row.id }}
        columns={['spec', 'materialId', 'unitId']}
        filters={[]}
        omit={['import', 'export']}
        size={20}
        hrefOf={hrefOf}
        onOpen={(one) => navigate(hrefOf(one))}
        onEdit={(one) => navigate(`${hrefOf(one)}?edit=1`)}
        onCreate={() => setAdding(true)}
      />
      {adding && (
        <FormDrawer title={t(equipmentPartSpec.label)} onClose={() => setAdding(false)}>
          <Suspense fallback={<SkeletonRows />}>
            <ResourceForm
              resource={equipmentPartSpec}
              initial={{ equipmentPartId: row.id }}
              slots={{ locked: ['equipmentPartId'] }}
              onSaved={() => setAdding(false)}
              onDiscard={() => setAdding(false)}
            />
          </Suspense>
        </FormDrawer>
      )}
    </>
  );
}

/** What is kept on board for an equipment and all below it, and a new part of it. */
export function PartsOfEquipment({ row }: { row: AnyRow }) {
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const all = useAllRows(EQUIPMENT, { sort: 'sortNum', shipId: Number(row.shipId) }).data;
  const hrefOf = (one: AnyRow) => recordAddress(shipEquipmentPart.name, one.id);
  if (!all) return <SkeletonRows />;
  const branch = branchOf(
    all.map(({ id, parentId }) => ({ id, parentId: Number(parentId) || null })),
    row.id,
  );
  const mayAdd = isMachine(row.nodeType) && hasPermission('maintenance:equipmentPart:add');
  return (
    <>
      <ResourceList
        resource={ABOARD}
        title={null}
        embedded={shipEquipmentPart.name}
        fixed={{ equipmentId: branch }}
        columns={[
          'equipmentPartSpecId',
          'equipmentId',
          'onHand',
          'minAmount',
          'unitId',
          'nextCheckDate',
          'auditStatus',
        ]}
        filters={['auditStatus', 'low']}
        omit={['create', 'remove', 'import', 'export']}
        size={20}
        toolbar={mayAdd && <Button onClick={() => setAdding(true)}>{t(TEXT.addPart)}</Button>}
        hrefOf={hrefOf}
        onOpen={(one) => navigate(hrefOf(one))}
        onEdit={(one) => navigate(`${hrefOf(one)}?edit=1`)}
      />
      {adding && (
        <FormDrawer title={t(equipmentPart.label)} onClose={() => setAdding(false)}>
          <Suspense fallback={<SkeletonRows />}>
            <ResourceForm
              resource={equipmentPart}
              initial={{ equipmentId: row.id }}
              slots={{ locked: ['equipmentId'] }}
              onSaved={(made) => navigate(recordAddress(equipmentPart.name, made.id))}
              onDiscard={() => setAdding(false)}
            />
          </Suspense>
        </FormDrawer>
      )}
    </>
  );
}
