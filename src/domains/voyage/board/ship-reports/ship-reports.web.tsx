import { LeftOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Tooltip } from 'antd';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { AnyResource } from '../../../../kernel/resource/resource.ts';
import { usePickLabels } from '../../../../kernel/web/fields/use-pick-options.ts';
import { t } from '../../../../kernel/web/i18n.ts';
import { flowActs } from '../../../../kernel/web/list/acts/flow-acts.ts';
import type { BatchAct } from '../../../../kernel/web/list/acts/row-act.ts';
import { useActs } from '../../../../kernel/web/list/acts/use-acts.ts';
import { ResourceList } from '../../../../kernel/web/list/resource-list.tsx';
import type { SavedFilter } from '../../../../kernel/web/list/search/saved-filters.ts';
import { StatusTag } from '../../../../kernel/web/marks/status-tag.tsx';
import { useOutbox } from '../../../../kernel/web/offline/unsent.ts';
import { RecordLink } from '../../../../kernel/web/records/record-link.tsx';
import { useRecordPath } from '../../../../kernel/web/routing/record-places.ts';
import { usePermission } from '../../../../kernel/web/session/permission.tsx';
import { useTagTitle } from '../../../../kernel/web/tabs/use-tag.ts';
import { useMobile } from '../../../../kernel/web/viewport/use-mobile.ts';
import { WaitsHere } from '../../../../shell/offline/waits-here.tsx';
import { reportFormName } from '../../entry/report-form-name.rules.ts';
import { Problems, problemsOf } from '../../problems.web.tsx';
import { report } from '../../reports/report.resource.ts';
import { REPORT_TYPES } from '../../reports/report.rules.ts';
import { usePagePath } from '../../use-page-path.web.ts';
import { useCurrentVoyage } from '../../voyages/use-current-voyage.web.ts';
import { voyageFlow } from '../../voyages/voyage.flow.ts';
import { VOYAGE_KINDS, voyage as voyageKind } from '../../voyages/voyage.resource.ts';
import { BatchConfirm } from './batch-confirm.web.tsx';
import { reportActs } from './report-acts.web.ts';
import { REPORT_COLUMNS } from './report-columns.web.tsx';
import { type Dialog, ShipActs } from './ship-acts.web.tsx';
import { currentReportsOf, REPORTS_SIZE } from './ship-reports.rules.ts';
import { SHIP_REPORTS_TEXT as TEXT } from './ship-reports.text.ts';
import './ship-reports.css';

const OpenVoyage = lazy(() => import('./open-voyage.web.tsx').then((m) => ({ default: m.OpenVoyage })));

const REPORT: AnyResource = report;
const VOYAGE: AnyResource = voyageKind;
const CLOSING = flowActs(VOYAGE).find(({ key }) => key === 'close');
const FILTERS = ['rptType', 'shipStatus', 'confirmed', 'returned', 'rptTime'];
const VIEWS: readonly SavedFilter[] = [
  { key: 'unconfirmed', label: TEXT.viewUnconfirmed, filters: { confirmed: ['UNCONFIRMED'] } },
  { key: 'returned', label: TEXT.viewReturned, filters: { returned: ['true'] } },
];
const OMIT = ['create', 'edit', 'remove', 'import'];

/** The reports of a ship's open voyage, newest first, and what its master and operator do with them. */
export function ShipReports({ shipId, onlyShip }: { shipId: number; onlyShip: boolean }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const mobile = useMobile();
  const current = useCurrentVoyage(shipId);
  const [all, setAll] = useState(false);
  const [dialog, setDialog] = useState<Dialog>();
  const ids = useMemo(() => [shipId], [shipId]);
  const name = usePickLabels('fleet.vessel', ids).get(shipId) ?? '';
  const entryPage = usePagePath('voyage/ReportFormNew');
  const pathOf = useRecordPath();
  const mayOpen = pathOf('voyage.report', 1) !== undefined;
  const { pathname, search } = useLocation();
  const mayConfirm = usePermission('voyage:report:confirm');
  useTagTitle(onlyShip || !name ? undefined : name);

  const voyage = current.data ?? null;
  const refresh = () => void client.invalidateQueries({ queryKey: ['records'] });
  const rowActs = useMemo(
    () => reportActs({ openEntry: entryPage && ((id) => navigate(`${entryPage}?id=${id}`)) }),
    [entryPage, navigate],
  );
  const fixed = all ? { shipName: shipId } : currentReportsOf(shipId, voyage?.id);
  const title = t(all ? TEXT.all : TEXT.current);
  const close = () => setDialog(undefined);
  const moving = useActs(VOYAGE);
  const batchActs = useMemo(
    (): readonly BatchAct[] => [
      {
        key: 'batch',
        label: TEXT.batch,
        permission: 'voyage:report:confirm',
        when: (rows) => rows.every((row) => row.confirmed === 'UNCONFIRMED'),
        run: (rows) => setDialog({ name: 'batch', ids: rows.map((row) => row.id) }),
      },
    ],
    [],
  );

  const scope = (
    <>
      {!onlyShip && (
        <Tooltip title={t(TEXT.back)}>
          <Button
            className="ship-reports-back"
            type="text"
            icon={<LeftOutlined />}
            aria-label={t(TEXT.back)}
            onClick={() => navigate('?')}
          />
        </Tooltip>
      )}
      <span className="board-minor">{mobile ? `${name} ${title}` : name}</span>
      {voyage && (
        <>
          <VoyageLink id={voyage.id} no={voyage.voyageNo} />
          <StatusTag tone={voyage.voyageKind === 'REPAIR' ? 'plum' : voyageFlow.states[voyage.voyageStatus].tone}>
            {t(voyage.voyageKind === 'REPAIR' ? VOYAGE_KINDS.REPAIR : voyageFlow.states[voyage.voyageStatus])}
          </StatusTag>
        </>
      )}
    </>
  );
  const acts = (
    <ShipActs
      hasVoyage={voyage !== null}
      ready={current.isSuccess}
      all={all}
      mayConfirm={mayConfirm}
      entryHref={entryPage && `${entryPage}?shipId=${shipId}`}
      onAll={() => setAll(!all)}
      onDialog={setDialog}
      onClose={() => CLOSING && voyage && moving.run(CLOSING, voyage)}
    />
  );
  const listed = all || voyage !== null;

  return (
    <div className="ship-reports">
      <UnsentReports shipId={shipId} />
      {!listed && (
        <header className="list-head">
          {!mobile && <h1>{title}</h1>}
          <span className="list-scope">{scope}</span>
          <span className="list-head-acts">{acts}</span>
        </header>
      )}
      {current.error ? (
        <div className="ship-reports-note">
          <Problems title={t(TEXT.openFailed)} problems={problemsOf(current.error)} />
          <Button onClick={() => void current.refetch()}>{t(TEXT.retry)}</Button>
        </div>
      ) : null}
      {current.isSuccess && !listed && (
        <div className="ship-reports-note" role="status">
          <strong>{t(TEXT.noVoyage)}</strong>
          <p>{t(TEXT.noVoyageHint)}</p>
        </div>
      )}
      {listed && (
        <ResourceList
          key={all ? 'all' : voyage?.id}
          resource={REPORT}
          title={all ? TEXT.all : TEXT.current}
          scope={scope}
          toolbar={acts}
          columns={REPORT_COLUMNS}
          filters={FILTERS}
          savedFilters={VIEWS}
          fixed={fixed}
          embedded="reports"
          loadMore
          size={REPORTS_SIZE}
          kept
          omit={OMIT}
          rowActions={rowActs}
          batchActions={batchActs}
          onOpen={
            mayOpen
              ? (row) => navigate(pathOf('voyage.report', row.id) ?? '', { state: { from: pathname + search } })
              : undefined
          }
          hrefOf={mayOpen ? (row) => pathOf('voyage.report', row.id) ?? '' : undefined}
        />
      )}
      {moving.dialog}
      <Suspense fallback={null}>
        {(dialog?.name === 'TRADE' || dialog?.name === 'REPAIR') && (
          <OpenVoyage kind={dialog.name} shipId={shipId} current={voyage} onClose={close} onDone={refresh} />
        )}
        {dialog?.name === 'batch' && <BatchConfirm of={fixed} selected={dialog.ids} onClose={close} onDone={refresh} />}
      </Suspense>
    </div>
  );
}

/** Reports of the ship that were written here and wait for the line. */
function UnsentReports({ shipId }: { shipId: number }) {
  const own = REPORT_TYPES.map((rptType) => reportFormName({ id: null, shipId, rptType }));
  const waiting = useOutbox().unsent.filter(({ draft }) => draft && own.includes(draft.name));
  return waiting.map((one) => (
    <p key={one.key} className="ship-reports-unsent" role="status">
      <strong>{one.title}</strong> <WaitsHere one={one} />
    </p>
  ));
}

function VoyageLink({ id, no }: { id: number; no: string }) {
  return (
    <span className="num">
      <RecordLink resource="voyage.voyage" id={id}>
        {no}
      </RecordLink>
    </span>
  );
}
