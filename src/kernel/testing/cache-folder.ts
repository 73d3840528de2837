import { accessSync, constants, mkdirSync } from 'node:fs';
import { homedir, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

/** Where what the tests run on is kept between runs, by all checkouts of this machine: FAIRWAY_TEST_CACHE, or the cache of the system. */
export function cacheFolder(): string {
  const wanted = process.env.FAIRWAY_TEST_CACHE || join(systemCache(), 'fairway-tests');
  try {
    return writable(wanted);
  } catch (error) {
    const instead = writable(join(tmpdir(), `fairway-tests-${userInfo().uid}`));
    console.warn(
      `${wanted} cannot be written (${(error as Error).message}): what the tests run on is kept in ${instead}. FAIRWAY_TEST_CACHE names another folder.`,
    );
    return instead;
  }
}

function systemCache(): string {
  if (process.env.XDG_CACHE_HOME) return process.env.XDG_CACHE_HOME;
  return join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}

function writable(folder: string): string {
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK | constants.X_OK);
  return folder;
}
