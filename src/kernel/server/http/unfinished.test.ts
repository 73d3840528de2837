import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { route } from '../../route.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { serve } from './endpoint.ts';
import type { Patience } from './unfinished.ts';

const label = { zh: '样例', en: 'Sample' };
const HOUR = 3_600_000;
/** Nothing ends by itself while a test looks. */
const PATIENT: Patience = { bodyMs: HOUR, stalledMs: HOUR, answeredMs: HOUR, atOnce: 8 };
const SHORT: Patience = { bodyMs: 200, stalledMs: 200, answeredMs: 200, atOnce: 200 };

const call = (path: string, permission: 'public' | 'signedIn') =>
  serve(route({ method: 'POST', path, permission, summary: label, body: z.looseObject({}) }), async ({ db }) =>
    db.query('select 1 as one'),
  );
const upload = serve(
  route({ method: 'POST', path: '/api/slow/upload', permission: 'signedIn', summary: label }),
  async (_ctx, _given, { request }) => (await (await request.file())?.toBuffer())?.length,
  { transaction: false, upload: true },
);

let t: TestServer;
let port: number;
let token: string;
const sockets: Socket[] = [];
const answers = new WeakMap<Socket, string>();
const drips: NodeJS.Timeout[] = [];
afterEach(() => {
  for (const drip of drips.splice(0)) clearInterval(drip);
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function start(patience: Patience): Promise<void> {
  const endpoints = [call('/api/slow/open', 'public'), call('/api/slow/signed', 'signedIn'), upload];
  t = await testServer({ modules: [{ name: 'slow', label, resources: [], endpoints }], patience });
  token = await t.liveToken({});
  port = Number(new URL(t.server.listeningOrigin).port);
}

type Slow = {
  path: string;
  bearer?: string;
  type?: string;
  /** What comes of the body with the head. */
  begin?: string;
  drip?: boolean;
  chunked?: boolean;
};
const LENGTH = 10_000;

/** A request whose head has come, and of its body a beginning; more of it drips, or nothing does. */
async function open({ path, bearer, type = 'application/json', begin = '{', drip, chunked }: Slow): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.on('data', (chunk) => answers.set(socket, (answers.get(socket) ?? '') + chunk));
  await once(socket, 'connect');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    chunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${LENGTH}`,
    ...(bearer ? [`Authorization: Bearer ${bearer}`] : []),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${chunked ? '1\r\n{\r\n' : begin}`);
  if (drip) drips.push(setInterval(() => socket.writable && socket.write(chunked ? '1\r\n \r\n' : ' '), 20));
  return socket;
}

/** The status of the answer, whether it has come already or not. */
async function statusOf(socket: Socket): Promise<string> {
  while (!answers.has(socket)) await once(socket, 'data');
  return answers.get(socket)!.split(' ')[1]!;
}
const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => (socket.closed ? resolve() : socket.once('close', () => resolve())));

/** A request whose body has come with its head. */
async function whole(path: string, bearer?: string): Promise<number> {
  const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
  const answer = await fetch(`${t.server.listeningOrigin}${path}`, { method: 'POST', body: '{}', headers });
  await answer.arrayBuffer();
  return answer.status;
}

describe('where nothing ends by itself', () => {
  beforeAll(() => start(PATIENT));
  afterAll(() => t.close());

  test('bodies that do not end hold no connection of the database, and others are answered meanwhile', async () => {
    const mine = Array.from({ length: 7 }, () => open({ path: '/api/slow/signed', bearer: token, drip: true }));
    const nobodys = Array.from({ length: 7 }, () => open({ path: '/api/slow/open' }));
    await Promise.all([...mine, ...nobodys]);
    const other = await t.liveToken({});
    for (let i = 0; i < 20; i += 1) expect(await whole('/api/slow/signed', other)).toBe(200);
    expect(await whole('/api/slow/signed', token)).toBe(200);
    expect(await whole('/api/slow/open')).toBe(200);
    const { total, idle, waiting } = t.db.stats();
    expect({ held: total - idle, waiting }).toEqual({ held: 0, waiting: 0 });
  });

  test.each([
    ['of one person', '/api/slow/signed', true],
    ['of one address where nobody has signed in', '/api/slow/open', false],
  ])('so many %s are on their way at once, and more are refused until one is over', async (_who, path, signedIn) => {
    const bearer = signedIn ? token : undefined;
    const all = await Promise.all(Array.from({ length: 11 }, () => open({ path, bearer })));
    const refused: Socket[] = [];
    const three = Promise.withResolvers<void>();
    for (const socket of all)
      void statusOf(socket).then((status) => {
        if (status === '429') refused.push(socket);
        if (refused.length === 3) three.resolve();
      });
    await three.promise;
    // Requests that have come whole are not among them, however many there are.
    expect(await Promise.all(Array.from({ length: 30 }, () => whole(path, bearer)))).toEqual(Array(30).fill(200));
    const ended = all.find((socket) => !refused.includes(socket))!;
    ended.write(`${' '.repeat(LENGTH - 2)}}`);
    expect(await statusOf(ended)).toBe('200');
    const next = await open({ path, bearer });
    next.write(`${' '.repeat(LENGTH - 2)}}`);
    expect(await statusOf(next)).toBe('200');
  });
});

describe('in a short time', () => {
  beforeAll(() => start(SHORT));
  afterAll(() => t.close());

  test.each<[string, Omit<Slow, 'bearer'>, boolean]>([
    ['of a call, dripping', { path: '/api/slow/signed', drip: true }, true],
    ['of a call, standing still', { path: '/api/slow/signed' }, true],
    ['that does not tell its length', { path: '/api/slow/signed', drip: true, chunked: true }, true],
    ['of a call that is open to anybody', { path: '/api/slow/open', drip: true }, false],
    ['of an upload that stands still', { path: '/api/slow/upload', type: 'multipart/form-data; boundary=b' }, true],
    ['of a call that was refused by its head', { path: '/api/slow/signed', drip: true }, false],
    ['of a call that does not exist', { path: '/api/slow/none', drip: true }, true],
    ['of a call outside all contracts', { path: '/health', drip: true }, false],
  ])('a body %s is let go of', async (_what, slow, signedIn) => {
    const many = await Promise.all(
      Array.from({ length: 10 }, () => open({ ...slow, bearer: signedIn ? token : undefined })),
    );
    await Promise.all(many.map(closed));
    expect(await whole('/api/slow/signed', token)).toBe(200);
  });
});

test('an upload takes longer than the body of any other call', async () => {
  await start({ ...SHORT, stalledMs: HOUR });
  const head = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n';
  const type = 'multipart/form-data; boundary=b';
  const uploading = await open({ path: '/api/slow/upload', bearer: token, type, begin: head });
  // What began later is over, while nothing more of this has come.
  await closed(await open({ path: '/api/slow/signed', bearer: token }));
  const end = '\r\n--b--\r\n';
  uploading.write(`${'x'.repeat(LENGTH - head.length - end.length)}${end}`);
  expect(await statusOf(uploading)).toBe('200');
  await t.close();
});
