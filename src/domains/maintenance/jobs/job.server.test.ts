import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Refused = { code: string; errors?: { field: string }[] };
type Found = { content: Row[] };

const PATH = '/api/maintenance/jobs';

let company: Company;
let all: Send;
let ships: readonly number[];
let machine: number;
let plain: number;
let counter: number;
let number = 0;

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const read = async (id: number) => (await all<Row>('GET', `${PATH}/${id}`)).body;
const create = (over: Record<string, unknown> = {}, by: Send = all) => {
  number += 1;
  return by<Row & Refused>('POST', PATH, {
    shipId: ships[0],
    equipmentId: machine,
    code: `T-${number}`,
    name: '试验工作',
    nameEn: 'Test job',
    jobType: 'OVERHAUL',
    level: 'E',
    intervalDays: 365,
    lastDoneDate: day(-140),
    ...over,
  });
};
const act = (row: Row, name: string, body: Record<string, unknown> = {}, by: Send = all) =>
  by<Row & Refused>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });

async function makeMachine(over: Record<string, unknown>): Promise<number> {
  const { body } = await all<Row>('POST', '/api/maintenance/equipments', {
    shipId: ships[0],
    nodeType: 'EQUIPMENT',
    name: '试验设备',
    nameEn: 'Test equipment',
    department: 'ENGINE',
    ...over,
  });
  return body.id;
}
const readAt = (days: number, value: string) =>
  all('POST', '/api/maintenance/running-hour-readings/batch', {
    rows: [{ counterId: counter, readTime: daysFrom(days).toISOString(), value, confirmReason: '试验' }],
  });

beforeAll(async () => {
  company = await companyServer();
  all = company.as();
  const { body } = await all<Found>('GET', '/api/system/vessels?size=10&sort=id,asc');
  ships = body.content.map(({ id }) => id);
  const parent = await makeMachine({ code: '9.20.01' });
  machine = await makeMachine({ code: '9.20.01.01', parentId: parent, nodeType: 'COMPONENT' });
  plain = await makeMachine({ code: '9.20.02', commissionDate: day(-30) });
  counter = (
    await all<Row>('POST', '/api/maintenance/counters', {
      shipId: ships[0],
      equipmentId: parent,
      name: '试验计时器',
      nameEn: 'Test counter',
      unit: 'H',
      defaultDaily: '12.00',
    })
  ).body.id;
  await readAt(-90, '13000.0');
  await readAt(0, '14800.0');
}, 180_000);
afterAll(() => company.close());

describe('when a job is due', () => {
  test('12 000 h and 4 000 h more, at 14 800 h and 20 a day by the counter above it: in 60 days, by the hours', async () => {
    const { body } = await create({ intervalHours: 4000, lastDoneHours: '12000.0' });
    expect(body).toMatchObject({ nextDueDate: day(60), nextDueHours: '16000.0', dueBy: 'HOURS', leadDays: 30 });
  });

  test('whichever comes last: by the calendar', async () => {
    const { body } = await create({ intervalHours: 4000, lastDoneHours: '12000.0', dualRule: 'LAST' });
    expect(body).toMatchObject({ nextDueDate: day(225), dueBy: 'CALENDAR' });
  });

  test('a reading moves what goes by its counter, and a counter that is stopped leaves the calendar', async () => {
    const { body: own } = await all<Row>('POST', '/api/maintenance/counters', {
      shipId: ships[0],
      equipmentId: plain,
      name: '另一计时器',
      nameEn: 'Another counter',
      unit: 'H',
      defaultDaily: '10.00',
    });
    const { body } = await create({ equipmentId: plain, intervalHours: 300, lastDoneHours: '1000.0' });
    expect(body).toMatchObject({ nextDueDate: day(225), dueBy: 'CALENDAR' });
    const rows = [{ counterId: own.id, readTime: daysFrom(0).toISOString(), value: '1100.0' }];
    await all('POST', '/api/maintenance/running-hour-readings/batch', { rows });
    expect(await read(body.id)).toMatchObject({ nextDueDate: day(20), dueBy: 'HOURS' });
    const { version } = (await all<Row>('GET', `/api/maintenance/counters/${own.id}`)).body;
    await all('POST', `/api/maintenance/counters/${own.id}/stop`, { version, reason: '拆除' });
    expect(await read(body.id)).toMatchObject({ nextDueDate: day(225), dueBy: 'CALENDAR' });
  });

  test('what was never done counts from when its machine was commissioned', async () => {
    const { body } = await create({ equipmentId: plain, intervalDays: 90, lastDoneDate: null });
    expect(body).toMatchObject({ nextDueDate: day(60), dueBy: 'CALENDAR' });
  });
});

describe('a job is refused', () => {
  test.each([
    [
      'on a machine without a counter, by hours',
      () => ({ equipmentId: plain, intervalHours: 100, lastDoneHours: '1.0' }),
      'intervalHours',
    ],
    ['on a machine of another ship', () => ({ shipId: ships[1] }), 'equipmentId'],
    ['done in the future', () => ({ lastDoneDate: day(2) }), 'lastDoneDate'],
    ['by hours, done at nobody knows how many', () => ({ intervalHours: 100 }), 'lastDoneHours'],
    ['with months and days', () => ({ intervalMonths: 12 }), 'intervalDays'],
  ])('%s', async (_, over, field) => {
    const { status, body } = await create(over());
    expect([status, fields(body)]).toEqual([400, [field]]);
  });

  test('with a tolerance on critical equipment', async () => {
    const critical = await makeMachine({ code: '9.20.03', keyFlag: true });
    const { status, body } = await create({ equipmentId: critical, windowDays: 5 });
    expect([status, fields(body)]).toEqual([400, ['windowDays']]);
  });
});

describe('a job that is suspended', () => {
  test('is not due until it is resumed', async () => {
    const { body } = await create();
    expect((await act(body, 'suspend')).status).toBe(400);
    const suspended = await act(body, 'suspend', { reason: '待坞修' });
    expect(suspended.body).toMatchObject({ jobStatus: 'SUSPENDED', nextDueDate: null, suspendReason: '待坞修' });
    expect((await act(suspended.body, 'suspend', { reason: '再停' })).status).toBe(409);
    const resumed = await act(suspended.body, 'resume', { reason: '坞修取消' });
    expect(resumed.body).toMatchObject({ jobStatus: 'ACTIVE', nextDueDate: day(225), suspendReason: null });
  });

  test('is the superintendent’s to suspend, not the ship’s', async () => {
    const aboard = await company.signIn('ce.pioneer');
    const row = (await aboard<Found>('GET', PATH)).body.content[0]!;
    expect((await act(row, 'suspend', { reason: '不做了' }, aboard)).status).toBe(403);
  });
});

describe('another interval for several jobs', () => {
  const set = (jobs: readonly Row[], over: Record<string, unknown>) =>
    all<{ changed: number } & Refused>('POST', `${PATH}/interval`, {
      jobs: jobs.map(({ id, version }) => ({ id, version })),
      ...over,
    });

  test('moves when each is due', async () => {
    const [one, other] = [(await create()).body, (await create({ lastDoneDate: day(-100) })).body];
    expect((await set([one, other], { intervalDays: 200 })).body).toEqual({ changed: 2 });
    expect([(await read(one.id)).nextDueDate, (await read(other.id)).nextDueDate]).toEqual([day(60), day(100)]);
  });

  test('is refused for all where it does not fit one, or one was changed meanwhile', async () => {
    const [one, tolerant] = [(await create()).body, (await create({ windowDays: 30 })).body];
    expect((await set([one, tolerant], { intervalDays: 100 })).status).toBe(400);
    expect(await read(one.id)).toMatchObject({ intervalDays: 365 });
    expect((await set([{ ...one, version: 99 }], { intervalDays: 100 })).body.code).toBe('STALE');
    expect(fields((await set([one], {})).body)).toEqual(['intervalMonths']);
  });
});

test('a ship sees her own jobs alone', async () => {
  const aboard = await company.signIn('ce.pioneer');
  const { body } = await aboard<Found>('GET', `${PATH}?size=200`);
  const [own] = new Set(body.content.map(({ shipId }) => shipId));
  expect(new Set(body.content.map(({ shipId }) => shipId)).size).toBe(1);
  const other = (await all<Found>('GET', `${PATH}?size=200`)).body.content.find(({ shipId }) => shipId !== own)!;
  expect((await aboard('GET', `${PATH}/${other.id}`)).status).toBe(404);
});
