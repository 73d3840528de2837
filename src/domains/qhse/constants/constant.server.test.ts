import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Line = Record<string, unknown>;
type Row = Line & { id: number; version: number; constantValue: string; sinceBefore: string | null };
type Refused = { code: string; errors?: { field: string }[] };
type Page = { content: Row[] };

const CONSTANTS = '/api/qhse/ship-constants';
const CAPACITIES = '/api/qhse/tank-capacities';

let company: Company;
let superintendent: Send;
let master: Send;
let ship: number;
let other: number;

const day = (days: number): string => officeDay(daysFrom(days));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);
const WEIGHTS = {
  displacement: '12480.0',
  lightShip: '9850.0',
  ballast: '1900.0',
  freshWater: '210.0',
  fuelOil: '240.0',
  dieselOil: '20.0',
  lubOil: '25.0',
  otherKnown: '0.0',
};
const measure = (over: Line = {}, by: Send = superintendent) =>
  by<Row & Refused>('POST', CONSTANTS, { ...WEIGHTS, shipId: ship, measureDate: day(-700), ...over });
const tank = (over: Line = {}, by: Send = superintendent) =>
  by<Row & Refused>('POST', CAPACITIES, {
    shipId: ship,
    tankName: '备用舱',
    tankType: 'SLUDGE',
    capacityM3: '4.00',
    ...over,
  });

beforeAll(async () => {
  company = await companyServer();
  superintendent = await company.signIn('tech');
  master = await company.signIn('master.pioneer');
  const ships = await company.db.query<{ id: number; own: boolean }>(
    `select id, name_en = 'HAI YUE PIONEER' as own from fleet_vessel where deleted_at is null order by id`,
  );
  ship = ships.find(({ own }) => own)!.id;
  other = ships.find(({ own }) => !own)!.id;
}, 180_000);
afterAll(() => company.close());

test('the constant is worked out by the server, whatever was typed for it', async () => {
  const { status, body } = await measure({ constantValue: '1.0' });
  expect([status, body.constantValue]).toEqual([200, '235.0']);
  const tomorrow = await measure({ measureDate: day(1), deviationReason: '压载测量有误' });
  expect(fields(tomorrow.body)).toEqual(['measureDate']);
  expect((await measure()).body.code).toBe('DUPLICATE');
});

test('what lies far from the one before it needs a reason, and the list says how far', async () => {
  const near = await measure({ measureDate: day(-690), displacement: '12500.0' });
  expect([near.status, near.body.constantValue]).toEqual([200, '255.0']);
  expect(fields((await measure({ measureDate: day(-680), displacement: '12520.1' })).body)).toEqual([
    'deviationReason',
  ]);
  const far = await measure({ measureDate: day(-680), displacement: '12520.1', deviationReason: '换装货泵' });
  expect(far.status).toBe(200);
  const { content } = (await superintendent<Page>('GET', `${CONSTANTS}?shipId=${ship}&size=50`)).body;
  expect(content.find(({ id }) => id === far.body.id)).toMatchObject({ constantValue: '275.1', sinceBefore: '20.1' });
  const stale = await superintendent<Refused>('PUT', CONSTANTS, {
    ...far.body,
    surveyor: '甲',
    version: far.body.version + 1,
  });
  expect(stale.body.code).toBe('STALE');
  expect(
    fields((await superintendent<Refused>('PUT', CONSTANTS, { ...far.body, deviationReason: null })).body),
  ).toEqual(['deviationReason']);
});

test('a measurement that is sent twice is one', async () => {
  const send = () =>
    superintendent<Row>(
      'POST',
      CONSTANTS,
      { ...WEIGHTS, shipId: ship, measureDate: day(-720) },
      { 'idempotency-key': 'constant-once' },
    );
  expect((await send()).body.id).toBe((await send()).body.id);
});

test('a tank is entered by what it holds and a machine by what it handles, and nothing else', async () => {
  expect((await tank()).status).toBe(200);
  expect(fields((await tank({ tankName: '无容量', capacityM3: null })).body)).toEqual(['capacityM3']);
  expect(fields((await tank({ tankName: '分离器', tankType: 'OWS' })).body)).toEqual(['owsRate', 'capacityM3']);
  expect((await tank({ tankName: '分离器', tankType: 'OWS', capacityM3: null, owsRate: '1.00' })).status).toBe(200);
  expect((await tank()).body.code).toBe('DUPLICATE');
});

test('a master measures the own ship and no other, and changes no capacities', async () => {
  expect((await measure({ measureDate: day(-710) }, master)).status).toBe(200);
  expect([400, 403]).toContain((await measure({ measureDate: day(-711), shipId: other }, master)).status);
  expect((await tank({ tankName: '二号' }, master)).status).toBe(403);
  const seen = (await master<Page>('GET', `${CONSTANTS}?size=100`)).body.content;
  expect(new Set(seen.map(({ shipId }) => shipId))).toEqual(new Set([ship]));
  expect((await (await company.signIn('nobody'))('GET', CONSTANTS)).status).toBe(403);
});
