import { Button } from 'antd';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { useMakes } from '../../../kernel/web/list/acts/use-makes.ts';
import type { ColumnSpec } from '../../../kernel/web/list/columns/column-set.ts';
import { useRecordPlace } from '../../../kernel/web/list/record/use-record-place.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { useKeptOrder } from '../../../kernel/web/records/use-kept-order.ts';
import { hasPermission } from '../../../kernel/web/session/permission.tsx';
import { madeOfVoyage } from './made-of-voyage.web.ts';
import { planCall } from './voyage.calls.ts';
import { voyage } from './voyage.resource.ts';
import { PLAN_TEXT } from './voyage.text.ts';
import { VoyagePage } from './voyage-page.web.tsx';
import './voyage-number.css';

/** Planning wants a line: it need not be there without one. */
const PlanVoyage = lazy(() => import('./plan-voyage.web.tsx').then((m) => ({ default: m.PlanVoyage })));

const VOYAGE: AnyResource = voyage;
const FILTERS = ['shipName', 'voyageKind', 'voyageStatus', 'tradeMode', 'startTime'];

const COLUMNS: readonly ColumnSpec[] = [
  { field: 'voyageNo', width: 128, priority: 1, fixed: true },
  { field: 'shipName', priority: 1 },
  { field: 'voyageKind', priority: 1 },
  'tradeMode',
  { field: 'startTime', width: 136, priority: 1 },
  { field: 'startPort', width: 104 },
  { field: 'endTime', width: 136 },
  { field: 'endPort', width: 104, priority: 3 },
  { field: 'voyageStatus', width: 96, priority: 1 },
  { field: 'captain', priority: 2 },
  { field: 'chiefEngineer', width: 96, priority: 3 },
  { field: 'orderedSpeed', width: 104, priority: 3 },
];

/** Standard acts that a voyage has not: it is planned here, and opened from a ship's report list. */
const OMIT = ['create', 'edit', 'remove', 'import'];

/** Voyages of all ships; each has its page below. */
export function Page() {
  const { id, place, moved } = useRecordPlace({ word: 'id' });
  if (id !== undefined) return <VoyagePage id={id} place={place} />;
  return moved ?? <List place={place} />;
}

function List({ place }: { place: string }) {
  const navigate = useNavigate();
  const hrefOf = useCallback((row: { id: number }) => `${place}/${row.id}`, [place]);
  const onRows = useKeptOrder(place);
  const makes = useMakes(madeOfVoyage);
  const [planning, setPlanning] = useState(false);
  return (
    <>
      <ResourceList
        resource={VOYAGE}
        columns={COLUMNS}
        filters={FILTERS}
        omit={OMIT}
        rowActions={makes}
        onOpen={(row) => navigate(hrefOf(row))}
        hrefOf={hrefOf}
        onRows={onRows}
        toolbar={
          hasPermission(planCall.permission) && <Button onClick={() => setPlanning(true)}>{t(PLAN_TEXT.plan)}</Button>
        }
      />
      {planning && (
        <Suspense fallback={null}>
          <PlanVoyage onClose={() => setPlanning(false)} onDone={(id) => navigate(hrefOf({ id }))} />
        </Suspense>
      )}
    </>
  );
}
