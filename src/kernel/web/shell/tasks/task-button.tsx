import { CheckCircleOutlined, SyncOutlined } from '@ant-design/icons';
import { Popover } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../i18n.ts';
import { TASK_TEXT } from './task.text.ts';
import { useTasks } from './use-tasks.ts';
import './tasks.css';

const TaskList = lazy(async () => ({ default: (await import('./task-list.tsx')).TaskList }));

/** The own long work, there only while something runs or is ready. */
export function TaskButton() {
  const { tasks, refresh } = useTasks();
  const [open, setOpen] = useState(false);
  const running = tasks.filter(({ endedAt }) => !endedAt).length;
  if (tasks.length === 0) return null;
  const label = running > 0 ? t(TASK_TEXT.running, { n: running }) : t(TASK_TEXT.ready);
  return (
    <Popover
      trigger="click"
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      title={t(TASK_TEXT.title)}
      content={
        open && (
          <Suspense>
            <TaskList tasks={tasks} onChange={refresh} />
          </Suspense>
        )
      }
      classNames={{ root: 'shell-bell' }}
    >
      <button type="button" className="shell-icon" aria-label={label} aria-expanded={open} title={label}>
        {running > 0 ? <SyncOutlined spin aria-hidden /> : <CheckCircleOutlined aria-hidden />}
        {running > 0 && <span className="shell-badge">{running}</span>}
      </button>
    </Popover>
  );
}
