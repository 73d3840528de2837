import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { file, files, ref, text } from '../../resource/field.ts';
import { type AnyResource, defineResource } from '../../resource/resource.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { crudEndpoints } from '../crud/endpoints.ts';
import { fill } from '../ports.ts';
import { contentDisposition } from './disposition.ts';
import { fileEndpoints } from './endpoints.ts';
import { cleanName, removeOrphans, storeFile } from './files.ts';
import { type UploadLimits, uploadRules } from './upload-limits.ts';

const ship = defineResource({
  name: 'papers.ship',
  label: { zh: '船', en: 'Ship' },
  title: 'name',
  fields: { name: text({ zh: '船名', en: 'Name' }, { required: true }) },
});
const paper = defineResource({
  name: 'papers.paper',
  label: { zh: '证书', en: 'Paper' },
  title: 'name',
  fields: {
    name: text({ zh: '名称', en: 'Name' }, { required: true }),
    shipId: ref('papers.ship', { zh: '船', en: 'Ship' }, { required: true }),
    scan: file({ zh: '扫描件', en: 'Scan' }),
    more: files({ zh: '附件', en: 'Attachments' }),
  },
  scope: { ship: 'shipId' },
});
const resources: AnyResource[] = [ship, paper];

type Info = { id: number; name: string; size: number; type: string; hash: string; code?: string; message?: string };

/** What the settings say while a test runs. */
let limits: Partial<UploadLimits> = {};
let t: TestServer;
let ships: number[];
beforeAll(async () => {
  t = await testServer({
    createTables: true,
    modules: [
      {
        name: 'papers',
        label: { zh: '证书', en: 'Papers' },
        resources,
        endpoints: [...resources.flatMap((resource) => crudEndpoints(resource)), ...fileEndpoints],
        fills: [fill(uploadRules, 'papers', { limits: async () => limits })],
      },
    ],
  });
  ships = [];
  for (const name of ['海岳1', '海岳2'])
    ships.push((await t.as()<{ id: number }>('POST', '/api/papers/ships', { name })).body.id);
});
afterAll(() => t.close());

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const BOUNDARY = 'x-fairway-boundary';

function form(name: string, content: Buffer): { payload: Buffer; headers: Record<string, string> } {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

async function upload(name: string, content: Buffer, as = t.as()) {
  const { payload, headers } = form(name, content);
  return as<Info>('POST', '/api/files', payload, headers);
}

const storedCount = async (): Promise<number> =>
  (await readdir(join(t.app.settings.dataDir, 'files'), { recursive: true, withFileTypes: true })).filter((e) =>
    e.isFile(),
  ).length;

describe('an upload', () => {
  test('keeps name, size, type and content, and equal contents once', async () => {
    const first = await upload('船舶国籍证书.pdf', PDF);
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ name: '船舶国籍证书.pdf', size: PDF.length, type: 'application/pdf' });
    const count = await storedCount();
    const second = await upload('copy.pdf', PDF);
    expect(second.body.hash).toBe(first.body.hash);
    expect(second.body.id).not.toBe(first.body.id);
    expect(await storedCount()).toBe(count);
  });

  test('whose content is not what its name says is refused and leaves nothing behind', async () => {
    const count = await storedCount();
    const program = await upload('report.pdf', Buffer.from('MZ\u0090\u0000 not a document at all'));
    expect(program.status).toBe(415);
    expect(program.body.message).toBe('文件内容与扩展名 .pdf 不符');
    expect((await upload('virus.exe', Buffer.from('MZ\u0090'))).status).toBe(415);
    expect((await upload('page.html', Buffer.from('<html>'))).status).toBe(415);
    expect(
      (
        await upload(
          'table.xlsx',
          Buffer.from('PK\u0003\u0004 and then a zip without the parts of a workbook', 'latin1'),
        )
      ).status,
    ).toBe(415);
    expect((await upload('empty.txt', Buffer.alloc(0))).status).toBe(415);
    expect(await storedCount()).toBe(count);
  });

  test('larger than the setting is refused while it comes in', async () => {
    limits = { maxBytes: 100_000 };
    const count = await storedCount();
    const big = await upload('big.txt', Buffer.alloc(150_000, 'a'));
    expect(big.status).toBe(413);
    expect((await upload('fits.txt', Buffer.alloc(90_000, 'a'))).status).toBe(200);
    limits = {};
    expect(await storedCount()).toBe(count + 1);
  });

  test('is told that it is too large while it is still being sent, and then cut off', async () => {
    const base = new URL(await t.server.listen({ port: 0, host: '127.0.0.1' }));
    t.as();
    const { headers } = form('endless.txt', Buffer.alloc(0));
    const request = http.request({
      port: base.port,
      method: 'POST',
      path: '/api/files',
      agent: false,
      headers: { ...headers, authorization: 'Bearer test-user-0', 'transfer-encoding': 'chunked' },
    });
    const closed = new Promise<void>((resolve) => request.once('close', resolve));
    request.on('error', () => {});
    const status = new Promise<number | undefined>((resolve) =>
      request.once('response', (reply) => resolve(reply.resume().statusCode)),
    );
    request.write(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="endless.txt"\r\n\r\n`);
    for (let mb = 0; mb < 52; mb += 1) request.write(Buffer.alloc(1048576, 'a'));
    expect(await status).toBe(413);
    await closed;
  });

  test('without a name is refused in words', async () => {
    const { payload, headers } = form('', PDF);
    expect(await t.as()('POST', '/api/files', payload, headers)).toMatchObject({
      status: 400,
      body: { message: '文件没有名称' },
    });
  });

  test('to a disk that is away is told so, and goes on when it is back', async () => {
    const folder = join(t.app.settings.dataDir, 'files');
    await rename(folder, `${folder}.away`);
    await writeFile(folder, '');
    expect((await upload('a.pdf', PDF)).body.message).toContain('文件存储暂时不可用');
    await rm(folder);
    // An empty disk in its place serves as well.
    expect((await upload('b.pdf', PDF)).status).toBe(200);
    await rm(folder, { recursive: true });
    await rename(`${folder}.away`, folder);
  });

  test('is not multipart: refused in words', async () => {
    const { status, body } = await t.as()<Info>('POST', '/api/files', { file: 'x' });
    expect(status).toBe(400);
    expect(body.message).toContain('multipart');
  });
});

describe('the content of a file', () => {
  test('is shown in place for safe types alone, and saved under its own name otherwise', async () => {
    const owner = t.as();
    const { body: pdf } = await upload('体系文件 1.pdf', PDF, owner);
    const shown = await owner('GET', `/api/files/${pdf.id}`);
    expect(shown.raw.equals(PDF)).toBe(true);
    expect(shown.headers['x-content-type-options']).toBe('nosniff');
    expect(shown.headers['content-disposition']).toContain('inline');
    expect(shown.headers['content-disposition']).toContain(encodeURIComponent('体系文件 1.pdf'));
    const saved = await owner('GET', `/api/files/${pdf.id}?download=1`);
    expect(saved.headers['content-disposition']).toContain('attachment');
    const { body: csv } = await upload('a.csv', Buffer.from('港口,吃水\n上海,12.5\n'), owner);
    expect((await owner('GET', `/api/files/${csv.id}`)).headers['content-disposition']).toContain('attachment');
  });

  test('belongs to its owner until a record holds it, then to whoever may list that record within scope', async () => {
    const master = t.as({
      permissions: new Set(['papers:paper:list', 'papers:paper:add', 'papers:paper:edit']),
      scope: { ship: [ships[0]!] },
    });
    const other = t.as({ permissions: new Set(['papers:paper:list']), scope: { ship: [ships[1]!] } });
    const colleague = t.as({ permissions: new Set(['papers:paper:list']), scope: { ship: [ships[0]!] } });
    const stranger = t.as({ permissions: new Set() });
    const { body: scan } = await upload('scan.pdf', PDF, master);
    const url = `/api/files/${scan.id}/info`;
    expect((await master('GET', url)).status).toBe(200);
    expect((await colleague('GET', url)).status).toBe(404);

    const made = await master<{ id: number; version: number }>('POST', '/api/papers/papers', {
      name: '吨位证书',
      shipId: ships[0],
      scan: scan.id,
    });
    expect(made.status).toBe(200);
    expect((await colleague('GET', url)).status).toBe(200);
    expect((await other('GET', url)).status).toBe(404);
    expect((await stranger('GET', url)).status).toBe(404);

    const changed = await master<Info>('PUT', '/api/papers/papers', {
      id: made.body.id,
      version: made.body.version,
      scan: null,
    });
    expect(changed.status).toBe(200);
    expect((await colleague('GET', url)).status).toBe(404);
  });

  test('is not opened by naming a stranger’s file in one’s own record', async () => {
    const { body: secret } = await upload('secret.pdf', PDF, t.as());
    const thief = t.as({
      permissions: new Set(['papers:paper:list', 'papers:paper:add']),
      scope: { ship: [ships[0]!] },
    });
    type Refused = { errors: { field: string }[] };
    const paper = { name: '我的', shipId: ships[0], more: [secret.id] };
    const { status, body } = await thief<Refused>('POST', '/api/papers/papers', paper);
    expect(status).toBe(403);
    expect(body.errors.map((error) => error.field)).toEqual(['more']);
    expect((await thief('GET', `/api/files/${secret.id}`)).status).toBe(404);
  });
});

test('files that no record holds can be cleared; a shared content stays', async () => {
  const ctx = t.ctx();
  const content = Buffer.from('only here');
  const { body: one } = await upload('one.txt', content);
  const { body: two } = await upload('two.txt', content);
  expect(await removeOrphans(ctx, t.app.files, [one.id])).toBe(1);
  await expect.poll(() => t.app.files.has(one.hash)).toBe(true);
  expect(await removeOrphans(ctx, t.app.files, [two.id])).toBe(1);
  await expect.poll(() => t.app.files.has(two.hash)).toBe(false);
});

test('the same bytes are stored twice in one transaction', async () => {
  const hashes = await t.db.transaction(async (tx) => {
    const stored = () =>
      storeFile({ ...t.ctx(), db: tx }, t.app.files, {
        name: 'twice.txt',
        content: Readable.from([Buffer.from('twice')]),
      });
    const [one, two] = [await stored(), await stored()];
    expect(one.id).not.toBe(two.id);
    return [one.hash, two.hash];
  });
  expect(hashes[0]).toBe(hashes[1]);
  expect(await t.app.files.has(hashes[0]!)).toBe(true);
});

test('names lose folders and control characters, and keep their extension when they are too long', () => {
  expect(cleanName('C:\\Users\\x\\证书.pdf')).toBe('证书.pdf');
  expect(cleanName('../../etc/pass\u0000wd.txt')).toBe('passwd.txt');
  expect(cleanName(`${'长'.repeat(300)}.pdf`)).toHaveLength(200);
});

test('a name in any script travels in the header, with a plain one for old clients', () => {
  expect(contentDisposition('航次(1).xlsx')).toBe(
    'attachment; filename="__(1).xlsx"; filename*=UTF-8\'\'%E8%88%AA%E6%AC%A1%281%29.xlsx',
  );
});
