import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { firstNoon, sampleVoyage } from '../testing/voyage-fixture.demo.ts';

const now = new Date('2026-03-06T03:30:00.000Z');
type Day = { day: string; from: string; to: string; fuel: string; diesel: string; reports: number };
type Month = { month: string; foreign: string; domestic: string; reports: number };
let t: TestServer;
let ships: { shipId: number; reportId: number }[];

beforeAll(async () => {
  t = await testServer({
    modules,
    now: () => now,
  });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now }), db: tx }));
  await t.as()('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
  ships = await t.db.transaction(async (tx) => {
    const ctx = { ...t.ctx({ now }), db: tx };
    const made = [];
    for (const code of ['WA', 'WB']) {
      const { shipId } = await sampleVoyage(ctx, code);
      made.push({ shipId, reportId: Number((await firstNoon(ctx, shipId)).row.id) });
    }
    return made;
  });
});
afterAll(() => t.close());

const oil = async (user = {}) => (await t.as(user)<Day[]>('GET', '/api/voyage/daily-oil?days=3')).body;

test('a day holds what the confirmed reports of that day burnt; confirming one is seen on the next load', async () => {
  expect((await oil()).map(({ day, reports }) => [day, reports])).toEqual([
    ['2026-03-04', 0],
    ['2026-03-05', 0],
    ['2026-03-06', 0],
  ]);
  for (const { reportId } of ships) await actOn(t.as(), `/api/voyage/reports/${reportId}/confirm`);
  const rows = await t.db.query<{ grades: Record<string, string> }>(
    "select o.grades from voyage_report r join voyage_report_oil o on o.parent_id = r.id where o.row_code = 'TOTAL'",
  );
  const burnt = rows.reduce((sum, { grades }) => sum + Number(grades.VLSFO ?? 0), 0);
  const [, fifth] = await oil();
  expect(Number(fifth!.fuel)).toBeCloseTo(burnt, 3);
  expect(fifth!.reports).toBe(2);
  // The figure's link shows just these reports.
  const listed = await t.as()<{ totalElements: number }>(
    'GET',
    `/api/voyage/reports?confirmed=CONFIRMED&rptTimeFrom=${fifth!.from}&rptTimeTo=${fifth!.to}`,
  );
  expect(listed.body.totalElements).toBe(2);
});

test('whoever may see one ship counts that one, and nobody without the permission', async () => {
  const one = await oil({ scope: { vessel: [ships[0]!.shipId] } });
  expect(one[1]!.reports).toBe(1);
  expect((await t.as({ permissions: new Set() })('GET', '/api/voyage/daily-oil')).status).toBe(403);
});

test('a month holds what was loaded, foreign trade apart from domestic', async () => {
  await t.db.query('update voyage_report set cargo_loaded = 12000.5 where id = $1', [ships[0]!.reportId]);
  await t.db.query('update voyage_report set cargo_loaded = 800 where id = $1', [ships[1]!.reportId]);
  await t.db.query("update voyage_voyage set trade_mode = case ship_name when $1 then 'FOREIGN' else 'DOMESTIC' end", [
    ships[0]!.shipId,
  ]);
  const { body } = await t.as()<Month[]>('GET', '/api/voyage/monthly-cargo');
  expect(body).toHaveLength(12);
  expect(body.at(-1)).toMatchObject({ month: '2026-03', foreign: '12000.500', domestic: '800.000', reports: 2 });
});
