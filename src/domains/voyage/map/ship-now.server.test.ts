import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { firstNoon, sampleVoyage } from '../testing/voyage-fixture.demo.ts';
import type { ShipNow } from './ship-now.rules.ts';

const now = new Date('2026-03-06T03:30:00.000Z');
let t: TestServer;
let shipId: number;
let reportId: number;

beforeAll(async () => {
  t = await testServer({
    modules,
    now: () => now,
  });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now }), db: tx }));
  await t.as()('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
  await t.db.transaction(async (tx) => {
    const ctx = { ...t.ctx({ now }), db: tx };
    ({ shipId } = await sampleVoyage(ctx, 'SN'));
    reportId = Number((await firstNoon(ctx, shipId)).row.id);
  });
});
afterAll(() => t.close());

const shipNow = async () =>
  (await t.as()<ShipNow>('GET', `/api/voyage/ship-voyage-detail?organizationId=${shipId}`)).body;

/** The noon report once more, told as the departure from the port before it: what is asked is the type and the time. */
async function departedAt(time: string): Promise<void> {
  await t.db.query(
    "update voyage_report set rpt_type = 'DEPARTURE', rpt_time = $2, ss_dist = 40, man_dist = 0 where id = $1",
    [reportId, time],
  );
}

test('before a ship has reported a departure her passage is counted from the start of the voyage', async () => {
  const found = await shipNow();
  expect(found).toMatchObject({ reportId, departureTime: null, remainingHours: expect.any(String) });
  expect(found.progress).toBeCloseTo(312 / (312 + 1586), 4);
});

test('the newest departure report says when she left her last port, and what she has run since is her progress', async () => {
  await departedAt('2026-03-05T03:00:00.000Z');
  const found = await shipNow();
  expect([found.departureTime, found.departureZone]).toEqual(['2026-03-05T03:00:00.000Z', 8]);
  // What that report itself ran lies before it.
  expect(found.progress).toBe(0);
});

test('an unconfirmed report counts, as it does on the board', async () => {
  const board = await t.as()<ShipNow[]>('GET', '/api/voyage/board?confirmedOnly=false');
  const [row] = board.body;
  const found = await shipNow();
  expect([found.confirmed, found.shipStatus, found.eta]).toEqual([false, row!.shipStatus, row!.eta]);
});
