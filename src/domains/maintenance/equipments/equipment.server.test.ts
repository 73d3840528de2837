import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Row = Record<string, unknown> & { id: number; version: number; code: string };
type Refused = { code: string; errors?: { field: string }[] };
type Found = { content: Row[]; totalElements: number };

const PATH = '/api/maintenance/equipments';
const NO_KEY = ['list', 'pick', 'add', 'edit', 'del'].map((act) => `maintenance:equipment:${act}`);

let company: Company;
let all: Send;
let superintendent: Send;
let ships: readonly number[];
let machine: Row;

const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const byCode = async (code: string, shipId = ships[0]): Promise<Row> =>
  (await all<Found>('GET', `${PATH}?shipId=${shipId}&q=${code}&size=200`)).body.content.find(
    (one) => one.code === code,
  )!;
const create = (over: Record<string, unknown>, by: Send = all) =>
  by<Row & Refused>('POST', PATH, {
    shipId: ships[0],
    nodeType: 'EQUIPMENT',
    code: '9.01.01',
    name: '试验设备',
    nameEn: 'Test equipment',
    department: 'ENGINE',
    ...over,
  });
const change = (row: Row, over: Record<string, unknown>, by: Send = all) =>
  by<Row & Refused>('PUT', PATH, { ...row, ...over });

beforeAll(async () => {
  company = await companyServer();
  all = company.as();
  superintendent = company.as({
    permissions: new Set([...NO_KEY, 'fleet:vessel:pick']),
    scope: { vessel: 'all', organization: 'all' },
  });
  const { body } = await all<Found>('GET', '/api/system/vessels?size=10&sort=id,asc');
  ships = body.content.map(({ id }) => id);
  machine = (await create({ code: '9.00.01' })).body;
}, 180_000);
afterAll(() => company.close());

test('every ship of the demo company has her tree', async () => {
  const { body } = await all<Found>('GET', `${PATH}?shipId=${ships[0]}&size=200`);
  expect(body.totalElements).toBeGreaterThan(50);
  const engine = await byCode('6.01.01');
  expect([engine.keyFlag, engine.department, engine.nodeType]).toEqual([true, 'ENGINE', 'EQUIPMENT']);
});

describe('where an equipment is put', () => {
  test('another ship cannot hold it, and it stays on its own', async () => {
    const parent = await byCode('6.01.01', ships[1]);
    expect(fields((await create({ parentId: parent.id })).body)).toEqual(['parentId']);
    expect(fields((await change(machine, { shipId: ships[1] })).body)).toContain('shipId');
  });

  test('it is not put below what hangs on it', async () => {
    const engine = await byCode('6.01.01');
    const cylinder = await byCode('6.01.01.01');
    const { status, body } = await change(engine, { parentId: cylinder.id });
    expect([status, fields(body)]).toEqual([400, ['parentId']]);
  });

  test('a code is there once on a ship, and once more on another', async () => {
    expect((await create({ code: '9.00.01' })).body.code).toBe('DUPLICATE');
    expect((await create({ code: '9.00.01', shipId: ships[1] })).status).toBe(200);
  });
});

describe('what is critical', () => {
  test('nobody but the technical manager decides', async () => {
    expect(fields((await create({ code: '9.02', keyFlag: true }, superintendent)).body)).toEqual(['keyFlag']);
    const radar = await byCode('4.05.01');
    expect(fields((await change(radar, { keyFlag: true }, superintendent)).body)).toEqual(['keyFlag']);
    expect((await change(radar, { keyFlag: true })).status).toBe(200);
  });

  test('the designated person hears of it', async () => {
    const radar = await byCode('4.05.02');
    await change(radar, { keyFlag: true });
    const told = await company.db.query<{ username: string; title: string }>(
      `select u.username, m.title_zh as title from communication_message m join identity_user u on u.id = m.user_id
       where m.kind = 'maintenance.keyChanged' and m.record_id = $1`,
      [radar.id],
    );
    expect(told.map(({ username }) => username)).toContain('qhse');
    expect(told[0]?.title).toMatch(/：2 号雷达已定为关键设备$/);
  });

  test('a component of a critical machine is critical without anybody deciding so', async () => {
    const engine = await byCode('6.01.01');
    const row = { code: '6.01.01.21', nodeType: 'COMPONENT', parentId: engine.id, keyFlag: true };
    expect((await create(row, superintendent)).body.keyFlag).toBe(true);
  });

  test('what is decided goes to its jobs', async () => {
    const pump = await byCode('2.01.01');
    expect((await change(pump, { keyFlag: true })).status).toBe(200);
    const { body } = await all<Found>('GET', `/api/maintenance/jobs?equipmentId=${pump.id}`);
    const [job] = body.content;
    expect((await all<Row>('GET', `/api/maintenance/jobs/${job?.id}`)).body.keyFlag).toBe(true);
  });
});

test('a group or a system has no jobs and no counters: a machine with some stays one', async () => {
  const engine = await byCode('6.01.01');
  expect(fields((await change(engine, { nodeType: 'GROUP' })).body)).toEqual(['nodeType']);
});

test('nothing is installed or commissioned after today', async () => {
  const later = officeDay(daysFrom(2));
  const { body } = await create({ code: '9.03', installDate: later, commissionDate: later });
  expect(fields(body)).toEqual(['installDate', 'commissionDate']);
});

test('a machine needs a department, a group none', async () => {
  expect(fields((await create({ code: '9.04', department: null })).body)).toEqual(['department']);
  expect((await create({ code: '9.04', department: null, nodeType: 'GROUP' })).status).toBe(200);
});

test('what others hang on is not removed', async () => {
  const engine = await byCode('6.01.01');
  const { status } = await all('DELETE', `${PATH}/${engine.id}?version=${engine.version}`);
  expect(status).toBe(409);
});

test('a ship sees her own machines alone', async () => {
  const aboard = await company.signIn('ce.pioneer');
  const { body } = await aboard<Found>('GET', `${PATH}?size=200`);
  expect(new Set(body.content.map(({ shipId }) => shipId)).size).toBe(1);
  const other = ships.find((id) => id !== body.content[0]?.shipId)!;
  const theirs = await byCode('6.01.01', other);
  expect((await aboard('GET', `${PATH}/${theirs.id}`)).status).toBe(404);
});
