import { useEffect, useRef, useState } from 'react';
import type { ImportReport } from '../../../import.calls.ts';
import type { AnyResource } from '../../../resource/resource.ts';
import type { Task } from '../../../task.calls.ts';
import { t } from '../../i18n.ts';
import { notify } from '../../notice.ts';
import { records } from '../../records/record-calls.ts';
import { messageOf, request } from '../../request.ts';
import { type Following, follow } from '../../tasks/follow.ts';
import { uuid } from '../../uuid.ts';
import { IMPORT } from './import.text.ts';

/** `checked` shows what the check found, `failed` why there is nothing to go on with. */
type Step =
  | { at: 'start' }
  | { at: 'running'; dryRun: boolean; task?: Task }
  | { at: 'checked'; report: ImportReport; fileId: number | null }
  | { at: 'failed'; message: string; report?: ImportReport; fileId: number | null }
  | { at: 'stopped' };

type Given = { resource: AnyResource; onImported: () => void; onClose: () => void };

/**
 * The check and the import of one dialog, each a task in the background. Whoever closes the dialog leaves it to the shell; the list
 * hears of new rows all the same.
 */
export function useImport({ resource, onImported, onClose }: Given) {
  const [step, setStep] = useState<Step>({ at: 'start' });
  const running = useRef<Following>(undefined);
  const open = useRef(true);
  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  async function run(file: File, dryRun: boolean): Promise<void> {
    setStep({ at: 'running', dryRun });
    const key = uuid();
    try {
      const following = await follow(
        async () => (await records.import(resource, file, { dryRun, key })).taskId,
        (task) => open.current && setStep({ at: 'running', dryRun, task }),
      );
      running.current = following;
      if (!open.current) following.letGo();
      const task = await following.ended;
      running.current = undefined;
      if (task.state === 'DONE' && !dryRun) onImported();
      if (open.current) await show(task, dryRun);
      if (open.current) settle(following, task);
    } catch (error) {
      running.current = undefined;
      setStep({ at: 'failed', message: messageOf(error), fileId: null });
    }
  }

  async function show({ id, state, error, fileId }: Task, dryRun: boolean): Promise<void> {
    if (state === 'CANCELLED') return setStep({ at: 'stopped' });
    if (state === 'FAILED')
      return setStep({
        at: 'failed',
        message: error ? t(error) : '',
        report: await records.imported(id).catch(() => undefined),
        fileId,
      });
    const report = await records.imported(id);
    if (dryRun) return setStep({ at: 'checked', report, fileId });
    notify.success(t(IMPORT.done, { n: report.imported.toLocaleString('en-US') }));
    onClose();
  }

  return {
    step,
    run,
    /** Asks the running task to stop; it says itself when it has. */
    stop: () => request('POST', `/api/tasks/${running.current?.id}/cancel`),
    /** Before the dialog closes. */
    leave(): void {
      if (!open.current) return;
      open.current = false;
      if (step.at !== 'running') return;
      running.current?.letGo();
      notify.info(t(IMPORT.goesOn));
    },
  };
}

/** What was seen to its end need not wait among one's tasks, unless there is something to download. */
function settle({ id, letGo }: Following, { state, fileId }: Task): void {
  if (state === 'FAILED' || fileId) letGo();
  else void request('DELETE', `/api/tasks/${id}`, { quiet: true }).catch(() => undefined);
}
