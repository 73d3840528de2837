import { lazy, Suspense, useState } from 'react';
import type { AnyResource } from '../../../kernel/resource/resource.ts';
import { formatDecimal } from '../../../kernel/value/decimal.ts';
import { Panel } from '../../../kernel/web/detail/panel.tsx';
import { HistoryList } from '../../../kernel/web/history/history-list.tsx';
import { t } from '../../../kernel/web/i18n.ts';
import { useTagTitle } from '../../../kernel/web/shell/tags/use-tag.ts';
import { ReportCorrections } from '../corrections/report-corrections.web.tsx';
import { Problems } from '../problems.web.tsx';
import { report as resource } from '../reports/report.resource.ts';
import { REPORT_FIELD_TEXT } from '../reports/report.text.ts';
import { DETAIL_TEXT as TEXT } from './detail.text.ts';
import type { ReportTab } from './finding-tab.rules.ts';
import { FindingsPanel } from './findings-panel.web.tsx';
import { ReportHead } from './report-head.web.tsx';
import { ReportTabs } from './report-tabs.web.tsx';
import type { ReportDetail } from './use-report.web.ts';
import '../../../kernel/web/detail/detail.css';
import '../../../kernel/web/fields/fields.css';
import '../board/board.css';
import '../board/ship-reports/ship-reports.css';

const ReportPrint = lazy(() => import('./report-print.web.tsx').then((m) => ({ default: m.ReportPrint })));
const REPORT = resource as unknown as AnyResource;

/** Head and acts, the figures of the day, six tabs; at the right what the rules found and who changed what. */
export function ReportView({ detail }: { detail: ReportDetail }) {
  const [tab, setTab] = useState<ReportTab>('movementReport');
  const [printing, setPrinting] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const { report, row } = detail;
  useTagTitle(report.reportNo ?? undefined);
  return (
    <div className="detail">
      <ReportHead detail={detail} onPrint={() => setPrinting(true)} onProblems={setProblems} />
      <Problems title={t(TEXT.refused)} problems={problems} />
      {row.returned === true && (
        <p className="report-returned" role="status">
          {t(TEXT.returnedWhy, { reason: String(row.returnReason ?? '') })}
        </p>
      )}
      <div className="detail-columns" data-side="true">
        <div className="detail-main">
          <Figures detail={detail} />
          <ReportTabs detail={detail} tab={tab} onTab={setTab} />
        </div>
        <aside className="detail-side">
          <FindingsPanel detail={detail} onTab={setTab} />
          <ReportCorrections reportId={row.id} />
          <Panel title={t(TEXT.history)}>
            <HistoryList resource={REPORT} id={row.id} />
          </Panel>
        </aside>
      </div>
      {printing && (
        <Suspense fallback={null}>
          <ReportPrint detail={detail} onDone={() => setPrinting(false)} />
        </Suspense>
      )}
    </div>
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
