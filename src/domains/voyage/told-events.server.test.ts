import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { modules } from '../../app/domains.server.ts';
import { hear } from '../../kernel/server/domain-events.ts';
import type { Module } from '../../kernel/server/module.ts';
import { actOn } from '../../kernel/testing/act-on.ts';
import { type Send, type TestServer, testServer } from '../../kernel/testing/server.ts';
import { parameterModule } from '../parameter/public.server.ts';
import { correctionApproval } from './corrections/correction.approval.server.ts';
import { reportConfirmed, reportCorrected, reportUnconfirmed, voyageClosed, voyageOpened } from './public.ts';
import type { Wire } from './reports/report-wire.rules.ts';
import { sampleNoons, sampleVoyage } from './testing/voyage-fixture.demo.ts';

type Row = Wire & { id: number; version: number };

const REPORTS = '/api/voyage/reports';
const now = new Date('2026-03-06T03:30:00.000Z');
const told: [name: string, told: object][] = [];
let failing = false;
let t: TestServer;
let office: Send;

/** A higher domain that listens. */
const listening: Module = {
  name: 'listening',
  label: { zh: '试验', en: 'Trial' },
  resources: [],
  endpoints: [],
  hears: [reportConfirmed, reportUnconfirmed, reportCorrected, voyageOpened, voyageClosed].map((event) =>
    hear(event, async (_ctx, what) => {
      if (failing) throw new Error('the listener fails');
      told.push([event.name, what]);
    }),
  ),
};

beforeAll(async () => {
  t = await testServer({
    modules: [...modules, listening],
    now: () => now,
  });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now }), db: tx }));
  office = t.as({ name: '周敏' });
  await office('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
});
afterAll(() => t.close());
beforeEach(() => {
  told.length = 0;
  failing = false;
});

const names = (): string[] => told.map(([name]) => name.replace('voyage.', ''));

async function shipWithReport(code: string) {
  const { shipId, voyage } = await t.db.transaction((tx) => sampleVoyage({ ...t.ctx({ now }), db: tx }, code));
  const { first, second } = await sampleNoons(t.ctx({ now }), shipId);
  const saved = await office<{ row: Row }>('POST', REPORTS, first);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return { shipId, voyageId: Number(voyage.id), id: saved.body.row.id, second };
}

test('a report is told of each time it begins to count and ceases to, by itself, in a batch and as it is saved', async () => {
  const { shipId, voyageId, id, second } = await shipWithReport('TA');
  told.length = 0;
  await actOn(office, `${REPORTS}/${id}/confirm`);
  await actOn(office, `${REPORTS}/${id}/unconfirm`, { reason: '时间有误' });
  await office('POST', `${REPORTS}/batch-confirm`, { ids: [id] });
  expect(names()).toEqual(['reportConfirmed', 'reportUnconfirmed', 'reportConfirmed']);
  const one = { reportId: id, shipId, voyageId, rptType: 'NOON', rptTime: '2026-03-05T04:00:00.000Z' };
  expect(told.map(([, what]) => what)).toEqual([one, one, one]);

  told.length = 0;
  expect((await office('POST', REPORTS, { ...second, confirm: true })).status).toBe(200);
  expect(told).toMatchObject([['voyage.reportConfirmed', { rptTime: '2026-03-06T03:00:00.000Z' }]]);
});

test('an act that is refused, in a batch too, tells nothing', async () => {
  const { id } = await shipWithReport('TB');
  await actOn(office, `${REPORTS}/${id}/confirm`);
  told.length = 0;
  await actOn(office, `${REPORTS}/${id}/confirm`);
  await office('POST', `${REPORTS}/batch-confirm`, { ids: [id] });
  expect(told).toEqual([]);
});

test('a listener that fails leaves the report as it was', async () => {
  const { id } = await shipWithReport('TC');
  failing = true;
  expect((await actOn(office, `${REPORTS}/${id}/confirm`)).status).toBe(500);
  failing = false;
  expect((await office<Row>('GET', `${REPORTS}/${id}`)).body.confirmed).toBe('UNCONFIRMED');
});

test('a correction is told of as it takes effect, with the later reports that it moved', async () => {
  const { id, second } = await shipWithReport('TD');
  await actOn(office, `${REPORTS}/${id}/confirm`);
  const later = await office<{ row: Row }>('POST', REPORTS, second);
  const report = (await office<Row>('GET', `${REPORTS}/${id}`)).body;
  const draft = await office<Row>('POST', '/api/voyage/report-corrections', {
    reportId: id,
    reasonKind: 'MEASURING',
    reason: '计数器读错',
    report: { ...report, currentAccumRev: 1_000_100 },
  });
  expect(draft.status, JSON.stringify(draft.body)).toBe(200);
  told.length = 0;
  await t.db.transaction((tx) => correctionApproval.onApproved({ ...t.ctx({ now }), db: tx }, draft.body));
  expect(told).toMatchObject([['voyage.reportCorrected', { reportId: id, movedIds: [later.body.row.id] }]]);
});

test('a voyage is told of when it opens, closes and is open again', async () => {
  const { shipId, voyageId, id } = await shipWithReport('TE');
  expect(told).toEqual([
    [
      'voyage.voyageOpened',
      { voyageId, shipId, voyageKind: 'TRADE', startTime: '2026-03-04T04:00:00.000Z', reopened: false },
    ],
  ]);
  await actOn(office, `${REPORTS}/${id}/confirm`);
  told.length = 0;
  const closed = await actOn(office, `/api/voyage/voyages/${voyageId}/close`);
  expect(closed.status, JSON.stringify(closed.body)).toBe(200);
  await actOn(office, `/api/voyage/voyages/${voyageId}/reopen`, { reason: '漏报' });
  expect(told).toMatchObject([
    ['voyage.voyageClosed', { voyageId, shipId, endTime: '2026-03-05T04:00:00.000Z' }],
    ['voyage.voyageOpened', { voyageId, shipId, startTime: '2026-03-04T04:00:00.000Z', reopened: true }],
  ]);
});
