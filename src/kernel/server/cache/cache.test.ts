import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestRedis, testRedis } from '../../../../tools/redis.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { createApp } from '../app.ts';
import { SYSTEM_USER } from '../context.ts';
import { openDatabase } from '../db/db.ts';
import { limitCalls } from '../http/call-limit.ts';
import type { App } from '../module.ts';

let server: TestServer;
let redis: TestRedis;
const apps: App[] = [];

beforeAll(async () => {
  redis = await testRedis();
  server = await testServer({ modules: [] });
}, 180_000);
afterAll(async () => {
  for (const app of apps) {
    await app.cache.close();
    await app.events.stop();
    await app.db.close();
  }
  await server.close();
  await redis.stop();
});

async function node(redisUrl?: string): Promise<App> {
  const app = createApp({ ...server.app, db: openDatabase({ url: server.db.url, max: 2 }), redisUrl });
  apps.push(app);
  await app.events.start();
  return app;
}

describe.each(['in the process', 'in Redis'])('a cache %s', (where) => {
  let one: App;
  let two: App;
  beforeAll(async () => {
    const url = where === 'in Redis' ? redis.url : undefined;
    one = await node(url);
    two = await node(url);
  });

  test('answers what was set until its time is over', async () => {
    await one.cache.set('ship:1', { name: '海岳先锋' });
    expect(await one.cache.get('ship:1')).toEqual({ name: '海岳先锋' });
    expect(await one.cache.get('ship:2')).toBeUndefined();
    await one.cache.set('ship:3', 'x', 5);
    await expect.poll(() => one.cache.get('ship:3'), { interval: 5 }).toBeUndefined();
  });

  test('forgets on every node what one deletes', async () => {
    for (const app of [one, two]) for (const key of ['port:1', 'port:2', 'ship:1']) await app.cache.set(key, 'old');
    await one.cache.delete('port:1');
    await expect.poll(() => two.cache.get('port:1'), { interval: 5 }).toBeUndefined();
    expect(await two.cache.get('port:2')).toBe('old');
    await two.cache.deletePrefix('port:');
    await expect.poll(() => one.cache.get('port:2'), { interval: 5 }).toBeUndefined();
    expect(await one.cache.get('ship:1')).toBe('old');
  });

  test('works a value out once for all who ask at the same time, and not from what was deleted meanwhile', async () => {
    let made = 0;
    const slow = Promise.withResolvers<void>();
    const make = async (): Promise<number> => {
      made += 1;
      await slow.promise;
      return made;
    };
    const asked = [1, 2, 3].map(() => one.cache.remember('sum', make));
    await expect.poll(() => made, { interval: 5 }).toBe(1);
    const heard = new Promise((hear) => one.events.on('kernel.cache', hear));
    await two.cache.delete('sum');
    await heard;
    slow.resolve();
    expect(await Promise.all(asked)).toEqual([1, 1, 1]);
    expect(await one.cache.get('sum')).toBeUndefined();
    expect(await one.cache.remember('sum', make)).toBe(2);
    expect(await one.cache.remember('sum', make)).toBe(2);
  });

  test('shows its keys by prefix with size and time, and its figures', async () => {
    await one.cache.deletePrefix('');
    await one.cache.set('a*b:1', '12345', 60_000);
    await one.cache.set('ab:1', '1');
    const [entry, ...more] = await one.cache.keys({ prefix: 'a*' });
    expect(more).toEqual([]);
    expect(entry).toMatchObject({ key: 'a*b:1', bytes: 7 });
    expect(entry!.expiresInMs).toBeGreaterThan(50_000);
    expect(await one.cache.stats()).toMatchObject({ kind: where === 'in Redis' ? 'redis' : 'memory', keys: 2 });
  });
});

test('calls are counted over all nodes together when Redis is there, and nobody is refused while it is away', async () => {
  const nodes = await Promise.all(
    [1, 2].map(async () => {
      const http = fastify();
      const app = await node(redis.url);
      const count = await limitCalls(http, 4, app.redis);
      http.get('/', async (request) => {
        await count(request, { ...SYSTEM_USER, id: 5 });
        return 'answered';
      });
      http.setErrorHandler((error, _request, reply) => reply.code((error as { status: number }).status).send());
      return http;
    }),
  );
  const call = async (at: number): Promise<number> => (await nodes[at]!.inject({ url: '/' })).statusCode;
  expect([await call(0), await call(1), await call(0), await call(1)]).toEqual([200, 200, 200, 200]);
  expect([await call(0), await call(1)]).toEqual([429, 429]);
  const client = await apps.at(-1)!.redis!.client();
  expect(await client.keys('*calls*')).toEqual(['fairway:calls:user:5']);
  await redis.stop();
  expect(await call(0)).toBe(200);
  const [, , , away] = apps;
  expect(await away!.cache.get('ship:1')).toBeUndefined();
  expect(await away!.cache.remember('ship:9', async () => 'worked out')).toBe('worked out');
  await redis.start();
  for (const http of nodes) await http.close();
});
