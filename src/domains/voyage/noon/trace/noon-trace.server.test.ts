import exceljs from 'exceljs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../../app/domains.server.ts';
import type { Reply } from '../../../../kernel/route.ts';
import { type TestServer, testServer } from '../../../../kernel/testing/server.ts';
import { parameterModule } from '../../../parameter/public.server.ts';
import { firstNoon, sampleVoyage } from '../../testing/voyage-fixture.demo.ts';
import { voyageModule } from '../../voyage.server.ts';
import { countNoons } from './noon-counts.rules.ts';
import type { noonTraceCall } from './noon-trace.calls.ts';

type Trace = Reply<typeof noonTraceCall>;

// Both ships reported their noon of 5 March, 04:00 UTC; nothing came since, and it is the evening of the 7th.
const now = new Date('2026-03-07T12:00:00.000Z');
let t: TestServer;
let ships: [number, number];

beforeAll(async () => {
  t = await testServer({
    modules,
    now: () => now,
  });
  await t.db.transaction(async (tx) => {
    await parameterModule.seed!({ ...t.ctx({ now }), db: tx });
    await voyageModule.seed!({ ...t.ctx({ now }), db: tx });
  });
  await t.as()('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
  ships = await t.db.transaction(async (tx) => {
    const made: number[] = [];
    for (const code of ['NA', 'NB']) {
      const ctx = { ...t.ctx({ now: new Date('2026-03-05T04:30:00.000Z') }), db: tx };
      const { shipId } = await sampleVoyage(ctx, code);
      await firstNoon(ctx, shipId);
      made.push(shipId);
    }
    return made as [number, number];
  });
  await t.db.query(
    `insert into identity_user (create_by, create_name, username, name, organization_id)
     select 0, 'x', 'master', '船长', organization_id from fleet_vessel where id = $1`,
    [ships[0]],
  );
});
afterAll(() => t.close());

const ask = async (user = {}, month = '2026-03') =>
  (await t.as(user)<Trace>('GET', `/api/voyage/noon-trace?month=${month}`)).body;
const statesOf = ({ rows }: Trace, shipId = ships[0]): string[] =>
  rows.find((row) => row.shipId === shipId)!.noons.map(({ date, state }) => `${date} ${state}`);

test('a day is on time, missing once the ship’s day is over, or still due; the rate counts what was owed', async () => {
  const trace = await ask();
  expect(trace.days).toHaveLength(31);
  expect(statesOf(trace)).toEqual(['2026-03-05 OK', '2026-03-06 MISSING', '2026-03-07 DUE']);
  expect(trace.rows[0]).toMatchObject({ expected: 2, ok: 1, late: 0, missing: 1, exempt: 0, rate: '50.0' });
  expect(trace.total).toMatchObject({ expected: 4, ok: 2, missing: 2, rate: '50.0' });
  expect(trace.rows[0]!.noons[0]!.reportId).toBeGreaterThan(0);
  expect((await ask({}, '2026-02')).total).toMatchObject({ expected: 0, rate: null });
});

test('nothing owed has no rate', () => {
  expect(countNoons([{ state: 'EXEMPT' }, { state: 'DUE' }])).toMatchObject({ expected: 0, exempt: 1, rate: null });
});

test('a ship sees her own days; whoever may not see the trace sees none', async () => {
  const own = await ask({ scope: { vessel: [ships[1]] } });
  expect(own.rows.map(({ shipId }) => shipId)).toEqual([ships[1]]);
  const { status } = await t.as({ permissions: new Set(['voyage:report:list']) })(
    'GET',
    '/api/voyage/noon-trace?month=2026-03',
  );
  expect(status).toBe(403);
  expect((await t.as()('GET', '/api/voyage/noon-trace?month=2026-13')).status).toBe(400);
});

test('a missing day is asked for once a day; one that is not missing, or of another ship, is refused', async () => {
  const remind = (shipId: number, date: string, user = {}) =>
    t.as(user)<{ told: number; code?: string }>('POST', '/api/voyage/noon-trace/remind', { shipId, date });
  expect((await remind(ships[0], '2026-03-06')).body).toEqual({ told: 1 });
  expect((await remind(ships[0], '2026-03-06')).body).toEqual({ told: 0 });
  expect((await remind(ships[0], '2026-03-05')).body.code).toBe('WRONG_STATE');
  expect((await remind(ships[1], '2026-03-06')).body.code).toBe('WRONG_STATE');
  expect((await remind(ships[0], '2026-03-06', { scope: { vessel: [ships[1]] } })).status).toBe(404);
  expect((await remind(ships[0], '2026-03-06', { permissions: new Set(['voyage:noonTrace:list']) })).status).toBe(403);
});

test('an exempted day is owed no more, and needs a reason; the next one is owed as before', async () => {
  const exempt = (body: object, user = {}) =>
    t.as(user)<{ id: number; code?: string }>('POST', '/api/voyage/noon-trace/exempt', body);
  const missed = { shipId: ships[0], date: '2026-03-06' };
  expect((await exempt(missed)).status).toBe(400);
  const codes = await t.db.query<{ code: string }>(
    `select e.code from identity_dict_entry e join identity_dictionary d on d.id = e.parent_id where d.code = 'noon_exemption_reason' limit 1`,
  );
  expect((await exempt({ ...missed, reason: codes[0]!.code })).status).toBe(200);
  const trace = await ask();
  expect(statesOf(trace)).toEqual(['2026-03-05 OK', '2026-03-06 EXEMPT', '2026-03-07 DUE']);
  expect(trace.rows[0]).toMatchObject({ expected: 1, exempt: 1, rate: '100.0' });
  expect((await exempt({ ...missed, reason: codes[0]!.code })).body.code).toBe('WRONG_STATE');
});

test('the sheet holds a row a ship, a column a day and the counts', async () => {
  const { status, raw } = await t.as()('GET', '/api/voyage/noon-trace/export?month=2026-03');
  expect(status).toBe(200);
  const book = new exceljs.Workbook();
  await book.xlsx.load(raw as unknown as Parameters<typeof book.xlsx.load>[0]);
  const words = book.worksheets[0]!.getSheetValues().flat().map(String);
  expect(words).toEqual(expect.arrayContaining(['样船NA', '样船NB', '✕', '应报', '上报率']));
});
