import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { t } from '../../../kernel/web/i18n.ts';
import { TabBar } from '../../../kernel/web/tab-bar/tab-bar.tsx';
import { type FigureCard, FigureStrip, MonitorHead } from '../monitor-server/monitor-parts.web.tsx';
import { QueuesTab } from './queues-tab.web.tsx';
import { RunsDrawer } from './runs-drawer.web.tsx';
import { fits, type ScheduleFilter } from './schedule-filter.rules.ts';
import { SchedulesTab } from './schedules-tab.web.tsx';
import { TasksTab } from './tasks-tab.web.tsx';
import './timing.css';
import type { ScheduleRow } from './timing.calls.ts';
import { TIMING_TEXT as TEXT } from './timing.text.ts';
import { useRefresh, useSchedules } from './use-timing.web.ts';
import '../monitor-server/monitor.css';

const TABS = ['schedules', 'tasks', 'queues'] as const;
type Tab = (typeof TABS)[number];

/** What the product does by itself: at set times, on request, and in queues. */
export function Page() {
  const [tab, setTab] = useState<Tab>('schedules');
  const [filter, setFilter] = useState<ScheduleFilter>('all');
  const found = useSchedules();
  const refresh = useRefresh();
  // A message of a failure leads here by the name of the schedule.
  const [search, setSearch] = useSearchParams();
  const asked = found.data?.find(({ name }) => name === search.get('name'));
  const show = (only: ScheduleFilter): void => {
    setFilter(filter === only ? 'all' : only);
    setTab('schedules');
  };
  return (
    <div className="monitor">
      <MonitorHead title={t(TEXT.title)} note={t(TEXT.zone)} busy={found.isFetching} onRefresh={refresh} />
      {found.data && <FigureStrip label={t(TEXT.title)} figures={strip(found.data, show)} />}
      <div className="timing-panel">
        <TabBar label={t(TEXT.title)} tabs={TABS.map((key) => ({ key, label: t(TEXT[key]) }))} tab={tab} onTab={setTab}>
          {tab === 'schedules' && (
            <SchedulesTab
              rows={found.data}
              error={found.error}
              filter={filter}
              onRetry={refresh}
              onRuns={(name) => setSearch({ name })}
            />
          )}
          {tab === 'tasks' && <TasksTab />}
          {tab === 'queues' && <QueuesTab />}
        </TabBar>
      </div>
      {asked && <RunsDrawer schedule={asked} onClose={() => setSearch({})} />}
    </div>
  );
}

function strip(rows: readonly ScheduleRow[], show: (only: ScheduleFilter) => void): FigureCard[] {
  const count = (only: ScheduleFilter): number => rows.filter((row) => fits(row, only)).length;
  const card = (key: ScheduleFilter, label: string, bad = false): FigureCard => ({
    key,
    label,
    value: count(key),
    onOpen: () => show(key),
    bad: bad && count(key) > 0,
  });
  return [
    card('all', t(TEXT.schedules)),
    card('running', t(TEXT.runningCount)),
    card('failed', t(TEXT.failedCount), true),
    card('paused', t(TEXT.pausedCount)),
  ];
}
