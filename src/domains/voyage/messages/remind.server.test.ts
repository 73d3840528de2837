import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { firstNoon, sampleVoyage } from '../testing/voyage-fixture.demo.ts';

// The first noon is of 5 March, 04:00 UTC; the next one is due a day later.
let now = new Date('2026-03-06T05:00:00.000Z');
let t: TestServer;
let office: Send;
let shipId: number;
let lonely: number;

beforeAll(async () => {
  t = await testServer({
    modules,
    now: () => now,
  });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now }), db: tx }));
  office = t.as({ name: '周海宁' });
  await office('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
  [shipId, lonely] = await t.db.transaction(async (tx) => {
    const ctx = { ...t.ctx({ now }), db: tx };
    const made = [];
    for (const code of ['RA', 'RB']) {
      const ship = await sampleVoyage(ctx, code);
      await firstNoon(ctx, ship.shipId);
      made.push(ship.shipId);
    }
    return made as [number, number];
  });
  await t.db.query(
    `insert into identity_user (create_by, create_name, username, name, organization_id)
     select 0, 'x', 'master', '船长', organization_id from fleet_vessel where id = $1`,
    [shipId],
  );
});
afterAll(() => t.close());

const remind = (as: Send, ship: number) => as<{ told: number }>('POST', `/api/voyage/board/${ship}/remind`);
const told = () =>
  t.db.query<{ title: string; link: string }>(
    "select title_zh as title, link from communication_message where kind = 'voyage.reminded' order by id",
  );

test('the office reminds a ship of the report that is due: its accounts are told, once a day', async () => {
  expect((await remind(office, shipId)).body).toEqual({ told: 1 });
  expect((await remind(office, shipId)).body).toEqual({ told: 0 });
  expect(await told()).toEqual([
    { title: '周海宁 催报：样船RA 2026-03-06 正午报', link: `/voyage/report-form-new?shipId=${shipId}&type=NOON` },
  ]);
  now = new Date('2026-03-07T03:00:00.000Z');
  expect((await remind(office, shipId)).body).toEqual({ told: 1 });
});

test('a ship that owes nothing is not reminded, nor one without an account, and each says why', async () => {
  const before = now;
  expect((await remind(office, lonely)).body).toMatchObject({ code: 'WRONG_STATE' });
  now = new Date('2026-03-06T03:00:00.000Z');
  expect(await remind(office, shipId)).toMatchObject({
    status: 409,
    body: { message: expect.stringContaining('没有应报未报') },
  });
  now = before;
});

test('who may not confirm reports reminds nobody, and another fleet’s ship is not found', async () => {
  const seeing = { permissions: new Set(['voyage:report:list']) };
  expect((await remind(t.as({ id: 81, ...seeing }), shipId)).status).toBe(403);
  const elsewhere = { permissions: new Set(['voyage:report:confirm']), scope: { vessel: [lonely] } };
  expect((await remind(t.as({ id: 82, ...elsewhere }), shipId)).status).toBe(404);
});
