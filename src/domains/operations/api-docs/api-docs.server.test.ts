import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { callsOf, type OpenApi } from './document.rules.ts';

type Words = { domains: { domain: string; calls: string[] }[]; permissions: Record<string, string> };

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ modules });
});
afterAll(() => server.close());

test('every call of a domain is in the document under its domain, with its permission in words', async () => {
  const admin = server.as();
  const { body: words } = await admin<Words>('GET', '/api/system/api-docs');
  const { body: document } = await admin<OpenApi>('GET', '/api/docs/openapi.json');
  const domainOf = new Map(words.domains.flatMap(({ domain, calls }) => calls.map((key) => [key, domain])));
  const calls = callsOf(document, domainOf, 'zh');
  for (const key of domainOf.keys()) expect(calls.some((call) => call.key === key)).toBe(true);
  for (const { permission } of calls) {
    if (permission !== 'public' && permission !== 'signedIn') expect(words.permissions[permission]).toBeTruthy();
  }
  expect(words.permissions['fleet:vessel:add']).toBe('船队 · 船舶 · 新建');
  const list = calls.find(({ key }) => key === 'GET /api/system/vessels');
  expect(list?.parameters.map(({ name }) => name)).toEqual(expect.arrayContaining(['page', 'size', 'q', 'status']));
});

test('the documentation is for administrators', async () => {
  const clerk = server.as({ permissions: new Set(['fleet:vessel:list']) });
  expect((await clerk('GET', '/api/system/api-docs')).status).toBe(403);
  expect((await server.withToken(undefined)('GET', '/api/system/api-docs')).status).toBe(401);
});
