import { globSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../src/app/domains.server.ts';
import { migrations } from '../../src/app/migrations.ts';
import { type Database, openDatabase } from '../../src/kernel/server/db/db.ts';
import { beginStart } from '../../src/kernel/server/db/first-start.ts';
import { migrate } from '../../src/kernel/server/db/migrate.ts';
import { installJobs } from '../../src/kernel/server/jobs/install.ts';
import { allJobs } from '../../src/kernel/server/kernel-module.ts';
import { type TestDatabase, testDatabase } from '../../src/kernel/testing/database.ts';
import { sqlTexts } from './texts.ts';

const root = join(import.meta.dirname, '../..');
const files = globSync('src/**/*.ts', { cwd: root, exclude: (name) => /\.test\.ts$|\/testing\//.test(name) });

/** What PostgreSQL prepares; the rest are commands, which name no table of ours that a rename would miss. */
const PREPARED = /^\s*(select|insert|update|delete|with|merge|values)\b/i;
/** Of extensions that a database may have or not; the code asks before it uses them. */
const OPTIONAL = /\bpg_stat_statements\b/;

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await testDatabase('template0');
  db = openDatabase({ url: database.url, max: 2 });
  await beginStart(db, { anew: false });
  await migrate(db, migrations);
  await installJobs(db, allJobs(modules));
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** Why PostgreSQL refuses a text: a table, column, function or type that is not there. */
async function refusalOf(text: string): Promise<string | undefined> {
  try {
    await db.transaction(async (tx) => {
      await tx.query(`prepare looked_at as ${text}`);
      await tx.query('deallocate looked_at');
    });
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test('every statement of the sources fits the schema that the migrations give', async () => {
  const { texts } = sqlTexts(root, files);
  const looked = texts.filter(({ text }) => PREPARED.test(text) && !OPTIONAL.test(text));
  const refused: string[] = [];
  for (const { file, line, text } of looked) {
    const why = await refusalOf(text);
    if (why) refused.push(`${file}:${line}: ${why}`);
  }
  expect(refused).toEqual([]);
  // Fewer would mean that the texts are no longer found.
  expect(looked.length).toBeGreaterThan(500);
});

test('a column that is not there is refused', async () => {
  expect(await refusalOf('select naem from system_vessel where id = $1')).toBe('column "naem" does not exist');
});
