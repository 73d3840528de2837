import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { route } from '../../route.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import type { CallRecord, Module } from '../module.ts';
import { serve } from './endpoint.ts';

const summary = { zh: '说一句', en: 'Say something' };
const contract = (tail: 'named' | 'nameless') =>
  route({
    method: 'POST',
    path: `/api/say/${tail}`,
    permission: 'say:word:add',
    summary,
    ...(tail === 'nameless' && { anonymous: true as const }),
    body: z.object({ word: z.string() }),
    reply: z.object({ said: z.number() }),
  });

const told: CallRecord[] = [];
let said = 0;
const speak = async (): Promise<{ said: number }> => {
  said += 1;
  return { said };
};

const saying: Module = {
  name: 'say',
  label: summary,
  resources: [],
  permissions: { 'say:word:add': summary },
  endpoints: [serve(contract('named'), speak), serve(contract('nameless'), speak)],
  afterCall: (_app, call) => void told.push(call),
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ modules: [saying] });
}, 60_000);
afterAll(() => server.close());

const kept = async (): Promise<number> =>
  (await server.db.query<{ n: number }>('select count(*)::int as n from kernel_idempotency'))[0]?.n ?? 0;

test('a call of nobody is told to no module and kept for no second answer; one who may not is refused all the same', async () => {
  const somebody = server.as({ permissions: new Set(['say:word:add']) });
  const key = { 'idempotency-key': 'said-once-only' };
  const once = async (tail: string) =>
    (await somebody<{ said: number }>('POST', `/api/say/${tail}`, { word: '有' }, key)).body;
  expect([await once('named'), await once('named')]).toEqual([{ said: 1 }, { said: 1 }]);
  expect([told.length, await kept()]).toEqual([2, 1]);
  expect([await once('nameless'), await once('nameless')]).toEqual([{ said: 2 }, { said: 3 }]);
  expect([told.length, await kept()]).toEqual([2, 1]);
  const stranger = server.as({ permissions: new Set() });
  expect((await stranger('POST', '/api/say/nameless', { word: '有' })).status).toBe(403);
  expect((await server.withToken(undefined)('POST', '/api/say/nameless', { word: '有' })).status).toBe(401);
});
