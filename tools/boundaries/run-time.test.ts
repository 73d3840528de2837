import { expect, test } from 'vitest';
import { checkRunTime } from './run-time.ts';
import { importsOf, readSource } from './source.ts';

const START = 'src/app/server.ts';
const TABLES = 'src/domains/yard/yard.tables.server.ts';

const findings = (files: Record<string, string>): string[] =>
  checkRunTime(new Map(Object.entries(files).map(([file, text]) => [file, importsOf(readSource(file, text))])), [
    START,
  ]).map(({ file, message }) => `${file}: ${message}`);

test.each([
  ['imports', "import { pgTable } from '../domains/yard/yard.tables.server.ts';"],
  ['imports later', "const tables = () => import('../domains/yard/yard.tables.server.ts');"],
  ['imports types of', "import type { Berths } from '../domains/yard/yard.tables.server.ts';"],
  ['hands on', "export { pgTable } from '../domains/yard/yard.tables.server.ts';"],
])('a start that %s a file of tables is told the way to it', (_, text) => {
  expect(findings({ [START]: text, [TABLES]: "import { pgTable } from 'drizzle-orm/pg-core';" })).toEqual([
    expect.stringMatching(/^src\/domains\/yard\/yard\.tables\.server\.ts: .*src\/app\/server\.ts > .*schema\.ts/),
  ]);
});

test('it is found over several files and in circles, drizzle-kit too', () => {
  const files = {
    [START]: "import './a.ts';",
    'src/app/a.ts': "import './b.ts'; import pg from 'pg';",
    'src/app/b.ts': "import './a.ts'; import './c.ts'; import { useDrizzle } from './drizzle-orm.ts';",
    'src/app/c.ts': "import { generateMigration } from 'drizzle-kit/api';",
  };
  expect(findings(files)).toEqual([expect.stringContaining(`${START} > src/app/a.ts > src/app/b.ts > src/app/c.ts`)]);
});

test('files of tables that no start reaches, and starts that reach none, pass', () => {
  expect(findings({ [START]: "import './a.ts';", 'src/app/a.ts': '', [TABLES]: "import 'drizzle-orm';" })).toEqual([]);
});

test('a start that was moved away is missed', () => {
  expect(findings({ 'src/app/begin.ts': "import 'drizzle-orm';" })).toEqual([`${START}: a start that is not there`]);
});
