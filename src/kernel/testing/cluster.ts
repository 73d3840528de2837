import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '../server/postgres/embedded.ts';
import { isAlive, runningOn, shutDown } from '../server/postgres/postmaster.ts';

type TestCluster = { readonly url: string; readonly stop: () => Promise<void> };

const PREFIX = 'fairway-test-';

/** Nothing here needs to survive a power cut, so that nothing waits for the disk. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  max_connections: '200',
};

/** A PostgreSQL for one run of the tests, in a temporary folder that `stop` removes. */
export async function startTestCluster(): Promise<TestCluster> {
  await sweep();
  const dataDir = await mkdtemp(join(tmpdir(), `${PREFIX}${process.pid}-`));
  await chmod(dataDir, 0o711); // for the account that the server runs as when root starts it
  const db = await startEmbedded({ dataDir, settings: FAST });
  return {
    url: db.url,
    stop: async () => {
      await db.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Removes what a killed run left behind; the folder's name tells whose it was. */
async function sweep(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = Number(new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1]);
    if (!pid || isAlive(pid)) continue;
    const folder = join(tmpdir(), name);
    const running = await runningOn(join(folder, 'postgres'));
    if (running) await shutDown(running.pid);
    await rm(folder, { recursive: true, force: true }).catch(() => {}); // another user's stays
  }
}
