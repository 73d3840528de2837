import { Button, Progress } from 'antd';
import { cancelTaskCall, putTaskAwayCall, type Task } from '../../kernel/task.calls.ts';
import { confirm } from '../../kernel/web/confirm.ts';
import { downloadFile } from '../../kernel/web/fields/stored-file.ts';
import { t } from '../../kernel/web/i18n.ts';
import { call } from '../../kernel/web/request.ts';
import { TASK_STATE_TEXT, TASK_TEXT } from './task.text.ts';

type Props = { tasks: readonly Task[]; onChange: () => void };

/** Each task with its progress, and what one may do with it. */
export function TaskList({ tasks, onChange }: Props) {
  return (
    <ul className="shell-tasks">
      {tasks.map((task) => (
        <li key={task.id}>
          <span className="shell-task-title">{t(task.title)}</span>
          <span className="shell-task-state" data-state={task.state}>
            {t(TASK_STATE_TEXT[task.state])}
          </span>
          {!task.endedAt && (
            <Progress
              size="small"
              status={task.state === 'RUNNING' ? 'active' : 'normal'}
              showInfo={task.total > 0}
              percent={task.total > 0 ? Math.floor((100 * task.done) / task.total) : 0}
              aria-label={`${t(TASK_TEXT.progress)} ${t(task.title)}`}
            />
          )}
          <span className="shell-task-note">{noteOf(task)}</span>
          <Acts task={task} onChange={onChange} />
        </li>
      ))}
    </ul>
  );
}

function noteOf({ state, note, error, done, total, fileId, endedAt }: Task): string {
  if (error && state === 'FAILED') return t(error);
  if (fileId || (note && endedAt)) return [note && t(note), fileId && t(TASK_TEXT.dayOnly)].filter(Boolean).join(' · ');
  const count = total > 0 ? `${done.toLocaleString('en-US')} / ${total.toLocaleString('en-US')}` : '';
  return [note && t(note), count].filter(Boolean).join(' · ');
}

function Acts({ task, onChange }: { task: Task; onChange: () => void }) {
  const { id, fileId } = task;
  const name = t(task.title);
  const cancel = async (): Promise<void> => {
    const agreed = await confirm({
      title: t(TASK_TEXT.cancelQuestion, { name }),
      effect: t(TASK_TEXT.cancelEffect),
      act: t(TASK_TEXT.keep),
      danger: true,
    });
    if (agreed) await call(cancelTaskCall, { params: { id } });
  };
  // A refusal is shown by the request itself; either way the list is asked for anew.
  const then = (work: () => Promise<unknown>) => () => void work().then(onChange, onChange);
  return (
    <span className="shell-task-acts">
      {fileId && (
        <Button type="link" size="small" onClick={then(() => downloadFile(fileId))}>
          {t(TASK_TEXT.download)}
        </Button>
      )}
      {task.endedAt ? (
        <Button type="link" size="small" onClick={then(() => call(putTaskAwayCall, { params: { id } }))}>
          {t(TASK_TEXT.away)}
        </Button>
      ) : (
        <Button type="link" size="small" danger onClick={then(cancel)}>
          {t(TASK_TEXT.cancel)}
        </Button>
      )}
    </span>
  );
}
