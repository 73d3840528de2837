import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import type { Reply } from '../../../kernel/route.ts';
import { type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import type { seaRouteCall } from './sea-route.calls.ts';

type Answer = Reply<typeof seaRouteCall>;
type Refusal = { code: string; message: string; errors?: { field: string; message: string }[] };

let t: TestServer;
const ports = new Map<string, number>();

beforeAll(async () => {
  t = await testServer({
    modules,
  });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx(), db: tx }));
  const rows = await t.db.query<{ id: number; unlocode: string }>(
    "select id, unlocode from parameter_port where unlocode in ('CNSHA', 'SGSIN', 'NLRTM', 'ROCND')",
  );
  for (const { id, unlocode } of rows) ports.set(unlocode, id);
});
afterAll(() => t.close());

const ask = <T = Answer>(query: string, user = {}) => t.as(user)<T>('GET', `/api/voyage/sea-route?${query}`);
const through = (...locodes: string[]): string => locodes.map((one) => `portId=${ports.get(one)}`).join('&');

test('miles, passages and turns of each leg, and their sum', async () => {
  const { status, body } = await ask(through('CNSHA', 'SGSIN', 'NLRTM'));
  expect(status).toBe(200);
  expect(body.legs.map(({ fromPortId, toPortId }) => [fromPortId, toPortId])).toEqual([
    [ports.get('CNSHA'), ports.get('SGSIN')],
    [ports.get('SGSIN'), ports.get('NLRTM')],
  ]);
  const [first, second] = body.legs;
  expect(Number(body.miles)).toBeCloseTo(Number(first!.miles) + Number(second!.miles), 0);
  expect(body.passages).toContain('SUEZ');
  expect(first!.turns[0]).toMatchObject({ miles: '0.0' });
  expect(first!.turns.at(-1)).toMatchObject({ course: null, miles: first!.miles });
  expect(first!.track.length).toBeGreaterThanOrEqual(first!.turns.length);
});

test('an avoided passage is gone round; an open one may be taken', async () => {
  const usual = (await ask(through('SGSIN', 'NLRTM'))).body;
  const round = (await ask(`${through('SGSIN', 'NLRTM')}&avoid=SUEZ&avoid=DOVER`)).body;
  expect(round.passages).toContain('CAPE');
  expect(round.passages).not.toContain('DOVER');
  expect(Number(round.miles)).toBeGreaterThan(Number(usual.miles));
  expect((await ask(`${through('CNSHA', 'NLRTM')}&open=NORTHEAST`)).body.passages).toContain('NORTHEAST');
});

test('from a position to a port, as from a ship at sea', async () => {
  const { body } = await ask(`${through('SGSIN')}&latitude=10.5&longitude=110`);
  expect(body.legs).toHaveLength(1);
  expect(body.legs[0]).toMatchObject({ fromPortId: null, toPortId: ports.get('SGSIN') });
  expect(Number(body.miles)).toBeGreaterThan(Number(body.legs[0]!.greatCircle) - 0.1);
});

test('what cannot be answered is refused in words', async () => {
  const shut = await ask<Refusal>(`${through('ROCND', 'NLRTM')}&avoid=TURKISH`);
  expect([shut.status, shut.body.code]).toEqual([400, 'RULE']);
  expect(shut.body.message).toContain('没有可通的海路');
  const { body: made } = await t.as()<{ id: number }>('POST', '/api/parameter/ports', {
    name: '新港',
    nameEn: 'New port',
    countryId: (await t.db.query<{ id: number }>('select id from parameter_country limit 1'))[0]!.id,
  });
  const unplaced = await ask<Refusal>(`portId=${made.id}&${through('SGSIN')}`);
  expect([unplaced.status, unplaced.body.code]).toEqual([400, 'VALIDATION']);
  expect(unplaced.body.errors?.[0]).toMatchObject({ field: 'portId' });
  expect((await ask<Refusal>(`portId=99999999&${through('SGSIN')}`)).status).toBe(400);
  expect((await ask<Refusal>(`${through('SGSIN')}&avoid=NOWHERE`)).status).toBe(400);
  expect((await ask<Refusal>('portId=')).status).toBe(400);
});

test('asked by whoever may see routes alone', async () => {
  expect((await ask(through('CNSHA', 'SGSIN'), { permissions: new Set(['voyage:report:list']) })).status).toBe(403);
  expect((await ask(through('CNSHA', 'SGSIN'), { permissions: new Set(['voyage:seaRoute:list']) })).status).toBe(200);
});
