import { lazy, Suspense, useCallback, useState } from 'react';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { useBeside } from '../../../kernel/web/detail/beside.tsx';
import { RecordFrame, type RecordPart } from '../../../kernel/web/detail/record-frame.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { SHIP_KIND_TONE } from '../../../kernel/web/marks/ship-kind.ts';
import type { RecordWays } from '../../../kernel/web/records/use-record-ways.ts';
import { useTagTitle } from '../../../kernel/web/tabs/use-tag.ts';
import { kindOf } from '../board/board-view.rules.ts';
import { ReportCorrections } from '../corrections/report-corrections.web.tsx';
import { Problems } from '../problems.web.tsx';
import { report as resource } from '../reports/report.resource.ts';
import { REPORT_FIELD_TEXT } from '../reports/report.text.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import { FindingsPanel } from './findings-panel.web.tsx';
import { ReportHead } from './report-head.web.tsx';
import { reportParts } from './report-parts.web.tsx';
import type { ReportDetail } from './use-report.web.ts';
import '../../../kernel/web/detail/detail.css';
import '../../../kernel/web/fields/fields.css';
import '../board/board.css';
import '../board/ship-reports/ship-reports.css';

const RecordPrint = lazy(() =>
  import('../../../kernel/web/print/record-print.tsx').then((m) => ({ default: m.RecordPrint })),
);
const REPORT: AnyResource = resource;

type Props = { detail: ReportDetail; ways: RecordWays; place: string };

/** Head and acts, the figures of the day, its six parts; at the right what the rules found and who changed what. */
export function ReportView({ detail, ways, place }: Props) {
  const [printing, setPrinting] = useState(false);
  const printed = useCallback(() => setPrinting(false), []);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { report, row } = detail;
  const beside = useBeside({ resource: REPORT, row, history: true });
  const kind = kindOf({ repair: false, shipStatus: report.shipStatus });
  useTagTitle(report.reportNo ?? undefined, kind ? { tone: SHIP_KIND_TONE[kind], ship: kind } : undefined);
  const checks: RecordPart = {
    key: 'findings',
    title: t(TEXT.findings),
    count: detail.findings.length,
    content: (
      <>
        <FindingsPanel detail={detail} />
        <ReportCorrections reportId={row.id} />
      </>
    ),
  };
  return (
    <RecordFrame
      head={
        <ReportHead
          detail={detail}
          ways={ways}
          place={place}
          extra={beside.head}
          onPrint={() => setPrinting(true)}
          onProblems={setProblems}
        />
      }
      lead={
        <>
          <Problems title={t(TEXT.refused)} problems={problems} />
          {row.returned === true && (
            <p className="report-returned" role="status">
              {t(TEXT.returnedWhy, { reason: String(row.returnReason ?? '') })}
            </p>
          )}
          <Figures detail={detail} />
        </>
      }
      waiting={beside.waiting}
      parts={reportParts(detail)}
      beside={[checks, ...beside.parts]}
    >
      {printing && (
        <Suspense fallback={null}>
          <RecordPrint resource={REPORT.name} id={row.id} onDone={printed} />
        </Suspense>
      )}
    </RecordFrame>
  );
}

function Figures({ detail: { report, row } }: { detail: ReportDetail }) {
  const text = (name: string): string | null => (typeof row[name] === 'string' ? row[name] : null);
  const figures = [
    { label: REPORT_FIELD_TEXT.avgSpeed, value: formatDecimal(report.avgSpeed, 2), unit: 'kn' },
    { label: TEXT.distance, value: formatDecimal(report.ssDist, 1), unit: 'nm' },
    { label: REPORT_FIELD_TEXT.nextDis, value: formatDecimal(report.nextDis, 1), unit: 'nm' },
    {
      label: TEXT.fuel,
      value: `${formatDecimal(text('fuelUsed'), 3)} / ${formatDecimal(text('dieselUsed'), 3)}`,
      unit: 't',
    },
  ];
  return (
    <dl className="figures">
      {figures.map(({ label, value, unit }) => (
        <div key={label.en}>
          <dt>{t(label)}</dt>
          <dd>
            <strong className="num">{value}</strong>
            <span className="field-unit">{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
