import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import { storeFile } from './files.ts';
import { contentKey, thumbnailKey } from './keys.ts';
import { localContents, removeLeft } from './left-contents.ts';
import { openStorage } from './storage.ts';
import type { FileStore } from './store.ts';

let t: TestServer;
let folder: string;
let files: FileStore;
beforeAll(async () => {
  t = await testServer({ modules: [] });
  folder = join(t.app.settings.dataDir, 'files');
  files = openStorage({ db: t.db, folder });
});
afterAll(() => t.close());

const store = async (content: string) =>
  (await storeFile(t.ctx(), files, { name: 'note.txt', content: Readable.from([Buffer.from(content)]) })).hash;
const lies = (key: string) =>
  access(join(folder, key)).then(
    () => true,
    () => false,
  );

test('contents of a company that was given up go, those of the new one and what is not known stay', async () => {
  const [old, both] = [await store('of the old company'), await store('of both')];
  const local = await files.driver('local');
  const staged = await files.stage(Readable.from([Buffer.from('picture')]), { maxBytes: 100 });
  await local.put(thumbnailKey(old, 64), staged.path);
  // Lies in the folder and is in no row of this database: it may belong to another one.
  const stranger = 'f'.repeat(64);
  await local.put(contentKey(stranger), staged.path);

  const left = await localContents(t.db);
  expect(left.toSorted()).toEqual([old, both].toSorted());
  await t.db.query('truncate kernel_file, kernel_blob');
  await store('of both');
  expect(await removeLeft(t.db, folder, left)).toBe(1);

  expect(await lies(contentKey(old))).toBe(false);
  expect(await lies(thumbnailKey(old, 64))).toBe(false);
  expect(await lies(contentKey(both))).toBe(true);
  expect(await lies(contentKey(stranger))).toBe(true);
  expect(await lies(old.slice(0, 2))).toBe(false);
});

test('contents in object storage are no business of the folder, and a database without tables has none', async () => {
  await t.db.query(`update kernel_blob set driver = 's3'`);
  expect(await localContents(t.db)).toEqual([]);
  const tableless = await t.db.transaction(async (tx) => {
    await tx.query('create schema nothing; set local search_path to nothing');
    return localContents(tx);
  });
  expect(tableless).toEqual([]);
});
