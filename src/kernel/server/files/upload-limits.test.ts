import { statfsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { file, text } from '../../resource/field.ts';
import { type AnyResource, defineResource } from '../../resource/resource.ts';
import { type Send, type TestServer, testServer } from '../../testing/server.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { fill } from '../ports.ts';
import { purgeOld } from '../purge.ts';
import { systemTransaction } from '../system-transaction.ts';
import { fileEndpoints } from './endpoints.ts';
import { type UploadLimits, uploadRules } from './upload-limits.ts';

const paper = defineResource({
  name: 'limits.paper',
  label: { zh: '证书', en: 'Paper' },
  title: 'name',
  fields: {
    name: text({ zh: '名称', en: 'Name' }, { required: true }),
    scan: file({ zh: '扫描件', en: 'Scan' }),
  },
});
const resources: AnyResource[] = [paper];
const MB = 1048576;
const BOUNDARY = 'x-fairway-boundary';
const TYPE = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const HEAD = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`;
const TAIL = `\r\n--${BOUNDARY}--\r\n`;

type Info = { id: number; code?: string; message?: string };

/** What the settings say while a test runs. */
let limits: Partial<UploadLimits> = {};
let t: TestServer;
beforeAll(async () => {
  t = await testServer({
    createTables: true,
    modules: [
      {
        name: 'limits',
        label: { zh: '证书', en: 'Papers' },
        resources,
        endpoints: [...resources.flatMap((resource) => crudEndpoints(resource)), ...fileEndpoints],
        fills: [fill(uploadRules, 'limits', { limits: async () => limits })],
      },
    ],
  });
});
afterAll(() => t.close());
afterEach(() => {
  limits = {};
});

/** Contents differ, so that none is stored already. */
let sent = 0;
function upload(as: Send, bytes: number) {
  sent += 1;
  const content = Buffer.alloc(bytes, `${sent} `);
  return as<Info>('POST', '/api/files', Buffer.concat([Buffer.from(HEAD), content, Buffer.from(TAIL)]), TYPE);
}

async function purge(at: Date): Promise<void> {
  const app = { ...t.app, now: () => at };
  await purgeOld({
    app,
    signal: new AbortController().signal,
    transaction: (reason, run) => systemTransaction(app, { reason }, run),
    progress: async () => {},
    result: async () => {},
  });
}

const later = (hours: number): Date => new Date(t.app.now().getTime() + hours * 3_600_000);

test('what no record holds is counted for a person, and what a record holds is not', async () => {
  limits = { unheldBytes: 3 * MB };
  const person = t.as();
  const first = await upload(person, 2 * MB);
  expect(first.status).toBe(200);
  const over = await upload(person, 2 * MB);
  expect([over.status, over.body.message]).toEqual([
    400,
    '24 小时内上传而未随单据保存的文件已达 3 MB，先保存单据或稍后再上传',
  ]);
  expect((await upload(t.as(), 2 * MB)).status).toBe(200);
  const saved = await person('POST', '/api/limits/papers', { name: '国籍证书', scan: first.body.id });
  expect(saved.status).toBe(200);
  expect((await upload(person, 2 * MB)).status).toBe(200);
  expect((await upload(person, 1 * MB)).status).toBe(200);
  expect((await upload(person, 1)).status).toBe(400);
});

test('what no record holds is deleted after a day, not before, and what a record holds never', async () => {
  const person = t.as();
  const [held, free] = [await upload(person, 10), await upload(person, 10)];
  await person('POST', '/api/limits/papers', { name: '吨位证书', scan: held.body.id });
  const status = async (id: number): Promise<number> => (await person('GET', `/api/files/${id}/info`)).status;
  await purge(later(23));
  expect(await status(free.body.id)).toBe(200);
  await purge(later(25));
  expect([await status(held.body.id), await status(free.body.id)]).toEqual([200, 404]);
  const late = await person('POST', '/api/limits/papers', { name: '载重线证书', scan: free.body.id });
  expect(late.status).toBe(400);
});

test('nothing is taken while less of the disk is free than is kept in reserve', async () => {
  const { bavail, blocks } = statfsSync(t.app.settings.dataDir);
  limits = { reservePercent: (bavail / blocks) * 100 + 1 };
  const refused = await upload(t.as(), 10);
  expect([refused.status, refused.body.code]).toEqual([507, 'DISK_FULL']);
  expect(refused.body.message).toContain('磁盘空间不足');
});

test('three uploads of one person run at once, the fourth waits for its turn and nobody else does', async () => {
  const token = await t.liveToken({});
  const address = t.server.server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const begin = () => {
    const request = http.request({
      port,
      method: 'POST',
      path: '/api/files',
      agent: false,
      headers: { ...TYPE, authorization: `Bearer ${token}` },
    });
    const status = new Promise<number | undefined>((resolve, reject) => {
      request.once('response', (answer) => resolve(answer.resume().statusCode));
      request.once('error', reject);
    });
    sent += 1;
    request.write(`${HEAD}half of ${sent}`);
    return { status, end: () => void request.end(TAIL) };
  };
  const comingIn = async (): Promise<number> => (await readdir(join(t.app.settings.dataDir, 'files/incoming'))).length;
  const slow = [begin(), begin(), begin()];
  await expect.poll(comingIn).toBe(3);
  const fourth = begin();
  fourth.end();
  expect(await Promise.race([fourth.status, upload(t.as(), 20).then(({ status }) => `another's: ${status}`)])).toBe(
    "another's: 200",
  );
  expect(await comingIn()).toBe(3);
  slow[0]!.end();
  expect(await fourth.status).toBe(200);
  for (const one of slow) one.end();
  expect(await Promise.all(slow.map(({ status }) => status))).toEqual([200, 200, 200]);
});
