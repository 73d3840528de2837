import { statfs } from 'node:fs/promises';
import { AppError } from '../errors.ts';

export type Disk = {
  /** Somebody could not write: here, or in the database, wherever that lies. */
  noteFull(): void;
  /** Whether writes fail now: one just did, or there is nothing left here. */
  full(): Promise<boolean>;
  /** Per cent of the data folder's disk that are free; undefined where the machine does not tell. */
  freePercent(): Promise<number | undefined>;
};

/** A disk that was full is believed full for so long; room may have been made meanwhile. */
const BELIEVED_MS = 5_000;
/** With less a page of the database and a small file fit just so. */
const NOTHING_BYTES = 4 * 1048576;

/** Watches the disk of the data folder. */
export function watchDisk(folder: string): Disk {
  let refusedAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<{ free: number; all: number } | undefined> => {
    const found = await statfs(folder).catch(() => undefined);
    // Some file systems keep no count.
    return found?.blocks ? { free: found.bavail * found.bsize, all: found.blocks * found.bsize } : undefined;
  };
  return {
    noteFull: () => {
      refusedAt = performance.now();
    },
    async full() {
      if (performance.now() - refusedAt < BELIEVED_MS) return true;
      const found = await look();
      return found !== undefined && found.free < NOTHING_BYTES;
    },
    async freePercent() {
      const found = await look();
      return found && (found.free / found.all) * 100;
    },
  };
}

/** What PostgreSQL (appendix A of its manual) and the system say of a disk that takes no more. */
const FULL: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

export const isDiskFull = (error: unknown): boolean => FULL.has((error as { code?: unknown }).code);

export const diskFull = (cause?: unknown): AppError =>
  new AppError(
    'DISK_FULL',
    {
      zh: '服务器磁盘已满，内容没有保存；由管理员清出空间后再试',
      en: 'The disk of the server is full and nothing was saved; try again once an administrator has made room',
    },
    { cause },
  );
