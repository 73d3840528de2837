import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestS3, testS3 } from '../../testing/s3.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { notOpened, removeOrphans, storeFile } from './files.ts';
import { contentKey } from './keys.ts';
import { moveContents } from './move.ts';
import { openStorage } from './storage.ts';
import type { DriverName, FileStore } from './store.ts';

let t: TestServer;
let s3: TestS3;
let files: FileStore;
let folder: string;
beforeAll(async () => {
  s3 = await testS3();
  t = await testServer({ modules: [] });
  folder = join(t.app.settings.dataDir, 'files');
  files = openStorage({ db: t.db, folder, env: s3.env });
});
afterAll(async () => {
  await t.close();
  await s3.close();
});
beforeEach(() => t.db.query('truncate kernel_file, kernel_blob, kernel_storage'));

const choose = (driver: DriverName) =>
  t.db.query(
    'insert into kernel_storage (id, driver) values (1, $1) on conflict (id) do update set driver = excluded.driver',
    [driver],
  );
const store = (content: string, name = 'note.txt') =>
  storeFile(t.ctx(), files, { name, content: Readable.from([Buffer.from(content)]) });
const placeOf = async (hash: string) =>
  (await t.db.query<{ driver: string }>('select driver from kernel_blob where hash = $1', [hash]))[0]?.driver;
const lies = async (driver: DriverName, hash: string) => (await files.driver(driver)).has(contentKey(hash));
const moveTo = (to: DriverName, signal = new AbortController().signal, progress = async () => {}) =>
  moveContents({ db: t.db, files, to, signal, progress });

test('a content lies in the place chosen when it came, and is read from there whatever is chosen later', async () => {
  const first = await store('in the folder');
  await choose('s3');
  const second = await store('in the bucket');
  expect([await placeOf(first.hash), await placeOf(second.hash)]).toEqual(['local', 's3']);
  expect(await lies('local', second.hash)).toBe(false);
  await choose('local');
  expect(await text(await files.open(first.hash))).toBe('in the folder');
  expect(await text(await files.open(second.hash))).toBe('in the bucket');
  expect((await store('in the bucket', 'copy.txt')).hash).toBe(second.hash);
  expect(await lies('local', second.hash)).toBe(false);
});

test('a content of several megabytes goes to the bucket and comes back the same', async () => {
  await choose('s3');
  const content = 'a line of a log\n'.repeat(700_000);
  const { hash } = await store(content);
  expect((await buffer(await files.open(hash))).equals(Buffer.from(content))).toBe(true);
});

test('a place that is not set up is refused with the names of what is missing, and keeps nothing', async () => {
  await choose('s3');
  const bare = openStorage({ db: t.db, folder, env: {} });
  const upload = storeFile(t.ctx(), bare, { name: 'a.txt', content: Readable.from([Buffer.from('nowhere')]) });
  await expect(upload).rejects.toThrow(/S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY/);
  expect(await t.db.query('select 1 from kernel_file')).toEqual([]);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
});

test('a move takes every content to the other place and the originals away, and back again', async () => {
  const kept = await Promise.all(['one', 'two', 'three'].map((word) => store(`content ${word}`)));
  const steps: [number, number][] = [];
  const there = await moveContents({
    db: t.db,
    files,
    to: 's3',
    signal: new AbortController().signal,
    progress: async (done, total) => void steps.push([done, total]),
  });
  expect(there).toEqual({ moved: 3, bytes: kept.reduce((sum, file) => sum + file.size, 0), failed: [] });
  expect(steps).toEqual([
    [1, 3],
    [2, 3],
    [3, 3],
  ]);
  for (const { hash } of kept) {
    expect([await lies('local', hash), await lies('s3', hash)]).toEqual([false, true]);
  }
  expect((await moveTo('s3')).moved).toBe(0);
  expect((await moveTo('local')).moved).toBe(3);
  expect(await text(await files.open(kept[0]!.hash))).toBe('content one');
});

test('a move that was stopped goes on where it stopped, and takes away what it had left behind', async () => {
  const kept = await Promise.all(['a', 'b', 'c', 'd'].map((word) => store(`stopped ${word}`)));
  const stop = new AbortController();
  const stopped = moveTo('s3', stop.signal, async () => stop.abort());
  await expect(stopped).rejects.toThrow();
  const places = async () => (await Promise.all(kept.map(({ hash }) => placeOf(hash)))).toSorted();
  expect(await places()).toEqual(['local', 'local', 'local', 's3']);
  // Between the change of the row and the removal of the original the process was killed.
  const [moved] = await t.db.query<{ hash: string }>(`select hash from kernel_blob where driver = 's3'`);
  const staged = await files.stage(await files.open(moved!.hash), { maxBytes: 100 });
  await (await files.driver('local')).put(contentKey(moved!.hash), staged.path);
  await t.db.query(`update kernel_blob set leaving = 'local' where hash = $1`, [moved!.hash]);
  expect(await moveTo('s3')).toMatchObject({ moved: 3, failed: [] });
  expect(await places()).toEqual(['s3', 's3', 's3', 's3']);
  expect(await lies('local', moved!.hash)).toBe(false);
});

test('a content that is not what its hash says stays where it is, and the others move', async () => {
  const bad = await store('will be damaged');
  const good = await store('stays whole');
  await appendFile(join(folder, contentKey(bad.hash)), '!');
  const result = await moveTo('s3');
  expect(result.moved).toBe(1);
  expect(result.failed.map(({ hash }) => hash)).toEqual([bad.hash]);
  expect([await placeOf(bad.hash), await placeOf(good.hash)]).toEqual(['local', 's3']);
  expect(await lies('local', bad.hash)).toBe(true);
});

test('the last file of a content takes it from the place where it lies; one that comes at the same time is whole', async () => {
  await choose('s3');
  const remove = async (id: number): Promise<void> => {
    const after: (() => unknown)[] = [];
    await removeOrphans({ ...t.ctx(), afterCommit: (work) => void after.push(work) }, files, [id]);
    for (const work of after) await work();
  };
  const only = await store('short life');
  await remove(only.id);
  expect([await placeOf(only.hash), await lies('s3', only.hash)]).toEqual([undefined, false]);
  for (let round = 0; round < 10; round += 1) {
    const old = await store('again and again');
    const [, fresh] = await Promise.all([remove(old.id), store('again and again')]);
    expect(await text(await files.open(fresh.hash))).toBe('again and again');
    await remove(fresh.id);
  }
});

test('a store that cannot be reached keeps nothing and says so, with its cause; a content that is gone is not there', async () => {
  const { hash } = await store('in the folder');
  await choose('s3');
  const dead = openStorage({ db: t.db, folder, env: { ...s3.env, S3_ENDPOINT: 'http://127.0.0.1:9' } });
  const refused = storeFile(t.ctx(), dead, { name: 'late.txt', content: Readable.from([Buffer.from('late')]) });
  await expect(refused).rejects.toMatchObject({ code: 'INTERNAL', cause: { code: 'ECONNREFUSED' } });
  expect(await t.db.query(`select 1 from kernel_file where name = 'late.txt'`)).toEqual([]);
  expect(await t.db.query(`select 1 from kernel_blob where driver = 's3'`)).toEqual([]);
  await t.db.query(`update kernel_blob set driver = 's3' where hash = $1`, [hash]);
  const opened = await dead.open(hash).catch((cause) => notOpened(cause));
  expect(opened).toMatchObject({ code: 'INTERNAL' });
  expect(await files.open(hash).catch((cause) => notOpened(cause))).toMatchObject({ code: 'NOT_FOUND' });
});
