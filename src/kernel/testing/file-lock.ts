import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

const SQLITE_BUSY = 5;

/**
 * Does the work while no other process does work under this file. SQLite locks by the operating system, which gives the lock free
 * when its holder ends, however that ends: no lock is ever left behind.
 */
export async function underLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const held = new DatabaseSync(file, { timeout: 0 });
  try {
    while (!isTaken(held)) await delay(20);
    return await work();
  } finally {
    held.close();
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
