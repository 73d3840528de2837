import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestRedis, testRedis } from '../../../../tools/redis.ts';
import { modules } from '../../../app/domains.server.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';

const BASE = '/api/system/monitoring/cache';
describe.each(['memory', 'redis'] as const)('the monitor of a cache in %s', (kind) => {
  let server: TestServer;
  let admin: Send;
  let redis: TestRedis | undefined;

  beforeAll(async () => {
    redis = kind === 'redis' ? await testRedis() : undefined;
    server = await testServer({ modules, redisUrl: redis?.url });
    admin = server.as();
  }, 180_000);
  afterAll(async () => {
    await server.app.cache.close();
    await server.close();
    await redis?.stop();
  });
  beforeEach(async () => {
    const { cache } = server.app;
    await cache.set('dictionary:entries:zh', { kind: ['A', 'B'] });
    await cache.set('dictionary:entries:en', { kind: ['A'] }, 60_000);
    await cache.set('dictionaryUse:1', 1);
    await cache.set('session:7', { user: 7 });
    await cache.set('mail:account', { host: 'smtp', emailPass: 'geheim' });
  });

  test('the cache tells its kind, its keys by prefix and how often it helped', async () => {
    const before = (await admin<{ hits: number; misses: number }>('GET', BASE)).body;
    await server.app.cache.get('dictionary:entries:zh');
    await server.app.cache.get('nothing');
    const { status, body } = await admin<Record<string, unknown>>('GET', BASE);
    expect(status).toBe(200);
    expect(body).toMatchObject({ kind, version: expect.stringMatching(/^v?\d+\./) });
    // Redis counts for everybody who asks it, and holds the counts of calls beside.
    expect(body.keys).toBeGreaterThanOrEqual(5);
    expect(body.hits).toBeGreaterThan(before.hits);
    expect(body.misses).toBeGreaterThan(before.misses);
    expect(body.prefixes).toContainEqual({ prefix: 'dictionary', keys: 2, bytes: expect.any(Number) });
    const { body: list } = await admin<{ keys: { key: string; expiresInMs: number }[] }>(
      'GET',
      `${BASE}/keys?prefix=dictionary`,
    );
    expect(list.keys.find(({ key }) => key === 'dictionary:entries:en')?.expiresInMs).toBeLessThanOrEqual(60_000);
  });

  test('a value is shown without its secrets, and of a session nothing', async () => {
    const value = async (key: string) =>
      (await admin<{ value: unknown }>('GET', `${BASE}/value?key=${key}`)).body.value;
    expect(await value('dictionary:entries:zh')).toEqual({ kind: ['A', 'B'] });
    expect(JSON.stringify(await value('mail:account'))).not.toContain('geheim');
    expect(await value('session:7')).toBe('••••••');
    expect((await admin('GET', `${BASE}/value?key=unknown`)).status).toBe(404);
  });

  test('evicting takes one key, or one prefix and not its neighbour', async () => {
    expect((await admin('DELETE', `${BASE}?key=session:7`)).body).toEqual({ evicted: 1 });
    expect((await admin('DELETE', `${BASE}?prefix=dictionary`)).body).toEqual({ evicted: 2 });
    const left = (await server.app.cache.keys()).map(({ key }) => key);
    expect(left.filter((key) => !key.startsWith('calls:')).toSorted()).toEqual(['dictionaryUse:1', 'mail:account']);
    expect((await admin('DELETE', `${BASE}?key=session:7`)).body).toEqual({ evicted: 0 });
    expect((await admin('DELETE', BASE)).status).toBe(400);
    expect((await admin('DELETE', `${BASE}?key=a&prefix=b`)).status).toBe(400);
  });

  test('who may look may not evict, and others may do neither', async () => {
    const looker = server.as({ permissions: new Set(['operations:cacheMonitor:list']) });
    expect((await looker('GET', BASE)).status).toBe(200);
    expect((await looker('DELETE', `${BASE}?prefix=mail`)).status).toBe(403);
    const clerk = server.as({ permissions: new Set(['identity:user:list']) });
    for (const path of [BASE, `${BASE}/keys`, `${BASE}/value?key=x`])
      expect((await clerk('GET', path)).status).toBe(403);
    expect(await server.app.cache.get('mail:account')).toBeDefined();
  });
});
