import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { inspections } from '../inspections/inspection.server.ts';

type Bars = { factorName: string; total: number }[];
type Page = { content: Record<string, unknown>[]; totalElements: number };
type Row = Record<string, unknown> & { id: number; version: number };

/** A year of which the company tells nothing. */
const P = 'beginDate=2020-01-01&endDate=2020-12-31';
const DEFECTS = '/api/qhse/defects';

let company: Company;
let quality: Send;
let master: Send;
let ship: number;
let other: number;
let firstPsc: number;
let last: Row;

const bars = async (by: Send = quality) => (await by<Bars>('GET', `/api/queryViqElements?${P}`)).body;
const sum = (some: Bars): number => some.reduce((n, { total }) => n + total, 0);
const found = async (inspectionId: number, over: object = {}) =>
  (
    await quality<Row>('POST', DEFECTS, {
      sourceType: 'INSPECTION',
      inspectionId,
      ncKind: '11',
      ncLevel: 'DEFICIENCY',
      ncContent: '救生艇',
      dangerLevel: 'LOW',
      ...over,
    })
  ).body;

beforeAll(async () => {
  company = await companyServer();
  quality = await company.signIn('qhse');
  master = await company.signIn('master.pioneer');
  const ships = await company.db.query<{ id: number; own: boolean }>(
    `select id, name_en = 'HAI YUE PIONEER' as own from fleet_vessel where deleted_at is null order by id`,
  );
  ship = ships.find(({ own }) => own)!.id;
  other = ships.find(({ own }) => !own)!.id;
  const of = (inspectionType: string, counts: readonly number[]) =>
    counts.map((n, i) => ({ inspectionType, n, ncInspectDate: `2020-0${i + 3}-10`, shipId: i === 0 ? ship : other }));
  const held = [...of('PSC', [2, 0, 4, 3]), ...of('SIRE', [5, 1]), ...of('ISM_INTERNAL', [0, 0, 0])];
  const ids = await inspections.createMany(
    company.ctx(),
    held.map(({ n: _n, ...draft }, i) => ({
      draft: { ...draft, inspectionName: `第 ${i + 1} 次`, partyName: 'K. Tanaka' },
      server: { status: i % 2 ? 'APPROVE' : 'IN_AUDIT' },
    })),
  );
  firstPsc = ids[0]!;
  for (const [i, { n }] of held.entries()) for (let k = 0; k < n; k += 1) last = await found(ids[i]!);
  // Two of the last one, one of them cancelled.
  const cancelled = await found(ids[5]!);
  await quality('POST', `${DEFECTS}/${cancelled.id}/cancel`, { version: cancelled.version, reason: '重复登记' });
  // Not submitted: it counts nowhere.
  await inspections.createMany(company.ctx(), [
    { draft: { inspectionType: 'PSC', shipId: ship, ncInspectDate: '2020-06-10', inspectionName: '草稿' } },
  ]);
}, 180_000);
afterAll(() => company.close());

test('the averages and the sum of the chapters are those of the worked example (5.9)', async () => {
  const { body } = await quality('GET', `/api/countAverageNumberDefects?${P}`);
  expect(body).toEqual({ PSC检查: 2.25, SIRE检查: 3, 内部审核: 0 });
  const chapters = await bars();
  expect(chapters).toHaveLength(12);
  expect(chapters.map(({ factorName }) => factorName).slice(4, 6)).toEqual(['安全管理', '防污染']);
  expect(sum(chapters)).toBe(15);
});

test('another of fire safety raises the chapter of safety management by one, and called off lowers it', async () => {
  const five = async () => (await bars())[4]!.total;
  const before = await five();
  const one = await found(firstPsc, { ncKind: '07' });
  expect(await five()).toBe(before + 1);
  await quality('POST', `${DEFECTS}/${one.id}/cancel`, { version: one.version, reason: '撤销' });
  expect(await five()).toBe(before);
});

test('a factor is counted once it was accepted, not before', async () => {
  const { body: before } = await quality<Bars>('GET', `/api/queryAnalysisSolution?${P}`);
  expect(before.map(({ factorName }) => factorName)).toEqual(['人', '机', '料', '法', '环', '管']);
  const causes = ['MAN', 'METHOD'].map((factor) => ({ factor, reason: '原因', remedy: '措施' }));
  const one = await found(firstPsc, { causes });
  const count = async () => (await quality<Bars>('GET', `/api/queryAnalysisSolution?${P}`)).body.map((b) => b.total);
  expect(await count()).toEqual(before.map(({ total }) => total));
  await company.db.query(
    `update qhse_defect set nc_status = 'CLOSED', analysis_time = '2020-12-31T15:59:00Z' where id = $1`,
    [one.id],
  );
  expect(await count()).toEqual(before.map(({ total }, i) => total + (i === 0 || i === 3 ? 1 : 0)));
  await company.db.query(`update qhse_defect set analysis_time = '2020-12-31T16:00:00Z' where id = $1`, [one.id]);
  expect(await count()).toEqual(before.map(({ total }) => total));
  await company.db.query(`update qhse_defect set nc_status = 'CANCELLED' where id = $1`, [one.id]);
});

test('the tables name the fields of the specification, without minutes, and show nobody another’s ship', async () => {
  const { body } = await quality<Page>('GET', `/api/getShipDefects?${P}`);
  expect(body.totalElements).toBe(15);
  expect(body.content[0]).toMatchObject({
    shipName: expect.any(String),
    portName: null,
    inspectionName: expect.any(String),
    planPutRightDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    ncInspectDate: '2020-06-10',
    partyName: 'K. Tanaka',
  });
  const { body: page } = await quality<Page>('GET', `/api/getShipDefects?${P}&page=1&size=10`);
  expect([page.content.length, page.totalElements]).toEqual([5, 15]);
  const { body: own } = await master<Page>('GET', `/api/getShipDefects?${P}`);
  expect(own.totalElements).toBe(7);
  expect(sum(await bars(master))).toBe(7);
  expect((await (await company.signIn('cashier'))('GET', '/api/queryViqElements')).status).toBe(403);
});

test('what is not closed stands there whatever its day, critical ones first, and leaves when it is closed', async () => {
  const open = async () => (await quality<Page>('GET', '/api/getShipNotClosedDefects')).body;
  const before = await open();
  const levels = before.content.map(({ dangerLevel }) => dangerLevel === '特别重大');
  expect(levels).toEqual(levels.toSorted((a, b) => Number(b) - Number(a)));
  expect(before.content.find(({ id }) => id === last.id)).toMatchObject({
    ncKind: '救生设备',
    dangerLevel: '一般',
    ncContent: '救生艇',
    ncReporter: 'K. Tanaka',
    shipResponsibilityDept: null,
  });
  await company.db.query(`update qhse_defect set nc_status = 'CLOSED' where id = $1`, [last.id]);
  expect((await open()).totalElements).toBe(before.totalElements - 1);
});
