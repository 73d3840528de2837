import type { Task } from '../../task.calls.ts';
import { t } from '../i18n.ts';
import { notify } from '../notice.ts';
import { TASK_END } from './task-end.text.ts';

/** Says how a task ended, wherever its person is; one that was cancelled is no news. */
export function sayEnd({ state, title, error, note }: Task): void {
  const name = t(title);
  if (state === 'DONE')
    notify.success(note ? t(TASK_END.doneWith, { name, note: t(note) }) : t(TASK_END.done, { name }));
  if (state === 'FAILED') notify.error(t(TASK_END.failed, { name, why: error ? t(error) : '' }));
}
