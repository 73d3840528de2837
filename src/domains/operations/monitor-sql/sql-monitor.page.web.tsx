import dayjs from 'dayjs';
import { useState } from 'react';
import { sizeText } from '../../../kernel/web/fields/stored-file.ts';
import { t } from '../../../kernel/web/i18n.ts';
import { TabBar } from '../../../kernel/web/tab-bar/tab-bar.tsx';
import { Failed, type FigureCard, FigureStrip, MonitorHead } from '../monitor-server/monitor-parts.web.tsx';
import { ActivityTab } from './activity-tab.web.tsx';
import { IndexesTab, TablesTab } from './sizes-tabs.web.tsx';
import { SlowTab } from './slow-tab.web.tsx';
import './sql-monitor.css';
import type { Source } from './sql-monitor.calls.ts';
import { SQL_TEXT as TEXT } from './sql-monitor.text.ts';
import { StatementsTab } from './statements-tab.web.tsx';
import { useSqlFigures } from './use-sql-figures.web.ts';
import '../monitor-server/monitor.css';

const TABS = ['statements', 'slow', 'activity', 'tables', 'indexes'] as const;
type Tab = (typeof TABS)[number];

/** What is slow in the database, and why. Nothing here changes anything. */
export function Page() {
  const [tab, setTab] = useState<Tab>('statements');
  const [source, setSource] = useState<Source>('server');
  const [onlyUnused, setOnlyUnused] = useState(false);
  const figures = useSqlFigures(source);
  const { statements, slow, activity, sizes } = figures;
  const count: Partial<Record<Tab, number>> = { slow: slow?.runs.length, activity: activity?.sessions.length };
  const go = (to: Tab, unused = false): void => {
    setOnlyUnused(unused);
    setTab(to);
  };
  return (
    <div className="monitor">
      <MonitorHead title={t(TEXT.title)} busy={figures.busy} onRefresh={figures.refresh} />
      {figures.error ? (
        <Failed error={figures.error} onRetry={figures.refresh} />
      ) : (
        <>
          <FigureStrip label={t(TEXT.title)} figures={strip(figures, go)} />
          <div className="sql-panel">
            <TabBar
              label={t(TEXT.title)}
              tabs={TABS.map((key) => ({
                key,
                label: count[key] === undefined ? t(TEXT[key]) : `${t(TEXT[key])} ${count[key]}`,
              }))}
              tab={tab}
              onTab={setTab}
            >
              {tab === 'statements' && (
                <StatementsTab
                  rows={statements?.statements}
                  source={source}
                  onSource={statements?.extension === 'ready' ? setSource : undefined}
                  note={noteOf(statements)}
                />
              )}
              {tab === 'slow' && <SlowTab runs={slow?.runs} fromMs={slow?.fromMs ?? 0} />}
              {tab === 'activity' && <ActivityTab sessions={activity?.sessions} />}
              {tab === 'tables' && <TablesTab tables={sizes?.tables} />}
              {tab === 'indexes' && (
                <IndexesTab
                  indexes={sizes?.indexes}
                  since={sizes?.countedSince ?? null}
                  onlyUnused={onlyUnused}
                  onOnlyUnused={setOnlyUnused}
                />
              )}
            </TabBar>
          </div>
        </>
      )}
    </div>
  );
}

type Figures = ReturnType<typeof useSqlFigures>;

function noteOf(statements: Figures['statements']): string {
  if (!statements) return '';
  if (!statements.since) return t(TEXT.ofAll);
  const since = dayjs(statements.since).format('YYYY-MM-DD HH:mm');
  const beyond = statements.beyond > 0 ? ` · ${t(TEXT.beyond, { n: statements.beyond })}` : '';
  return `${t(TEXT.of, { node: statements.node, since })}${beyond}`;
}

function strip({ statements, slow, activity, sizes }: Figures, go: (tab: Tab, unused?: boolean) => void): FigureCard[] {
  const rows = statements?.statements ?? [];
  const calls = rows.reduce((sum, row) => sum + row.calls, 0);
  const totalMs = rows.reduce((sum, row) => sum + row.totalMs, 0);
  const blocked = activity?.sessions.filter((row) => row.blockedBy.length > 0).length ?? 0;
  const open = (key: string, label: string, value: string | number, tab: Tab, more: Partial<FigureCard> = {}) => ({
    key,
    label,
    value,
    onOpen: () => go(tab, key === 'unused'),
    ...more,
  });
  const pool = activity?.pool;
  return [
    open('different', t(TEXT.different), rows.length, 'statements'),
    open('calls', t(TEXT.calls), calls.toLocaleString('en-US'), 'statements'),
    open('mean', t(TEXT.meanAll), calls > 0 ? `${(totalMs / calls).toFixed(2)} ms` : '—', 'statements'),
    open('slow', t(TEXT.slow), slow?.runs.length ?? '—', 'slow'),
    {
      key: 'pool',
      label: t(TEXT.pool),
      value: pool ? `${pool.total - pool.idle} / ${pool.total}` : '—',
      note: pool && pool.waiting > 0 ? `${t(TEXT.waiting)} ${pool.waiting}` : undefined,
      bad: (pool?.waiting ?? 0) > 0,
    },
    open('sessions', t(TEXT.sessions), activity?.sessions.length ?? '—', 'activity', {
      note: activity && t(TEXT.limit, { n: activity.maxConnections }),
    }),
    open('blocked', t(TEXT.blocked), activity ? blocked : '—', 'activity', { bad: blocked > 0 }),
    open('size', t(TEXT.size), sizes ? sizeText(sizes.databaseBytes) : '—', 'tables'),
    open('unused', t(TEXT.unusedCount), sizes ? sizes.indexes.filter((row) => row.unused).length : '—', 'indexes'),
  ];
}
