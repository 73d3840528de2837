import { keepFinderFresh } from './finder/rebuild.ts';
import { startJobs } from './jobs/runner.ts';
import { allJobs, allSchedules } from './kernel-module.ts';
import type { App } from './module.ts';
import { joinNodes } from './nodes.ts';
import { startSchedules } from './schedules/scheduler.ts';

/** Hears the other nodes from here on; before the first call is answered. */
export async function hearNodes(app: App): Promise<() => Promise<void>> {
  await app.events.start();
  const leave = await joinNodes(app);
  return async () => {
    await leave();
    await app.events.stop();
    await app.cache.close();
  };
}

/** Begins jobs and schedules; nobody waits for them, so that this comes after the server listens. Answers what ends them. */
export async function startBackground(app: App): Promise<() => Promise<void>> {
  const [runner, scheduler] = await Promise.all([
    startJobs(app, allJobs(app.modules)),
    startSchedules(app, allSchedules(app)),
  ]);
  await keepFinderFresh(app);
  return async () => {
    await Promise.all([scheduler.stop(), runner.stop()]);
  };
}
