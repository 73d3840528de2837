import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { route } from '../../route.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { serve } from './endpoint.ts';

const label = { zh: '样例', en: 'Sample' };
const Body = z.looseObject({});
const heard: unknown[] = [];
const hear = async (_ctx: unknown, { body }: { body: unknown }): Promise<string> => {
  heard.push(body);
  return 'heard';
};
const call = (path: string, permission: 'public' | 'signedIn', maxBody?: number) =>
  serve(route({ method: 'POST', path, permission, summary: label, body: Body, maxBody }), hear);
const upload = serve(
  route({ method: 'POST', path: '/api/gate/upload', permission: 'signedIn', summary: label }),
  async (_ctx, _given, { request }) => {
    const part = await request.file();
    return (await part?.toBuffer())?.length;
  },
  { transaction: false, upload: true },
);

let t: TestServer;
let port: number;
let token: string;
beforeAll(async () => {
  t = await testServer({
    modules: [
      {
        name: 'gate',
        label,
        resources: [],
        endpoints: [
          call('/api/gate/open', 'public'),
          call('/api/gate/signed', 'signedIn'),
          call('/api/gate/large', 'signedIn', 1_000_000),
          upload,
        ],
      },
    ],
  });
  token = await t.liveToken({});
  port = Number(new URL(t.server.listeningOrigin).port);
});
afterAll(() => t.close());

/** Sends the head of a request and as much of its body as is given; answers the first line that comes back. */
async function answerTo(
  path: string,
  {
    length,
    body = '',
    type = 'application/json',
    bearer,
  }: { length: number; body?: string; type?: string; bearer?: string },
): Promise<{ status: string; socket: Socket }> {
  const socket = connect(port, '127.0.0.1');
  const headers = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    `Content-Length: ${length}`,
    ...(bearer ? [`Authorization: Bearer ${bearer}`] : []),
  ];
  socket.write(`${headers.join('\r\n')}\r\n\r\n${body}`);
  const [chunk] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return { status: chunk.toString().split(' ')[1]!, socket };
}

describe('a request is judged by its head, before any of its body has come', () => {
  test('without a sign-in it is refused', async () => {
    expect(await answerTo('/api/gate/signed', { length: 50_000 })).toMatchObject({ status: '401' });
  });

  test('a body beyond what the call takes is refused', async () => {
    expect(await answerTo('/api/gate/open', { length: 16_385 })).toMatchObject({ status: '413' });
    expect(await answerTo('/api/gate/signed', { length: 65_537, bearer: token })).toMatchObject({ status: '413' });
    expect(await answerTo('/api/gate/large', { length: 1_000_001, bearer: token })).toMatchObject({ status: '413' });
  });

  test('a file for a call that takes none is refused', async () => {
    const type = 'multipart/form-data; boundary=b';
    expect(await answerTo('/api/gate/signed', { length: 5000, type, bearer: token })).toMatchObject({ status: '400' });
    expect(await answerTo('/api/gate/open', { length: 5000, type })).toMatchObject({ status: '400' });
  });

  test('nothing of it was heard', () => expect(heard).toEqual([]));
});

test('a body is taken up to the bound of its call', async () => {
  const sized = (bytes: number): string => JSON.stringify({ a: 'x'.repeat(bytes - 8) });
  const send = t.as();
  expect((await send('POST', '/api/gate/signed', sized(65_536), { 'content-type': 'application/json' })).status).toBe(
    200,
  );
  expect((await send('POST', '/api/gate/large', sized(900_000), { 'content-type': 'application/json' })).status).toBe(
    200,
  );
  expect((await send('POST', '/api/gate/open', sized(16_384), { 'content-type': 'application/json' })).status).toBe(
    200,
  );
});

test('uploads of one person wait for each other and not for other calls, and a line that breaks gives its place free', async () => {
  const type = 'multipart/form-data; boundary=b';
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\nabc';
  const open = async (): Promise<Socket> => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/gate/upload HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: 100000\r\n\r\n${head}`,
    );
    return socket;
  };
  const stuck = [await open(), await open(), await open()];
  const late = await open();
  late.write(`${'x'.repeat(100_000 - head.length - 7)}\r\n--b--`);
  const answered = once(late, 'data');
  // Three are not at their end; the same person's other calls are answered.
  expect(await answerTo('/api/gate/signed', { length: 2, body: '{}', bearer: token })).toMatchObject({ status: '200' });
  stuck[0]!.destroy();
  expect(String((await answered)[0])).toMatch(/^HTTP\/1.1 (200|400)/);
  for (const socket of [...stuck, late]) socket.destroy();
});

test('figures of the server are for this machine itself: not for what comes through a proxy on it', async () => {
  const origin = t.server.listeningOrigin;
  expect((await fetch(`${origin}/metrics`)).status).toBe(200);
  for (const header of ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'])
    expect((await fetch(`${origin}/metrics`, { headers: { [header]: '127.0.0.1' } })).status).toBe(403);
});

test('the description of all calls is for whoever has signed in', async () => {
  expect((await t.withToken(undefined)('GET', '/api/docs/openapi.json')).status).toBe(401);
  expect((await t.as({ permissions: new Set() })('GET', '/api/docs/openapi.json')).status).toBe(200);
});
