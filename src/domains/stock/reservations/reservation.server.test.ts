import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Row = Record<string, unknown> & { id: number; version: number; docStatus: string; resvStatus: string };
type Refused = {
  code: string;
  data?: { reason?: string; reserved?: string; available?: string };
  errors?: { field: string }[];
};
type Pool = { id: number; qty: string; storeId: number };

const PATH = '/api/stock/reservations';
const ISSUES = '/api/stock/issues';

let company: Company;
let chief: Send;
let items: Pool[];
let foreign: Pool;

const pools = (ship: string): Promise<Pool[]> =>
  company.db.query<Pool>(
    `select p.id, p.qty, p.store_id as "storeId"
     from stock_pool p join fleet_vessel v on v.id = p.vessel_id join stock_store s on s.id = p.store_id
     where s.store_type = 'SHIP' and v.name_en = $1 and p.qty > 4
       and not exists (select from stock_reservation r where r.pool_id = p.id)
       and not exists (select from stock_movement m where m.pool_id = p.id and m.expiry_date is not null)
     order by p.id limit 4`,
    [ship],
  );
const day = (after: number) => officeDay(new Date(company.app.now().getTime() + after * 86_400_000));
const reserve = ({ id, storeId }: Pool, qty: string, more: object = {}, by: Send = chief) =>
  by<Row & Refused>('POST', PATH, { storeId, poolId: id, qty, purpose: '吊缸', validUntil: day(30), ...more });
const read = async (id: number): Promise<Row> => (await chief<Row>('GET', `${PATH}/${id}`)).body;

/** An issue of so much, booked or refused. */
async function issue({ id, storeId }: Pool, qty: string, reservationId?: number) {
  const lines = [{ poolId: id, qty, reservationId }];
  const made = await chief<Row>('POST', ISSUES, { storeId, issuedOn: day(0), purpose: 'REPAIR', lines });
  expect([made.status, made.body]).toEqual([200, made.body]);
  const { version } = made.body;
  return chief<Row & Refused>('POST', `${ISSUES}/${made.body.id}/post`, { version });
}

beforeAll(async () => {
  company = await companyServer();
  chief = await company.signIn('ce.pioneer');
  items = await pools('HAI YUE PIONEER');
  [foreign] = (await pools('HE SHUN')) as [Pool];
}, 180_000);
afterAll(() => company.close());

test('all but one are reserved: two for something else are refused, whoever reserved takes all of them', async () => {
  const [one] = items as [Pool];
  const kept = String(Number(one.qty) - 1);
  const made = await reserve(one, kept);
  expect([made.status, made.body.reservationNo]).toEqual([200, expect.stringMatching(/^RV-\w+-\d{4}-\d{4}$/)]);
  const refused = await issue(one, '2');
  expect([refused.status, refused.body.errors?.[0]?.field, refused.body.data?.reason]).toEqual([
    409,
    'lines.0.qty',
    'INSUFFICIENT_STOCK',
  ]);
  expect([Number(refused.body.data?.reserved), Number(refused.body.data?.available)]).toEqual([Number(kept), 1]);
  const taken = await issue(one, kept, made.body.id);
  expect([taken.status, (await read(made.body.id)).resvStatus]).toEqual([200, 'CONSUMED']);
  const back = await chief('POST', `${ISSUES}/${taken.body.id}/reverse`, {
    version: taken.body.version,
    reason: '领错',
  });
  expect([back.status, await read(made.body.id)]).toMatchObject([200, { resvStatus: 'ACTIVE', usedQty: '0.0000' }]);
  expect((await issue(one, '2')).status).toBe(409);
});

test('released it binds nobody; no more is reserved than is free; a day that has passed reserves nothing', async () => {
  const [, two] = items as [Pool, Pool];
  const made = await reserve(two, two.qty);
  const more = await reserve(two, '1');
  expect([more.status, more.body.errors?.[0]?.field]).toEqual([400, 'qty']);
  const past = await reserve(two, '1', { validUntil: day(-1) });
  expect([past.status, past.body.errors?.some(({ field }) => field === 'validUntil')]).toEqual([400, true]);
  const { id, version } = made.body;
  const released = await chief<Row>('POST', `${PATH}/${id}/release`, { version });
  expect([released.status, released.body.resvStatus]).toEqual([200, 'RELEASED']);
  expect((await chief('POST', `${PATH}/${id}/release`, { version: released.body.version })).status).toBe(409);
  expect((await issue(two, '2')).status).toBe(200);
});

test('what has lapsed binds no more, and is prolonged where as much is free', async () => {
  const four = items[3]!;
  const made = await reserve(four, four.qty);
  await company.db.query('update stock_reservation set valid_until = $2 where id = $1', [made.body.id, day(-1)]);
  const other = await reserve(four, four.qty);
  expect(other.status).toBe(200);
  const prolonged = await chief<Refused>('PUT', PATH, { ...made.body, validUntil: day(10) });
  expect([prolonged.status, prolonged.body.errors?.[0]?.field]).toEqual([400, 'qty']);
  const { id, version } = other.body;
  expect((await chief('POST', `${PATH}/${id}/release`, { version })).status).toBe(200);
  expect((await chief('PUT', PATH, { ...made.body, validUntil: day(10) })).status).toBe(200);
  const ever = await reserve(four, '1', { validUntil: '9999-12-31' });
  expect([ever.status, ever.body.errors?.some(({ field }) => field === 'validUntil')]).toEqual([400, true]);
});

test('released while it is issued for: whoever comes second finds it as the first left it', async () => {
  const [, two] = items as [Pool, Pool];
  const { qty } = (await company.db.query<{ qty: string }>('select qty from stock_pool where id = $1', [two.id]))[0]!;
  const made = await reserve(two, qty);
  const lines = [{ poolId: two.id, qty: '1', reservationId: made.body.id }];
  const drafted = await chief<Row>('POST', ISSUES, {
    storeId: two.storeId,
    issuedOn: day(0),
    purpose: 'REPAIR',
    lines,
  });
  const { version } = drafted.body;
  const [released, issued] = await Promise.all([
    chief('POST', `${PATH}/${made.body.id}/release`, { version: made.body.version }),
    chief('POST', `${ISSUES}/${drafted.body.id}/post`, { version }),
  ]);
  expect(issued.status).toBe(200);
  const after = await read(made.body.id);
  expect([after.usedQty, after.resvStatus]).toEqual(['1.0000', released.status === 200 ? 'RELEASED' : 'ACTIVE']);
});

test('what lies in another store is told to nobody who guesses how much it is', async () => {
  const [one] = items as [Pool];
  const asked = await Promise.all(
    ['1', '9000000'].map((qty) => reserve({ id: foreign.id, qty, storeId: one.storeId }, qty)),
  );
  expect(asked.map(({ status, body }) => [status, body.errors?.map(({ field }) => field)])).toEqual([
    [400, ['poolId']],
    [400, ['poolId']],
  ]);
  const released = await reserve(one, '1');
  expect((await company.as()('DELETE', `${PATH}/${released.body.id}?version=1`)).status).toBe(404);
});

test('two who reserve the same at once: one has it; another ship’s is not there', async () => {
  const [, , three] = items as [Pool, Pool, Pool];
  const both = await Promise.all([reserve(three, three.qty), reserve(three, three.qty)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect((await reserve(foreign, '1')).status).toBe(400);
  const theirs = await reserve(foreign, '1', {}, company.as());
  expect([theirs.status, (await chief('GET', `${PATH}/${theirs.body.id}`)).status]).toEqual([200, 404]);
});
