import type { Text } from '../../text.ts';
import { asFailure, reportFailure } from '../jobs/failure.ts';
import type { Schedule } from '../jobs/jobs.ts';
import { plainWork } from '../jobs/run-job.ts';
import type { App } from '../module.ts';
import { overrides } from './schedules.ts';

/** The job that runs a schedule beside its slots: `{ name, byName }`. */
export const RUN_SCHEDULE = 'kernel.run-schedule';

type Slot = { name: string; at: Date; byName?: string };

/**
 * Takes a slot for this node: answers the run, or nothing when another node has it or when the run before it still goes on, which
 * is written down as SKIPPED.
 */
export async function takeSlot(app: App, { name, at, byName }: Slot): Promise<number | undefined> {
  const [run] = await app.db.query<{ id: number; state: string }>({
    name: 'kernel-schedule-fence',
    text: `insert into kernel_schedule_run (name, slot, node, by_name, started_at, state, ended_at)
      select $1, $2, $3, $4, $5::timestamptz, case when busy then 'SKIPPED' else 'RUNNING' end, case when busy then $5::timestamptz end
      from (select exists (select 1 from kernel_schedule_run where name = $1 and state = 'RUNNING') as busy) b
      on conflict (name, slot) do nothing returning id, state`,
    values: [name, at.toISOString(), app.node, byName ?? null, app.now().toISOString()],
  });
  // Two people who press in the same millisecond both get a run, or a skipped one.
  if (!run && byName !== undefined) return takeSlot(app, { name, byName, at: new Date(at.getTime() + 1) });
  return run?.state === 'RUNNING' ? run.id : undefined;
}

/** Runs a slot that was taken and writes how it ended; a failure goes to the owner. */
export async function runSlot(
  app: App,
  schedule: Schedule,
  run: { id: number; name: string; signal: AbortSignal },
): Promise<void> {
  const ended = (state: string, values: { note?: string | Text; error?: Text; stack?: string }): Promise<unknown> =>
    app.db.query(
      'update kernel_schedule_run set state = $2, note = $3, error = $4, stack = $5, ended_at = $6 where id = $1',
      [
        run.id,
        state,
        noteOf(values.note),
        values.error ? JSON.stringify(values.error) : null,
        values.stack ?? null,
        app.now().toISOString(),
      ],
    );
  try {
    const note = await schedule.run(plainWork(app, `schedule ${run.name}`, run.signal));
    await ended('DONE', { note });
  } catch (error) {
    const { message, stack } = asFailure(error);
    await ended('FAILED', { error: message, stack });
    const userId = (await overrides(app.db)).get(run.name)?.ownerId ?? undefined;
    await reportFailure(app, { kind: 'schedule', name: run.name, label: schedule.label, userId }, error);
  }
}

const noteOf = (note: string | Text | undefined): string | null =>
  note === undefined ? null : JSON.stringify(typeof note === 'string' ? { zh: note, en: note } : note);
