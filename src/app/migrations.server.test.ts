import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../kernel/server/db/db.ts';
import { migrate } from '../kernel/server/db/migrate.ts';
import { type Snapshot, snapshotOf, statementsBetween } from '../kernel/server/db/schema-sql.ts';
import { type TestDatabase, testDatabase } from '../kernel/testing/database.ts';
import { allTables } from './schema.ts';

const FOLDER = 'migrations';
let described: { database: TestDatabase; db: Database };
let migrated: { database: TestDatabase; db: Database };

/** The first has the tables that the resources describe (the template of the tests), the second is empty. */
beforeAll(async () => {
  described = await open(await testDatabase());
  migrated = await open(await testDatabase('template0'));
});
afterAll(async () => {
  for (const { database, db } of [described, migrated]) {
    await db.close();
    await database.drop();
  }
});

async function open(database: TestDatabase): Promise<{ database: TestDatabase; db: Database }> {
  return { database, db: openDatabase({ url: database.url, max: 3 }) };
}

test('the landed snapshot is what the resources describe', async () => {
  const landed = JSON.parse(await readFile(`${FOLDER}/meta/snapshot.json`, 'utf8')) as Snapshot;
  expect(await statementsBetween(landed, snapshotOf(allTables()))).toEqual([]);
});

test('two nodes that start at once apply each migration once', async () => {
  const second = openDatabase({ url: migrated.database.url, max: 1 });
  const counts = await Promise.all([migrate(migrated.db, FOLDER), migrate(second, FOLDER)]);
  await second.close();
  const applied = await migrated.db.query('select name from kernel_migration order by name');
  expect(counts.toSorted((a, b) => a - b)).toEqual([0, applied.length]);
  expect(applied.length).toBeGreaterThan(0);
  expect(await migrate(migrated.db, FOLDER)).toBe(0);
});

const CATALOGUE: Record<string, string> = {
  columns: `select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as required,
      a.attidentity as identity, pg_get_expr(d.adbin, d.adrelid) as "default"
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r' left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped and c.relname <> 'kernel_migration' order by 1`,
  indexes: `select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename <> 'kernel_migration' order by 1`,
  constraints: `select conrelid::regclass || ' ' || conname as name, pg_get_constraintdef(oid) as definition from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid::regclass::text <> 'kernel_migration' order by 1`,
};

test.each(Object.keys(CATALOGUE))('the migrations make the same %s as the resources', async (kind) => {
  const [expected, made] = await Promise.all([
    described.db.query(CATALOGUE[kind]!),
    migrated.db.query(CATALOGUE[kind]!),
  ]);
  expect(expected.length).toBeGreaterThan(20);
  expect(made).toEqual(expected);
});

test('a migration that fails leaves nothing of itself behind', async () => {
  const folder = await mkdtemp(`${tmpdir()}/fairway-migrations-`);
  await writeFile(`${folder}/9999-half.sql`, 'create table half_done (a int); select 1 / 0;');
  await expect(migrate(migrated.db, folder)).rejects.toThrow(/Migration 9999-half.sql failed: division by zero/);
  expect(await migrated.db.query("select to_regclass('half_done') as found")).toEqual([{ found: null }]);
  await writeFile(`${folder}/9999-half.sql`, 'create table half_done (a int);');
  expect(await migrate(migrated.db, folder)).toBe(1);
  await rm(folder, { recursive: true });
});
