import { Progress } from 'antd';
import { useState } from 'react';
import { t } from '../../../kernel/web/i18n.ts';
import { Failed } from '../monitor-server/monitor-parts.web.tsx';
import type { AnyTask } from './timing.calls.ts';
import { TIMING_TEXT as TEXT } from './timing.text.ts';
import { TimingTable } from './timing-table.web.tsx';
import { companyTime, RunState, tookText } from './timing-words.web.tsx';
import { useAllTasks } from './use-timing.web.ts';
import './timing.css';

const SIZE = 20;

/** Long work of everybody, the latest first. */
export function TasksTab() {
  const [page, setPage] = useState(0);
  const found = useAllTasks(page, SIZE);
  if (found.error && !found.data) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return (
    <TimingTable<AnyTask>
      label={t(TEXT.tasks)}
      rowKey="id"
      loading={found.isPending}
      dataSource={found.data?.content}
      paging={{ page, size: SIZE, total: found.data?.totalElements ?? 0, onPage: setPage }}
      stackOf={({ stack }) => stack}
      columns={[
        { title: t(TEXT.task), key: 'title', render: (_, task) => t(task.title) },
        { title: t(TEXT.who), dataIndex: 'userName' },
        {
          title: t(TEXT.state),
          key: 'state',
          render: (_, task) => (
            <>
              <RunState state={task.state} />
              {task.error && <span className="timing-sub timing-error">{t(task.error)}</span>}
            </>
          ),
        },
        {
          title: t(TEXT.progress),
          key: 'progress',
          width: 160,
          render: (_, task) =>
            task.total > 0 ? (
              <Progress
                percent={Math.floor((100 * task.done) / task.total)}
                size="small"
                aria-label={`${t(TEXT.progress)} ${t(task.title)}`}
              />
            ) : (
              '—'
            ),
        },
        { title: t(TEXT.created), key: 'created', className: 'num', render: (_, task) => companyTime(task.createdAt) },
        {
          title: t(TEXT.duration),
          key: 'took',
          align: 'right',
          className: 'num',
          render: (_, task) => tookText(task.startedAt, task.endedAt),
        },
      ]}
    />
  );
}
