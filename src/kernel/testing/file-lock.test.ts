import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { underLock } from './file-lock.ts';

test('who waits long for a lock says which, once, and works when it is free', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-lock-'));
  const file = join(folder, 'lock');
  const done: string[] = [];
  const first = Promise.withResolvers<void>();
  const working = underLock(file, async () => {
    await first.promise;
    done.push('first');
  });
  const said = Promise.withResolvers<string>();
  const lines: string[] = [];
  const say = (line: string): void => {
    lines.push(line);
    said.resolve(line);
  };
  const waiting = underLock(file, async () => void done.push('second'), { say, saidAfterMs: 0 });
  expect(await said.promise).toContain(file);
  expect(done).toEqual([]);
  first.resolve();
  await Promise.all([working, waiting]);
  expect(done).toEqual(['first', 'second']);
  expect(lines).toHaveLength(1);
  await rm(folder, { recursive: true });
});
