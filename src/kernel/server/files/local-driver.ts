import { randomUUID } from 'node:crypto';
import { access, copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Driver } from './store.ts';

/**
 * Contents in a folder of this machine. A content is copied beside its place, forced to the disk and moved there in one step,
 * so that what lies at a key is always whole.
 */
export function localDriver(folder: string): Driver {
  const place = (key: string): string => join(folder, key);
  return {
    async put(key, path) {
      const target = place(key);
      const draft = join(folder, 'incoming', `${randomUUID()}.part`);
      await Promise.all([dirname(draft), dirname(target)].map((at) => mkdir(at, { recursive: true })));
      try {
        await copyFile(path, draft);
        await sync(draft);
        await rename(draft, target);
      } finally {
        await rm(draft, { force: true });
      }
      await sync(dirname(target)).catch(() => {}); // not every file system lets a folder be forced
    },
    open: async (key) => (await open(place(key), 'r')).createReadStream(),
    has: (key) =>
      access(place(key)).then(
        () => true,
        () => false,
      ),
    remove: (key) => rm(place(key), { force: true }),
  };
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}
