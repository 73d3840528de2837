import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { chosenKey, derivedKey, keyInFile, makeKeyFile, outerKey } from './outer-key.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairway-key-'));
afterAll(() => rmSync(folder, { recursive: true }));

const KEY = Buffer.alloc(32, 7);

test('the key is what the environment holds, else the file of the data folder, else there is none', () => {
  expect(outerKey({ env: {}, dataDir: folder })).toBeUndefined();
  expect(outerKey({ env: { FAIRWAY_KEY: KEY.toString('base64') }, dataDir: folder })).toEqual(KEY);
  expect(outerKey({ env: { FAIRWAY_KEY: KEY.toString('hex') }, dataDir: folder })).toEqual(KEY);
  writeFileSync(join(folder, 'fairway.key'), `${Buffer.alloc(32, 8).toString('base64')}\n`, { mode: 0o600 });
  expect(outerKey({ env: {}, dataDir: folder })).toEqual(Buffer.alloc(32, 8));
});

test('a made key is for its owner alone, another each time, and encrypts no backup unasked', () => {
  const [one, two] = ['one', 'two'].map((name) => mkdtempSync(join(folder, name))) as [string, string];
  const key = makeKeyFile(one);
  expect(statSync(join(one, 'fairway.key')).mode & 0o777).toBe(0o600);
  expect(outerKey({ env: {}, dataDir: one })).toEqual(key);
  expect(makeKeyFile(two).equals(key)).toBe(false);
  expect(chosenKey({ env: {}, dataDir: one })).toBeUndefined();
  expect(chosenKey({ env: { FAIRWAY_KEY: KEY.toString('hex') }, dataDir: one })).toEqual(KEY);
  expect(chosenKey({ env: {}, dataDir: folder })).toEqual(Buffer.alloc(32, 8));
});

test.each(['short', 'x'.repeat(44), KEY.toString('base64').repeat(2), KEY.subarray(1).toString('hex')])(
  'a key of another form is refused in words: %s',
  (word) => {
    expect(() => outerKey({ env: { FAIRWAY_KEY: word }, dataDir: folder })).toThrow(/openssl rand -base64 32/);
  },
);

test('a key file that others may read is refused', () => {
  const path = join(folder, 'open.key');
  writeFileSync(path, KEY.toString('base64'), { mode: 0o644 });
  expect(() => keyInFile(path)).toThrow(/chmod 600/);
  expect(() => keyInFile(join(folder, 'none.key'))).toThrow(/no such key file/);
});

test('keys for different purposes have nothing in common', () => {
  expect(derivedKey(KEY, 'a')).toHaveLength(32);
  expect(derivedKey(KEY, 'a').equals(derivedKey(KEY, 'b'))).toBe(false);
  expect(derivedKey(KEY, 'a').equals(derivedKey(KEY, 'a', Buffer.from('salt')))).toBe(false);
});
