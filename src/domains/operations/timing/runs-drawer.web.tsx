import { Drawer } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { Failed } from '../monitor-server/monitor-parts.web.tsx';
import type { ScheduleRow, ScheduleRun } from './timing.calls.ts';
import { TIMING_TEXT as TEXT } from './timing.text.ts';
import { TimingTable } from './timing-table.web.tsx';
import { companyTime, RunState, tookText } from './timing-words.web.tsx';
import { useRuns } from './use-timing.web.ts';
import './timing.css';

const SIZE = 20;

/** What a schedule has done, the latest first. */
export function RunsDrawer({ schedule, onClose }: { schedule: ScheduleRow; onClose: () => void }) {
  const [page, setPage] = useState(0);
  const found = useRuns(schedule.name, page, SIZE);
  return (
    <Drawer open size={860} title={`${t(schedule.label)} · ${t(TEXT.history)}`} onClose={onClose}>
      {found.error && <Failed error={found.error} onRetry={() => void found.refetch()} />}
      <TimingTable<ScheduleRun>
        label={t(TEXT.history)}
        rowKey="id"
        loading={found.isPending}
        dataSource={found.data?.content}
        empty={t(TEXT.noRuns)}
        paging={{ page, size: SIZE, total: found.data?.totalElements ?? 0, onPage: setPage }}
        stackOf={({ stack }) => stack}
        columns={[
          { title: t(TEXT.slot), key: 'slot', className: 'num', render: (_, run) => companyTime(run.slot) },
          { title: t(TEXT.result), key: 'state', render: (_, run) => <RunState state={run.state} /> },
          {
            title: t(TEXT.duration),
            key: 'took',
            align: 'right',
            className: 'num',
            render: (_, run) => (run.state === 'SKIPPED' ? '—' : tookText(run.startedAt, run.endedAt)),
          },
          { title: t(TEXT.by), key: 'by', render: (_, run) => run.byName ?? t(TEXT.byPlan) },
          {
            title: t(TEXT.note),
            key: 'note',
            render: (_, run) =>
              run.error ? <span className="timing-error">{t(run.error)}</span> : run.note ? t(run.note) : '—',
          },
          { title: t(TEXT.node), key: 'node', render: (_, run) => <span translate="no">{run.node}</span> },
        ]}
      />
    </Drawer>
  );
}
