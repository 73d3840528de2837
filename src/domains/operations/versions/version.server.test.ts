import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { markSeen, noteVersion, unseen } from './version.server.ts';

let server: TestServer;
let admin: Send;
let clock = new Date('2026-11-21T04:00:00Z');
beforeAll(async () => {
  server = await testServer({ modules, now: () => clock });
  admin = server.as({ permissions: new Set(['*']) });
}, 120_000);
afterAll(() => server.close());

const releases = ['1.2.0', '1.1.0', '1.0.0'].map((version) => ({ version, notes: [{ zh: version, en: version }] }));
const as = (id: number): Ctx => ({ ...server.ctx(), user: { ...server.ctx().user, id } });
const news = async (id: number, running: string) =>
  (await unseen(as(id), { running, releases })).releases.map((one) => one.version);

test('a new installation tells nothing; an upgrade tells each person once', async () => {
  await noteVersion(server.app, '1.0.0');
  await noteVersion(server.app, '1.0.0');
  expect(await news(7, '1.0.0')).toEqual([]);
  clock = new Date('2026-12-01T04:00:00Z');
  await noteVersion(server.app, '1.2.0');
  expect(await news(7, '1.2.0')).toEqual(['1.2.0', '1.1.0']);
  await markSeen(as(7), '1.2.0');
  await markSeen(as(7), '1.2.0');
  expect(await news(7, '1.2.0')).toEqual([]);
  expect(await news(8, '1.2.0')).toEqual(['1.2.0', '1.1.0']);
});

test('the screen tells what runs, since when, and what each release brought, in the language asked for', async () => {
  await noteVersion(server.app);
  const { status, body } = await admin<{ running: string; releases: { version: string; installedAt: string }[] }>(
    'GET',
    '/api/system/versions',
  );
  expect(status).toBe(200);
  expect(body.releases.find((one) => one.version === body.running)?.installedAt).toBe(clock.toISOString());
  expect((await server.as({ permissions: new Set() })('GET', '/api/system/versions')).status).toBe(403);
});
