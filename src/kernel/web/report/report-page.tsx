import { type ReactNode, useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { REPORT } from '../../report/report.text.ts';
import type { Report } from '../../report/report.ts';
import { t } from '../i18n.ts';
import { type ListState, readListState, writeListState } from '../list/list-state.ts';
import { usePageTitle } from '../list/record/use-page-title.ts';
import { ResourceList } from '../list/resource-list.tsx';
import { useOwnSearch } from '../list/search/use-own-search.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { seen } from '../session/seen.ts';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { useMobile } from '../viewport/use-mobile.ts';
import { ReportSummary } from './report-summary.tsx';
import './report.css';

/** The word of the address that turns to the rows. */
const PART = 'part';
const ROWS = 'rows';

type Props = {
  report: Report;
  /** Where the calls of its view live, when not at the view's own path. */
  path?: string;
  /** What a row of its view leads to. */
  hrefOf?: (row: AnyRow) => string;
  /** What of the figures is chosen beside their filters, at the right of the title. */
  extra?: ReactNode;
};

/** A declared report: its figures, and the rows that they count, under the same filters. */
export function ReportPage({ report, path, hrefOf, extra }: Props) {
  const view = useMemo(() => seen(report.view), [report]);
  const [params, setParams, pathname] = useOwnSearch();
  const navigate = useNavigate();
  const mobile = useMobile();
  const title = usePageTitle();
  const tab = params.get(PART) === ROWS ? ROWS : 'summary';
  const text = params.toString();
  const rowsAt = useCallback(
    (filters: ListState['filters'], q: string) => {
      const now = new URLSearchParams(text);
      const state = readListState(view, now);
      const next = writeListState(view, now, { ...state, filters, q, page: 0 });
      next.set(PART, ROWS);
      return `${pathname}?${next}`;
    },
    [text, view, pathname],
  );
  const turn = (to: string): void =>
    setParams((now) => {
      const next = writeListState(view, now, { ...readListState(view, now), page: 0, sort: undefined });
      if (to === ROWS) next.set(PART, ROWS);
      else next.delete(PART);
      return next;
    });
  return (
    <div className="list-page report-page" data-mobile={mobile}>
      {(!mobile || extra) && (
        <header className="list-head">
          {!mobile && <h1>{title ?? t(report.label)}</h1>}
          {extra && <div className="list-head-acts">{extra}</div>}
        </header>
      )}
      <TabBar
        label={t(REPORT.parts)}
        tabs={[
          { key: 'summary', label: t(REPORT.summary) },
          { key: ROWS, label: t(REPORT.rows) },
        ]}
        tab={tab}
        onTab={turn}
        className="report-part"
      >
        {tab === 'summary' ? (
          <ReportSummary report={report} view={view} rowsAt={rowsAt} />
        ) : (
          <ResourceList
            resource={report.view}
            path={path}
            title={null}
            part={ROWS}
            hrefOf={hrefOf}
            onOpen={hrefOf && ((row) => navigate(hrefOf(row)))}
            omit={['create', 'edit', 'remove', 'import']}
          />
        )}
      </TabBar>
    </div>
  );
}
