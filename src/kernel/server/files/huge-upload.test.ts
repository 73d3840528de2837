import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import { fileEndpoints } from './endpoints.ts';
import { DEFAULT_MAX_BYTES } from './files.ts';

let t: TestServer;
let port: string;
beforeAll(async () => {
  t = await testServer({ modules: [], endpoints: fileEndpoints });
  port = new URL(await t.server.listen({ port: 0, host: '127.0.0.1' })).port;
  t.as();
});
afterAll(() => t.close());

/** Sends 2 GB from a process of its own, so that what grows here is the server's; prints the status that it was answered. */
const CLIENT = `
import http from 'node:http';
import { Readable } from 'node:stream';
const [port, announced] = process.argv.slice(1);
const head = Buffer.from('--x\\r\\nContent-Disposition: form-data; name="file"; filename="log.txt"\\r\\n\\r\\n');
const size = 2 * 1024 ** 3;
const request = http.request({ port, method: 'POST', path: '/api/files', headers: {
  authorization: 'Bearer test-user-0', 'content-type': 'multipart/form-data; boundary=x',
  ...(announced === 'yes' ? { 'content-length': head.length + size } : { 'transfer-encoding': 'chunked' }),
} });
request.on('response', (reply) => { console.log(reply.statusCode); reply.resume().on('close', () => process.exit()); });
request.on('error', () => {}); // it is cut off while it sends
request.on('close', () => process.exit());
Readable.from((function* () {
  yield head;
  const block = Buffer.alloc(1 << 20, 97);
  for (let sent = 0; sent < size; sent += block.length) yield block;
})(), { objectMode: false }).pipe(request);
`;

async function bytesIn(folder: string): Promise<number> {
  let sum = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])) {
    if (entry.isFile()) sum += (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0;
  }
  return sum;
}

test.each([
  ['says so', 'yes'],
  ['does not say so', 'no'],
])(
  'an upload of 2 GB that %s is refused without filling memory or disk',
  async (_words, announced) => {
    const folder = join(t.app.settings.dataDir, 'files');
    const before = process.memoryUsage().rss;
    let [memory, disk] = [0, 0];
    const client = spawn(process.execPath, ['--input-type=module', '-e', CLIENT, port, announced]);
    const watch = setInterval(() => {
      memory = Math.max(memory, process.memoryUsage().rss - before);
      void bytesIn(folder).then((bytes) => {
        disk = Math.max(disk, bytes);
      });
    }, 20);
    const [words] = await Promise.all([text(client.stdout), once(client, 'exit')]);
    clearInterval(watch);
    expect(words.trim()).toBe('413');
    expect(memory).toBeLessThan(150 * 1048576);
    expect(disk).toBeLessThanOrEqual(announced === 'yes' ? 0 : DEFAULT_MAX_BYTES + 1048576);
    await expect.poll(() => bytesIn(folder)).toBe(0);
  },
  30_000,
);
