import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { namedLeader } from './dept-leader.server.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number };
type Refused = { code: string; errors?: { field: string }[] };

const CONFIGS = '/api/qhseDeptLeaderConfig';
const OF = '/api/qhse/dept-leader-configs';
const SAVE = '/api/saveDeptLeaderConfigItem';
const ITEMS = '/api/qhse/dept-leader-items';

let company: Company;
let quality: Send;
let master: Send;
let unit: number;
let config: Row;
let people: number[];
let ships: number[];

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const save = (over: Line = {}, by: Send = quality) =>
  by<Row & Refused>('POST', SAVE, { configId: config.id, itemType: 'ALL', level: 1, partyId: people[0], ...over });
const listed = async () => (await quality<Row[]>('GET', `/api/getDeptLeaderConfigItem/${config.id}`)).body;
const named = () => namedLeader(company.ctx(), { organizationId: unit, itemType: 'DEFECT_VERIFY' });
const drop = (row: Row) => quality<Refused>('DELETE', `/api/weekDeleteDeptLeaderConfigItem/${row.id}`);

beforeAll(async () => {
  company = await companyServer();
  [quality, master] = (await Promise.all(['qhse', 'master.pioneer'].map((name) => company.signIn(name)))) as [
    Send,
    Send,
  ];
  const [own] = await company.db.query<{ id: number }>(
    `select id from identity_organization where code = 'FIN' and type = 'LAND_DEPT'`,
  );
  unit = own!.id;
  people = (
    await company.db.query<{ id: number }>(
      `select id from identity_user where username in ('finance', 'hr', 'tech') and deleted_at is null order by username`,
    )
  ).map(({ id }) => id);
  ships = (
    await company.db.query<{ id: number }>('select id from fleet_vessel where deleted_at is null order by id')
  ).map(({ id }) => id);
  config = (await quality<Row>('POST', CONFIGS, { organizationId: unit })).body;
}, 180_000);
afterAll(() => company.close());

test('a department has one configuration, and a ship’s unit has none', async () => {
  const again = await quality<Refused>('POST', CONFIGS, { organizationId: unit });
  expect([again.status, again.body.code]).toEqual([409, 'DUPLICATE']);
  const [ship] = await company.db.query<{ id: number }>(
    `select id from identity_organization where type = 'SHIP' and status = 'USE' limit 1`,
  );
  const ofShip = await quality<Refused>('POST', CONFIGS, { organizationId: ship!.id });
  expect([ofShip.status, fields(ofShip.body)]).toEqual([400, ['organizationId']]);
  const { body } = await quality<Row>('PUT', CONFIGS, { ...config, configName: '财务部负责人' });
  const stale = await quality<Refused>('PUT', CONFIGS, { ...config, configName: '旧' });
  expect([body.configName, stale.body.code]).toEqual(['财务部负责人', 'STALE']);
});

test('leaders are saved one or several at a time and read by level, then by their order', async () => {
  const several = await quality<Row[]>('POST', SAVE, [
    { configId: config.id, itemType: 'RISK', level: 2, partyId: people[0], sortNum: 1 },
    { configId: config.id, itemType: 'RISK', level: 1, partyId: people[1], sortNum: 20 },
    { configId: config.id, itemType: 'EVENT', level: 1, partyId: people[2], sortNum: 5 },
  ]);
  expect(several.status).toBe(200);
  const [one] = await listed();
  expect(one?.labels).toMatchObject({ configId: '财务部' });
  expect((await listed()).map(({ level, sortNum }) => [level, sortNum])).toEqual([
    [1, 5],
    [1, 20],
    [2, 1],
  ]);
  const [first] = several.body;
  const changed = await save({ ...first, sortNum: 2 });
  expect([changed.status, changed.body.id, changed.body.sortNum]).toEqual([200, first!.id, 2]);
  expect((await save({ ...first, sortNum: 3 })).body.code).toBe('STALE');
  for (const row of await listed()) expect((await drop(row)).status).toBe(204);
});

test('ships, matter, level and period of two do not overlap', async () => {
  const { body: row } = await save({ itemType: 'REVIEW', shipIds: [ships[0]], validTo: day(10) });
  const other = { itemType: 'REVIEW', partyId: people[1] };
  const same = await save({ ...other, shipIds: [ships[0], ships[1]] });
  expect([same.status, fields(same.body)]).toEqual([400, ['partyId']]);
  expect((await save(other)).status).toBe(400);
  const free = [{ shipIds: [ships[1]] }, { shipIds: [ships[0]], validFrom: day(11) }, { level: 2 }];
  for (const over of free) expect((await save({ ...other, ...over })).status).toBe(200);
  expect(fields((await save({ itemType: 'DUTY', validFrom: day(2), validTo: day(1) })).body)).toEqual(['validTo']);
  expect(fields((await save({ itemType: 'DUTY', deputyPartyId: people[0] })).body)).toEqual(['deputyPartyId']);
  expect((await save({ ...row, itemType: 'RISK', shipIds: null })).status).toBe(200);
});

test('one that is deleted is listed no more, stays in the history and comes back where nobody took its place', async () => {
  const { body: row } = await save({ itemType: 'COMPLAINT' });
  expect((await drop(row)).status).toBe(204);
  expect((await drop(row)).status).toBe(404);
  expect((await listed()).map(({ id }) => id)).not.toContain(row.id);
  const [kept] = await company.db.query<{ action: string }>(
    `select action from kernel_history where resource = 'qhse.deptLeaderItem' and record_id = $1 order by id desc limit 1`,
    [row.id],
  );
  expect(kept?.action).toBe('del');
  const { body: next } = await save({ itemType: 'COMPLAINT', partyId: people[1] });
  const taken = await quality<Refused>('POST', `${ITEMS}/${row.id}/restore`);
  expect([taken.status, fields(taken.body)]).toEqual([400, ['partyId']]);
  await drop(next);
  expect((await quality('POST', `${ITEMS}/${row.id}/restore`)).status).toBe(200);
  expect((await listed()).map(({ id }) => id)).toContain(row.id);
});

test('a leader that is sent twice is one', async () => {
  const send = () =>
    quality<Row>(
      'POST',
      SAVE,
      { configId: config.id, itemType: 'CERTIFICATE', level: 1, partyId: people[0] },
      { 'idempotency-key': 'leader-once' },
    );
  expect((await send()).body.id).toBe((await send()).body.id);
});

test('whoever is named for verifying defects answers for them, the deputy while that account is closed', async () => {
  expect(await named()).toBeUndefined();
  const { body: all } = await save({ partyId: people[2], deputyPartyId: people[1] });
  expect(await named()).toBe(people[2]);
  const { body: own } = await save({ itemType: 'DEFECT_VERIFY', partyId: people[0], deputyPartyId: people[1] });
  expect(await named()).toBe(people[0]);
  await company.db.query('update identity_user set enabled = false where id = $1', [people[0]]);
  expect(await named()).toBe(people[1]);
  expect(fields((await save({ itemType: 'DUTY' })).body)).toEqual(['partyId']);
  await company.db.query('update identity_user set enabled = true where id = $1', [people[0]]);
  await drop(own);
  expect(await named()).toBe(people[2]);
  const { body: now } = await quality<Row>('GET', `${OF}/${config.id}`);
  const off = (await quality<Row>('PUT', CONFIGS, { ...now, enabled: false })).body;
  expect(await named()).toBeUndefined();
  await quality('PUT', CONFIGS, { ...off, enabled: true });
  await drop(all);
});

test('departments with leaders stay; ships see no leaders, and readers change none', async () => {
  const { body: now } = await quality<Row>('GET', `${OF}/${config.id}`);
  const kept = await quality<Refused>('DELETE', `${OF}/${config.id}?version=${now.version}`);
  expect([kept.status, kept.body.code]).toEqual([409, 'CONFLICT']);
  expect((await master('GET', `/api/getDeptLeaderConfigItem/${config.id}`)).status).toBe(403);
  const reader = await company.signIn('tech');
  expect((await reader('GET', `/api/getDeptLeaderConfigItem/${config.id}`)).status).toBe(200);
  expect((await save({ itemType: 'DUTY' }, reader)).status).toBe(403);
  const editor = company.as({
    permissions: new Set(['qhse:deptLeaderItem:edit']),
    scope: { vessel: 'all', organization: 'all' },
  });
  expect((await save({ itemType: 'DUTY' }, editor)).status).toBe(403);
  expect((await quality('GET', '/api/getDeptLeaderConfigItem/99999999')).status).toBe(404);
});
