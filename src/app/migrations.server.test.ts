import { globSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../kernel/server/db/db.ts';
import { MIGRATION_TABLE, migrate } from '../kernel/server/db/migrate.ts';
import { baselinesOf, readMigrations } from '../kernel/server/db/migrations.ts';
import { tablesIn } from '../kernel/server/db/table.ts';
import { missingOf } from '../kernel/server/db/write-migrations.ts';
import { catalogueOf } from '../kernel/testing/catalogue.ts';
import { type TestDatabase, testDatabase } from '../kernel/testing/database.ts';
import { modules } from './domains.server.ts';
import { BY_HAND, migrations } from './migrations.ts';
import { allTables, ownedTables } from './schema.ts';

type Opened = { database: TestDatabase; db: Database };

const opened: Opened[] = [];
let described: Opened;
let migrated: Opened;
/** A copy to which tests add migrations of their own. */
let folder: string;

/** The first has the tables that the resources describe (the template of the tests), the second is empty. */
beforeAll(async () => {
  described = await open();
  migrated = await open('template0');
  folder = await mkdtemp(join(tmpdir(), 'fairway-migrations-'));
  await cp(migrations.folder, folder, { recursive: true });
});
afterAll(async () => {
  for (const { database, db } of opened) {
    await db.close();
    await database.drop();
  }
  await rm(folder, { recursive: true });
});

async function open(from?: string): Promise<Opened> {
  const database = await testDatabase(from);
  const one = { database, db: openDatabase({ url: database.url, max: 3 }) };
  opened.push(one);
  return one;
}

const copied = () => ({ ...migrations, folder });

const write = (place: string, sql: string) => writeFile(join(folder, place), sql);

test.each(ownedTables())('the landed migrations of $owner are what its declarations describe', async (owned) => {
  expect(await missingOf(migrations.folder, owned)).toEqual([]);
});

test('no file of tables is forgotten, and every table has one owner', async () => {
  const root = join(import.meta.dirname, '..');
  const known = new Set(Object.values(allTables()));
  const forgotten: string[] = [];
  for (const file of globSync('**/{table,*.table,*.tables.server}.ts', { cwd: root })) {
    const tables = tablesIn((await import(join(root, file))) as Record<string, unknown>);
    forgotten.push(...Object.keys(tables).filter((name) => !known.has(tables[name])));
  }
  expect(forgotten).toEqual([]);
});

test('two nodes that start at once apply each migration once', async () => {
  const second = openDatabase({ url: migrated.database.url, max: 1 });
  const counts = await Promise.all([migrate(migrated.db, migrations), migrate(second, migrations)]);
  await second.close();
  const applied = await migrated.db.query('select name, hash from kernel_migration');
  const known = await readMigrations(migrations);
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, known.length]);
  expect(new Set(applied)).toEqual(new Set(known.map(({ id, hash }) => ({ name: id, hash }))));
  expect(await migrate(migrated.db, migrations)).toBe(0);
});

test('the migrations make the same database as the declarations', async () => {
  const expected = await catalogueOf(described.db);
  expect(Object.keys(expected.columns!).length).toBeGreaterThan(1_000);
  expect(await catalogueOf(migrated.db)).toEqual(expected);
});

test('whatever checks, triggers and indexes by hand hold back is told in words of their domain', async () => {
  const named = await Promise.all(
    BY_HAND.map(async (file) => {
      const text = await readFile(join(migrations.folder, file), 'utf8');
      const owner = file.split('/')[0];
      const found = [...text.matchAll(/\b(?:ADD CONSTRAINT|CREATE UNIQUE INDEX) "(\w+)"|CONSTRAINT = '(\w+)'/g)];
      return found.map(([, one, other]) => `${owner} ${one ?? other}`);
    }),
  );
  const told = modules.flatMap(({ name, heldBack = {} }) => Object.keys(heldBack).map((one) => `${name} ${one}`));
  // A later migration may make one anew.
  expect(told.toSorted()).toEqual([...new Set(named.flat())].toSorted());
});

test('migrations are taken by their minute, within one by owner and name, whoever landed first', async () => {
  await write('voyage/299901010001-b.sql', 'alter table late add column voyage_b int;');
  await write('voyage/299901010001-a.sql', 'alter table late add column voyage_a int;');
  await write('fleet/299901010001-c.sql', 'alter table late add column fleet_c int;');
  await write('parameter/299901010000-first.sql', 'create table late (a int);');
  const ids = (await readMigrations(copied())).slice(-4).map(({ id }) => id);
  expect(ids).toEqual([
    'parameter/299901010000-first',
    'fleet/299901010001-c',
    'voyage/299901010001-a',
    'voyage/299901010001-b',
  ]);
  expect(await migrate(migrated.db, copied())).toBe(4);
  await write('kernel/299812312359-landed-later.sql', 'alter table late add column kernel_d int;');
  expect(await migrate(migrated.db, copied())).toBe(1);
});

test('a program that is older than its database says what it does not know, and starts', async () => {
  const said: string[] = [];
  expect(await migrate(migrated.db, migrations, (line) => said.push(line))).toBe(0);
  expect(said.join()).toContain('voyage/299901010001-a');
});

test('a migration that fails leaves nothing of itself behind', async () => {
  await write('voyage/299901010002-half.sql', 'create table half_done (a int); select 1 / 0;');
  await expect(migrate(migrated.db, copied())).rejects.toThrow(
    'Migration voyage/299901010002-half failed: division by zero',
  );
  expect(await migrated.db.query("select to_regclass('half_done') as found")).toEqual([{ found: null }]);
  await write('voyage/299901010002-half.sql', 'create table half_done (a int);');
  expect(await migrate(migrated.db, copied())).toBe(1);
});

test('a migration that was edited after it was applied stops the start; other ends of its lines do not', async () => {
  await write('voyage/299901010002-half.sql', 'create table half_done (a int, b int);');
  const refused = migrate(migrated.db, copied());
  await expect(refused).rejects.toThrow(/又被修改：voyage\/299901010002-half.*edited after this database/);
  await expect(refused).rejects.toMatchObject({ name: 'StartRefused' });
  await write('voyage/299901010002-half.sql', 'create table half_done (a int);');
  await write('parameter/299901010003-lines.sql', 'select 1;\nselect 2;\n');
  expect(await migrate(migrated.db, copied())).toBe(1);
  await write('parameter/299901010003-lines.sql', 'select 1;\r\nselect 2;\r\n');
  expect(await migrate(migrated.db, copied())).toBe(0);
});

test.each([
  ['0030-of-old.sql', /lies in the folder of its owner/],
  ['voyage/0030-of-old.sql', /is not named as/],
  ['nobody/299901010004-tables.sql', /no domain of this name/],
])('a migration that would never be applied is refused: %s', async (place, words) => {
  const other = await mkdtemp(join(tmpdir(), 'fairway-migrations-'));
  await cp(migrations.folder, other, { recursive: true });
  await cp(join(other, 'voyage/000000000000-baseline.sql'), join(other, place));
  await expect(readMigrations({ ...migrations, folder: other })).rejects.toThrow(words);
  await rm(other, { recursive: true });
});

/** As the numbered migrations left it. */
async function numbered(names: readonly string[]): Promise<Database> {
  const { db } = await open('template0');
  for (const { sql } of baselinesOf(await readMigrations(migrations))) await db.query(sql);
  await db.query(`${MIGRATION_TABLE}; alter table kernel_migration drop column hash`);
  await db.query('insert into kernel_migration (name) select unnest($1::text[])', [names]);
  return db;
}

const NUMBERED = Array.from({ length: 28 }, (_, i) => `${String(i).padStart(4, '0')}-one.sql`);

test('a database of all numbered migrations is taken over, one that lacks some is refused', async () => {
  const whole = await numbered([...NUMBERED, '0028-zone-of-corrections.sql']);
  const known = await readMigrations(migrations);
  expect(await migrate(whole, migrations)).toBe(known.length - baselinesOf(known).length);
  expect(await migrate(whole, migrations)).toBe(0);
  const half = await numbered(NUMBERED);
  await expect(migrate(half, migrations)).rejects.toThrow(/早期的开发版本.*early development version/);
  expect(await half.query('select count(*)::int as n from kernel_migration')).toEqual([{ n: 28 }]);
});
