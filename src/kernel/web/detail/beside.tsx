import type { ReactNode } from 'react';
import { isDocument } from '../../resource/document.ts';
import type { AnyResource } from '../../resource/resource.ts';
import { HISTORY } from '../history/history.text.ts';
import { HistoryList } from '../history/history-list.tsx';
import { t } from '../i18n.ts';
import type { AnyRow } from '../records/record-calls.ts';
import { DETAIL } from './detail.text.ts';
import type { RecordPart } from './record-frame.tsx';
import { type SideTab, SideTabs } from './side-tabs.tsx';
import { Trace } from './trace.tsx';
import { useRecordPanels } from './use-record-panels.ts';
import './detail.css';

type Given = { resource: AnyResource; row: AnyRow; path?: string; history: boolean };

type Beside = { lead: ReactNode; waiting: ReactNode; parts: readonly RecordPart[]; head: ReactNode };

/** What stands beside any record: what waits for the reader, and what was said and done with it. */
export function useBeside({ resource, row, path, history }: Given): Beside {
  const panels = useRecordPanels(resource);
  const given = { resource, row };
  const extra: SideTab[] = panels.flatMap(({ key, tab }) =>
    tab ? [{ key, label: t(tab.label), children: <tab.Content {...given} /> }] : [],
  );
  const Feed = panels.find((panel) => panel.Feed)?.Feed;
  const own: SideTab = {
    key: 'history',
    label: t(HISTORY.title),
    children: <HistoryList resource={resource} id={row.id} path={path} />,
  };
  const tabs = history ? [...extra, own] : extra;
  const feed: RecordPart[] =
    Feed || tabs.length > 0
      ? [
          {
            key: 'feed',
            title: t(DETAIL.feed),
            content: Feed ? (
              <Feed key={row.id} {...given} path={path} history={history} extra={extra} />
            ) : (
              <section className="panel detail-tabs">
                <SideTabs tabs={tabs} />
              </section>
            ),
          },
        ]
      : [];
  const leads = panels.flatMap(({ key, Lead }) => (Lead ? [<Lead key={key} {...given} />] : []));
  const sides = panels.flatMap(({ key, Side }) => (Side ? [<Side key={key} {...given} />] : []));
  const heads = panels.flatMap(({ key, Head }) => (Head ? [<Head key={key} {...given} />] : []));
  const besides = panels.flatMap(({ key, beside }) =>
    beside ? [{ key, title: t(beside.label), content: <beside.Content key={row.id} {...given} /> }] : [],
  );
  const trace: RecordPart[] = isDocument(resource)
    ? [{ key: 'trace', title: t(DETAIL.trace), content: <Trace key={row.id} resource={resource} id={row.id} /> }]
    : [];
  return { lead: leads, waiting: sides.length > 0 && sides, parts: [...trace, ...besides, ...feed], head: heads };
}
