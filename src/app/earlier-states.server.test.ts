import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasAccounts } from '../domains/identity/public.server.ts';
import { type Database, openDatabase } from '../kernel/server/db/db.ts';
import { migrate } from '../kernel/server/db/migrate.ts';
import { type Migrations, readMigrations } from '../kernel/server/db/migrations.ts';
import { type Catalogue, catalogueOf } from '../kernel/testing/catalogue.ts';
import { type TestDatabase, testDatabase } from '../kernel/testing/database.ts';
import { countsOf } from '../kernel/testing/state.ts';
import { modules } from './domains.server.ts';
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
const RENAMES = /^alter table (\w+) rename to (\w+);$/gm;

/** Migrates it; answers the tables whose rows are no longer as many under their present names, though no migration said so. */
async function lostBy(db: Database, to: Migrations): Promise<string[]> {
  const before = await countsOf(db);
  const seen = new Set((await db.query<{ name: string }>('select name from kernel_migration')).map(({ name }) => name));
  await migrate(db, to);
  const after = await countsOf(db);
  const pending = (await readMigrations(to)).filter(({ id }) => !seen.has(id));
  const announced = pending.flatMap(({ sql }) => [...sql.matchAll(CHANGES)].flatMap((match) => match[1]!.split(', ')));
  const may = new Set(['kernel_migration', ...announced]);
  const renamed = new Map(
    pending.flatMap(({ sql }) => [...sql.matchAll(RENAMES)].map(([, was, is]) => [was!, is!] as const)),
  );
  return Object.keys(before).filter((table) => before[table] !== after[renamed.get(table) ?? table] && !may.has(table));
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

/** Columns in which rows name kinds of records. */
const KINDS = `select resource as name from kernel_history union select serial from kernel_serial union select resource from kernel_file_use
  union select resource from communication_message where resource is not null union select resource from communication_comment
  union select resource from communication_watcher union select resource from approval_flow union select resource from approval_run`;

test.each(STATES)(
  'a database of %s has its accounts before and after, so that no start takes it for a new one',
  async (file) => {
    const db = await stateOf(file);
    expect(await hasAccounts(db)).toBe(true);
    await migrate(db, migrations);
    expect(await hasAccounts(db)).toBe(true);
    expect(await hasAccounts(await empty())).toBe(false);
  },
);

test.each(STATES)('in a database of %s the rows name kinds of records of domains that are there', async (file) => {
  const db = await stateOf(file);
  await migrate(db, migrations);
  const domains = new Set(['everyone', ...modules.map(({ name }) => name)]);
  const kinds = await db.query<{ name: string }>(KINDS);
  expect(kinds.length).toBeGreaterThan(3);
  expect(kinds.filter(({ name }) => !domains.has(name.split('.')[0]!))).toEqual([]);
});

/** What rows held by the name of the domain `system`, and what stays. */
const NAMED = `
  update system_role set permissions = '["system:user:list", "system:vessel:edit", "system:book:list", "voyage:report:list"]' where id = 1;
  insert into system_seeded_grant values ('GM', 'permission', 'system:mail:list', '2026-11-23T00:00:00Z'), ('GM', 'menu', 'system.mail', '2026-11-23T00:00:00Z');
  update kernel_history set resource = 'system.role', changes = '[{"field": "permissions", "new": ["system:menu:list"], "old": null}]'
    where id = (select min(id) from kernel_history);
  insert into kernel_file_use values (1, 'system.chatMessage', 7), (1, 'everyone', 7);
  insert into kernel_draft values (1, 'form:system.vessel:7', 'x', '/system/vessels/7', '2026-11-23T00:00:00Z', 'x', '2026-11-23T00:00:00Z');
  insert into system_message (user_id, kind, title_zh, title_en, created_at, inbox, digest, resource, record_id, link)
    values (77, 'system.announcement', 'x', 'x', '2026-11-23T00:00:00Z', true, false, 'system.announcement', 7, '/open/system.announcement/7');`;

test('what rows name by the domain system is known by those that took it over', async () => {
  const db = await stateOf('20261123-before-split.sql.gz');
  await db.query(NAMED);
  await migrate(db, migrations);
  expect(
    await db.query(`select (select permissions from identity_role where id = 1) as permissions,
      (select array_agg(item order by item) from identity_seeded_grant where role_code = 'GM') as given,
      (select resource || ' ' || (changes -> 0 -> 'new')::text from kernel_history order by id limit 1) as history,
      (select array_agg(resource order by resource) from kernel_file_use where record_id = 7) as holders,
      (select name || ' ' || path from kernel_draft) as draft,
      (select kind || ' ' || resource || ' ' || link from communication_message where user_id = 77) as message`),
  ).toEqual([
    {
      permissions: ['identity:user:list', 'fleet:vessel:edit', 'operations:book:list', 'voyage:report:list'],
      given: ['communication:mail:list', 'system.mail'],
      history: 'identity.role ["identity:menu:list"]',
      holders: ['communication.chatMessage', 'everyone'],
      draft: 'form:fleet.vessel:7 /system/vessels/7',
      message: 'system.announcement communication.announcement /open/communication.announcement/7',
    },
  ]);
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
