import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readArchive } from '../kernel/server/backup/archive-file.ts';
import { backUp } from '../kernel/server/backup/backup.ts';
import type { Manifest } from '../kernel/server/backup/manifest.ts';
import { restore } from '../kernel/server/backup/restore.ts';
import { fingerprint } from '../kernel/server/backup/tables-of.ts';
import { openDatabase } from '../kernel/server/db/db.ts';
import { MIGRATION_TABLE, migrate, remember } from '../kernel/server/db/migrate.ts';
import { baselinesOf, readMigrations } from '../kernel/server/db/migrations.ts';
import { storeFile } from '../kernel/server/files/files.ts';
import { openStorage } from '../kernel/server/files/storage.ts';
import { TEST_NOW } from '../kernel/testing/clock.ts';
import { type TestDatabase, testDatabase } from '../kernel/testing/database.ts';
import { type TestS3, testS3 } from '../kernel/testing/s3.ts';
import { migrations } from './migrations.ts';
import { type Company, companyServer } from './testing/company.ts';

// Whole databases are written and read here, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let company: Company;
let folder: string;
let s3: TestS3;
const made: TestDatabase[] = [];
const PHOTO = randomBytes(300_000);

beforeAll(async () => {
  company = await companyServer();
  folder = await mkdtemp(join(tmpdir(), 'fairway-backup-'));
  s3 = await testS3();
  // The tests' database is made of the declarations; one that runs was made by the migrations.
  await company.db.query(MIGRATION_TABLE);
  for (const migration of await readMigrations(migrations))
    await company.db.connection((client) => remember(client, migration));
  for (const [name, content] of [
    ['certificate.pdf', Buffer.from('%PDF-1.7 a certificate')],
    ['certificate-copy.pdf', Buffer.from('%PDF-1.7 a certificate')],
    ['tabs and lines.txt', Buffer.from('one\ttwo\\n\nthree')],
    ['photo.zip', Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(26), PHOTO])],
  ] as const)
    await storeFile(company.ctx(), company.app.files, { name, content: Readable.from([content]) });
});
afterAll(async () => {
  await company.close();
  for (const database of made) await database.drop();
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<string> {
  const database = await testDatabase('template0');
  made.push(database);
  return database.url;
}

async function save(name: string, key?: Buffer): Promise<{ path: string; manifest: Manifest }> {
  const path = join(folder, name);
  const { url } = company.db;
  return { path, manifest: await backUp({ url, files: company.app.files, path, key, version: 'test', now: TEST_NOW }) };
}

const intoFolder = (url: string, path: string, options: { replace?: boolean; to?: string; key?: Buffer } = {}) =>
  restore({
    url,
    path,
    migrations,
    key: options.key,
    folder: join(folder, options.to ?? 'files'),
    replace: options.replace ?? false,
  });

/** To which a test adds. */
async function copyOfMigrations(): Promise<typeof migrations> {
  const copy = await mkdtemp(join(folder, 'migrations-'));
  await cp(migrations.folder, copy, { recursive: true });
  return { ...migrations, folder: copy };
}

async function sumsOf(url: string, { tables }: Manifest) {
  const client = new pg.Client(url);
  await client.connect();
  const named = Object.entries(tables).map(([name, { columns }]) => ({ name, columns }));
  return fingerprint(client, named).finally(() => client.end());
}

test('backup, reset, restore: same counts, same hashes, sign-in works', async () => {
  const name = 'all';
  const { path, manifest } = await save('all.tar.zst');
  const url = await emptyDatabase();
  const { driver, manifest: read } = await intoFolder(url, path, { to: name });
  expect([driver, read]).toEqual(['local', manifest]);
  expect(manifest.files.count).toBe(3);

  const sums = await sumsOf(url, manifest);
  for (const [table, { rows, sha256 }] of Object.entries(manifest.tables))
    expect([table, sums[table]]).toEqual([table, { rows, sha256 }]);

  const restored = await companyServer({ database: { url, drop: async () => {} } });
  try {
    const admin = await restored.signIn('admin');
    const reports = await admin<{ totalElements: number }>('GET', '/api/voyage/reports');
    const before = await (await company.signIn('admin'))<{ totalElements: number }>('GET', '/api/voyage/reports');
    expect(reports.body.totalElements).toBe(before.body.totalElements);
    const [file] = await restored.db.query<{ hash: string; size: number }>(
      `select hash, size from kernel_file where name = 'photo.zip'`,
    );
    const files = openStorage({ db: restored.db, folder: join(folder, name), env: {} });
    expect((await buffer(await files.open(file!.hash))).subarray(30).equals(PHOTO)).toBe(true);
    // New records get numbers of their own.
    const job = await admin('POST', '/api/system/jobs', {
      name: '恢复后的岗位',
      code: 'AFTER',
      category: 'SHORE',
      sortNum: 1,
    });
    expect(job.status).toBe(200);
  } finally {
    await restored.close();
  }
}, 120_000);

test('the backup is one moment, whatever people save meanwhile, and removed files are still in it', async () => {
  const doomed = await storeFile(company.ctx(), company.app.files, {
    name: 'doomed.txt',
    content: Readable.from([Buffer.from('removed while the backup runs')]),
  });
  const files = {
    ...company.app.files,
    open: async (hash: string) => {
      // The first content is asked for after all tables were read.
      await company.db.query('delete from kernel_file where id = $1', [doomed.id]);
      expect(await company.app.files.dropUnused(doomed.hash)).toBe(false);
      await company.db.query(`update identity_job set name = name || '!'`);
      return company.app.files.open(hash);
    },
  };
  const path = join(folder, 'moment.tar');
  const manifest = await backUp({ url: company.db.url, files, path, version: 'test', now: TEST_NOW });
  expect(manifest.missing).toEqual([]);
  const url = await emptyDatabase();
  await intoFolder(url, path, { to: 'moment' });
  const db = openDatabase({ url, max: 1 });
  const [row] = await db.query<{ n: number }>(`select count(*)::int as n from identity_job where name like '%!'`);
  expect(row?.n).toBe(0);
  expect(await text(await openStorage({ db, folder: join(folder, 'moment'), env: {} }).open(doomed.hash))).toContain(
    'removed while',
  );
  await db.close();
  expect(await company.app.files.dropUnused(doomed.hash)).toBe(true);
});

test('a target that holds data is refused, and replaced only when told so; what it had stored goes', async () => {
  const { path, manifest } = await save('replace.tar.zst');
  const url = await emptyDatabase();
  await intoFolder(url, path, { to: 'replace' });
  const db = openDatabase({ url, max: 1 });
  const files = openStorage({ db, folder: join(folder, 'replace'), env: {} });
  const later = await storeFile({ ...company.ctx(), db }, files, {
    name: 'later.txt',
    content: Readable.from([Buffer.from('later')]),
  });
  await db.close();
  await expect(intoFolder(url, path, { to: 'replace' })).rejects.toThrow(/add --replace/);
  await intoFolder(url, path, { to: 'replace', replace: true });
  const sums = await sumsOf(url, manifest);
  expect(Object.values(sums).map((sum) => sum.rows)).toEqual(Object.values(manifest.tables).map((table) => table.rows));
  const names = await readdir(join(folder, 'replace'), { recursive: true });
  expect(names.filter((name) => name.endsWith(later.hash))).toEqual([]);
  expect(names.filter((name) => /[0-9a-f]{64}$/.test(name))).toHaveLength(manifest.files.count);
});

test('a backup that is damaged, cut off or not one changes nothing', async () => {
  const { path } = await save('whole.tar');
  const whole = await readFile(path);
  const url = await emptyDatabase();
  const damaged = Buffer.from(whole);
  damaged[Math.floor(whole.length / 2)]! ^= 1;
  for (const [name, content] of [
    ['damaged.tar', damaged],
    ['cut.tar', whole.subarray(0, whole.length - 20_000)],
    ['other.tar', Buffer.from('not a backup at all'.repeat(100))],
  ] as const) {
    await writeFile(join(folder, name), content);
    await expect(intoFolder(url, join(folder, name))).rejects.toThrow(/nothing was restored/);
  }
  await expect(intoFolder(url, join(folder, 'none.tar'))).rejects.toThrow(/no such file/);
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(`select 1 from pg_class where relnamespace = 'public'::regnamespace`);
  expect(rows).toEqual([]);
  await client.end();
});

test('a restore that fails midway leaves the database as it was', async () => {
  const { path, manifest } = await save('midway.tar.gz');
  const url = await emptyDatabase();
  await intoFolder(url, path, { to: 'midway' });
  const before = await sumsOf(url, manifest);
  const broken = await copyOfMigrations();
  await writeFile(join(broken.folder, 'voyage/000000000000-baseline.sql'), 'select nonsense');
  await expect(
    restore({ url, path, migrations: broken, folder: join(folder, 'midway'), replace: true }),
  ).rejects.toThrow(/nonsense|does not exist/);
  expect(await sumsOf(url, manifest)).toEqual(before);
});

test('a backup of an earlier state is restored as it was and migrated afterwards; one of a later state is refused', async () => {
  const { path, manifest } = await save('earlier.tar.zst');
  const later = await copyOfMigrations();
  await writeFile(
    join(later.folder, 'voyage/299901010000-add-tide.sql'),
    `alter table voyage_report add column tide text default 'none';`,
  );
  const url = await emptyDatabase();
  const place = { url, folder: join(folder, 'earlier') };
  await restore({ ...place, path, migrations: later, replace: false });
  const db = openDatabase({ url, max: 2 });
  expect(await migrate(db, later)).toBe(1);
  const reports = { rows: manifest.tables.voyage_report!.rows };
  expect(await db.query('select count(*)::int as rows from voyage_report where tide is not null')).toEqual([reports]);

  const newer = join(folder, 'newer.tar');
  await backUp({ url, files: company.app.files, path: newer, version: 'test', now: TEST_NOW });
  await db.close();
  await expect(restore({ ...place, path: newer, migrations, replace: true })).rejects.toThrow(
    /更新的版本.*newer version .*voyage\/299901010000-add-tide/,
  );
});

test('a backup of the numbered migrations is restored as one of the baselines, if it has seen them all', async () => {
  const source = await emptyDatabase();
  const db = openDatabase({ url: source, max: 2 });
  const known = await readMigrations(migrations);
  for (const { sql } of baselinesOf(known)) await db.query(sql);
  await db.query(`${MIGRATION_TABLE}; alter table kernel_migration drop column hash`);
  await db.query(
    `insert into kernel_migration (name) select lpad(n::text, 4, '0') || '-one.sql' from generate_series(0, 27) n`,
  );
  const archive = async (name: string): Promise<string> => {
    const path = join(folder, name);
    await backUp({ url: source, files: company.app.files, path, version: 'test', now: TEST_NOW });
    return path;
  };
  const half = await archive('half.tar');
  await db.query(`insert into kernel_migration (name) values ('0028-zone-of-corrections.sql')`);
  const whole = await archive('numbered.tar');
  await db.close();
  const url = await emptyDatabase();
  await expect(intoFolder(url, half, { to: 'numbered' })).rejects.toThrow(/early development version/);
  await intoFolder(url, whole, { to: 'numbered' });
  const restored = openDatabase({ url, max: 2 });
  expect(await migrate(restored, migrations)).toBe(known.length - baselinesOf(known).length);
  await restored.close();
});

test('files of object storage go into the backup and come back into the place that the target can reach', async () => {
  const env = { ...s3.env };
  const bucket = openStorage({ db: company.db, folder: join(company.app.settings.dataDir, 'files'), env });
  await company.db.query(`insert into kernel_storage (id, driver) values (1, 's3')`);
  const remote = await storeFile(company.ctx(), bucket, {
    name: 'remote.txt',
    content: Readable.from([Buffer.from('in the bucket')]),
  });
  const path = join(folder, 'bucket.tar.zst');
  const manifest = await backUp({ url: company.db.url, files: bucket, path, version: 'test', now: TEST_NOW });
  expect(manifest.missing).toEqual([]);
  const url = await emptyDatabase();
  expect(await intoFolder(url, path, { to: 'bucket' })).toMatchObject({ driver: 'local', moved: true });
  const db = openDatabase({ url, max: 1 });
  expect(await text(await openStorage({ db, folder: join(folder, 'bucket'), env: {} }).open(remote.hash))).toBe(
    'in the bucket',
  );
  await db.close();

  Object.assign(process.env, env);
  try {
    const second = await emptyDatabase();
    expect(await intoFolder(second, path, { to: 'nothing' })).toMatchObject({ driver: 's3', moved: false });
    expect(
      (await readdir(join(folder, 'nothing'), { recursive: true })).filter((name) => /[0-9a-f]{64}$/.test(name)),
    ).toEqual([]);
  } finally {
    for (const name of Object.keys(env)) delete process.env[name];
    await company.db.query('delete from kernel_storage');
    await company.db.query('delete from kernel_file where id = $1', [remote.id]);
  }
});

test('a content that the store has lost is named and does not spoil the backup', async () => {
  const lost = await storeFile(company.ctx(), company.app.files, {
    name: 'lost.txt',
    content: Readable.from([Buffer.from('soon lost')]),
  });
  await rm(join(company.app.settings.dataDir, 'files', lost.hash.slice(0, 2), lost.hash));
  const { manifest } = await save('lost.tar');
  expect(manifest.missing).toContain(lost.hash);
  await company.db.query('delete from kernel_file where id = $1', [lost.id]);
});

/** Runs the command as npm does, on an outside database. */
async function run(name: 'backup' | 'restore', args: string[], url: string): Promise<{ code: unknown; words: string }> {
  const { promise, resolve: done } = Promise.withResolvers<{ code: unknown; words: string }>();
  const options = { env: { PATH: process.env.PATH, DATABASE_URL: url } };
  execFile(process.execPath, [join('src', 'app', `${name}.ts`), ...args], options, (error, stdout, stderr) =>
    done({ code: error?.code ?? 0, words: stdout + stderr }),
  );
  return promise;
}

test('the commands say what they did; a backup is made while the server runs, a restore asks for it to be stopped', async () => {
  const path = join(folder, 'command.tar.zst');
  const data = ['--data', company.app.settings.dataDir];
  const saved = await run('backup', [path, ...data], company.db.url);
  expect(saved).toMatchObject({ code: 0, words: expect.stringMatching(/Backed up \d+ tables with \d+ rows/) });
  expect(await run('backup', [path, ...data], company.db.url)).toMatchObject({
    code: 1,
    words: expect.stringMatching(/exists already/),
  });
  // A server that runs keeps a line to its database open.
  const running = await company.db.connection(() => run('restore', [path, ...data, '--replace'], company.db.url));
  expect(running).toMatchObject({ code: 1, words: expect.stringMatching(/stop it, then restore/) });
  const url = await emptyDatabase();
  const restored = await run('restore', [path, '--data', join(folder, 'command')], url);
  expect(restored).toMatchObject({ code: 0, words: expect.stringMatching(/Restored the backup of .* Now start/) });
  expect(await run('restore', [], url)).toMatchObject({
    code: 1,
    words: expect.stringMatching(/npm run restore -- FILE/),
  });
  const head = await readArchive(path);
  for await (const chunk of head) {
    expect(chunk.toString('latin1', 0, 11)).toBe('backup.json');
    break;
  }
});

test('an encrypted backup shows nothing, is restored with its key and refused without, before anything changes', async () => {
  const key = randomBytes(32);
  const { path, manifest } = await save('sealed.tar', key);
  expect((await readFile(path)).includes('a certificate')).toBe(false);
  const url = await emptyDatabase();
  await expect(intoFolder(url, path)).rejects.toThrow(/--key-file or FAIRWAY_KEY/);
  await expect(intoFolder(url, path, { key: randomBytes(32) })).rejects.toThrow(/not the one/);
  const damaged = join(folder, 'sealed-damaged.tar');
  const bytes = await readFile(path);
  bytes[bytes.length >> 1]! ^= 1;
  await writeFile(damaged, bytes);
  await expect(intoFolder(url, damaged, { key })).rejects.toThrow(/damaged/);
  const restored = await intoFolder(url, path, { key, to: 'sealed-files' });
  expect(restored.manifest.tables).toEqual(manifest.tables);
});
