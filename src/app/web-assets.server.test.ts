import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveAssets } from './web-assets.ts';

const server = fastify();
const TEXT = 'export const port = 1;';
let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'fairway-assets-'));
  const folder = join(root, 'assets');
  await mkdir(folder);
  await writeFile(join(root, 'secret.json'), '{}');
  await writeFile(join(folder, 'page-Ab_1-x.js'), TEXT);
  await writeFile(join(folder, 'page-Ab_1-x.js.br'), brotliCompressSync(TEXT));
  await writeFile(join(folder, 'page-Ab_1-x.js.gz'), gzipSync(TEXT));
  await writeFile(join(folder, 'mark-1.svg'), '<svg/>');
  await writeFile(join(folder, 'notes.txt'), 'x');
  serveAssets(server, { prefix: '/fairway/assets/', folder });
});

afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

const get = (name: string, accept?: string) =>
  server.inject({
    method: 'GET',
    url: `/fairway/assets/${name}`,
    headers: accept === undefined ? {} : { 'accept-encoding': accept },
  });

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('a browser that accepts %s gets %s, each time', async (accept, encoding) => {
  for (let time = 0; time < 2; time += 1) {
    const answer = await get('page-Ab_1-x.js', accept);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const plain = encoding === undefined ? answer.body : undefined;
    expect(plain ?? answer.rawPayload.equals(encoding === 'br' ? brotliCompressSync(TEXT) : gzipSync(TEXT))).toEqual(
      plain === undefined ? true : TEXT,
    );
  }
});

test('what was not compressed comes as it is', async () => {
  const answer = await get('mark-1.svg', 'br');
  expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([200, undefined, '<svg/>']);
});

test.each(['none.js', 'notes.txt', '..%2Fsecret.json', '..%2F..%2Fsecret.json', '%00.js', 'page-Ab_1-x.js.br'])(
  '%s is not there',
  async (name) => expect((await get(name, 'br')).statusCode).toBe(404),
);
