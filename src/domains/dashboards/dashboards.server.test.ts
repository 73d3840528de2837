import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordsOf } from '../../kernel/server/crud/records.ts';
import { type TestServer, testServer } from '../../kernel/testing/server.ts';
import { createVessel, fleetModule } from '../fleet/public.server.ts';
import { identityModule } from '../identity/public.server.ts';
import { organization } from '../identity/public.ts';
import { dashboardsModule } from './dashboards.server.ts';

let t: TestServer;
const NOW = new Date('2026-11-21T04:00:00Z');

beforeAll(async () => {
  t = await testServer({ modules: [identityModule, fleetModule, dashboardsModule], now: () => NOW });
  const ctx = t.ctx();
  await recordsOf(organization).create(ctx, {
    name: '海岳航运集团',
    nameEn: 'Haiyue Shipping Group',
    code: 'HYG',
    type: 'PARENT_COMPANY',
    sortNum: 1,
  });
  const vessel = (shipCode: string, imo: string, given: Record<string, unknown>) =>
    createVessel(ctx, {
      name: `船${shipCode}`,
      nameEn: `SHIP ${shipCode}`,
      shipCode,
      imo,
      type: 'OIL_TANKER',
      dwt: 10_000,
      gt: 6000,
      deliveryOn: '2020-01-15',
      ...given,
    });
  await vessel('AA', '9991006', {});
  await vessel('BB', '9991018', { ownership: 'BAREBOAT', deliveryOn: '2025-03-01' });
  await vessel('CC', '9991020', { status: 'DISPOSED', disposalOn: '2024-11-21' });
  await vessel('DD', '9991032', { status: 'BUILDING', deliveryOn: null });
});
afterAll(() => t.close());

test('the ship count is the vessels in service today, own and chartered', async () => {
  const { body } = await t.as()('GET', '/api/getShipNum');
  expect(body).toEqual({ own: 1, rent: 1 });
});

test('a ship that is delivered is counted on the next load', async () => {
  const [bb] = await t.db.query<{ id: number }>("select id from fleet_vessel where ship_code = 'DD'");
  await t.db.query("update fleet_vessel set status = 'ACTIVE', delivery_on = '2026-11-21' where id = $1", [bb!.id]);
  expect((await t.as()('GET', '/api/getShipNum')).body).toEqual({ own: 2, rent: 1 });
  await t.db.query("update fleet_vessel set status = 'BUILDING', delivery_on = null where id = $1", [bb!.id]);
});

test('the trend is the fleet at each year end and today, as a plain loop over the rows counts it', async () => {
  const { body } = await t.as()<{ years: string; num: number; deadWeightTonnage: number }[]>(
    'GET',
    '/api/getShipTrend',
  );
  const byYear = Object.fromEntries(body.map((row) => [row.years, [row.num, row.deadWeightTonnage]]));
  expect(byYear).toEqual({
    2021: [2, 20_000],
    2022: [2, 20_000],
    2023: [2, 20_000],
    2024: [1, 10_000],
    2025: [2, 20_000],
    2026: [2, 20_000],
  });
});

test('whoever may see one ship only counts one', async () => {
  const [aa] = await t.db.query<{ id: number }>("select id from fleet_vessel where ship_code = 'AA'");
  const { body } = await t.as({ scope: { vessel: [aa!.id] } })('GET', '/api/getShipNum');
  expect(body).toEqual({ own: 1, rent: 0 });
});

test('without the permission the figures are refused', async () => {
  const { status } = await t.as({ permissions: new Set() })('GET', '/api/getShipNum');
  expect(status).toBe(403);
});
