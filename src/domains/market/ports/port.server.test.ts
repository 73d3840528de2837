import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { berthLimits } from './berth.server.ts';

type Refused = { code: string; message: string; errors?: { field: string; message: string }[] };
type Row = { id: number; version: number } & Record<string, unknown>;
type Leg = { miles: string; computedMiles: string; typed: boolean; source: string | null; passages: string[] };
type Route = { miles: string; legs: Leg[] };
type Ships = {
  allowedDraft: string | null;
  ships: { shipId: number; ship: string; over: { what: string; limit: string }[] }[];
};

const DISTANCES = '/api/market/port-distances';
const BERTHS = '/api/market/berths';
const PROFILES = '/api/market/port-profiles';

let company: Company;
let ops: Send;
let master: Send;
const ports = new Map<string, number>();
const port = (locode: string): number => ports.get(locode)!;

beforeAll(async () => {
  company = await companyServer();
  ops = await company.signIn('ops');
  master = await company.signIn('master.pioneer');
  const rows = await company.db.query<{ id: number; unlocode: string }>(
    "select id, unlocode from parameter_port where unlocode in ('CNSHA', 'SGSIN', 'NLRTM', 'GBLON', 'DEHAM', 'FRLEH', 'CNLYG')",
  );
  for (const { id, unlocode } of rows) ports.set(unlocode, id);
}, 900_000);
afterAll(() => company.close());

const route = async (query: string): Promise<Route> => (await ops<Route>('GET', `/api/voyage/sea-route?${query}`)).body;
const between = (from: string, to: string): string => `portId=${port(from)}&portId=${port(to)}`;
const enter = (from: string, to: string, more: object = {}, by: Send = ops) =>
  by<Row & Refused>('POST', DISTANCES, { fromPort: port(from), toPort: port(to), miles: '8300.0', ...more });

test('a distance that was entered one way goes before the computed one both ways, and says where it was read', async () => {
  const before = (await route(between('SGSIN', 'NLRTM'))).legs[0]!;
  expect([before.typed, before.source, before.miles]).toEqual([false, null, before.computedMiles]);
  const made = await enter('SGSIN', 'NLRTM', { via: 'SUEZ', miles: '8288.0', source: '里程表' });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  for (const way of [between('SGSIN', 'NLRTM'), between('NLRTM', 'SGSIN')]) {
    const { miles, legs } = await route(way);
    expect([miles, legs[0]]).toMatchObject(['8288.0', { miles: '8288.0', typed: true, source: '里程表' }]);
    expect(legs[0]!.computedMiles).toBe(before.computedMiles);
  }
});

test('round the passage by which it was entered the computed distance holds', async () => {
  const { legs } = await route(`${between('NLRTM', 'SGSIN')}&avoid=SUEZ`);
  expect([legs[0]!.typed, legs[0]!.passages.includes('CAPE')]).toEqual([false, true]);
});

test('the usual distance holds for the usual way alone, and a leg counts in the sum as it is read', async () => {
  expect((await enter('DEHAM', 'NLRTM', { miles: '305.0' })).status).toBe(200);
  const usual = await route(`${between('DEHAM', 'NLRTM')}&portId=${port('SGSIN')}`);
  expect([usual.legs[0]!.miles, usual.legs[1]!.miles, usual.miles]).toEqual(['305.0', '8288.0', '8593.0']);
});

test('between two ports stands one distance by each way, whichever way round it is entered', async () => {
  const again = await enter('NLRTM', 'SGSIN', { via: 'SUEZ' });
  expect([again.status, again.body.code, again.body.errors?.[0]?.field]).toEqual([400, 'VALIDATION', 'toPort']);
  const cape = await enter('NLRTM', 'SGSIN', { via: 'CAPE', miles: '11755.0' });
  expect([cape.status, cape.body.via]).toEqual([200, 'CAPE']);
  const moved = await ops<Refused>('PUT', DISTANCES, { ...cape.body, via: 'SUEZ' });
  expect([moved.status, moved.body.errors?.[0]?.field]).toEqual([400, 'toPort']);
  expect((await enter('SGSIN', 'SGSIN')).body.errors?.[0]?.field).toBe('toPort');
  const listed = await ops<{ content: Row[] }>('GET', `${DISTANCES}?ports=${port('NLRTM')}&via=SUEZ`);
  expect(listed.body.content).toHaveLength(1);
});

test('a distance that is removed is computed again, and may be entered anew', async () => {
  const made = await enter('FRLEH', 'NLRTM', { miles: '251.0' });
  expect((await route(between('NLRTM', 'FRLEH'))).miles).toBe('251.0');
  expect((await ops('DELETE', `${DISTANCES}/${made.body.id}?version=${made.body.version}`)).status).toBe(200);
  expect((await route(between('NLRTM', 'FRLEH'))).legs[0]!.typed).toBe(false);
  expect((await enter('NLRTM', 'FRLEH', { miles: '252.0' })).status).toBe(200);
});

test('a ship reads ports, berths and distances and writes none', async () => {
  for (const path of [DISTANCES, BERTHS, PROFILES]) expect((await master('GET', path)).status).toBe(200);
  expect((await enter('DEHAM', 'SGSIN', {}, master)).status).toBe(403);
  expect((await master('POST', BERTHS, { port: port('SGSIN'), name: 'X 1' })).status).toBe(403);
});

test('a stale distance is not written over', async () => {
  const { body } = await enter('CNSHA', 'NLRTM', { miles: '10525.0' });
  expect((await ops('PUT', DISTANCES, { ...body, miles: '10530.0' })).status).toBe(200);
  expect((await ops('PUT', DISTANCES, { ...body, miles: '10540.0' })).status).toBe(409);
});

test('a berth of 11.50 m with 1.00 m of tide bears 11.30 m and not 11.40 m', async () => {
  await ops('POST', PROFILES, { port: port('CNLYG'), tide: '1.00' });
  const made = await ops<Row & Refused>('POST', BERTHS, { port: port('CNLYG'), name: '38#', depth: '11.50' });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  const path = `${BERTHS}/${made.body.id}`;
  const at = async (draft: string) => (await ops<Ships>('GET', `${path}/ships?draft=${draft}`)).body;
  expect((await at('11.30')).ships.flatMap(({ over }) => over)).toEqual([]);
  const deep = await at('11.40');
  expect(deep.allowedDraft).toBe('11.36');
  expect(deep.ships.every(({ over }) => over[0]?.what === 'draft' && over[0].limit === '11.36')).toBe(true);
  const listed = await ops<{ content: Row[] }>('GET', `${BERTHS}?port=${port('CNLYG')}`);
  expect(listed.body.content[0]).toMatchObject({ allowedDraft: '11.36', tide: '1.00' });
  expect((await berthLimits(company.ctx(), [made.body.id])).get(made.body.id)).toMatchObject({
    depth: '11.50',
    tide: '1.00',
  });
  const twice = await ops<Refused>('POST', BERTHS, { port: port('CNLYG'), name: '38#' });
  expect([twice.status, twice.body.code]).toEqual([409, 'DUPLICATE']);
  const own = await master<Ships>('GET', `${path}/ships`);
  expect(own.body.ships).toHaveLength(1);
});

test('the average wait is that of calls whose arrival and berthing are known', async () => {
  const made = await ops<Row & Refused>('POST', PROFILES, { port: port('GBLON') });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  expect((await ops<Refused>('POST', PROFILES, { port: port('GBLON') })).body.code).toBe('DUPLICATE');
  const [voyage] = await company.db.query<{ id: number }>(
    "select id from voyage_voyage where voyage_status = 'OPEN' and deleted_at is null order by id limit 1",
  );
  const day = (hours: number): string => new Date(company.ctx().now.getTime() - hours * 3_600_000).toISOString();
  const call = (ata: string | null, atb: string | null) =>
    ops<Refused>('POST', '/api/voyage/voyage-ports', {
      voyage: voyage!.id,
      port: port('GBLON'),
      purpose: 'LOAD',
      eta: day(100),
      ata,
      atb,
    });
  expect((await call(day(98), day(92))).status).toBe(200);
  expect((await call(day(60), day(48))).status).toBe(200);
  expect((await call(day(20), null)).status).toBe(200);
  const { body } = await ops<Row>('GET', `${PROFILES}/${made.body.id}`);
  expect(body).toMatchObject({ averageWaitHours: '9.0', waitCalls: 2, unlocode: 'GBLON' });
});
