import type { PgBoss } from 'pg-boss';
import { machineNow } from '../server/clock.ts';
import { runTry, type Try } from '../server/jobs/run-job.ts';
import { openBoss } from '../server/jobs/runner.ts';
import { allJobs, allSchedules } from '../server/kernel-module.ts';
import type { App } from '../server/module.ts';
import { runSlot, takeSlot } from '../server/schedules/run-schedule.ts';
import type { Text } from '../text.ts';

type Ran = { job: string; error?: Error };
type RanSchedule = { state: string; note: Text | null; error: Text | null; stack: string | null };

export type TestJobs = {
  /**
   * Runs what is due, and what that asks for, until nothing is left; answers what ran, in order. `withinMs` runs also what is due
   * that soon, retries among them. A failed try does not reject.
   */
  runJobs(options?: { withinMs?: number }): Promise<Ran[]>;
  /** Runs one schedule as a slot of it does. */
  runSchedule(name: string): Promise<RanSchedule>;
  close(): Promise<void>;
};

/** Jobs on demand in place of the workers that run by themselves. */
export function testJobs(app: App): TestJobs {
  let opened: Promise<PgBoss> | undefined;
  const never = new AbortController().signal;

  const runOne = async (boss: PgBoss, name: string): Promise<Ran | undefined> => {
    const [given] = await boss.fetch<Try['data']>(name, { includeMetadata: true });
    if (!given) return undefined;
    try {
      await runTry(app, name, allJobs(app.modules)[name]!, given, never);
      await boss.complete(name, given.id);
      return { job: name };
    } catch (error) {
      await boss.fail(name, given.id, error as Error);
      return { job: name, error: error as Error };
    }
  };

  return {
    async runJobs({ withinMs } = {}) {
      opened ??= openBoss(app, { supervise: false });
      const boss = await opened;
      const ran: Ran[] = [];
      for (let again = true; again; ) {
        again = false;
        if (withinMs)
          await app.db.query(
            `update pgboss.job set start_after = now() where state < 'active' and start_after between now() and now() + $1 * interval '1 ms'`,
            [withinMs],
          );
        const due = await app.db.query<{ name: string }>(
          `select distinct name from pgboss.job where state < 'active' and start_after <= now() order by name`,
        );
        for (const { name } of due) {
          const one = await runOne(boss, name);
          if (one) ran.push(one);
          again ||= one !== undefined;
        }
      }
      return ran;
    },
    async runSchedule(name) {
      const schedule = allSchedules(app)[name];
      if (!schedule) throw new Error(`No schedule is named ${name}`);
      const id = await takeSlot(app, { name, at: new Date(machineNow()) });
      if (id === undefined) throw new Error(`${name} runs already`);
      await runSlot(app, schedule, { id, name, signal: never });
      const [row] = await app.db.query<RanSchedule>(
        'select state, note, error, stack from kernel_schedule_run where id = $1',
        [id],
      );
      return row!;
    },
    close: async () => (await opened)?.stop({ graceful: false }),
  };
}
