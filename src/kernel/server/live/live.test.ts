import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIVE_CLOSE } from '../../live.ts';
import { liveClient } from '../../testing/live-client.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { createLine, type Line } from '../../web/live/line.ts';
import { createApp } from '../app.ts';
import { openDatabase } from '../db/db.ts';
import { publish } from '../events/events.ts';
import type { App } from '../module.ts';
import { LIVE_END, presentUsers, tell } from './live.ts';

let server: TestServer;
/** Another node of the same database, that tells but has no sockets. */
let other: App;
const lines: Line[] = [];

beforeAll(async () => {
  server = await testServer({ modules: [] });
  other = createApp({ ...server.app, db: openDatabase({ url: server.db.url, max: 4 }) });
});
afterAll(async () => {
  for (const line of lines) line.stop();
  await other.db.close();
  await server.close();
});

test('what another node tells reaches the browser at once, and only whom it is meant for', async () => {
  const mine = await server.live({ id: 21 });
  const theirs = await server.live({ id: 22 });
  await tell({ db: other.db }, { users: [21, 23], topic: 'news', data: { n: 1 } });
  expect(await mine.next('news')).toEqual({ n: 1 });
  expect(theirs.heard).toEqual([]);
  mine.close();
  theirs.close();
});

/** The browser's own line, with a wire that the test may cut. What it shows it read before the line stands, and reads again by `ask`. */
async function browser(id: number, ask?: () => void) {
  const heard: number[] = [];
  const sockets: WebSocket[] = [];
  const base = server.server.listeningOrigin;
  const token = await server.liveToken({ id });
  const line = createLine({
    onReady: () => undefined,
    open: () => {
      const socket = new WebSocket(new URL('/api/live', base.replace(/^http/, 'ws')));
      sockets.push(socket);
      return socket;
    },
    token: () => token,
    waitMs: () => 200,
    onSessionEnd: () => {},
  });
  lines.push(line);
  line.on('news', (data) => void heard.push((data as { n: number }).n), ask);
  const up = () => expect.poll(() => line.up()).toBe(true);
  await up();
  return { heard, line, up, cut: () => sockets.at(-1)?.close() };
}

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

test('after a dropped line nothing is missing and nothing is heard twice', async () => {
  const { heard, up, cut, line } = await browser(31);
  const say = (n: number): Promise<void> => tell({ db: other.db }, { users: [31], topic: 'news', data: { n } });
  for (const n of numbers(1, 3)) await say(n);
  await expect.poll(() => heard).toEqual([1, 2, 3]);
  cut();
  await expect.poll(() => line.up(), { interval: 10 }).toBe(false);
  for (const n of numbers(4, 6)) await say(n);
  await up();
  await say(7);
  await expect.poll(() => heard.toSorted((a, b) => a - b)).toEqual(numbers(1, 7));
  cut();
  await expect.poll(() => line.up(), { interval: 10 }).toBe(false);
  await up();
  await say(8);
  await expect.poll(() => heard.length).toBe(8);
  expect(heard.toSorted((a, b) => a - b)).toEqual(numbers(1, 8));
});

test('what was told before a page was opened is not told to it after a dropped line', async () => {
  for (const n of [1, 2]) await tell({ db: other.db }, { users: [34], topic: 'news', data: { n } });
  const { heard, up, cut, line } = await browser(34);
  await tell({ db: other.db }, { users: [34], topic: 'news', data: { n: 3 } });
  await expect.poll(() => heard).toEqual([3]);
  cut();
  await expect.poll(() => line.up(), { interval: 10 }).toBe(false);
  await up();
  await tell({ db: other.db }, { users: [34], topic: 'news', data: { n: 4 } });
  await expect.poll(() => heard.length).toBe(2);
  expect(heard).toEqual([3, 4]);
});

test('what was told between a first reading and the standing of the line is read by asking once, and never again after a dropped line', async () => {
  const say = (n: number): Promise<void> => tell({ db: other.db }, { users: [35, 36], topic: 'news', data: { n } });
  const read = async (): Promise<unknown[]> =>
    (await other.db.query<{ n: unknown }>(`select data->'n' as n from kernel_live_event where 35 = any(users)`)).map(
      ({ n }) => n,
    );
  let shown = await read();
  // Somebody else's line has heard it: the node tells it to nobody who comes later.
  const before = await browser(36);
  await say(1);
  await expect.poll(() => before.heard).toEqual([1]);
  let asked = 0;
  const { heard, up, cut, line } = await browser(35, () => {
    asked += 1;
    void read().then((all) => {
      shown = all;
    });
  });
  await expect.poll(() => shown).toEqual([1]);
  expect(heard).toEqual([]);
  cut();
  await expect.poll(() => line.up(), { interval: 10 }).toBe(false);
  await say(2);
  await up();
  await expect.poll(() => heard).toEqual([2]);
  // Who comes later reads what it shows on a line that stands.
  let late = 0;
  line.on(
    'news',
    () => {},
    () => {
      late += 1;
    },
  );
  await say(3);
  await expect.poll(() => heard).toEqual([2, 3]);
  expect({ asked, late }).toEqual({ asked: 1, late: 0 });
});

test('what was written before the last thing heard but committed after it is heard too', async () => {
  const { heard, up, cut, line } = await browser(32);
  const slow = Promise.withResolvers<void>();
  const written = Promise.withResolvers<void>();
  const late = other.db.transaction(async (db) => {
    await tell({ db }, { users: [32], topic: 'news', data: { n: 1 } });
    written.resolve();
    await slow.promise;
  });
  await written.promise;
  await tell({ db: other.db }, { users: [32], topic: 'news', data: { n: 2 } });
  await expect.poll(() => heard).toEqual([2]);
  cut();
  await expect.poll(() => line.up(), { interval: 10 }).toBe(false);
  slow.resolve();
  await late;
  await up();
  await expect.poll(() => heard).toEqual([2, 1]);
});

test('when the line between the nodes was cut, open browsers are told what was said meanwhile', async () => {
  const { heard } = await browser(33);
  await server.db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairway events' and datname = current_database()`,
  );
  await expect.poll(() => server.app.events.heard()).toBe(false);
  await tell({ db: other.db }, { users: [33], topic: 'news', data: { n: 1 } });
  await expect.poll(() => heard, { timeout: 3_000 }).toEqual([1]);
  expect(server.app.events.heard()).toBe(true);
});

test('a session or user that ends loses its lines on every node', async () => {
  const one = await server.live({ id: 41, sessionId: 'a' });
  const two = await server.live({ id: 41, sessionId: 'b' });
  const three = await server.live({ id: 42, sessionId: 'c' });
  await publish(other.db, LIVE_END, { sessions: ['a'] });
  expect(await one.closed).toBe(LIVE_CLOSE.sessionEnded);
  await publish(other.db, LIVE_END, { users: [42] });
  expect(await three.closed).toBe(LIVE_CLOSE.sessionEnded);
  await tell({ db: other.db }, { users: [41], topic: 'news', data: { n: 9 } });
  expect(await two.next('news')).toEqual({ n: 9 });
  two.close();
});

test('who is present is known to every node, until the last line closes', async () => {
  const first = await server.live({ id: 51 });
  const second = await server.live({ id: 51 });
  await expect.poll(() => presentUsers(other)).toContain(51);
  first.close();
  await first.closed;
  expect(await presentUsers(other)).toContain(51);
  second.close();
  await expect.poll(() => presentUsers(other)).not.toContain(51);
});

test('a person keeps twenty lines on a node, the newest, however many are opened at once', async () => {
  const token = await server.liveToken({ id: 61 });
  const sockets = Array.from({ length: 45 }, () => {
    const socket = new WebSocket(new URL('/api/live', server.server.listeningOrigin.replace(/^http/, 'ws')));
    socket.onopen = () => socket.send(JSON.stringify({ token }));
    return socket;
  });
  const open = (): number => sockets.filter((socket) => socket.readyState === WebSocket.OPEN).length;
  await expect.poll(async () => [open(), await presentUsers(other)]).toEqual([20, expect.arrayContaining([61])]);
  for (const socket of sockets) socket.close();
  await expect.poll(() => presentUsers(other)).not.toContain(61);
});

test('a browser that goes away while it is being greeted is not counted as present', async () => {
  const token = await server.liveToken({ id: 71 });
  const sockets = Array.from({ length: 20 }, () => {
    const socket = new WebSocket(new URL('/api/live', server.server.listeningOrigin.replace(/^http/, 'ws')));
    socket.onopen = () => {
      socket.send(JSON.stringify({ token }));
      socket.close();
    };
    return new Promise((resolve) => {
      socket.onclose = resolve;
    });
  });
  await Promise.all(sockets);
  await expect.poll(() => presentUsers(other)).not.toContain(71);
});

test('without a valid token, with nonsense, or from a page of another site there is no line', async () => {
  const base = server.server.listeningOrigin;
  await expect(liveClient(base, { token: 'nobody-has-this-token' })).rejects.toThrow(`${LIVE_CLOSE.sessionEnded}`);
  await expect(liveClient(base, { token: '' })).rejects.toThrow('1008');
  const socket = await server.server.injectWS('/api/live', { headers: { host: 'fairway.example' } });
  socket.terminate();
  await expect(
    server.server.injectWS('/api/live', { headers: { host: 'fairway.example', origin: 'https://evil.example' } }),
  ).rejects.toThrow('403');
  const ours = await server.server.injectWS('/api/live', {
    headers: { host: 'fairway.example', origin: 'https://fairway.example' },
  });
  ours.terminate();
});
