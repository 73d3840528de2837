import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { platform } from '../../../app/domains.server.ts';
import { systemContext } from '../../../kernel/server/context.ts';
import type { Module } from '../../../kernel/server/module.ts';
import { setting } from '../../../kernel/server/settings/settings.ts';
import { type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { identityModule } from '../../identity/public.server.ts';
import type { SettingRow } from './settings.calls.ts';

let server: TestServer;
const harbour: Module = {
  name: 'harbour',
  label: { zh: '港口', en: 'Harbour' },
  resources: [],
  endpoints: [],
  settings: {
    'harbour.depth': {
      label: { zh: '最小水深', en: 'Least depth' },
      unit: { zh: '米', en: 'm' },
      schema: z.number().int().min(3).max(40),
      default: 12,
    },
    'harbour.night': { label: { zh: '夜间靠泊', en: 'Berth at night' }, schema: z.boolean(), default: false },
    'harbour.side': {
      label: { zh: '靠泊舷', en: 'Side' },
      schema: z.enum(['port', 'starboard']),
      default: 'port',
      options: { port: { zh: '左舷', en: 'Port' }, starboard: { zh: '右舷', en: 'Starboard' } },
    },
  },
};

beforeAll(async () => {
  server = await testServer({ modules: [...platform, harbour] });
  await server.db.transaction(async (tx) =>
    identityModule.seed?.(systemContext(tx, { now: server.app.now(), reason: 'test' })),
  );
});
afterAll(() => server.close());

const row = async (name: string): Promise<SettingRow> => {
  const { body } = await server.as()<SettingRow[]>('GET', '/api/system/settings');
  return body.find((each) => each.name === name)!;
};
const save = (name: string, value: unknown, updatedAt: string | null, user = {}) =>
  server.as({ name: '周海宁', ...user })('PUT', `/api/system/settings/${name}`, { value, updatedAt });

test('a setting shows its control, bounds and default as declared', async () => {
  expect(await row('harbour.depth')).toMatchObject({
    domain: { zh: '港口' },
    type: 'number',
    whole: true,
    min: 3,
    max: 40,
    value: 12,
    set: false,
  });
  expect(await row('harbour.night')).toMatchObject({ type: 'flag', value: false });
  expect((await row('harbour.side')).options.map(({ label }) => label.zh)).toEqual(['左舷', '右舷']);
  expect(await row('mail.password')).toMatchObject({ type: 'secret', value: null });
});

test('a value counts at once, keeps who set it, and goes back to the default', async () => {
  expect((await save('harbour.depth', 15, null)).status).toBe(204);
  expect(await setting<number>(server.ctx(), 'harbour.depth')).toBe(15);
  const set = await row('harbour.depth');
  expect(set).toMatchObject({ value: 15, set: true, updatedBy: '周海宁' });
  expect((await save('harbour.depth', null, set.updatedAt)).status).toBe(204);
  expect(await setting<number>(server.ctx(), 'harbour.depth')).toBe(12);
  const [history] = await server.db.query(
    `select changes from kernel_history where resource = 'operations.setting' order by id limit 1`,
  );
  expect(history).toEqual({ changes: [{ field: 'harbour.depth', old: null, new: 15 }] });
});

test('a value out of its bounds, an unknown name, a stale look and a missing permission are refused', async () => {
  for (const value of [2, 41, 3.5, '15', true]) expect((await save('harbour.depth', value, null)).status).toBe(400);
  expect((await save('harbour.none', 1, null)).status).toBe(404);
  expect((await save('constructor', 1, null)).status).toBe(404);
  expect((await save('harbour.night', true, '2020-01-01T00:00:00.000Z')).body).toMatchObject({ code: 'STALE' });
  const reader = { permissions: new Set(['operations:setting:list']) };
  expect((await save('harbour.night', true, null, reader)).status).toBe(403);
  expect((await server.as({ permissions: new Set() })('GET', '/api/system/settings')).status).toBe(403);
});

test('no answer and no history ever holds a secret', async () => {
  expect((await save('mail.password', 'deep-water', null)).status).toBe(204);
  const { raw } = await server.as()('GET', '/api/system/settings');
  expect(raw.toString()).not.toContain('deep-water');
  expect(await row('mail.password')).toMatchObject({ value: null, set: true });
  const kept = await server.db.query(
    'select changes::text from kernel_history union all select value::text from kernel_setting',
  );
  expect(JSON.stringify(kept)).not.toContain('deep-water');
});
