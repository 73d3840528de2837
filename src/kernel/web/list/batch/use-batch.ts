import { useEffect, useRef, useState } from 'react';
import type { BatchReport } from '../../../batch.calls.ts';
import type { AnyResource } from '../../../resource/resource.ts';
import type { Task } from '../../../task.calls.ts';
import { t } from '../../i18n.ts';
import { notify } from '../../notice.ts';
import { messageOf, request } from '../../request.ts';
import { type Following, follow } from '../../tasks/follow.ts';
import { uuid } from '../../uuid.ts';
import { BATCH } from './batch.text.ts';
import { type Selection, selectionOf } from './selection.ts';

/** What is asked for; the rest is the selection. */
export type BatchOrder = { act: string; label: string; field?: string; value?: unknown; reason?: string };

type Started = { taskId: number; total: number };
type Running = { readonly label: string; readonly task?: Task; readonly stop: () => void };
type Ended = { readonly task: Task; readonly report: BatchReport };

/**
 * One act on many records at a time, followed from the list that asked for it. Whoever leaves the list leaves it to the shell. What was
 * refused stays on the screen; what all succeeded is said in passing, with the way back where there is one.
 */
export function useBatch(resource: AnyResource, onChanged: () => void) {
  const [running, setRunning] = useState<Running>();
  const [ended, setEnded] = useState<Ended>();
  const following = useRef<Following>(undefined);
  const changed = useRef(onChanged);
  changed.current = onChanged;
  useEffect(
    () => () => {
      following.current?.letGo();
    },
    [],
  );

  async function run(label: string, begin: () => Promise<Started>): Promise<void> {
    const stop = (): void => {
      const id = following.current?.id;
      if (id) void request('POST', `/api/tasks/${id}/cancel`).catch(() => undefined);
    };
    setRunning({ label, stop });
    try {
      const now = await follow(
        async () => (await begin()).taskId,
        (task) => setRunning({ label, task, stop }),
      );
      following.current = now;
      const task = await now.ended;
      following.current = undefined;
      const report = await request<BatchReport>('GET', `/api/tasks/batches/${task.id}`, { quiet: true });
      changed.current();
      tell(label, task, report);
      now.letGo();
    } catch (error) {
      following.current = undefined;
      notify.error(messageOf(error));
    } finally {
      setRunning(undefined);
    }
  }

  function tell(label: string, task: Task, report: BatchReport): void {
    if (task.state !== 'DONE' || report.refused > 0) {
      setEnded({ task, report });
      return;
    }
    const act = report.undoable ? { label: t(BATCH.undo), run: () => undo(task.id) } : undefined;
    notify.success(t(BATCH.done, { act: label, n: report.done.toLocaleString('en-US') }), act);
    // What was seen to its end need not wait among one's tasks.
    void request('DELETE', `/api/tasks/${task.id}`, { quiet: true }).catch(() => undefined);
  }

  const undo = (taskId: number): void => {
    setEnded(undefined);
    void run(t(BATCH.undo), () =>
      request<Started>('POST', `/api/tasks/batches/${taskId}/undo`, { body: {}, quiet: true }),
    );
  };

  return {
    running,
    ended,
    close: () => setEnded(undefined),
    undo,
    start: ({ label, ...order }: BatchOrder, selection: Selection): Promise<void> =>
      run(label, () =>
        request<Started>('POST', '/api/tasks/batches', {
          body: { resource: resource.name, ...order, selection: selectionOf(selection) },
          key: uuid(),
          quiet: true,
        }),
      ),
  };
}

export type Batch = ReturnType<typeof useBatch>;
