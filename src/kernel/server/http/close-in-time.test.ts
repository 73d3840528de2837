import net from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeInTime } from './close-in-time.ts';

test('a stop answers the calls that are here and does not wait for one that never ends', async () => {
  const server = fastify({ forceCloseConnections: 'idle' });
  const arrived = Promise.withResolvers<void>();
  server.post('/', async () => {
    arrived.resolve();
    await delay(150);
    return 'done';
  });
  const base = await server.listen({ port: 0, host: '127.0.0.1' });
  const stalled = net.connect(Number(new URL(base).port), '127.0.0.1');
  stalled.on('error', () => {});
  stalled.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\nhalf');
  const answer = fetch(base, { method: 'POST' });
  await arrived.promise;
  // What was not waited for does not end by itself.
  await closeInTime(server, 600);
  expect(stalled.closed).toBe(false);
  expect(await (await answer).text()).toBe('done');
  stalled.destroy();
});
