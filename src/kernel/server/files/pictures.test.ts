import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../testing/server.ts';
import { fileEndpoints } from './endpoints.ts';

let t: TestServer;
beforeAll(async () => {
  t = await testServer({ modules: [], endpoints: fileEndpoints });
});
afterAll(() => t.close());

const BOUNDARY = 'x-fairway-boundary';
async function upload(name: string, content: Buffer, as = t.as()) {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n`;
  const payload = Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
  return as<{ id: number; hash: string; message: string }>('POST', '/api/files', payload, {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  });
}
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1f6feb' } });

/** A PNG whose head promises this many pixels; a few bytes of content stand for the gigabytes it would unfold to. */
function bomb(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 6], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', Buffer.from('789c030000000001', 'hex')),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('a picture has thumbnails that fit their size, made once and kept', async () => {
  const me = t.as();
  const { body } = await upload('board.jpg', await photo(1200, 600).jpeg().toBuffer(), me);
  const small = await me('GET', `/api/files/${body.id}/thumbnail?size=320`);
  expect(small.headers['content-type']).toBe('image/webp');
  expect(await sharp(small.raw).metadata()).toMatchObject({ width: 320, height: 160, format: 'webp' });
  const folder = join(t.app.settings.dataDir, 'files', 'thumbnails', '320');
  expect(await readdir(folder, { recursive: true })).toContain(`${body.hash.slice(0, 2)}/${body.hash}.webp`);
  const many = await Promise.all(Array.from({ length: 8 }, () => me('GET', `/api/files/${body.id}/thumbnail`)));
  for (const one of many) expect(await sharp(one.raw).metadata()).toMatchObject({ width: 160, height: 80 });
});

test('a picture taken with the camera on its side stands upright in its thumbnail', async () => {
  const me = t.as();
  const { body } = await upload(
    'deck.jpg',
    await photo(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    me,
  );
  const small = await me('GET', `/api/files/${body.id}/thumbnail?size=160`);
  expect(await sharp(small.raw).metadata()).toMatchObject({ width: 80, height: 160 });
});

test('only somebody who may open the file sees its thumbnail', async () => {
  const { body } = await upload('passport.png', await photo(30, 40).png().toBuffer(), t.as());
  expect((await t.as()('GET', `/api/files/${body.id}/thumbnail`)).status).toBe(404);
  expect((await t.withToken(undefined)('GET', `/api/files/${body.id}/thumbnail`)).status).toBe(401);
});

test('sizes are those of the list, and what is no picture has no thumbnail', async () => {
  const me = t.as();
  const { body } = await upload('a.png', await photo(30, 40).png().toBuffer(), me);
  expect((await me('GET', `/api/files/${body.id}/thumbnail?size=161`)).status).toBe(400);
  const { body: note } = await upload('a.txt', Buffer.from('no picture'), me);
  expect((await me('GET', `/api/files/${note.id}/thumbnail`)).status).toBe(404);
});

test('a picture that would unfold to gigabytes is refused by its head, and so is one that cannot be read', async () => {
  const before = process.memoryUsage().rss;
  const refused = await upload('bomb.png', bomb(60_000, 60_000));
  expect(refused.status).toBe(415);
  expect(refused.body.message).toBe('图片过大（60000 × 60000 像素，1 帧），最多 5000 万像素');
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1048576);
  const broken = await upload('broken.png', Buffer.from('89504e470d0a1a0a00000000', 'hex'));
  expect(broken.status).toBe(415);
  const incoming = join(t.app.settings.dataDir, 'files', 'incoming');
  expect(await readdir(incoming)).toEqual([]);
});

test('a picture of many frames counts them all', async () => {
  // A canvas of 5,000 × 5,000 with three frames as large, of which one pixel is given.
  const frame = '21f904000a0000002c0000000088138813000202440100';
  const content = Buffer.from(`47494638396188138813800000000000ffffff${frame.repeat(3)}3b`, 'hex');
  const { status, body } = await upload('loop.gif', content);
  expect([status, body.message]).toEqual([415, '图片过大（5000 × 5000 像素，3 帧），最多 5000 万像素']);
});

test('the content of a picture that is cut off has no thumbnail, and the file stays', async () => {
  const me = t.as();
  const whole = await sharp({
    create: {
      width: 800,
      height: 800,
      channels: 3,
      background: '#123456',
      noise: { type: 'gaussian', mean: 90, sigma: 30 },
    },
  })
    .png()
    .toBuffer();
  const { body, status } = await upload('cut.png', whole.subarray(0, 20_000), me);
  expect(status).toBe(200);
  expect((await me('GET', `/api/files/${body.id}/thumbnail`)).status).toBe(404);
  expect((await me('GET', `/api/files/${body.id}`)).status).toBe(200);
});
