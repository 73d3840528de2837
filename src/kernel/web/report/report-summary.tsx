import { InboxOutlined, PrinterOutlined, SettingOutlined, WarningOutlined } from '@ant-design/icons';
import { Button, Drawer, type InputRef } from 'antd';
import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import { reportSheetRoute } from '../../report/answer.ts';
import { layOut } from '../../report/lay-out.ts';
import { REPORT } from '../../report/report.text.ts';
import type { Report } from '../../report/report.ts';
import { type AnyResource, permissionOf } from '../../resource/resource.ts';
import { lang, t } from '../i18n.ts';
import { useSize } from '../list/columns/use-size.ts';
import { Message, SkeletonRows } from '../list/list-message.tsx';
import type { ListState } from '../list/list-state.ts';
import { SearchBand } from '../list/search/search-band.tsx';
import { useFilterDraft } from '../list/search/use-filter-draft.ts';
import { ExportButton } from '../list/sheets/export-button.tsx';
import { KeepView } from '../list/views/keep-view.tsx';
import { messageOf } from '../request.ts';
import { hasPermission } from '../session/permission.tsx';
import { useMobile } from '../viewport/use-mobile.ts';
import { ReportChoiceBand } from './report-choice.tsx';
import { ReportTable } from './report-table.tsx';
import { useReport } from './use-report.ts';
import { useReportViews } from './use-report-views.ts';
import './report.css';

const ReportChart = lazy(() => import('./report-chart.tsx').then((m) => ({ default: m.ReportChart })));
const ReportPrint = lazy(() => import('./report-print.tsx').then((m) => ({ default: m.ReportPrint })));
const PhoneSearch = lazy(() => import('../list/search/phone-search.tsx').then((m) => ({ default: m.PhoneSearch })));

type Props = {
  report: Report;
  /** The report's view as its reader may know it. */
  view: AnyResource;
  rowsAt: (filters: ListState['filters'], q: string) => string;
};

/** The figures of a report: filters, what goes down, across and into the cells, chart and table. */
export function ReportSummary({ report, view, rowsAt }: Props) {
  const mobile = useMobile();
  const shown = useReport(report, view);
  const { state, change, choice, chosen, found, choose } = shown;
  const views = useReportViews(shown);
  const draft = useFilterDraft(state, change);
  const [panel, size] = useSize<HTMLDivElement>(`report ${shown.pageKey}`);
  const keyword = useRef<InputRef>(null);
  const [choosing, setChoosing] = useState(false);
  const [printing, setPrinting] = useState(false);
  const answer = found.data;
  const layout = useMemo(() => answer && layOut({ report, chosen, answer, lang }), [report, chosen, answer]);
  const search = {
    resource: view,
    filters: view.list?.filters ?? [],
    state,
    draft,
    views,
    onFilters: (filters: ListState['filters']) => change({ filters }),
    keyword,
  };
  const band = <ReportChoiceBand report={report} view={view} choice={choice} onChoose={choose} />;
  const filled = answer && layout && answer.lines.length > 0;
  return (
    <div className="list-panel report-panel" ref={panel}>
      {mobile ? (
        <Suspense fallback={null}>
          <PhoneSearch {...search} columns={[]} sort="" onSort={() => undefined} />
        </Suspense>
      ) : (
        <>
          <SearchBand {...search} width={size.width} />
          {band}
        </>
      )}
      <div className="list-band list-tools">
        <div className="list-tools-left">
          {answer && t(REPORT.counted, { n: answer.counted.toLocaleString('en-US') })}
        </div>
        <div className="list-tools-right">
          {mobile && (
            <Button icon={<SettingOutlined />} onClick={() => setChoosing(true)}>
              {t(REPORT.settings)}
            </Button>
          )}
          <KeepView onKeep={views.onKeep} holds={REPORT.viewHolds} />
          {!mobile && (
            <Button icon={<PrinterOutlined />} disabled={!filled} onClick={() => setPrinting(true)}>
              {t(REPORT.print)}
            </Button>
          )}
          {!mobile && hasPermission(permissionOf(view, 'export')) && (
            <ExportButton url={reportSheetRoute(report).path} query={shown.query} name={t(report.label)} />
          )}
        </div>
      </div>
      {found.error && (
        <Message icon={<WarningOutlined />} title={t(REPORT.failed)} alert>
          <p className="list-message-more">{messageOf(found.error)}</p>
          <Button onClick={() => void found.refetch()}>{t(REPORT.retry)}</Button>
        </Message>
      )}
      {!answer && !found.error && <SkeletonRows />}
      {!found.error && answer && !filled && <Message icon={<InboxOutlined />} title={t(REPORT.empty)} />}
      {!found.error && filled && (
        <div className="report-body" data-loading={found.isFetching}>
          {choice.chart && (
            <Suspense fallback={<div className="report-chart" />}>
              <ReportChart report={report} chosen={chosen} answer={answer} kind={choice.chart} />
            </Suspense>
          )}
          <ReportTable
            {...{ report, layout, answer, chosen, choice }}
            filters={state.filters}
            rowsAt={(filters) => rowsAt(filters, state.q)}
            onRank={(rank) => choose({ ...choice, rank })}
          />
        </div>
      )}
      {mobile && (
        <Drawer
          open={choosing}
          placement="bottom"
          size="75%"
          title={t(REPORT.settings)}
          onClose={() => setChoosing(false)}
        >
          {band}
        </Drawer>
      )}
      {printing && answer && (
        <Suspense fallback={null}>
          <ReportPrint report={report} chosen={chosen} answer={answer} onDone={() => setPrinting(false)} />
        </Suspense>
      )}
    </div>
  );
}
