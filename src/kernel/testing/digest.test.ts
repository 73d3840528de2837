import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { digestOf } from './digest.ts';

const folder = await mkdtemp(join(tmpdir(), 'fairway-digest-'));
afterAll(() => rm(folder, { recursive: true }));

const write = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);
const digest = (facts: string[] = []): string =>
  digestOf({ entries: [join(folder, 'maker.ts')], data: [join(folder, 'migrations')], facts });

beforeEach(async () => {
  await mkdir(join(folder, 'migrations'), { recursive: true });
  await write(
    'maker.ts',
    `import { rule } from './rule.ts';\nexport const rows = await read(new URL('ports.csv', import.meta.url));`,
  );
  await write(
    'rule.ts',
    `import pg from 'pg';\nimport { late } from './gone.ts';\nconst later = () => import('./later.ts');`,
  );
  await write('later.ts', 'export const later = 1;');
  await write('ports.csv', 'CNSHA');
  await write('rule.test.ts', `import { rule } from './rule.ts';`);
  await write('migrations/1.sql', 'create table a ()');
});

test.each([
  ['the maker', 'maker.ts', '// other'],
  ['what it imports', 'rule.ts', `import './later.ts';`],
  ['what is imported in time', 'later.ts', 'export const later = 2;'],
  ['data read beside a file', 'ports.csv', 'CNNGB'],
  ['a folder that is named', 'migrations/1.sql', 'create table b ()'],
  ['a new file in such a folder', 'migrations/2.sql', ''],
])('another content of %s makes another state', async (_, name, text) => {
  const before = digest();
  await write(name, text);
  expect(digest()).not.toBe(before);
  await rm(join(folder, 'migrations/2.sql'), { force: true });
});

test('a test, and a file that nobody asks for, change nothing; a fact does', async () => {
  const before = digest();
  await write('rule.test.ts', '// another test');
  await write('page.web.tsx', '// a page');
  expect(digest()).toBe(before);
  expect(before).toMatch(/^[0-9a-f]{12}$/);
  expect(digest(['2028-02-29'])).not.toBe(before);
});
