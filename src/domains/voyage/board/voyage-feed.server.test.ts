import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import type { Feed } from '../../../kernel/feed.calls.ts';
import type { User } from '../../../kernel/server/context.ts';
import { feedEndpoints } from '../../../kernel/server/feed.ts';
import { type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { firstNoon, sampleVoyage } from '../testing/voyage-fixture.demo.ts';

// The first noon is of 5 March, 04:00 UTC; the next one is due a day later.
const NOW = new Date('2026-03-06T07:30:00.000Z');
let clock = NOW;
let t: TestServer;
let ships: { shipId: number; reportId: number }[];

beforeAll(async () => {
  t = await testServer({
    modules,
    endpoints: feedEndpoints,
    now: () => clock,
  });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now: NOW }), db: tx }));
  await t.as()('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
  ships = await t.db.transaction(async (tx) => {
    const ctx = { ...t.ctx({ now: NOW }), db: tx };
    const made = [];
    for (const code of ['FA', 'FB']) {
      const { shipId } = await sampleVoyage(ctx, code);
      made.push({ shipId, reportId: Number((await firstNoon(ctx, shipId)).row.id) });
    }
    return made;
  });
});
afterAll(() => t.close());

const feed = async (user?: Partial<User>): Promise<Feed> => (await t.as(user)<Feed>('GET', '/api/feed')).body;
const kindOf = (given: Feed, key: string) => given.kinds.find((kind) => kind.key === key);
const master = (): Partial<User> => ({
  id: 71,
  permissions: new Set(['voyage:report:list', 'voyage:report:add', 'voyage:report:edit']),
  scope: { vessel: [ships[0]!.shipId] },
});

test('a master sees the own ship’s overdue noon report first, one tap from its form', async () => {
  const given = await feed(master());
  expect(given.items[0]).toMatchObject({
    kind: 'voyage.late',
    urgency: 0,
    about: { key: `fleet.vessel ${ships[0]!.shipId}` },
    act: {
      label: { zh: '填报正午报' },
      place: { component: 'voyage/ReportFormNew', query: `shipId=${ships[0]!.shipId}&type=NOON` },
      form: `report:${ships[0]!.shipId}.NOON`,
    },
  });
  expect(JSON.stringify(given)).not.toContain('样船FB');
  expect(kindOf(given, 'voyage.unconfirmed')).toBeUndefined();
});

test('before noon a master finds the report of the day, from twelve hours ahead; the office, which does not write it, finds none', async () => {
  const kinds = async (at: string, user?: Partial<User>) => {
    clock = new Date(at);
    const given = await feed(user);
    clock = NOW;
    return given;
  };
  expect(kindOf(await kinds('2026-03-05T15:59:00.000Z', master()), 'voyage.next')?.count).toBe(0);
  const given = await kinds('2026-03-05T16:00:00.000Z', master());
  expect(given.items.find((item) => item.kind === 'voyage.next')).toMatchObject({
    reason: { text: { zh: '03-06 12:00 应报' } },
    act: { label: { zh: '填报正午报' } },
  });
  expect(kindOf(await kinds('2026-03-05T16:00:00.000Z'), 'voyage.next')?.count).toBe(0);
  // Once it is due it is no longer ahead.
  expect(kindOf(await kinds('2026-03-06T04:00:00.000Z', master()), 'voyage.next')?.count).toBe(0);
});

test('the office sees every ship; a figure counts exactly what its list shows', async () => {
  const given = await feed();
  expect(kindOf(given, 'voyage.late')).toMatchObject({ count: 2, overdue: 2 });
  const { list, count } = kindOf(given, 'voyage.unconfirmed')!;
  const listed = await t.as()<{ totalElements: number }>('GET', `/api/voyage/reports?${list!.query}`);
  expect(count).toBe(2);
  expect(listed.body.totalElements).toBe(count);
});

test('the office reminds an overdue ship in place: its accounts are told, and it stays until the report is there', async () => {
  const [ship] = ships;
  await t.db.query(
    `insert into identity_user (create_by, create_name, username, name, organization_id)
     select 0, 'x', 'master.fa', '船长', organization_id from fleet_vessel where id = $1`,
    [ship!.shipId],
  );
  const late = async () =>
    (await feed()).items.find((item) => item.key === String(ship!.shipId) && item.kind === 'voyage.late');
  const { label, call } = (await late())!.act;
  expect(label.zh).toBe('催报');
  expect((await t.as()(call!.method, call!.path, call!.body)).body).toEqual({ told: 1 });
  expect(await late()).toBeDefined();
  const watching = await feed({ id: 73, permissions: new Set(['voyage:report:list']), scope: { vessel: 'all' } });
  expect(watching.items.find((item) => item.kind === 'voyage.late')?.act.label.zh).toBe('查看');
});

test('what is overdue stands before what waits, the longest waiting first', async () => {
  const urgencies = (await feed()).items.map((item) => item.urgency);
  expect(urgencies).toEqual(urgencies.toSorted());
});

test('a report without warnings is confirmed in place, and is gone from the list; a second time is refused', async () => {
  const item = (await feed()).items.find((one) => one.kind === 'voyage.unconfirmed' && one.act.call);
  expect(item).toBeDefined();
  const { method, path, body } = item!.act.call!;
  expect((await t.as()(method, path, body)).status).toBeLessThan(300);
  expect((await feed()).items.some((one) => one.kind === item!.kind && one.key === item!.key)).toBe(false);
  expect((await t.as()(method, path, body)).status).toBe(409);
});

test('a stranger to voyages finds nothing of them', async () => {
  const given = await feed({ id: 72, permissions: new Set() });
  expect(given.kinds.filter((kind) => kind.key.startsWith('voyage.'))).toEqual([]);
});
