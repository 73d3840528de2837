import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { storeFile } from '../../../kernel/server/files/files.ts';
import { setSetting } from '../../../kernel/server/settings/settings.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import { type TestS3, testS3 } from '../../../kernel/testing/s3.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { moveFiles } from './move-files.server.ts';

type Refusal = { code: string; message: string; errors?: { field: string }[] };
type Info = { id: number; hash: string };
type Picture = { id: number; version: number; file: number };

let company: Company;
let s3: TestS3;
let admin: Send;
let adminId: number;
let png: Buffer;
beforeAll(async () => {
  company = await companyServer();
  s3 = await testS3();
  admin = await company.signIn('admin');
  adminId = (await company.db.query<{ id: number }>(`select id from identity_user where username = 'admin'`))[0]!.id;
  png = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0f62a8' } })
    .png()
    .toBuffer();
});
afterAll(async () => {
  for (const name of Object.keys(s3.env)) delete process.env[name];
  await company.close();
  await s3.close();
});

const BOUNDARY = 'x-fairway-boundary';
async function upload(as: Send, name: string, content: Buffer): Promise<Info> {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${encodeURIComponent(name)}"\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  const { body, status } = await as<Info>('POST', '/api/files', payload, {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  });
  expect(status).toBe(200);
  return body;
}
const newPicture = async (name: string) => {
  const { id } = await upload(admin, `${name}.png`, png);
  return (await admin<Picture>('POST', '/api/system/pictures', { name, file: id })).body;
};

describe('pictures', () => {
  test('open for everybody signed in, in full and small, and for nobody else', async () => {
    const { file } = await newPicture('flag');
    const nobody = await company.signIn('nobody');
    expect((await nobody('GET', `/api/files/${file}`)).status).toBe(200);
    expect((await nobody('GET', `/api/files/${file}/thumbnail?size=64`)).status).toBe(200);
    expect((await nobody('GET', '/api/system/pictures')).status).toBe(403);
    expect((await company.withToken(undefined)('GET', `/api/files/${file}`)).status).toBe(401);
  });

  test('are pictures', async () => {
    const { id } = await upload(admin, 'note.txt', Buffer.from('no picture'));
    const refused = await admin<Refusal>('POST', '/api/system/pictures', { name: 'note', file: id });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'file' }] } });
  });

  test('in use are told with the way to the record, and are not deleted until nothing uses them', async () => {
    const made = await newPicture('portrait');
    const [me] = await company.db.query<{ version: number }>('select version from identity_user where id = $1', [
      adminId,
    ]);
    expect((await admin('PUT', '/api/users', { id: adminId, version: me!.version, avatar: made.file })).status).toBe(
      200,
    );
    const uses = await admin<{ resource: string; title: string; component: string }[]>(
      'GET',
      `/api/system/pictures/${made.id}/uses`,
    );
    expect(uses.body).toMatchObject([{ resource: 'identity.user', recordId: adminId, component: 'system/Users' }]);
    const refused = await admin<Refusal>('DELETE', `/api/system/pictures/${made.id}?version=${made.version}`);
    expect([refused.status, refused.body.message]).toEqual([409, '图片正被 1 处引用，不能删除']);
    const [now] = await company.db.query<{ version: number }>('select version from identity_user where id = $1', [
      adminId,
    ]);
    await admin('PUT', '/api/users', { id: adminId, version: now!.version, avatar: null });
    expect((await admin('DELETE', `/api/system/pictures/${made.id}?version=${made.version}`)).status).toBe(204);
    expect((await (await company.signIn('gm'))('GET', `/api/files/${made.file}`)).status).toBe(404);
  });
});

describe('the list of files', () => {
  test('says who holds each, and shows its content to nobody who may not see it', async () => {
    const gm = await company.signIn('gm');
    const { id } = await upload(gm, 'draft.png', png);
    const { body } = await admin<{ content: { id: number; open: boolean; uses: number }[] }>(
      'GET',
      `/api/system/stored-files?size=5`,
    );
    expect(body.content.find((row) => row.id === id)).toMatchObject({ open: false, uses: 0 });
    expect((await admin('GET', `/api/files/${id}`)).status).toBe(404);
    expect((await admin('GET', `/api/files/${id}/thumbnail`)).status).toBe(404);
    for (const path of ['', '/export', '/orphans', `/${id}`, `/${id}/uses`])
      expect([path, (await gm('GET', `/api/system/stored-files${path}`)).status]).toEqual([path, 403]);
  });

  test('is cleaned of what nobody holds: counted first, then gone with its content; younger and held files stay', async () => {
    const old = await upload(admin, 'old.txt', Buffer.from('forgotten upload'));
    const young = await upload(admin, 'young.txt', Buffer.from('uploaded just now'));
    const { file: held } = await newPicture('held');
    await company.db.query(`update kernel_file set created = $2 where id = any($1::bigint[])`, [
      [old.id, held],
      daysFrom(-20).toISOString(),
    ]);
    const counted = await admin<{ files: number; bytes: number }>('GET', '/api/system/stored-files/orphans?days=7');
    expect(counted.body).toMatchObject({ files: 1, bytes: 16 });
    expect((await admin('POST', '/api/system/stored-files/clean', { days: 7 })).body).toEqual({ files: 1, bytes: 16 });
    expect((await admin('POST', '/api/system/stored-files/clean', { days: 7 })).body).toEqual({ files: 0, bytes: 0 });
    await expect.poll(() => company.app.files.has(old.hash)).toBe(false);
    expect((await admin('GET', `/api/files/${old.id}`)).status).toBe(404);
    for (const id of [young.id, held]) expect((await admin('GET', `/api/files/${id}`)).status).toBe(200);
    expect((await admin('POST', '/api/system/stored-files/clean', { days: 0 })).status).toBe(400);
  });
});

describe('the storage', () => {
  const state = async () =>
    (
      await admin<{ version: number; driver: string; missing: string[]; places: unknown[] }>(
        'GET',
        '/api/system/storage',
      )
    ).body;
  const save = async (draft: object) =>
    admin<Refusal>('PUT', '/api/system/storage', {
      endpoint: null,
      region: null,
      bucket: null,
      version: (await state()).version,
      ...draft,
    });

  test('is seen and set by administrators alone', async () => {
    const gm = await company.signIn('gm');
    expect((await gm('GET', '/api/system/storage')).status).toBe(403);
    expect(
      (
        await gm('PUT', '/api/system/storage', {
          version: 0,
          driver: 'local',
          endpoint: null,
          region: null,
          bucket: null,
        })
      ).status,
    ).toBe(403);
    expect((await gm('POST', '/api/system/storage/move', { to: 's3' })).status).toBe(403);
  });

  test('names what is missing before object storage can be chosen, and takes no address that is none', async () => {
    expect((await state()).missing).toEqual(['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']);
    expect(await save({ driver: 's3' })).toMatchObject({ status: 400, body: { errors: [{ field: 'driver' }] } });
    for (const endpoint of ['file:///etc/passwd', "'; drop table kernel_file; --", 'http://user:pw@host/', '$(reboot)'])
      expect([endpoint, (await save({ driver: 'local', endpoint })).status]).toEqual([endpoint, 400]);
    expect((await admin('POST', '/api/system/storage/test', { driver: 's3' })).status).toBe(400);
    expect((await admin('POST', '/api/system/storage/test', { driver: 's3', endpoint: 'file:///etc' })).status).toBe(
      400,
    );
    expect((await admin('POST', '/api/system/storage/move', { to: 's3' })).status).toBe(400);
    expect((await state()).driver).toBe('local');
  });

  test('moves to object storage with its keys from the environment, and back; another bucket is refused while it holds files', async () => {
    Object.assign(process.env, s3.env);
    delete process.env.S3_BUCKET;
    // What stands on the screen is tried before it is kept; a dead port is told with its cause and keeps nothing.
    const tried = async (place: object) =>
      (
        await admin<{ ok: boolean; cause?: string }>('POST', '/api/system/storage/test', {
          driver: 's3',
          bucket: 'fairway',
          ...place,
        })
      ).body;
    expect(await tried({})).toMatchObject({ ok: true });
    const { S3_ENDPOINT } = process.env;
    delete process.env.S3_ENDPOINT;
    expect(await tried({ endpoint: 'http://127.0.0.1:9' })).toMatchObject({
      ok: false,
      cause: expect.stringContaining('ECONNREFUSED'),
    });
    process.env.S3_ENDPOINT = S3_ENDPOINT;
    expect((await state()).driver).toBe('local');

    expect((await save({ driver: 's3', bucket: 'fairway' })).status).toBe(200);
    expect(JSON.stringify(await state())).not.toContain('S3RVER');
    expect((await admin<{ ok: boolean }>('POST', '/api/system/storage/test', { driver: 's3' })).body).toMatchObject({
      ok: true,
    });

    const moved = await admin<{ taskId: number }>('POST', '/api/system/storage/move', { to: 's3' });
    expect(moved.status).toBe(200);
    expect((await admin<Refusal>('POST', '/api/system/storage/move', { to: 's3' })).status).toBe(409);
    const run = (to: string) =>
      moveFiles.run(
        { app: company.app, signal: new AbortController().signal, progress: async () => {} } as never,
        { to } as never,
      );
    await run('s3');
    await company.db.query(`update kernel_task set state = 'DONE' where id = $1`, [moved.body.taskId]);
    expect((await state()).places).toMatchObject([{ driver: 'local', contents: 0 }, { driver: 's3' }]);
    const { content } = (
      await admin<{ content: Info[] }>('GET', '/api/system/stored-files?place=s3&kind=PICTURE&used=true')
    ).body;
    expect((await admin('GET', `/api/files/${content[0]!.id}/thumbnail?size=160`)).headers['content-type']).toBe(
      'image/webp',
    );

    const other = await save({ driver: 's3', bucket: 'elsewhere' });
    expect([other.status, other.body.code]).toEqual([409, 'CONFLICT']);
    expect((await save({ driver: 'local', bucket: 'fairway' })).status).toBe(200);
    await run('local');
    expect((await state()).places).toMatchObject([{ driver: 'local' }, { driver: 's3', contents: 0 }]);
    expect((await admin('GET', `/api/files/${content[0]!.id}`)).status).toBe(200);
  });

  test('is not saved over what somebody else has just set', async () => {
    const { version } = await state();
    expect((await save({ driver: 'local' })).status).toBe(200);
    expect(await save({ driver: 'local', version })).toMatchObject({ status: 409, body: { code: 'STALE' } });
  });
});

test('the limit of uploads is the setting', async () => {
  await setSetting(company.ctx(), 'system.uploadLimit', 1);
  const content = Buffer.alloc(1_100_000, 'a');
  const payload = Buffer.concat([
    Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="big.txt"\r\n\r\n`),
    content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  const send = () =>
    admin<Refusal>('POST', '/api/files', payload, { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` });
  expect(await send()).toMatchObject({ status: 413, body: { message: '文件超过 1 MB，不能上传' } });
  await setSetting(company.ctx(), 'system.uploadLimit', undefined);
  expect((await send()).status).toBe(200);
});

test('a file of a record that another role holds stays closed, small and in full', async () => {
  const ctx = company.ctx();
  const stored = await storeFile(ctx, company.app.files, { name: 'secret.png', content: Readable.from([png]) });
  await company.db.query(`insert into kernel_file_use (file_id, resource, record_id) values ($1, 'identity.role', 1)`, [
    stored.id,
  ]);
  const ops = await company.signIn('ops');
  for (const path of ['', '/thumbnail', '/info'])
    expect((await ops('GET', `/api/files/${stored.id}${path}`)).status).toBe(404);
  expect((await admin('GET', `/api/files/${stored.id}/thumbnail`)).status).toBe(200);
});
