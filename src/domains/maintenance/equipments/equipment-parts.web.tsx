import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { recordAddress } from '../../../kernel/record-address.ts';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { branchOf } from '../../../kernel/value/tree.ts';
import { useAllRows } from '../../../kernel/web/detail/use-all-rows.ts';
import { FormDrawer } from '../../../kernel/web/form/form-drawer.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import type { AnyRow } from '../../../kernel/web/records/record-calls.ts';
import { classItem } from '../class-items/class-item.resource.ts';
import { counter } from '../hours/counter.resource.ts';
import { maintenanceJob } from '../jobs/job.resource.ts';
import { monitoringReport } from '../monitoring/monitoring-report.resource.ts';
import { equipment } from './equipment.resource.ts';
import { isMachine } from './equipment.rules.ts';

const ResourceForm = lazy(() =>
  import('../../../kernel/web/form/resource-form.tsx').then((m) => ({ default: m.ResourceForm })),
);
const EQUIPMENT: AnyResource = equipment;

type PartProps = {
  resource: AnyResource;
  row: AnyRow;
  columns: readonly string[];
  filters: readonly string[];
  /** Made on a page of its own. */
  elsewhere?: true;
};

/** What hangs on an equipment and on all below it, and another one for it. */
function Part({ resource, row, columns, filters, elsewhere }: PartProps) {
  const [adding, setAdding] = useState(false);
  const navigate = useNavigate();
  const all = useAllRows(EQUIPMENT, { sort: 'sortNum', shipId: Number(row.shipId) }).data;
  const hrefOf = (one: AnyRow) => recordAddress(resource.name, one.id);
  if (!all) return <SkeletonRows />;
  const branch = branchOf(
    all.map(({ id, parentId }) => ({ id, parentId: Number(parentId) || null })),
    row.id,
  );
  return (
    <>
      <ResourceList
        resource={resource}
        title={null}
        embedded={resource.name}
        fixed={{ equipmentId: branch }}
        columns={columns}
        filters={filters}
        omit={['import', 'export']}
        size={20}
        hrefOf={hrefOf}
        onOpen={(one) => navigate(hrefOf(one))}
        onEdit={(one) => navigate(`${hrefOf(one)}?edit=1`)}
        onCreate={isMachine(row.nodeType) && !elsewhere ? () => setAdding(true) : undefined}
      />
      {adding && (
        <FormDrawer title={t(resource.label)} onClose={() => setAdding(false)}>
          <Suspense fallback={<SkeletonRows />}>
            <ResourceForm
              resource={resource}
              initial={{ shipId: row.shipId, equipmentId: row.id }}
              slots={{ locked: ['shipId', 'equipmentId'] }}
              onSaved={() => setAdding(false)}
              onDiscard={() => setAdding(false)}
            />
          </Suspense>
        </FormDrawer>
      )}
    </>
  );
}

export const EquipmentJobs = ({ row }: { row: AnyRow }) => (
  <Part
    resource={maintenanceJob}
    row={row}
    columns={[
      'code',
      'name',
      'equipmentId',
      'level',
      'intervalMonths',
      'intervalHours',
      'nextDueDate',
      'dueBy',
      'jobStatus',
    ]}
    filters={['level', 'jobType', 'jobStatus']}
  />
);

export const EquipmentCounters = ({ row }: { row: AnyRow }) => (
  <Part
    resource={counter}
    row={row}
    columns={['name', 'equipmentId', 'unit', 'currentTotal', 'lastReading', 'lastReadTime', 'averageDaily']}
    filters={[]}
  />
);

/** What was measured of it, each with its trend on its own page. */
export const EquipmentMonitoring = ({ row }: { row: AnyRow }) => (
  <Part
    resource={monitoringReport}
    row={row}
    columns={['reportNo', 'equipmentId', 'templateId', 'measureDate', 'worst', 'crossDate', 'reportStatus']}
    filters={['templateId', 'worst', 'reportStatus']}
    elsewhere
  />
);

/** What class surveys of it. */
export const EquipmentClassItems = ({ row }: { row: AnyRow }) => (
  <Part
    resource={classItem}
    row={row}
    columns={['classCode', 'name', 'equipmentId', 'surveyKind', 'lastSurveyDate', 'dueDate', 'itemStatus']}
    filters={['surveyKind', 'itemStatus']}
    elsewhere
  />
);
