import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { sampleVoyage } from '../testing/voyage-fixture.demo.ts';

type Info = { id: number; readingsState: string; approvedBy: string | null; source: string };

const now = new Date('2026-03-06T03:30:00.000Z');
let t: TestServer;
let office: Send;

beforeAll(async () => {
  t = await testServer({
    modules,
    now: () => now,
  });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now }), db: tx }));
  office = t.as({ name: '周敏' });
  await office('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
});
afterAll(() => t.close());

test('typed readings wait until whoever looks after the fuel confirms them; until then the first report begins with nothing', async () => {
  // Who opens the voyage may not confirm what was typed.
  const ctx = t.ctx({ now });
  const scope = { vessel: 'all', organization: 'all' } as const;
  const opener = { ...ctx, user: { ...ctx.user, scope, permissions: new Set(['voyage:voyage:open']) } };
  const { shipId } = await t.db.transaction((tx) => sampleVoyage({ ...opener, db: tx }, 'WA'));
  const infos = '/api/voyage/init-infos';
  const one = async () => (await office<{ content: Info[] }>('GET', `${infos}?shipName=${shipId}`)).body.content[0]!;
  const prefilled = async () =>
    (
      await office<{ report: { oil: { rowCode: string; grades: Record<string, string> }[] } }>(
        'GET',
        `/api/voyage/reports/prefill?shipId=${shipId}&rptType=NOON`,
      )
    ).body.report.oil.find(({ rowCode }) => rowCode === 'LAST_STOCK')?.grades.VLSFO;
  const waiting = await one();
  expect(waiting).toMatchObject({ readingsState: 'WAITING', approvedBy: null, source: 'TYPED' });
  expect(await prefilled()).toBeUndefined();

  const bridge = t.as({ scope, permissions: new Set(['voyage:initInfo:list']) });
  expect((await actOn(bridge, `${infos}/${waiting.id}/approve`)).status).toBe(403);
  expect((await actOn(office, `${infos}/${waiting.id}/approve`)).status).toBe(200);
  expect(await one()).toMatchObject({ readingsState: 'APPROVED', approvedBy: '周敏' });
  expect(await prefilled()).toBe('536.400');
  expect((await actOn(office, `${infos}/${waiting.id}/approve`)).body).toMatchObject({ code: 'WRONG_STATE' });
});
