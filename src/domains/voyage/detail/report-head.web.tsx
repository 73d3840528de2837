import { CheckOutlined, EditOutlined } from '@ant-design/icons';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { type HeadAct, RecordHead } from '../../../kernel/web/detail/record-head.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { useAsk } from '../../../kernel/web/list/acts/ask.tsx';
import { ShipTag } from '../../../kernel/web/marks/ship-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { usePaperActs } from '../../../kernel/web/print/use-paper-acts.tsx';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import type { RecordWays } from '../../../kernel/web/records/use-record-ways.ts';
import { call } from '../../../kernel/web/request.ts';
import { usePermission } from '../../../kernel/web/session/permission.tsx';
import { kindOf } from '../board/board-view.rules.ts';
import { ReportState } from '../board/ship-reports/report-state.web.tsx';
import { CORRECTION_TEXT } from '../corrections/correction.text.ts';
import { problemsOf } from '../problems.web.tsx';
import { confirmCall, returnCall, unconfirmCall } from '../reports/report.calls.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { SHORE_ZONE, shipTime, shipTimeWithZone } from '../ship-time.rules.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { useNextUnconfirmed } from './use-next-unconfirmed.web.ts';
import { type ReportDetail, useNeighbours } from './use-report.web.ts';

type Props = {
  detail: ReportDetail;
  ways: RecordWays;
  place: string;
  /** Buttons of others. */
  extra?: ReactNode;
  onPrint: () => void;
  onProblems: (problems: readonly string[]) => void;
};

/** Which report it is, its neighbours, and what this person may do with it. */
export function ReportHead({ detail, ways, place, extra, onPrint, onProblems }: Props) {
  const { report, row, context } = detail;
  const [acts, dialog] = useReportActs(detail, onProblems, useNextUnconfirmed(place));
  const chain = useChain(place, row.id);
  const title = `${t(REPORT_TYPE_TEXT[report.rptType])} ${report.reportNo ?? ''}`;
  const [paperActs, paperDialog] = usePaperActs({
    resource: 'voyage.report',
    id: row.id,
    title: `${context.shipName} ${title}`,
  });
  const kind = kindOf({ repair: false, shipStatus: report.shipStatus });
  const time = report.rptTime && shipTimeWithZone({ utc: report.rptTime, zone: report.zone, now: context.now });
  const shore = (utc: unknown) => shipTime({ utc: String(utc), zone: SHORE_ZONE, now: context.now });
  return (
    <>
      <RecordHead
        title={title}
        state={kind && <ShipTag kind={kind} />}
        tags={<ReportState confirmed={row.confirmed} returned={row.returned} returnReason={row.returnReason} />}
        sub={
          <>
            <RecordLink resource="fleet.vessel" id={Number(report.shipId)}>
              {context.shipName}
            </RecordLink>
            <RecordLink resource="voyage.voyage" id={context.voyage.id}>
              {context.voyage.voyageNo}
            </RecordLink>
            {report.voyageRptNo !== null && <span>{t(TEXT.inVoyage, { n: report.voyageRptNo })}</span>}
            <span className="num">{time}</span>
            {typeof row.confirmTime === 'string' && (
              <span>{t(TEXT.confirmedBy, { name: String(row.confirmName), time: shore(row.confirmTime) })}</span>
            )}
          </>
        }
        ways={{ ...chain, ...(ways.standing.at === undefined ? { back: ways.back } : ways) }}
        onPrint={onPrint}
        acts={[...acts, ...paperActs]}
        extra={extra}
      />
      {dialog}
      {paperDialog}
    </>
  );
}

/** The ways to the reports before and after one in its ship's chain, for whoever came from elsewhere than a list of reports. */
function useChain(place: string, id: number): Pick<RecordWays, 'previous' | 'next'> {
  const navigate = useNavigate();
  const beside = useNeighbours(id);
  const turn = (to: number | null | undefined) =>
    to == null
      ? undefined
      : () => navigate(`${place}/${to}`, { replace: true, state: { turnedFrom: `${place}/${id}` } });
  return { previous: turn(beside?.previousId), next: turn(beside?.nextId) };
}

/** Edit, return, un-confirm and confirm, each for those who may and where the state allows it. */
function useReportActs(
  detail: ReportDetail,
  onProblems: Props['onProblems'],
  goOn: (shipId: number) => Promise<number | undefined>,
): [HeadAct[], ReactNode] {
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
  async function act(work: () => Promise<unknown>, done: string): Promise<boolean> {
    onProblems([]);
    try {
      await work();
      notify.success(done);
      return true;
    } catch (error) {
      onProblems(problemsOf(error));
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: ['records'] });
    }
  }
  const params = { id: row.id };
  const returning = () =>
    ask({
      title: t(TEXT.returnTitle, { no }),
      effect: t(TEXT.returnEffect),
      act: t(TEXT.return),
      danger: true,
      reason: true,
      run: async (reason = '') =>
        void (await act(
          () => call(returnCall, { params, body: { version, reason }, quiet: true }),
          t(TEXT.returned, { no }),
        )),
    });
  const unconfirming = () =>
    ask({
      title: t(TEXT.unconfirmTitle, { no }),
      effect: t(TEXT.unconfirmEffect),
      act: t(TEXT.unconfirm),
      reason: true,
      run: async (reason = '') =>
        void (await act(
          () => call(unconfirmCall, { params, body: { version, reason }, quiet: true }),
          t(TEXT.unconfirmed, { no }),
        )),
    });
  const confirming = async () => {
    const done = await act(
      () => call(confirmCall, { params, body: { version }, quiet: true }),
      t(TEXT.confirmed, { no }),
    );
    const left = done ? await goOn(Number(detail.report.shipId)) : undefined;
    if (left !== undefined) notify.info(t(TEXT.leftToConfirm, { n: left }));
  };
  const acts: (HeadAct | false)[] = [
    open &&
      mayEdit &&
      entry !== undefined && {
        key: 'edit',
        label: TEXT.edit,
        icon: <EditOutlined />,
        front: true,
        run: () => navigate(`${entry}?id=${row.id}`),
      },
    open &&
      mayReturn &&
      row.returned !== true && { key: 'return', label: TEXT.return, danger: true, front: true, run: returning },
    !open &&
      mayCorrect &&
      correction !== undefined && {
        key: 'correct',
        label: CORRECTION_TEXT.correct,
        icon: <EditOutlined />,
        front: true,
        run: () => navigate(`${correction}?report=${row.id}`),
      },
    !open && mayUnconfirm && { key: 'unconfirm', label: TEXT.unconfirm, front: true, run: unconfirming },
    open &&
      mayConfirm && {
        key: 'confirm',
        label: TEXT.confirm,
        icon: <CheckOutlined />,
        primary: true,
        run: confirming,
      },
  ];
  return [acts.filter((one) => one !== false), dialog];
}
