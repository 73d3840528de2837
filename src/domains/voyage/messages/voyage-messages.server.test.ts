import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { sampleNoons, sampleVoyage } from '../testing/voyage-fixture.demo.ts';
import { tellMissing } from './voyage-messages.server.ts';

let t: TestServer;
let office: Send;
let master: number;
let report: { id: number; reportNo: string };
const now = new Date('2026-03-05T05:00:00.000Z');

beforeAll(async () => {
  t = await testServer({
    modules,
    now: () => now,
  });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now }), db: tx }));
  office = t.as({ name: '周海宁' });
  await office('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
  const { shipId } = await t.db.transaction((tx) => sampleVoyage({ ...t.ctx({ now }), db: tx }, 'MS'));
  const [row] = await t.db.query<{ id: number }>(
    `insert into identity_user (create_by, create_name, username, name, organization_id)
     select 0, 'x', 'master', '船长', organization_id from fleet_vessel where id = $1 returning id`,
    [shipId],
  );
  master = row!.id;
  const { first } = await sampleNoons(t.ctx({ now }), shipId);
  const saved = await office<{ row: { id: number; reportNo: string } }>('POST', '/api/voyage/reports', first);
  report = saved.body.row;
});
afterAll(() => t.close());

const told = (kind: string) =>
  t.db.query<{ to: number; title: string; text: string | null; link: string }>(
    'select user_id as "to", title_zh as title, text_zh as text, link from communication_message where kind = $1',
    [kind],
  );

test('the ship is told that a report came back and why, with the way to it', async () => {
  const body = { reason: '存量不连续' };
  expect((await actOn(office, `/api/voyage/reports/${report.id}/return`, body)).status).toBe(200);
  expect(await told('voyage.returned')).toEqual([
    {
      to: master,
      title: `样船MS 报告 ${report.reportNo} 被退回`,
      text: '原因：存量不连续',
      link: `/open/voyage.report/${report.id}`,
    },
  ]);
});

test('a missing noon report is told once however often the look is repeated', async () => {
  const look = (at: string) => t.db.transaction((db) => tellMissing({ ...t.ctx({ now: new Date(at) }), db }));
  expect(await look('2026-03-06T05:30:00.000Z')).toBe(0);
  expect(await look('2026-03-06T07:00:00.000Z')).toBe(1);
  expect(await look('2026-03-06T08:00:00.000Z')).toBe(1);
  expect((await told('voyage.missingNoon')).map((row) => row.title)).toEqual(['样船MS 2026-03-06 未报正午报']);
});
