import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const SQLITE_BUSY = 5;
/** Nothing that is done under a lock takes so long, but for a machine that is very busy. */
const SAID_AFTER_MS = 30_000;

type Waiting = {
  /** Gets a line when the lock has been waited for so long that somebody at the terminal wonders. */
  say?: (line: string) => void;
  saidAfterMs?: number;
};

/**
 * Does the work while no other process does work under this file. SQLite locks by the operating system, which gives the lock free
 * when its holder ends, however that ends: no lock is ever left behind.
 */
export async function underLock<T>(file: string, work: () => Promise<T>, waiting: Waiting = {}): Promise<T> {
  const held = new DatabaseSync(file, { timeout: 0 });
  try {
    await take(held, file, waiting);
    return await work();
  } finally {
    held.close();
  }
}

async function take(
  held: DatabaseSync,
  file: string,
  { say = console.warn, saidAfterMs = SAID_AFTER_MS }: Waiting,
): Promise<void> {
  let sayAt = performance.now() + saidAfterMs;
  while (!isTaken(held)) {
    if (performance.now() >= sayAt) {
      say(`Another process works under ${file}: its end is waited for.`);
      sayAt = Number.POSITIVE_INFINITY;
    }
    await delay(20);
  }
}

function isTaken(file: DatabaseSync): boolean {
  try {
    file.exec('begin exclusive');
    return true;
  } catch (error) {
    if ((error as { errcode?: number }).errcode === SQLITE_BUSY) return false;
    throw error;
  }
}
