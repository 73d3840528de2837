import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../server/postgres/postmaster.ts';

const NAME = /^fairway-run-(\d+)$/;

/**
 * Gives this run, with all processes that it starts, a folder for what is temporary. It goes with the run; that of a killed one goes with
 * the next. Answers what removes it.
 */
export async function runFolder(): Promise<() => Promise<void>> {
  const above = tmpdir();
  const own = `fairway-run-${process.pid}`;
  if (above.endsWith(own)) return async () => {}; // the set-up of another project of this run was here
  for (const name of await readdir(above)) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    await rm(join(above, name), { recursive: true, force: true }).catch(() => {}); // another user's stays
  }
  const folder = join(above, own);
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o711); // for the account that PostgreSQL runs as when root starts it
  process.env.TMPDIR = folder;
  return async () => {
    process.env.TMPDIR = above;
    // A browser whose worker is gone still writes for a moment.
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  };
}
