import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Refused = { code: string; errors?: { field: string; code?: string }[] };
type Found = { content: Row[] };
type Reading = { counterId: number; readTime: string; value: string; confirmReason?: string };

const COUNTERS = '/api/maintenance/counters';
const READINGS = '/api/maintenance/running-hour-readings';

let company: Company;
let all: Send;
let ships: readonly number[];
let machine: number;
let number = 0;

const at = (days: number): string => daysFrom(days).toISOString();
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const save = (rows: readonly Reading[], by: Send = all) =>
  by<{ saved: number } & Refused>('POST', `${READINGS}/batch`, { rows });
const read = async (id: number) => (await all<Row>('GET', `${COUNTERS}/${id}`)).body;

/** A counter of its own, read at these days with these values. */
async function counter(...readings: readonly (readonly [days: number, value: string])[]): Promise<number> {
  number += 1;
  const { body } = await all<Row>('POST', COUNTERS, {
    shipId: ships[0],
    equipmentId: machine,
    name: `试验计时器 ${number}`,
    nameEn: `Test counter ${number}`,
    unit: 'H',
    defaultDaily: '12.00',
  });
  for (const [days, value] of readings) {
    const saved = await save([{ counterId: body.id, readTime: at(days), value, confirmReason: '试验' }]);
    expect(saved.body).toEqual({ saved: 1 });
  }
  return body.id;
}

beforeAll(async () => {
  company = await companyServer();
  all = company.as();
  const { body } = await all<Found>('GET', '/api/system/vessels?size=10&sort=id,asc');
  ships = body.content.map(({ id }) => id);
  const made = await all<Row>('POST', '/api/maintenance/equipments', {
    shipId: ships[0],
    nodeType: 'EQUIPMENT',
    code: '9.10.01',
    name: '试验设备',
    nameEn: 'Test equipment',
    department: 'ENGINE',
  });
  machine = made.body.id;
}, 180_000);
afterAll(() => company.close());

test('a new counter goes by its default until there are two readings', async () => {
  const id = await counter([-30, '1000.0']);
  expect(await read(id)).toMatchObject({ currentTotal: '1000.0', averageDaily: '12.00' });
  await save([{ counterId: id, readTime: at(0), value: '1450.0' }]);
  expect(await read(id)).toMatchObject({ currentTotal: '1450.0', lastReading: '1450.0', averageDaily: '15.00' });
});

describe('a reading', () => {
  test('of an hour more than has passed is saved, of half an hour more than that refused at its field', async () => {
    const id = await counter([-10, '10000.0']);
    const refused = await save([{ counterId: id, readTime: at(0), value: '10241.5', confirmReason: '满负荷' }]);
    expect([refused.status, fields(refused.body)]).toEqual([400, ['rows.0.value']]);
    const saved = await save([{ counterId: id, readTime: at(0), value: '10241.0', confirmReason: '满负荷' }]);
    expect(saved.body).toEqual({ saved: 1 });
  });

  test('that is doubted is saved where somebody says why', async () => {
    const id = await counter([-40, '500.0']);
    const row = { counterId: id, readTime: at(0), value: '500.0' };
    const doubted = await save([row]);
    expect(doubted.body.errors?.map(({ field, code }) => [field, code])).toEqual([['rows.0.confirmReason', 'CONFIRM']]);
    expect((await save([{ ...row, confirmReason: '停航检修' }])).body).toEqual({ saved: 1 });
  });

  test('of the future is refused', async () => {
    const id = await counter([-10, '10.0']);
    expect(fields((await save([{ counterId: id, readTime: at(1), value: '20.0' }])).body)).toEqual(['rows.0.readTime']);
  });

  test('by its form is judged like those of the grid', async () => {
    const id = await counter([-10, '100.0']);
    const wrong = await all<Row & Refused>('POST', READINGS, { counterId: id, readTime: at(0), reading: '99.0' });
    expect(fields(wrong.body)).toEqual(['reading']);
    const made = await all<Row & Refused>('POST', READINGS, { counterId: id, readTime: at(0), reading: '200.0' });
    expect(made.body).toMatchObject({ total: '200.0', source: 'MANUAL', readingStatus: 'VALID', shipId: ships[0] });
  });

  test('is never changed nor removed', async () => {
    const id = await counter([-10, '100.0']);
    const [row] = (await all<Found>('GET', `${READINGS}?counterId=${id}`)).body.content;
    expect((await all('PUT', READINGS, { ...row, reading: '1.0' })).status).toBe(404);
    expect((await all('DELETE', `${READINGS}/${row?.id}?version=1`)).status).toBe(404);
  });
});

test('readings are saved all or none', async () => {
  const [one, other] = [await counter([-10, '100.0']), await counter([-10, '100.0'])];
  const rows = [
    { counterId: one, readTime: at(0), value: '150.0' },
    { counterId: other, readTime: at(0), value: '1.0' },
    { counterId: one, readTime: at(0), value: '151.0' },
  ];
  expect(fields((await save(rows)).body)).toEqual(['rows.1.value', 'rows.2.counterId']);
  expect(await read(one)).toMatchObject({ currentTotal: '100.0' });
});

test('the total goes on where the meter is replaced', async () => {
  const id = await counter([-20, '15000.0']);
  const { version } = await read(id);
  const given = { version, readTime: at(-10), lastValue: '15200.0', newStart: '0.0', reason: '换新' };
  const { body } = await all<Row>('POST', `${COUNTERS}/${id}/replace`, given);
  expect(body).toMatchObject({ meterOffset: '15200.0', lastReading: '0.0', currentTotal: '15200.0' });
  await save([{ counterId: id, readTime: at(0), value: '100.0' }]);
  expect(await read(id)).toMatchObject({ lastReading: '100.0', currentTotal: '15300.0' });
  expect((await all('POST', `${COUNTERS}/${id}/replace`, given)).status).toBe(409);
});

describe('a correction', () => {
  const readingsOf = async (id: number) =>
    (await all<Found>('GET', `${READINGS}?counterId=${id}&sort=readTime,asc`)).body.content;

  test('counts once it is taken ashore; the wrong reading is void then', async () => {
    const id = await counter([-20, '1000.0'], [-10, '1190.0'], [0, '1300.0']);
    const [, wrong] = await readingsOf(id);
    const made = await all<Row>('POST', `${READINGS}/${wrong?.id}/correct`, {
      version: wrong?.version,
      reading: '1100.0',
      reason: '抄录错误',
    });
    expect(made.body).toMatchObject({ readingStatus: 'PROPOSED', corrects: wrong?.id, total: '1100.0' });
    expect((await readingsOf(id)).map(({ readingStatus }) => readingStatus).toSorted()).toEqual([
      'PROPOSED',
      'VALID',
      'VALID',
      'VALID',
    ]);
    const twice = await all<Refused>('POST', `${READINGS}/${wrong?.id}/correct`, {
      version: wrong?.version,
      reading: '1101.0',
      reason: '再改',
    });
    expect(twice.status).toBe(400);
    const taken = await all<Row>('POST', `${READINGS}/${made.body.id}/accept`, { version: made.body.version });
    expect(taken.body).toMatchObject({ readingStatus: 'VALID' });
    expect((await all<Row>('GET', `${READINGS}/${wrong?.id}`)).body).toMatchObject({ readingStatus: 'REPLACED' });
  });

  test('of the last reading changes the total and the average', async () => {
    const id = await counter([-10, '1000.0'], [0, '1200.0']);
    const [, wrong] = await readingsOf(id);
    const made = await all<Row>('POST', `${READINGS}/${wrong?.id}/correct`, {
      version: wrong?.version,
      reading: '1100.0',
      reason: '抄录错误',
    });
    await all('POST', `${READINGS}/${made.body.id}/accept`, { version: made.body.version });
    expect(await read(id)).toMatchObject({ currentTotal: '1100.0', averageDaily: '10.00' });
  });

  test('lies between the readings before and after', async () => {
    const id = await counter([-20, '1000.0'], [-10, '1190.0'], [0, '1300.0']);
    const [, wrong] = await readingsOf(id);
    for (const reading of ['999.0', '1301.0']) {
      const { status } = await all('POST', `${READINGS}/${wrong?.id}/correct`, {
        version: wrong?.version,
        reading,
        reason: '抄录错误',
      });
      expect(status).toBe(400);
    }
  });

  test('is taken by superintendents, not by whoever reads the meters', async () => {
    const aboard = await company.signIn('ce.pioneer');
    const waiting = (await all<Found>('GET', `${READINGS}?readingStatus=PROPOSED`)).body.content[0];
    const { status } = await aboard('POST', `${READINGS}/${waiting?.id}/accept`, { version: waiting?.version });
    expect(status).toBe(403);
  });
});

test('the sheet of a ship names her counters in use', async () => {
  const id = await counter([-10, '100.0']);
  const { version } = await read(id);
  const sheet = async () =>
    (await all<{ id: number; inUse: boolean; currentTotal: string }[]>('GET', `${COUNTERS}/sheet?shipId=${ships[0]}`))
      .body;
  expect((await sheet()).find((one) => one.id === id)).toMatchObject({ inUse: true, currentTotal: '100.0' });
  await all('POST', `${COUNTERS}/${id}/stop`, { version, reason: '拆除' });
  expect((await sheet()).some((one) => one.id === id)).toBe(false);
  expect(fields((await save([{ counterId: id, readTime: at(0), value: '110.0' }])).body)).toEqual(['rows.0.counterId']);
});

test('a ship reads her own counters alone', async () => {
  const aboard = await company.signIn('ce.pioneer');
  const own = (await aboard<Found>('GET', COUNTERS)).body.content[0];
  const other = (await all<Found>('GET', `${COUNTERS}?size=200`)).body.content.find(
    ({ shipId }) => shipId !== own?.shipId,
  )!;
  const { status, body } = await save([{ counterId: other.id, readTime: at(0), value: '99999.0' }], aboard);
  expect([status, fields(body)]).toEqual([400, ['rows.0.counterId']]);
  const sheet = await aboard<unknown[]>('GET', `${COUNTERS}/sheet?shipId=${other.shipId}`);
  expect(sheet.body).toEqual([]);
});
