import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import type { ColumnSpec } from '../../../kernel/web/list/columns/column-set.ts';
import { useRecordPlace } from '../../../kernel/web/list/record/use-record-place.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { useKeptOrder } from '../../../kernel/web/records/use-kept-order.ts';
import { voyage } from './voyage.resource.ts';
import { VOYAGE_TEXT as TEXT } from './voyage.text.ts';
import { movesOf } from './voyage-moves.rules.ts';
import { VoyageMoves, type VoyageMoving } from './voyage-moves.web.tsx';
import { VoyagePage } from './voyage-page.web.tsx';
import './voyage-number.css';

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

/** Standard acts that a voyage has not: it is opened from a ship's report list, and its moves have their own dialogs. */
const OMIT = ['create', 'edit', 'remove', 'import', 'open', 'close', 'reopen', 'cancel'];

/** Voyages of all ships; each has its page below. */
export function Page() {
  const { id, place, moved } = useRecordPlace({ word: 'id' });
  if (id !== undefined) return <VoyagePage id={id} place={place} />;
  return moved ?? <List place={place} />;
}

function List({ place }: { place: string }) {
  const navigate = useNavigate();
  const [moving, setMoving] = useState<VoyageMoving>();
  const rowActs = useMemo(
    (): readonly RowAct[] =>
      (['close', 'reopen', 'cancel'] as const).map((move) => ({
        key: `move-${move}`,
        label: TEXT[move],
        permission: move === 'reopen' ? 'voyage:voyage:reopen' : 'voyage:voyage:close',
        when: (row) => movesOf(String(row.voyageStatus)).includes(move),
        run: (row) => setMoving({ move, id: row.id, version: row.version, voyageNo: String(row.voyageNo) }),
      })),
    [],
  );
  const hrefOf = useCallback((row: { id: number }) => `${place}/${row.id}`, [place]);
  const onRows = useKeptOrder(place);
  return (
    <>
      <ResourceList
        resource={VOYAGE}
        columns={COLUMNS}
        filters={FILTERS}
        omit={OMIT}
        rowActions={rowActs}
        onOpen={(row) => navigate(hrefOf(row))}
        hrefOf={hrefOf}
        onRows={onRows}
      />
      {moving && <VoyageMoves key={moving.id + moving.move} moving={moving} onClose={() => setMoving(undefined)} />}
    </>
  );
}
