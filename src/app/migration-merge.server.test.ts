import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bigint, pgTable, text as textColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { text } from '../kernel/resource/field.ts';
import { type Database, openDatabase } from '../kernel/server/db/db.ts';
import { migrate } from '../kernel/server/db/migrate.ts';
import { readMigrations } from '../kernel/server/db/migrations.ts';
import { snapshotOf, statementsBetween } from '../kernel/server/db/schema-sql.ts';
import { tablesOf } from '../kernel/server/db/table.ts';
import { missingOf, type Owned, writeMigrations } from '../kernel/server/db/write-migrations.ts';
import { catalogueOf } from '../kernel/testing/catalogue.ts';
import { TEST_NOW } from '../kernel/testing/clock.ts';
import { type TestDatabase, testDatabase } from '../kernel/testing/database.ts';
import { BY_HAND, migrations } from './migrations.ts';
import { ownedTables, referableFrom } from './schema.ts';

let repository: string;
let folder: string;
const opened: { database: TestDatabase; db: Database }[] = [];

/** Whatever git is told on this machine. */
const env = {
  ...process.env,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  ...Object.fromEntries(['AUTHOR', 'COMMITTER'].map((who) => [`GIT_${who}_NAME`, 'Test'])),
  ...Object.fromEntries(['AUTHOR', 'COMMITTER'].map((who) => [`GIT_${who}_EMAIL`, 'test@haiyue.example'])),
};
for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE']) delete (env as Record<string, unknown>)[name];

const git = (...args: string[]): string => execFileSync('git', args, { cwd: repository, env, encoding: 'utf8' });

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'fairway-merge-'));
  folder = join(repository, 'migrations');
  cpSync(migrations.folder, folder, { recursive: true });
  git('init', '--quiet', '--initial-branch', 'main');
  commit('landed');
});
afterAll(async () => {
  rmSync(repository, { recursive: true });
  for (const { database, db } of opened) {
    await db.close();
    await database.drop();
  }
});

function commit(message: string): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', message);
}

async function empty(): Promise<Database> {
  const database = await testDatabase('template0');
  const db = openDatabase({ url: database.url, max: 2 });
  opened.push({ database, db });
  return db;
}

type Tables = Record<string, unknown>;

/** A change of one domain's declarations. */
type Change = { branch: string; owner: string; name: string; make: (tables: Tables) => Tables };

/** A table that nobody has yet. */
const added = (name: string): Tables => ({
  [name]: pgTable(name, {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    remark: textColumn('remark').notNull(),
  }),
});

const without = (tables: Tables, name: string): Tables =>
  Object.fromEntries(Object.entries(tables).filter(([key]) => key !== name));

/** A resource with one more field. */
function withBadge(tables: Tables, name: string): Tables {
  const [domain] = name.split('.') as [string];
  const resource = referableFrom(domain).find((one) => one.name === name)!;
  const badge = text({ zh: '徽标', en: 'Badge' });
  return { ...tables, ...tablesOf({ ...resource, fields: { ...resource.fields, badge } }, referableFrom(domain)) };
}

/** All in the same minute, from the same landed state. */
const CHANGES: readonly Change[] = [
  { branch: 'tides', owner: 'voyage', name: 'tides', make: (tables) => ({ ...tables, ...added('voyage_tide') }) },
  {
    branch: 'tide-marks',
    owner: 'voyage',
    name: 'tide-marks',
    make: (tables) => ({ ...tables, ...added('voyage_tide_mark') }),
  },
  {
    branch: 'exemptions',
    owner: 'voyage',
    name: 'drop-exemptions',
    make: (tables) => without(tables, 'voyage_noon_exemption'),
  },
  { branch: 'badges', owner: 'identity', name: 'badges', make: (tables) => withBadge(tables, 'identity.dictionary') },
  { branch: 'marks', owner: 'kernel', name: 'marks', make: (tables) => ({ ...tables, ...added('kernel_mark') }) },
];

const changed = (changes: readonly Change[]): Owned[] =>
  ownedTables().map(({ owner, tables }) => ({
    owner,
    tables: changes.reduce((all, change) => (change.owner === owner ? change.make(all) : all), { ...tables } as Tables),
  }));

test('changes of several domains, and of one domain in neighbouring tables, made at the same time merge without a conflict', async () => {
  for (const change of CHANGES) {
    git('switch', '--quiet', '--create', change.branch, 'main');
    const written = await writeMigrations({ folder, owned: changed([change]), name: change.name, now: TEST_NOW });
    expect(written.map(({ file }) => file.slice(folder.length + 1).replace(/\d{12}/, 'MINUTE'))).toEqual([
      `${change.owner}/MINUTE-${change.name}.sql`,
    ]);
    commit(change.branch);
  }
  git('switch', '--quiet', 'main');
  for (const { branch } of CHANGES) git('merge', '--quiet', '--no-edit', branch);
  expect(git('status', '--porcelain')).toBe('');
  expect(readdirSync(join(folder, 'voyage')).filter((file) => /tide|exemptions/.test(file))).toHaveLength(3);

  const owned = changed(CHANGES);
  for (const one of owned) expect([one.owner, await missingOf(folder, one)]).toEqual([one.owner, []]);
  const [migrated, described] = [await empty(), await empty()];
  await migrate(migrated, { ...migrations, folder });
  const all = Object.assign({}, ...owned.map(({ tables }) => tables));
  for (const statement of await statementsBetween(undefined, snapshotOf(all))) await described.query(statement);
  for (const file of BY_HAND) await described.query(readFileSync(join(migrations.folder, file), 'utf8'));
  const catalogue = await catalogueOf(migrated);
  expect(catalogue).toEqual(await catalogueOf(described));
  expect(Object.keys(catalogue.relations!)).toEqual(
    expect.arrayContaining(['voyage_tide', 'voyage_tide_mark', 'kernel_mark']),
  );
  expect(catalogue.columns).toHaveProperty(['identity_dictionary.badge']);
  expect(catalogue.relations).not.toHaveProperty('voyage_noon_exemption');
});

test('a migration is written after those that it was made on, by a computer whose clock runs behind too', async () => {
  const currents: Change = {
    branch: 'currents',
    owner: 'voyage',
    name: 'currents',
    make: (tables) => ({ ...tables, ...added('voyage_current') }),
  };
  const landed = (await readMigrations({ ...migrations, folder })).map(({ id }) => id);
  const given = { folder, owned: changed([...CHANGES, currents]), name: currents.name, now: new Date(0) };
  expect(await writeMigrations(given)).toHaveLength(1);
  const ids = (await readMigrations({ ...migrations, folder })).map(({ id }) => id);
  expect(ids.slice(0, -1)).toEqual(landed);
  expect(ids.at(-1)).toMatch(/^voyage\/\d{12}-currents$/);
  expect(await writeMigrations(given)).toEqual([]);
});
