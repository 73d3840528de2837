import { CheckOutlined, EditOutlined, LeftOutlined, PrinterOutlined, RightOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import { Button, Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { GuardButton } from '../../../kernel/web/fields/guard-button.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { useAsk } from '../../../kernel/web/list/ask.tsx';
import { ShipTag } from '../../../kernel/web/marks/ship-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { PRINT } from '../../../kernel/web/print/print.text.ts';
import { call } from '../../../kernel/web/request.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { useShortcut } from '../../../kernel/web/shell/keys/shortcuts.ts';
import { kindOf } from '../board/board-view.rules.ts';
import { ReportState } from '../board/ship-reports/report-state.web.tsx';
import { CORRECTION_TEXT } from '../corrections/correction.text.ts';
import { problemsOf } from '../problems.web.tsx';
import { confirmCall, returnCall, unconfirmCall } from '../reports/report.calls.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { SHORE_ZONE, shipTime, shipTimeWithZone } from '../ship-time.rules.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { type ReportDetail, useNeighbours } from './use-report.web.ts';

type Props = { detail: ReportDetail; onPrint: () => void; onProblems: (problems: readonly string[]) => void };

/** Which report it is, its neighbours, and what this person may do with it. */
export function ReportHead({ detail, onPrint, onProblems }: Props) {
  const navigate = useNavigate();
  const beside = useNeighbours(detail.row.id);
  const { report, row, context } = detail;
  const board = usePagePath('voyage/VoyageReportHome');
  const { previousId, nextId } = beside ?? { previousId: null, nextId: null };
  useShortcut('j', TEXT.next, () => navigate(`?id=${nextId}`), nextId !== null);
  useShortcut('k', TEXT.previous, () => navigate(`?id=${previousId}`), previousId !== null);
  const kind = kindOf({ repair: false, shipStatus: report.shipStatus });
  const time = report.rptTime && shipTimeWithZone({ utc: report.rptTime, zone: report.zone, now: context.now });
  const shore = (utc: unknown) => shipTime({ utc: String(utc), zone: SHORE_ZONE, now: context.now });
  return (
    <header className="detail-head">
      {board && (
        <Tooltip title={t(TEXT.back)}>
          <Button
            type="text"
            icon={<LeftOutlined />}
            aria-label={t(TEXT.back)}
            onClick={() => navigate(`${board}?shipId=${report.shipId}`)}
          />
        </Tooltip>
      )}
      <div className="detail-identity">
        <div className="detail-title">
          <h1>
            {t(REPORT_TYPE_TEXT[report.rptType])} <span className="num">{report.reportNo}</span>
          </h1>
          {kind && <ShipTag kind={kind} />}
          <ReportState confirmed={row.confirmed} returned={row.returned} returnReason={row.returnReason} />
        </div>
        <p className="detail-sub">
          <span>{context.shipName}</span>
          <VoyageNo detail={detail} />
          {report.voyageRptNo !== null && <span>{t(TEXT.inVoyage, { n: report.voyageRptNo })}</span>}
          <span className="num">{time}</span>
          {typeof row.confirmTime === 'string' && (
            <span>{t(TEXT.confirmedBy, { name: String(row.confirmName), time: shore(row.confirmTime) })}</span>
          )}
          <span>
            {t(TEXT.version)} {detail.version}
          </span>
        </p>
      </div>
      <span className="detail-acts">
        <Neighbour label={t(TEXT.previous)} icon={<LeftOutlined />} id={previousId} />
        <Neighbour label={t(TEXT.next)} icon={<RightOutlined />} id={nextId} />
        <Button icon={<PrinterOutlined />} onClick={onPrint}>
          {t(PRINT.print)}
        </Button>
        <Acts detail={detail} onProblems={onProblems} />
      </span>
    </header>
  );
}

function VoyageNo({ detail: { context } }: { detail: ReportDetail }) {
  const voyages = usePagePath('voyage/VoyageNumber');
  const { id, voyageNo } = context.voyage;
  return voyages ? <Link to={`${voyages}?id=${id}`}>{voyageNo}</Link> : <span>{voyageNo}</span>;
}

function Neighbour({ label, icon, id }: { label: string; icon: ReactNode; id: number | null }) {
  const navigate = useNavigate();
  return (
    <Tooltip title={label}>
      <Button icon={icon} aria-label={label} disabled={id === null} onClick={() => navigate(`?id=${id}`)} />
    </Tooltip>
  );
}

/** Edit, return, un-confirm and confirm, each for those who may and where the state allows it. */
function Acts({ detail, onProblems }: { detail: ReportDetail; onProblems: Props['onProblems'] }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [dialog, ask] = useAsk();
  const entry = usePagePath('voyage/ReportFormNew');
  const mayEdit = usePermission('voyage:report:edit');
  const mayConfirm = usePermission('voyage:report:confirm');
  const mayReturn = usePermission('voyage:report:return');
  const correction = usePagePath('voyage/ReportCorrectionForm');
  const mayCorrect = usePermission('voyage:reportCorrection:add');
  const mayUnconfirm = usePermission('voyage:report:unconfirm');
  const { row, version } = detail;
  const open = row.confirmed !== 'CONFIRMED';
  const no = String(row.reportNo);

  /** Runs an act and tells every reason of a refusal beneath the head. */
  async function act(work: () => Promise<unknown>, done: string): Promise<void> {
    onProblems([]);
    try {
      await work();
      notify.success(done);
    } catch (error) {
      onProblems(problemsOf(error));
    }
    await client.invalidateQueries({ queryKey: ['records'] });
  }
  const params = { id: row.id };
  const returning = () =>
    ask({
      title: t(TEXT.returnTitle, { no }),
      effect: t(TEXT.returnEffect),
      act: t(TEXT.return),
      danger: true,
      reason: true,
      run: (reason = '') =>
        act(() => call(returnCall, { params, body: { version, reason }, quiet: true }), t(TEXT.returned, { no })),
    });
  const unconfirming = () =>
    ask({
      title: t(TEXT.unconfirmTitle, { no }),
      effect: t(TEXT.unconfirmEffect),
      act: t(TEXT.unconfirm),
      reason: true,
      run: (reason = '') =>
        act(() => call(unconfirmCall, { params, body: { version, reason }, quiet: true }), t(TEXT.unconfirmed, { no })),
    });
  return (
    <>
      {open && mayEdit && entry && (
        <Button icon={<EditOutlined />} onClick={() => navigate(`${entry}?id=${row.id}`)}>
          {t(TEXT.edit)}
        </Button>
      )}
      {open && mayReturn && row.returned !== true && (
        <Button danger onClick={returning}>
          {t(TEXT.return)}
        </Button>
      )}
      {!open && mayCorrect && correction && (
        <Button icon={<EditOutlined />} onClick={() => navigate(`${correction}?report=${row.id}`)}>
          {t(CORRECTION_TEXT.correct)}
        </Button>
      )}
      {!open && mayUnconfirm && <Button onClick={unconfirming}>{t(TEXT.unconfirm)}</Button>}
      {open && mayConfirm && (
        <GuardButton
          type="primary"
          icon={<CheckOutlined />}
          onClick={() =>
            act(() => call(confirmCall, { params, body: { version }, quiet: true }), t(TEXT.confirmed, { no }))
          }
        >
          {t(TEXT.confirm)}
        </GuardButton>
      )}
      {dialog}
    </>
  );
}
