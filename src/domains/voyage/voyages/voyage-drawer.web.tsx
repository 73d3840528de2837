import { Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { SkeletonRows } from '../../../kernel/web/list/list-message.tsx';
import { ResourceList } from '../../../kernel/web/list/resource-list.tsx';
import { hasPermission, usePermission } from '../../../kernel/web/session/permission.tsx';
import { REPORT_COLUMNS } from '../board/ship-reports/report-columns.web.tsx';
import { Problems, problemsOf } from '../problems.web.tsx';
import { report } from '../reports/report.resource.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { useVoyage, type VoyageView } from './use-current-voyage.web.ts';
import { VOYAGE_TEXT as TEXT } from './voyage.text.ts';
import { movesOf } from './voyage-moves.rules.ts';
import type { VoyageMoving } from './voyage-moves.web.tsx';
import { InitialReadingsView, Rotation, VoyageHeader, VoyageTotalsView } from './voyage-summary.web.tsx';
import '../../../kernel/web/detail/detail.css';
import '../board/board.css';
import '../detail/report-form.css';

type Props = { id: number; onClose: () => void; onMove: (moving: VoyageMoving) => void };

const REPORT = report as unknown as AnyResource;
const OMIT = ['create', 'edit', 'remove', 'import', 'export', 'confirm', 'return', 'unconfirm'];
const FILTERS = ['rptType', 'confirmed'];

/** A voyage beside the list: rotation, opening readings, totals, and its reports. */
export function VoyageDrawer({ id, onClose, onMove }: Props) {
  const { data: voyage, error, refetch } = useVoyage(id);
  return (
    <Drawer
      open
      size={880}
      title={voyage?.voyageNo ?? t(TEXT.header)}
      onClose={onClose}
      extra={voyage && <Moves voyage={voyage} onMove={onMove} />}
    >
      {error ? (
        <div className="voyage-drawer">
          <Problems title={t(TEXT.failed)} problems={problemsOf(error)} />
          <Button onClick={() => void refetch()}>{t(TEXT.retry)}</Button>
        </div>
      ) : null}
      {!voyage && !error && <SkeletonRows />}
      {voyage && <Content voyage={voyage} />}
    </Drawer>
  );
}

function Moves({ voyage, onMove }: { voyage: VoyageView; onMove: Props['onMove'] }) {
  const mayClose = usePermission('voyage:voyage:close');
  const mayReopen = usePermission('voyage:voyage:reopen');
  const { id, version, voyageNo } = voyage;
  return (
    <span className="voyage-drawer-acts">
      {movesOf(voyage.voyageStatus)
        .filter((move) => (move === 'reopen' ? mayReopen : mayClose))
        .map((move) => (
          <Button key={move} danger={move === 'cancel'} onClick={() => onMove({ move, id, version, voyageNo })}>
            {t(TEXT[move])}
          </Button>
        ))}
    </span>
  );
}

function Content({ voyage }: { voyage: VoyageView }) {
  const navigate = useNavigate();
  const detailPage = usePagePath('voyage/ReportForm');
  const board = usePagePath('voyage/VoyageReportHome');
  const shared = { voyage, now: new Date().toISOString() };
  const frozen = voyage.voyageStatus === 'CLOSED';
  return (
    <div className="voyage-drawer">
      <Block title={t(TEXT.header)}>
        <VoyageHeader {...shared} />
      </Block>
      <Block title={t(TEXT.rotation)}>
        <Rotation {...shared} />
      </Block>
      <Block title={t(TEXT.readings)}>
        <InitialReadingsView {...shared} />
      </Block>
      <Block title={t(frozen ? TEXT.totals : TEXT.totalsToDate)}>
        <VoyageTotalsView voyage={voyage} />
      </Block>
      {hasPermission('voyage:report:list') && (
        <Block
          title={t(TEXT.itsReports)}
          extra={
            board && (
              <Button type="link" onClick={() => navigate(`${board}?shipId=${voyage.shipName}`)}>
                {t(TEXT.shipReports)}
              </Button>
            )
          }
        >
          <div className="voyage-drawer-list">
            <ResourceList
              resource={REPORT}
              title={null}
              columns={REPORT_COLUMNS}
              filters={FILTERS}
              savedFilters={[]}
              fixed={{ voyageNo: voyage.id }}
              embedded="voyage-reports"
              loadMore
              size={50}
              omit={OMIT}
              onOpen={detailPage ? (row) => navigate(`${detailPage}?id=${row.id}`) : undefined}
              hrefOf={(row) => `${detailPage}?id=${row.id}`}
            />
          </div>
        </Block>
      )}
    </div>
  );
}

function Block({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <div className="voyage-drawer-head">
        <h2>{title}</h2>
        {extra}
      </div>
      {children}
    </section>
  );
}
