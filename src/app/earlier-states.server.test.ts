import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../kernel/server/db/db.ts';
import { migrate } from '../kernel/server/db/migrate.ts';
import { type Migrations, readMigrations } from '../kernel/server/db/migrations.ts';
import { type Catalogue, catalogueOf } from '../kernel/testing/catalogue.ts';
import { type TestDatabase, testDatabase } from '../kernel/testing/database.ts';
import { countsOf } from '../kernel/testing/state.ts';
import { migrations } from './migrations.ts';

/** Kept by `npm run keep-state`, and never changed afterwards. */
const FOLDER = join(import.meta.dirname, 'earlier-states');
const STATES = readdirSync(FOLDER).filter((file) => file.endsWith('.sql.gz'));

const opened: { database: TestDatabase; db: Database }[] = [];
let fresh: Catalogue;
beforeAll(async () => {
  const db = await empty();
  await migrate(db, migrations);
  fresh = await catalogueOf(db);
});
afterAll(async () => {
  for (const { database, db } of opened) {
    await db.close();
    await database.drop();
  }
});

async function empty(): Promise<Database> {
  const database = await testDatabase('template0');
  const db = openDatabase({ url: database.url, max: 2 });
  opened.push({ database, db });
  return db;
}

async function stateOf(file: string): Promise<Database> {
  const db = await empty();
  await db.query(gunzipSync(readFileSync(join(FOLDER, file))).toString('utf8'));
  return db;
}

/** A migration that takes away or adds rows names their tables: `-- rows change: voyage_finding, voyage_report_time`. */
const CHANGES = /^-- rows change: (.+)$/gm;

/** Migrates it; answers the tables whose rows are no longer as many, though no migration said so. */
async function lostBy(db: Database, to: Migrations): Promise<string[]> {
  const before = await countsOf(db);
  const seen = new Set((await db.query<{ name: string }>('select name from kernel_migration')).map(({ name }) => name));
  await migrate(db, to);
  const after = await countsOf(db);
  const pending = (await readMigrations(to)).filter(({ id }) => !seen.has(id));
  const announced = pending.flatMap(({ sql }) => [...sql.matchAll(CHANGES)].flatMap((match) => match[1]!.split(', ')));
  const may = new Set(['kernel_migration', ...announced]);
  return Object.keys(before).filter((table) => before[table] !== after[table] && !may.has(table));
}

test('the first state is kept', () => {
  expect(STATES).toContain('20261123-baseline.sql.gz');
});

test.each(STATES)('a database of %s becomes what a new one is, and keeps its rows', async (file) => {
  const db = await stateOf(file);
  expect(Object.values(await countsOf(db)).filter((rows) => rows > 0).length).toBeGreaterThan(50);
  expect(await lostBy(db, migrations)).toEqual([]);
  expect(await catalogueOf(db)).toEqual(fresh);
});

/** The product's migrations and one more. */
async function withOne<T>(sql: string, work: (more: Migrations) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'fairway-migrations-'));
  await cp(migrations.folder, folder, { recursive: true });
  await writeFile(join(folder, 'voyage/299901010000-wrong.sql'), sql);
  return work({ ...migrations, folder }).finally(() => rm(folder, { recursive: true }));
}

test('what a new database takes and one with rows does not is found', async () => {
  const sql = 'alter table voyage_report add column tide text not null;';
  await withOne(sql, async (more) => {
    await migrate(await empty(), more);
    await expect(migrate(await stateOf(STATES[0]!), more)).rejects.toThrow(/wrong failed: .* contains null values/);
  });
});

test('rows that a migration loses are found, unless it says so', async () => {
  const sql = 'delete from voyage_report_time; drop table voyage_noon_exemption;';
  const lost = ['voyage_noon_exemption', 'voyage_report_time'];
  const lostOf = async (text: string) => withOne(text, async (more) => lostBy(await stateOf(STATES[0]!), more));
  expect(await lostOf(sql)).toEqual(lost);
  expect(await lostOf(`-- rows change: ${lost.join(', ')}\n${sql}`)).toEqual([]);
});
