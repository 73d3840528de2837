import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { FORGET_START } from '../db/first-start.ts';
import { foreignKeysOf } from '../db/foreign-keys.ts';
import { MIGRATION_TABLE } from '../db/migrate.ts';
import { baselinesOf, type Migration, type Migrations, readMigrations } from '../db/migrations.ts';
import { isNumbered } from '../db/numbered.ts';
import { contentKey } from '../files/keys.ts';
import { localDriver } from '../files/local-driver.ts';
import { s3Driver } from '../files/s3-driver.ts';
import { stagingArea } from '../files/staging.ts';
import { removeAt } from '../files/storage.ts';
import { s3Settings, storageChoice } from '../files/storage-settings.ts';
import type { Driver, DriverName } from '../files/store.ts';
import { refusal } from '../postgres/refusal.ts';
import { readArchive } from './archive-file.ts';
import { type Checked, checkArchive } from './check-archive.ts';
import { copyIn } from './copy.ts';
import { placeIn } from './manifest.ts';
import { copyInTo, quoted } from './tables-of.ts';
import { readTar } from './tar.ts';

type Given = {
  url: string;
  /** The folder of stored files of this machine. */
  folder: string;
  path: string;
  /** Of an encrypted archive. */
  key?: Buffer;
  migrations: Migrations;
  /** Takes the place of whatever the database holds. */
  replace: boolean;
  log?: (line: string) => void;
};

type Restored = Checked & {
  /** Where the files lie now. */
  driver: DriverName;
  /** The backup's own place is not set up on this machine. */
  moved: boolean;
};

type Client = pg.Client;
type OldBlob = { hash: string; driver: DriverName };

/**
 * Puts an archive in place of an empty database, or of any with `replace`. It is read through and checked first; then everything
 * happens in one transaction: whatever goes wrong, the database is as it was.
 */
export async function restore(given: Given): Promise<Restored> {
  const checked = await checkArchive(given.path, given.key);
  const seen = seenBy(checked, await readMigrations(given.migrations));
  const client = new pg.Client({ connectionString: given.url, application_name: 'fairway restore' });
  await client.connect();
  try {
    await assertStopped(client);
    const old = await assertReplaceable(client, given.replace);
    const before = old.length > 0 ? await driversOf(client, given.folder) : undefined;
    await client.query('begin');
    await client.query('drop schema if exists pgboss cascade; drop schema public cascade; create schema public');
    await client.query(FORGET_START);
    for (const { sql } of seen) await client.query(sql);
    await client.query(MIGRATION_TABLE);
    const keys = await foreignKeysOf(dbOver(client));
    for (const statement of keys.drop) await client.query(statement);
    // What guards a ledger guards it from people: the rows of the archive were judged when they were written.
    const guarded = await tablesWithTriggers(client);
    for (const table of guarded) await client.query(`alter table ${table} disable trigger user`);
    const result = await fill(client, given, checked);
    for (const table of guarded) await client.query(`alter table ${table} enable trigger user`);
    for (const statement of keys.add) await client.query(statement);
    await client.query('commit');
    const now = await client.query<{ hash: string }>('select hash from kernel_blob where driver = $1', [result.driver]);
    const kept = new Set(now.rows.map((row) => row.hash));
    for (const { hash, driver } of old) {
      const place = before?.[driver];
      if (place && !(kept.has(hash) && driver === result.driver)) await removeAt(place, hash);
    }
    await client.query('analyze');
    return { ...checked, ...result };
  } finally {
    await client.end();
  }
}

/** The migrations that give the schema of the backup; those that came later are applied at the next start. */
function seenBy({ head }: Checked, known: readonly Migration[]): Migration[] {
  if (isNumbered(head.migrations)) return baselinesOf(known);
  const seen = new Set(head.migrations);
  const unknown = head.migrations.filter((name) => !known.some(({ id }) => id === name));
  if (unknown.length > 0) {
    throw refusal(
      `此备份由更新的版本（${head.version}）生成，请先升级。This backup was made by a newer version (${head.version}; ${unknown.join(', ')}): update first.`,
    );
  }
  return known.filter(({ id }) => seen.has(id));
}

/**
 * The embedded database belongs to one process; of an outside one its sessions tell whether somebody works on it. A session that has
 * just been closed takes a moment to go.
 */
async function assertStopped(client: Client): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { rows } = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
       and pid <> pg_backend_pid() limit 1`,
    );
    if (rows.length === 0) return;
    await delay(200);
  }
  throw refusal('系统正在运行，须先停止再恢复。The server is running on this database: stop it, then restore.');
}

/** Refuses a database that holds somebody's work; answers the contents that it names. */
async function assertReplaceable(client: Client, replace: boolean): Promise<OldBlob[]> {
  const has = async (table: string): Promise<boolean> =>
    (await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [`public.${table}`])).rows[0]
      ?.there ?? false;
  if (!(await has('kernel_migration'))) {
    const { rows } = await client.query(
      `select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`,
    );
    if (rows.length === 0) return [];
  }
  if (!replace) {
    throw refusal(
      '目标中已有数据。如确要以备份替换，加上 --replace。The target holds data already: add --replace to have the backup take its place.',
    );
  }
  if (!(await has('kernel_blob'))) return [];
  return (await client.query<OldBlob>('select hash, driver from kernel_blob')).rows;
}

const dbOver = (client: Client) => ({
  query: async <T>(statement: string | { text: string }) => (await client.query(statement as string)).rows as T[],
});

async function driversOf(client: Client, folder: string): Promise<Partial<Record<DriverName, Driver>>> {
  const { settings, missing } = s3Settings(await storageChoice(dbOver(client) as never));
  return { local: localDriver(folder), ...(missing.length === 0 && { s3: await s3Driver(settings) }) };
}

async function tablesWithTriggers(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where not t.tgisinternal and c.relnamespace = 'public'::regnamespace`,
  );
  return rows.map(({ name }) => `public.${quoted(name)}`);
}

/** Tables in the order of the archive, then the files, then the counters. */
async function fill(
  client: Client,
  given: Given,
  { manifest }: Checked,
): Promise<{ driver: DriverName; moved: boolean }> {
  const tables = Object.keys(manifest.tables);
  // A migration may have brought rows of its own; the archive has them too.
  await client.query(`truncate ${tables.map((table) => `public.${quoted(table)}`).join(', ')}`);
  const rows = new Map<string, number>();
  let place: { name: DriverName; driver: Driver; moved: boolean } | undefined;
  const stage = stagingArea(join(given.folder, 'incoming'));
  for await (const entry of readTar(await readArchive(given.path, given.key))) {
    const at = placeIn(entry.name);
    if (!at) continue;
    if ('table' in at) {
      const { columns } = manifest.tables[at.table]!;
      if (!rows.has(at.table)) given.log?.(at.table);
      const came = await copyIn(client, copyInTo({ name: at.table, columns }), entry.content);
      rows.set(at.table, (rows.get(at.table) ?? 0) + came);
      continue;
    }
    place ??= await chosenPlace(client, given.folder);
    const staged = await stage(Readable.from(entry.content, { objectMode: false }), entry.size);
    await place.driver.put(contentKey(at.hash), staged.path).finally(staged.discard);
  }
  for (const [table, { rows: expected }] of Object.entries(manifest.tables)) {
    const came = rows.get(table) ?? 0;
    if (came !== expected) throw new Error(`${table}: ${expected} rows in the backup, ${came} came in`);
  }
  place ??= await chosenPlace(client, given.folder);
  await client.query('update kernel_blob set driver = $1, leaving = null', [place.name]);
  await client.query('delete from kernel_blob b where not exists (select 1 from kernel_file f where f.hash = b.hash)');
  for (const { name, value, called } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${quoted(name)}`, value, called]);
  }
  return { driver: place.name, moved: place.moved };
}

/** The place that the backup's system had chosen, if this machine can reach it; otherwise the local folder, which is then chosen. */
async function chosenPlace(
  client: Client,
  folder: string,
): Promise<{ name: DriverName; driver: Driver; moved: boolean }> {
  const choice = await storageChoice(dbOver(client) as never);
  const local = localDriver(folder);
  if (choice.driver === 'local') return { name: 'local', driver: local, moved: false };
  const { settings, missing } = s3Settings(choice);
  if (missing.length === 0) return { name: 's3', driver: await s3Driver(settings), moved: false };
  await client.query(`update kernel_storage set driver = 'local', version = version + 1 where id = 1`);
  return { name: 'local', driver: local, moved: true };
}
