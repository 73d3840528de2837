import { CheckCircleOutlined, SyncOutlined } from '@ant-design/icons';
import { lazy } from 'react';
import { t } from '../../kernel/web/i18n.ts';
import { BarButton } from '../navbar/bar-button.tsx';
import { TASK_TEXT } from './task.text.ts';
import { useTasks } from './use-tasks.ts';
import './tasks.css';

const TaskList = lazy(async () => ({ default: (await import('./task-list.tsx')).TaskList }));

/** The own long work, there only while something runs or is ready. */
export function TaskButton() {
  const { tasks, refresh } = useTasks();
  const running = tasks.filter(({ endedAt }) => !endedAt).length;
  if (tasks.length === 0) return null;
  return (
    <BarButton
      title={t(TASK_TEXT.title)}
      label={running > 0 ? t(TASK_TEXT.running, { n: running }) : t(TASK_TEXT.ready)}
      icon={running > 0 ? <SyncOutlined spin aria-hidden /> : <CheckCircleOutlined aria-hidden />}
      badge={running > 0 ? running : undefined}
    >
      {() => <TaskList tasks={tasks} onChange={refresh} />}
    </BarButton>
  );
}
