import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_COMPANIES } from '../../../app/demo-companies.ts';
import { modules } from '../../../app/domains.server.ts';
import { readOne } from '../../../kernel/server/crud/read.ts';
import type { Module } from '../../../kernel/server/module.ts';
import { daysFrom, TEST_NOW } from '../../../kernel/testing/clock.ts';
import { type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { fleetModule } from '../../fleet/public.server.ts';
import { identityModule } from '../../identity/public.server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { checkReport } from '../reports/checks/check-report.rules.ts';
import { reportOfRow } from '../reports/report-wire.rules.ts';
import { chainAt, REPORT } from '../reports/service/report-facts.server.ts';
import { checkContext } from '../reports/service/surroundings.server.ts';
import { voyageTotals } from '../voyages/service/voyage-totals.server.ts';
import { PLOTS } from './planted.rules.ts';
import { voyageDemo } from './voyage-demo.demo.ts';

const now = TEST_NOW;
let t: TestServer;
let seconds: number;

beforeAll(async () => {
  t = await testServer({
    modules,
    now: () => now,
  });
  const company = DEMO_COMPANIES.whole;
  const run = (work: Module['demo']) =>
    t.db.transaction(async (tx) => work?.({ ...t.ctx({ now }), db: tx }, { company, files: undefined }));
  for (const { seed } of [identityModule, fleetModule, parameterModule]) await run(seed);
  for (const { demo } of [identityModule, fleetModule]) await run(demo);
  const started = performance.now();
  await run((ctx) => voyageDemo(ctx, company));
  seconds = (performance.now() - started) / 1000;
  console.info(`voyage demo: ${seconds.toFixed(1)} s`);
}, 120_000);
afterAll(() => t.close());

const list = <T extends Record<string, unknown>>(sql: string, values?: unknown[]): Promise<T[]> =>
  t.db.query<T>(sql, values);

test('about nine thousand reports of all eight types in numbered voyages, one open voyage a ship', async () => {
  const types = await list<{ type: string; n: number }>(
    'select rpt_type as type, count(*)::int as n from voyage_report group by 1',
  );
  const reports = types.reduce((total, { n }) => total + n, 0);
  expect(types).toHaveLength(8);
  expect(reports).toBeGreaterThan(8500);
  expect(reports).toBeLessThan(10500);
  const open = await list("select ship_name from voyage_voyage where voyage_status = 'OPEN'");
  expect(new Set(open.map((row) => row.ship_name)).size).toBe(20);
  expect(open).toHaveLength(20);
  const [numbers] = await list<{ all: number; different: number }>(
    'select count(*)::int as all, count(distinct voyage_no)::int as different from voyage_voyage',
  );
  expect(numbers?.different).toBe(numbers?.all);
});

test('the board shows five sailing, four at anchor, three loading, three discharging, and one of those alongside in repair', async () => {
  const rows = await list<{ status: string; kind: string; n: number }>(
    'select r.ship_status as status, v.voyage_kind as kind, count(*)::int as n from (select distinct on (ship_name) * from voyage_report order by ship_name, rpt_time desc) r ' +
      'join voyage_voyage v on v.id = r.voyage_no group by 1, 2',
  );
  const spread = Object.fromEntries(rows.map(({ status, kind, n }) => [`${kind} ${status}`, n]));
  expect(spread).toEqual({
    'TRADE SAILING': 5,
    'TRADE ANCHORING': 4,
    'TRADE BERTHING': 4,
    'TRADE LOADING': 3,
    'TRADE DISCHARGING': 3,
    'REPAIR BERTHING': 1,
  });
});

test('twelve planted faults are kept as findings, each with its code, and only R08 and R33 are errors', async () => {
  const findings = await list<{ code: string; level: string; ship: string; state: string }>(
    'select f.rule_code as code, f.level, v.name_en as ship, f.finding_state as state from voyage_finding f join fleet_vessel v on v.id = f.ship_name',
  );
  const kept = [...new Set(findings.map(({ code, ship }) => `${code} ${ship}`))].sort();
  expect(kept).toEqual(PLOTS.whole.planted.map(({ code, ship }) => `${code} ${ship}`).sort());
  expect(
    findings
      .filter(({ level }) => level === 'E')
      .map(({ code }) => code)
      .sort(),
  ).toEqual(['R08', 'R33']);
});

test('six reports wait for confirmation and two were returned with a reason; a confirmed one has no open warning', async () => {
  const [state] = await list<{ waiting: number; returned: number; open: number }>(
    "select count(*) filter (where confirmed = 'UNCONFIRMED' and not returned)::int as waiting, count(*) filter (where returned and return_reason is not null)::int as returned, " +
      "count(*) filter (where confirmed = 'CONFIRMED' and (warning_count > 0 or error_count > 0))::int as open from voyage_report",
  );
  expect(state).toEqual({ waiting: 6, returned: 2, open: 0 });
});

test('the server judges the newest reports as the demo stored them', async () => {
  const newest = await list<{ id: number; ship: number; at: string }>(
    'select distinct on (ship_name) id, ship_name as ship, rpt_time as at from voyage_report order by ship_name, rpt_time desc',
  );
  for (const { id, ship, at } of newest) {
    const ctx = t.ctx({ now });
    const chain = await chainAt(ctx, { shipId: ship, rptTime: at, exceptId: id });
    const findings = checkReport(await checkContext(ctx, reportOfRow(await readOne(REPORT, ctx, id)), chain));
    const stored = await list<{ code: string }>('select rule_code as code from voyage_finding where report_id = $1', [
      id,
    ]);
    expect(findings.map(({ code }) => code).sort()).toEqual(stored.map(({ code }) => code).sort());
  }
});

test('a closed voyage carries the totals that the server would freeze', async () => {
  const closed = await list<{ id: number; totals: unknown }>(
    "select id, totals from voyage_voyage where voyage_status = 'CLOSED' order by id desc limit 5",
  );
  for (const { id, totals } of closed) expect(totals).toEqual(await voyageTotals(t.ctx({ now }), id));
});

test("the master of HAI YUE PIONEER owes today's noon report, and the last one is confirmed", async () => {
  const [last] = await list(
    "select r.rpt_time, r.confirmed, r.rpt_type from voyage_report r join fleet_vessel v on v.id = r.ship_name where v.name_en = 'HAI YUE PIONEER' order by r.rpt_time desc limit 1",
  );
  // Her zone is eight hours east: noon is 04:00 UTC.
  const noon = `${daysFrom(-1 + 1 / 3)
    .toISOString()
    .slice(0, 10)}T04:00:00.000Z`;
  expect(last).toEqual({ rpt_time: noon, confirmed: 'CONFIRMED', rpt_type: 'NOON' });
});
