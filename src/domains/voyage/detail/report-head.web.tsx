import { CheckOutlined, EditOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Text } from '../../../kernel/text.ts';
import { type HeadAct, RecordHead } from '../../../kernel/web/detail/record-head.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { flowActs } from '../../../kernel/web/list/acts/flow-acts.ts';
import type { RowAct } from '../../../kernel/web/list/acts/row-act.ts';
import { allowed, useActs } from '../../../kernel/web/list/acts/use-acts.ts';
import { ShipTag } from '../../../kernel/web/marks/ship-tag.tsx';
import { notify } from '../../../kernel/web/notice.ts';
import { usePaperActs } from '../../../kernel/web/print/use-paper-acts.tsx';
import { type AnyRow, records } from '../../../kernel/web/records/record-calls.ts';
import { RecordLink } from '../../../kernel/web/records/record-link.tsx';
import type { RecordWays } from '../../../kernel/web/records/use-record-ways.ts';
import { kindOf } from '../board/board-view.rules.ts';
import { ReportState } from '../board/ship-reports/report-state.web.tsx';
import { CORRECTION_TEXT } from '../corrections/correction.text.ts';
import { problemsOf } from '../problems.web.tsx';
import { useMailAct } from '../report-mail/mail-report.web.tsx';
import { reportFlow } from '../reports/report.flow.ts';
import { report as resource } from '../reports/report.resource.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import { SHORE_ZONE, shipTime, shipTimeWithZone } from '../ship-time.rules.ts';
import { usePagePath } from '../use-page-path.web.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { useNextUnconfirmed } from './use-next-unconfirmed.web.ts';
import { type ReportDetail, useNeighbours } from './use-report.web.ts';

const REPORT: AnyResource = resource;
const ACTS = flowActs(REPORT);
const ICONS: Readonly<Record<string, ReactNode>> = {
  edit: <EditOutlined />,
  correct: <EditOutlined />,
  confirm: <CheckOutlined />,
};

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
  const [mailActs, mailDialog] = useMailAct(row.id);
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
        acts={[...acts, ...paperActs, ...mailActs]}
        extra={extra}
      />
      {dialog}
      {paperDialog}
      {mailDialog}
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

/**
 * Its flow's acts, and the ways to its entry and its correction. Confirming asks nothing, tells every reason of a refusal beneath the
 * head, and then goes on to the next report that waits.
 */
function useReportActs(
  { report: { shipId }, row, version }: ReportDetail,
  onProblems: Props['onProblems'],
  goOn: (shipId: number) => Promise<number | undefined>,
): [HeadAct[], ReactNode] {
  const { run, dialog } = useActs(REPORT);
  const navigate = useNavigate();
  const entry = usePagePath('voyage/ReportFormNew');
  const correction = usePagePath('voyage/ReportCorrectionForm');
  const leading = (
    key: string,
    label: Text,
    page: string | undefined,
    word: string,
    may: Omit<RowAct, 'key' | 'label' | 'run'>,
  ) => (page === undefined ? [] : [{ key, label, ...may, run: ({ id }: AnyRow) => navigate(`${page}?${word}=${id}`) }]);
  const own: RowAct[] = [
    ...leading('edit', TEXT.edit, entry, 'id', {
      permission: 'voyage:report:edit',
      when: ({ confirmed }) => confirmed !== 'CONFIRMED',
    }),
    ...leading('correct', CORRECTION_TEXT.correct, correction, 'report', {
      permission: 'voyage:reportCorrection:add',
      when: ({ confirmed }) => confirmed === 'CONFIRMED',
    }),
  ];
  const confirming = (act: RowAct): RowAct => ({
    ...act,
    effect: undefined,
    run: async (one, { refresh }) => {
      onProblems([]);
      try {
        const confirmed = await records.act(REPORT, one, act.key, {}, { quiet: true });
        notify.success(t(reportFlow.transitions.confirm.done(confirmed)));
        const left = await goOn(Number(shipId));
        if (left !== undefined) notify.info(t(TEXT.leftToConfirm, { n: left }));
      } catch (error) {
        onProblems(problemsOf(error));
      }
      await refresh();
    },
  });
  const acts = [...own, ...ACTS.map((act) => (act.key === 'confirm' ? confirming(act) : act))];
  const shown = { ...row, version };
  return [
    acts
      .filter((act) => allowed(act, shown))
      .map((act) => ({
        key: act.key,
        label: act.label,
        icon: ICONS[act.key],
        danger: act.danger,
        primary: act.key === 'confirm',
        front: true,
        run: () => run(act, shown),
      })),
    dialog,
  ];
}
