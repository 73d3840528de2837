import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Db } from '../../../kernel/server/db/db.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { TEST_NOW } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { PLOTS } from '../demo/planted.rules.ts';
import { proofreadShip, WRITTEN } from './proofread-ship.server.ts';
import { BATCH, portFacts } from './read-chain.server.ts';

type Finding = {
  id: number;
  reportId: number;
  ruleCode: string;
  level: string;
  proofState: string;
  reason: string | null;
  shipName: number;
};

let company: Company;
let office: Send;

beforeAll(async () => {
  company = await companyServer();
  office = company.as();
}, 180_000);
afterAll(() => company.close());

const day = (days: number): string => new Date(TEST_NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10);
const all = async (query = ''): Promise<Finding[]> =>
  (await office<{ content: Finding[] }>('GET', `/api/voyage/proof-findings?size=200${query}`)).body.content;

async function run(wish: object, send = office): Promise<{ state: string; note: { en: string } }> {
  const started = await send<{ taskId: number }>('POST', '/api/voyage/proofread', wish);
  expect(started.status).toBe(200);
  await company.runJobs();
  const [task] = await company.db.query<{ state: string; note: { en: string } }>(
    'select state, note from kernel_task where id = $1',
    [started.body.taskId],
  );
  return task!;
}

const WHOLE = { from: day(-150), to: day(1) };

test('each planted fault is found by its rule on its ship, and no other error', async () => {
  expect((await run(WHOLE)).state).toBe('DONE');
  const rows = await company.db.query<{ code: string; level: string; ship: string }>(
    `select p.rule_code as code, p.level, v.name_en as ship from voyage_proof_finding p join fleet_vessel v on v.id = p.ship_name
     where p.proof_state <> 'FIXED' and p.deleted_at is null`,
  );
  const found = new Set(rows.map(({ code, ship }) => `${code} ${ship}`));
  for (const { code, ship } of PLOTS.test.planted) expect(found).toContain(`${code} ${ship}`);
  const errors = rows.filter(({ level }) => level === 'E').map(({ code, ship }) => `${code} ${ship}`);
  const planted = PLOTS.test.planted.filter(({ code }) => code === 'R08' || code === 'R33');
  expect(errors.toSorted()).toEqual(planted.map(({ code, ship }) => `${code} ${ship}`).toSorted());
});

test('after each report it is asked whether it is the turn of others; few are read at once, and few are written at once', async () => {
  const [ship] = await company.db.query<{ id: number; reports: number }>(
    'select ship_name as id, count(*)::int as reports from voyage_report where deleted_at is null group by 1 order by 2 desc limit 1',
  );
  expect(ship!.reports).toBeGreaterThan(WRITTEN);
  const read: number[] = [];
  const written: number[] = [];
  let breaths = 0;
  const watched = (db: Db): Db => ({
    ...db,
    query: async (statement, values) => {
      const rows: Awaited<ReturnType<typeof db.query<never>>> = await db.query(statement, values);
      if (/from voyage_report t.*\(rpt_time, id\) >/s.test(JSON.stringify(statement))) read.push(rows.length);
      return rows;
    },
    together: (work) => db.together((inner) => work(watched(inner))),
  });
  const ctx = company.ctx();
  const span = { shipId: ship!.id, from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
  await proofreadShip(
    { ...ctx, db: watched(ctx.db) },
    { span, voyages: null, ports: await portFacts(ctx) },
    async (judged) => void written.push(judged),
    () => {
      breaths += 1;
      return undefined;
    },
  );
  expect(written.reduce((sum, judged) => sum + judged, 0)).toBe(ship!.reports);
  expect(breaths).toBe(ship!.reports);
  expect(Math.max(...written)).toBe(WRITTEN);
  expect(Math.max(...read)).toBe(BATCH);
});

test('a second run finds nothing new; what was accepted stays so, with its reason', async () => {
  const [one] = await all('&proofState=OPEN&level=W');
  const accepted = await actOn(office, `/api/voyage/proof-findings/${one!.id}/accept`, { reason: '已核对航海日志' });
  expect(accepted).toMatchObject({ status: 200, body: { proofState: 'ACCEPTED', reason: '已核对航海日志' } });
  const before = await all();
  expect((await run(WHOLE)).note.en).toMatch(/ 0 of them new; 0 fixed$/);
  const after = await all();
  expect(after.length).toBe(before.length);
  expect(after.find(({ id }) => id === one!.id)).toMatchObject({ proofState: 'ACCEPTED', reason: '已核对航海日志' });
});

test('what is no longer found is fixed', async () => {
  const [one] = await all('&ruleCode=R16');
  expect(one).toBeDefined();
  await company.db.query(
    `update voyage_report r set fw_stock = p.fw_stock + coalesce(r.fw_addition, 0) + coalesce(r.gen_water_amount, 0) - coalesce(r.fw_consumption, 0)
     from lateral (select fw_stock from voyage_report b where b.ship_name = $2 and b.deleted_at is null
       and b.rpt_time < (select rpt_time from voyage_report where id = $1) order by b.rpt_time desc limit 1) p where r.id = $1`,
    [one!.reportId, one!.shipName],
  );
  await run({ ...WHOLE, shipIds: [one!.shipName] });
  expect((await all()).find(({ id }) => id === one!.id)).toMatchObject({ proofState: 'FIXED' });
});

test('a report that waits goes back to its ship; a confirmed one is refused with the way out', async () => {
  const rows = await company.db.query<{ id: number; confirmed: string; returned: boolean | null }>(
    `select p.id, r.confirmed, r.returned from voyage_proof_finding p join voyage_report r on r.id = p.report_id
     where p.proof_state = 'OPEN' and p.deleted_at is null order by p.id`,
  );
  const waiting = rows.find((row) => row.confirmed === 'UNCONFIRMED' && !row.returned);
  const confirmed = rows.find((row) => row.confirmed === 'CONFIRMED');
  if (waiting) {
    const sent = await actOn(office, `/api/voyage/proof-findings/${waiting.id}/send-back`, { reason: '请核对' });
    expect(sent).toMatchObject({ status: 200, body: { proofState: 'RETURNED' } });
  }
  if (confirmed) {
    const refused = await actOn(office, `/api/voyage/proof-findings/${confirmed.id}/send-back`, { reason: '请核对' });
    expect(refused).toMatchObject({ status: 409, body: { code: 'WRONG_STATE' } });
  }
  expect(waiting ?? confirmed).toBeDefined();
});

test('only the ships that one sees are judged; days come in order', async () => {
  const ships = [...new Set((await all()).map(({ shipName }) => shipName))];
  const own = company.as({ scope: { vessel: [ships[0]!], organization: 'all' } });
  expect((await own('POST', '/api/voyage/proofread', { ...WHOLE, shipIds: [ships[1]] })).status).toBe(404);
  expect((await office('POST', '/api/voyage/proofread', { from: day(0), to: day(-1) })).status).toBe(400);
  expect((await office('POST', '/api/voyage/proofread', {})).status).toBe(400);
  const reader = company.as({ permissions: new Set(['voyage:proofFinding:list']) });
  expect((await reader('POST', '/api/voyage/proofread', WHOLE)).status).toBe(403);
});
