import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../../app/domains.server.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import { type Send, type TestServer, testServer } from '../../../kernel/testing/server.ts';
import { parameterModule } from '../../parameter/public.server.ts';
import { sampleNoons, sampleVoyage } from '../../voyage/testing/voyage-fixture.demo.ts';
import { followReports } from './report-hours.server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Found = { content: Row[] };

const COUNTERS = '/api/maintenance/counters';
const READINGS = '/api/maintenance/running-hour-readings';
const REPORTS = '/api/voyage/reports';
/** At the beginning of the voyage: the day of the first report lies before its time whole. */
const BEGUN = '2026-03-04T04:00:00.000Z';
const NOON = '2026-03-05T04:00:00.000Z';

const now = new Date('2026-03-06T03:30:00.000Z');
let t: TestServer;
let office: Send;

beforeAll(async () => {
  t = await testServer({ modules: [...modules], now: () => now });
  await t.db.transaction((tx) => parameterModule.seed!({ ...t.ctx({ now }), db: tx }));
  office = t.as({ name: '周敏' });
  await office('POST', '/api/organization', { name: '样板集团', code: 'ROOT', type: 'PARENT_COMPANY' });
});
afterAll(() => t.close());

async function made(path: string, body: object): Promise<Row> {
  const saved = await office<Row>('POST', path, body);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return saved.body;
}

async function counter(shipId: number, no: number, engineHours: string, defaultDaily: string): Promise<number> {
  const machine = await made('/api/maintenance/equipments', {
    shipId,
    nodeType: 'EQUIPMENT',
    code: `6.01.0${no}`,
    name: `机器 ${no}`,
    nameEn: `Machine ${no}`,
    department: 'ENGINE',
  });
  const { id } = await made(COUNTERS, {
    shipId,
    equipmentId: machine.id,
    name: `计时器 ${no}`,
    nameEn: `Counter ${no}`,
    unit: 'H',
    defaultDaily,
    engineHours,
  });
  await made(`${READINGS}/batch`, { rows: [{ counterId: id, readTime: BEGUN, value: '1000.0' }] });
  return id;
}

/** A ship with a main engine and two generators, all read as her voyage begins, and her first noon report, not confirmed. */
async function shipWithReport(code: string) {
  const { shipId } = await t.db.transaction((tx) => sampleVoyage({ ...t.ctx({ now }), db: tx }, code));
  const main = await counter(shipId, 1, 'MAIN', '20.00');
  const often = await counter(shipId, 2, 'GENERATORS', '12.00');
  const seldom = await counter(shipId, 3, 'GENERATORS', '6.00');
  const { first, second } = await sampleNoons(t.ctx({ now }), shipId);
  const saved = await office<{ row: Row }>('POST', REPORTS, first);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  return { shipId, main, often, seldom, id: saved.body.row.id, second };
}

async function waiting(counterId: number): Promise<Row[]> {
  const found = await office<Found>('GET', `${READINGS}?counterId=${counterId}&readingStatus=PROPOSED`);
  return found.body.content;
}

test('a confirmed report proposes what the counters of its ship show, and takes it back as it is opened again', async () => {
  const { shipId, main, often, seldom, id } = await shipWithReport('HA');
  expect(await waiting(main)).toEqual([]);
  await actOn(office, `${REPORTS}/${id}/confirm`);
  const proposed = { readTime: NOON, source: 'NOON_REPORT', readingStatus: 'PROPOSED' };
  expect(await waiting(main)).toMatchObject([{ ...proposed, reading: '1024.0', total: '1024.0' }]);
  // 24 hours of generators, as they usually run: 12 and 6 a day.
  expect(await waiting(often)).toMatchObject([{ ...proposed, reading: '1016.0' }]);
  expect(await waiting(seldom)).toMatchObject([{ ...proposed, reading: '1008.0' }]);
  const sheet = await office<Row[]>('GET', `${COUNTERS}/sheet?shipId=${shipId}`);
  expect(sheet.body.find((one) => one.id === main)).toMatchObject({
    currentTotal: '1000.0',
    proposed: { readTime: NOON, reading: '1024.0' },
  });

  await actOn(office, `${REPORTS}/${id}/unconfirm`, { reason: '时间有误' });
  for (const one of [main, often, seldom]) expect(await waiting(one)).toEqual([]);
  await actOn(office, `${REPORTS}/${id}/confirm`);
  expect(await waiting(main)).toHaveLength(1);
});

test('a later report moves the proposal that waits', async () => {
  const { main, id, second } = await shipWithReport('HB');
  await actOn(office, `${REPORTS}/${id}/confirm`);
  const [before] = await waiting(main);
  const saved = await office<{ row: Row }>('POST', REPORTS, { ...second, confirm: true });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const after = await waiting(main);
  expect(after).toMatchObject([{ id: before?.id, readTime: '2026-03-06T03:00:00.000Z' }]);
  expect(Number(after[0]?.reading)).toBeGreaterThan(1024);
});

test('the engineer confirms it by the meter; from then on it stays, whatever becomes of the report', async () => {
  const { main, id } = await shipWithReport('HC');
  await actOn(office, `${REPORTS}/${id}/confirm`);
  const [proposal] = await waiting(main);
  const body = { version: proposal?.version, reading: '1023.5' };
  const taken = await office<Row>('POST', `${READINGS}/${proposal?.id}/take`, body);
  expect(taken.body).toMatchObject({ readingStatus: 'VALID', reading: '1023.5', source: 'NOON_REPORT' });
  expect((await office<Row>('GET', `${COUNTERS}/${main}`)).body).toMatchObject({ currentTotal: '1023.5' });
  expect((await office('POST', `${READINGS}/${proposal?.id}/take`, body)).status).toBe(409);
  await actOn(office, `${REPORTS}/${id}/unconfirm`, { reason: '时间有误' });
  expect((await office<Row>('GET', `${COUNTERS}/${main}`)).body).toMatchObject({ currentTotal: '1023.5' });
});

test('what cannot be true is not confirmed', async () => {
  const { main, id } = await shipWithReport('HD');
  await actOn(office, `${REPORTS}/${id}/confirm`);
  const [proposal] = await waiting(main);
  const refused = await office<{ errors: { field: string }[] }>('POST', `${READINGS}/${proposal?.id}/take`, {
    version: proposal?.version,
    reading: '1025.5',
  });
  expect([refused.status, refused.body.errors.map(({ field }) => field)]).toEqual([400, ['reading']]);
});

test('a proposal goes where the meter is read later, and is not made again where it was refused', async () => {
  const { main, often, id } = await shipWithReport('HE');
  await actOn(office, `${REPORTS}/${id}/confirm`);
  const [other] = await waiting(often);
  await actOn(office, `${READINGS}/${other?.id}/refuse`, { reason: '当日未运行' });
  await made(`${READINGS}/batch`, {
    rows: [{ counterId: main, readTime: '2026-03-05T12:00:00.000Z', value: '1030.0' }],
  });
  expect(await waiting(main)).toEqual([]);
  expect(await waiting(often)).toEqual([]);
});

test('a counter of cycles is told of no hours', async () => {
  const { shipId } = await shipWithReport('HF');
  const [machine] = (await office<Found>('GET', `/api/maintenance/equipments?shipId=${shipId}`)).body.content;
  const refused = await office<{ errors: { field: string }[] }>('POST', COUNTERS, {
    shipId,
    equipmentId: machine?.id,
    name: '启动次数',
    nameEn: 'Starts',
    unit: 'CYCLE',
    defaultDaily: '2.00',
    engineHours: 'MAIN',
  });
  expect([refused.status, refused.body.errors.map(({ field }) => field)]).toEqual([400, ['engineHours']]);
});

test('a report that is confirmed twice at once proposes once', async () => {
  const { main, id } = await shipWithReport('HG');
  const at = `${REPORTS}/${id}/confirm`;
  const { version } = (await office<Row>('GET', `${REPORTS}/${id}`)).body;
  const both = await Promise.all([office('POST', at, { version }), office('POST', at, { version })]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await waiting(main)).toHaveLength(1);
});

test('a correction of the hours moves what waits, and followed twice it stays', async () => {
  const { shipId, main, id } = await shipWithReport('HL');
  await actOn(office, `${REPORTS}/${id}/confirm`);
  const [before] = await waiting(main);
  await t.db.query(`update voyage_report_oil set running_hour = 20 where parent_id = $1 and row_code = 'ME_CONST'`, [
    id,
  ]);
  const follow = () => t.db.transaction((tx) => followReports({ ...t.ctx({ now }), db: tx }, shipId));
  await follow();
  const [moved] = await waiting(main);
  expect(moved).toMatchObject({ id: before?.id, readTime: NOON, reading: '1020.0', total: '1020.0' });
  await follow();
  expect(await waiting(main)).toMatchObject([{ id: moved?.id, version: moved?.version }]);
});

test('a meter that is replaced goes on from its own figure', async () => {
  const { main, id, second } = await shipWithReport('HI');
  await actOn(office, `${REPORTS}/${id}/confirm`);
  await office('POST', REPORTS, { ...second, confirm: true });
  const [before] = await waiting(main);
  await actOn(office, `${COUNTERS}/${main}/replace`, {
    readTime: NOON,
    lastValue: '1024.0',
    newStart: '0.0',
    reason: '表损坏',
  });
  const [after] = await waiting(main);
  expect(after).toMatchObject({ id: before?.id, readTime: before?.readTime, total: before?.total });
  expect(Number(after?.reading)).toBeCloseTo(Number(before?.reading) - 1024, 5);
});

test('nothing waits of a counter that is stopped, or told of no hours any more', async () => {
  const { main, often, seldom, id } = await shipWithReport('HJ');
  await actOn(office, `${REPORTS}/${id}/confirm`);
  await actOn(office, `${COUNTERS}/${main}/stop`, { reason: '传感器拆除' });
  expect(await waiting(main)).toEqual([]);
  await actOn(office, `${COUNTERS}/${main}/start`);
  expect(await waiting(main)).toMatchObject([{ reading: '1024.0' }]);

  const { body } = await office<Row>('GET', `${COUNTERS}/${often}`);
  const saved = await office<Row>('PUT', COUNTERS, { ...body, engineHours: null });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(await waiting(often)).toEqual([]);
  // Alone it has run all of them.
  expect(await waiting(seldom)).toMatchObject([{ reading: '1024.0' }]);
});

test('two who read different counters of a ship at once do not stand in each other’s way', async () => {
  const { main, often, id } = await shipWithReport('HK');
  await actOn(office, `${REPORTS}/${id}/confirm`);
  const read = (counterId: number) =>
    office('POST', `${READINGS}/batch`, { rows: [{ counterId, readTime: NOON, value: '1010.0' }] });
  const both = await Promise.all([read(often), read(main)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await waiting(main)).toEqual([]);
});
