import type { Schedule } from '../jobs/jobs.ts';
import type { App } from '../module.ts';
import { slotsAfter } from './cron.ts';
import { runSlot, takeSlot } from './run-schedule.ts';
import { overrides, SCHEDULE_CHANGED } from './schedules.ts';

/** Fires no more and waits for what runs. */
type Scheduler = { stop(): Promise<void> };

/** A timer of Node holds 24.8 days at most; a later slot is looked at again after a day. */
const LONGEST_MS = 86_400_000;
/** Slots that a busy node comes to so late are still made up for. */
const MADE_UP_MS = 60_000;
/** Running schedules have so long to end when the server stops. */
const GRACE_MS = 10_000;

/** The slots after a moment; tests put a faster calendar in place of cron's minutes. */
export type Calendar = (pattern: string, after: Date, count: number) => Date[];

/**
 * Every node waits for every slot; the one that inserts the row of the slot runs. The row has the scheduled time and not the time of
 * waking, which differs between nodes, so that the constraint on name and slot alone makes it once.
 */
export async function startSchedules(
  app: App,
  schedules: Readonly<Record<string, Schedule>>,
  options: { calendar?: Calendar; graceMs?: number } = {},
): Promise<Scheduler> {
  const { calendar = slotsAfter } = options;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();
  const failed = (err: unknown): void => app.log.error({ err }, 'schedules');

  const fire = async (name: string, at: Date): Promise<void> => {
    const id = await takeSlot(app, { name, at });
    if (id !== undefined) await runSlot(app, schedules[name]!, { id, name, signal: stopping.signal });
  };

  const arm = (name: string, cron: string, after: Date): void => {
    const [slot] = calendar(cron, after, 1);
    if (!slot || stopping.signal.aborted) return;
    const wait = slot.getTime() - app.now().getTime();
    const wake = (): void => {
      if (wait > LONGEST_MS) {
        arm(name, cron, after);
        return;
      }
      const work = fire(name, slot).catch(failed);
      running.add(work);
      void work.finally(() => running.delete(work));
      // After a sleep of the machine the slots that went by are not made up for one by one.
      arm(name, cron, new Date(Math.max(slot.getTime(), app.now().getTime() - MADE_UP_MS)));
    };
    timers.set(name, setTimeout(wake, Math.max(0, Math.min(wait, LONGEST_MS))).unref());
  };

  const armAll = async (only?: string): Promise<void> => {
    const changed = await overrides(app.db);
    for (const [name, schedule] of Object.entries(schedules)) {
      if (only !== undefined && only !== name) continue;
      clearTimeout(timers.get(name));
      timers.delete(name);
      const { cron, paused } = changed.get(name) ?? {};
      if (!paused) arm(name, cron ?? schedule.cron, app.now());
    }
  };

  const leave = [
    app.events.on(SCHEDULE_CHANGED, (payload) => void armAll((payload as { name: string }).name).catch(failed)),
    app.events.onGap(() => void armAll().catch(failed)),
  ];
  await armAll();
  return {
    async stop() {
      for (const each of leave) each();
      for (const timer of timers.values()) clearTimeout(timer);
      const late = setTimeout(() => stopping.abort(), options.graceMs ?? GRACE_MS);
      await Promise.allSettled(running);
      clearTimeout(late);
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
