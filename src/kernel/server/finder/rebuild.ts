import { systemContext } from '../context.ts';
import { enqueue, type Job } from '../jobs/jobs.ts';
import type { App } from '../module.ts';
import { isFinderStale, rebuildBeside } from './write.ts';

export const REBUILD_FINDER = 'kernel.rebuild-finder';

/** A second time makes the same lines. */
export const rebuildFinderJob: Job = {
  label: { zh: '重建查找索引', en: 'Rebuild what the finder looks in' },
  run: async ({ app, progress }) => {
    await rebuildBeside(app.db, progress);
  },
};

/** After an update that finds other records, or by other words, the lines are made anew in the background, by one node. */
export async function keepFinderFresh(app: App): Promise<void> {
  if (await isFinderStale(app.db))
    await enqueue(
      systemContext(app.db, { now: app.now(), reason: 'finder' }),
      REBUILD_FINDER,
      {},
      { once: REBUILD_FINDER },
    );
}
