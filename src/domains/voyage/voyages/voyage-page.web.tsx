import { Button } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { useBeside } from '../../../kernel/web/detail/beside.tsx';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { RecordFrame, type RecordPart } from '../../../kernel/web/detail/record-frame.tsx';
import { RecordHead } from '../../../kernel/web/detail/record-head.tsx';
import { markOf, RecordStamp, RecordState } from '../../../kernel/web/detail/record-identity.tsx';
import { RecordMissing } from '../../../kernel/web/detail/record-missing.tsx';
import { RecordSkeleton } from '../../../kernel/web/detail/record-skeleton.tsx';
import { kitOf } from '../../../kernel/web/fields/registry.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { flowActs } from '../../../kernel/web/list/acts/flow-acts.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { allowed, useActs } from '../../../kernel/web/list/acts/use-acts.ts';
import { useMakes } from '../../../kernel/web/list/acts/use-makes.ts';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { type RecordWays, useRecordWays } from '../../../kernel/web/records/use-record-ways.ts';
import { useRecordPath } from '../../../kernel/web/routing/record-places.ts';
import { byServerClock, serverDate } from '../../../kernel/web/server-clock.ts';
import { hasPermission, usePermission } from '../../../kernel/web/session/permission.tsx';
import { useTagTitle } from '../../../kernel/web/tabs/use-tag.ts';
import { BOARD_TEXT } from '../board/board.text.ts';
import { ShipNowView } from '../board/ship-now.web.tsx';
import { REPORT_COLUMNS } from '../board/ship-reports/report-columns.web.tsx';
import { useShipNow } from '../board/use-ship-now.web.ts';
import { report } from '../reports/report.resource.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { VOYAGE_TIME_TEXT } from '../voyage-time/voyage-time.text.ts';
import { VoyageTimePart } from '../voyage-time/voyage-time.web.tsx';
import { madeOfVoyage } from './made-of-voyage.web.ts';
import { VOYAGE_OIL_TEXT as OIL_TEXT } from './oil/voyage-oil.text.ts';
import { VoyageOilMatrix } from './oil/voyage-oil.web.tsx';
import { useVoyage, type VoyageView } from './use-current-voyage.web.ts';
import { rotationCall } from './voyage.calls.ts';
import { voyage as resource } from './voyage.resource.ts';
import { ROTATION_TEXT, VOYAGE_TEXT as TEXT } from './voyage.text.ts';
import { InitialReadingsView, Rotation, VoyageHeader, VoyageTotalsView } from './voyage-summary.web.tsx';
import '../board/board.css';
import '../detail/report-form.css';

/** Changing a rotation wants a line: it need not be there without one. */
const RotationDialog = lazy(() => import('./rotation-dialog.web.tsx').then((m) => ({ default: m.RotationDialog })));

const VOYAGE: AnyResource = resource;
const REPORT: AnyResource = report;
const ACTS = flowActs(VOYAGE);
/** All of them are of the voyage's ship: what tells them apart comes first, what she ran and burnt before the rest. */
const FIRST = ['reportNo', 'rptType', 'rptTime', 'avgSpeed', 'ssDist', 'fuelUsed', 'dieselUsed', 'confirmed'];
const NAMED = new Map(REPORT_COLUMNS.flatMap((column) => (typeof column === 'string' ? [] : [[column.field, column]])));
const ITS_COLUMNS = [
  ...FIRST.flatMap((name) => NAMED.get(name) ?? []),
  ...[...NAMED.values()].filter(({ field }) => ![...FIRST, 'shipName', 'voyageNo'].includes(field)),
];
const OMIT = ['create', 'edit', 'remove', 'import', 'export', 'confirm', 'return', 'unconfirm'];
const FILTERS = ['rptType', 'confirmed'];
const ShipDisplay = kitOf(resource.fields.shipName).Display;

/** A voyage's own page: its rotation, what it began with, what it has come to, and its reports. */
export function VoyagePage({ id, place }: { id: number; place: string }) {
  const ways = useRecordWays(place, id);
  const { data: voyage, error, refetch } = useVoyage(id);
  if (voyage) return <Shown voyage={voyage} ways={ways} />;
  if (!error) return <RecordSkeleton />;
  return <RecordMissing error={error} onBack={ways.back} onRetry={() => void refetch()} />;
}

function Shown({ voyage, ways }: { voyage: VoyageView; ways: RecordWays }) {
  const { run, dialog } = useActs(VOYAGE);
  const [turning, setTurning] = useState(false);
  const makes = useMakes(madeOfVoyage);
  // What is cancelled or made stands behind the others, under More.
  const shown = (act: RowAct, front: boolean) => ({
    key: act.key,
    label: act.label,
    danger: act.danger,
    front,
    run: () => run(act, voyage),
  });
  const acts = [
    ...turnOf(voyage, () => setTurning(true)),
    ...ACTS.filter((act) => allowed(act, voyage)).map((act) => shown(act, act.key !== 'cancel')),
    ...makes.filter((act) => allowed(act, voyage)).map((act) => shown(act, false)),
  ];
  const beside = useBeside({ resource: VOYAGE, row: voyage, history: true });
  useTagTitle(voyage.voyageNo, markOf(VOYAGE, voyage));
  return (
    <RecordFrame
      head={
        <RecordHead
          title={voyage.voyageNo}
          state={<RecordState resource={VOYAGE} row={voyage} />}
          sub={<Way voyage={voyage} />}
          ways={ways}
          acts={acts}
          extra={beside.head}
        />
      }
      lead={voyage.voyageStatus === 'OPEN' && <Now voyage={voyage} />}
      waiting={beside.waiting}
      parts={useParts(voyage)}
      beside={beside.parts}
    >
      {dialog}
      {turning && (
        <Suspense fallback={null}>
          <RotationDialog voyage={voyage} onClose={() => setTurning(false)} />
        </Suspense>
      )}
    </RecordFrame>
  );
}

/** The rotation of a voyage that is planned or open may be changed. */
const turnOf = ({ voyageStatus }: VoyageView, run: () => void) =>
  (voyageStatus === 'PLAN' || voyageStatus === 'OPEN') && hasPermission(rotationCall.permission)
    ? [{ key: 'rotation', label: ROTATION_TEXT.change, front: true, run }]
    : [];

/** Where the ship of an open voyage is, and how far she has come. */
function Now({ voyage }: { voyage: VoyageView }) {
  const may = usePermission('voyage:report:list');
  const { data, dataUpdatedAt } = useShipNow({ ship: voyage.shipName, voyageId: voyage.id }, may);
  if (!data || data.voyageId !== voyage.id) return null;
  return (
    <Panel title={t(BOARD_TEXT.shipNow)}>
      <ShipNowView ship={data} now={byServerClock(dataUpdatedAt).toISOString()} inVoyage />
    </Panel>
  );
}

/** The ship, and its ports from first to last. */
function Way({ voyage }: { voyage: VoyageView }) {
  const ports = (voyage.ports ?? []).map((line) => String(line.labels?.port ?? '')).filter(Boolean);
  return (
    <>
      <ShipDisplay field={resource.fields.shipName} value={voyage.shipName} label={voyage.labels?.shipName} />
      {ports.length > 0 && <span>{ports.join(' → ')}</span>}
    </>
  );
}

function useParts(voyage: VoyageView): RecordPart[] {
  const board = usePagePath('voyage/VoyageReportHome');
  const navigate = useNavigate();
  const shared = { voyage, now: serverDate().toISOString() };
  const part = (key: string, title: string, body: ReactNode, more: { count?: number; extra?: ReactNode } = {}) => ({
    key,
    title,
    count: more.count,
    content: (
      <Panel title={title} extra={more.extra}>
        {body}
      </Panel>
    ),
  });
  const toShip = board && (
    <Button type="link" onClick={() => navigate(`${board}?shipId=${voyage.shipName}`)}>
      {t(TEXT.shipReports)}
    </Button>
  );
  const parts = [
    part('header', t(TEXT.header), <VoyageHeader {...shared} />),
    part('rotation', t(TEXT.rotation), <Rotation {...shared} />, { count: voyage.ports?.length }),
    part(
      'time',
      t(VOYAGE_TIME_TEXT.title),
      <VoyageTimePart id={voyage.id} zone={voyage.startZone === null ? null : Number(voyage.startZone)} />,
    ),
    part('readings', t(TEXT.readings), <InitialReadingsView {...shared} />),
    part(
      'totals',
      t(voyage.voyageStatus === 'CLOSED' ? TEXT.totals : TEXT.totalsToDate),
      <VoyageTotalsView voyage={voyage} />,
    ),
    part('oil', t(OIL_TEXT.title), <VoyageOilMatrix voyageId={voyage.id} />),
    ...(hasPermission('voyage:report:list')
      ? [part('reports', t(TEXT.itsReports), <ItsReports id={voyage.id} />, { extra: toShip })]
      : []),
  ];
  const last = parts.at(-1);
  if (!last) return parts;
  return parts.with(-1, {
    ...last,
    content: (
      <>
        {last.content}
        <RecordStamp row={voyage} />
      </>
    ),
  });
}

function ItsReports({ id }: { id: number }) {
  const navigate = useNavigate();
  const pathOf = useRecordPath();
  const hrefOf = (row: { id: number }) => pathOf(REPORT.name, row.id);
  const open = hrefOf({ id: 1 }) !== undefined;
  return (
    <div className="voyage-reports">
      <ResourceList
        resource={REPORT}
        title={null}
        columns={ITS_COLUMNS}
        filters={FILTERS}
        savedFilters={[]}
        fixed={{ voyageNo: id }}
        embedded="voyage-reports"
        loadMore
        size={50}
        omit={OMIT}
        onOpen={open ? (row) => navigate(hrefOf(row) ?? '') : undefined}
        hrefOf={open ? (row) => hrefOf(row) ?? '' : undefined}
      />
    </div>
  );
}
