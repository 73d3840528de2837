import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { add, eq } from '../../../kernel/value/decimal.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../../identity/public.server.ts';
import { ABOARD } from '../public.ts';

type Line = { id: number; openQty: string; arrivedQty: string | null; lostQty: string | null };
type Row = Record<string, unknown> & {
  id: number;
  version: number;
  status: string;
  transferStatus: string;
  docStatus: string;
  lines: Line[];
};
type Refused = { code: string; message: string; data?: { reason?: string }; errors?: { field: string }[] };
type Pool = { id: number; qty: string; value: string; storeId: number; materialId: number };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const PATH = '/api/stock/transfers';
const ARRIVALS = '/api/stock/arrivals';

let company: Company;
let chief: Send;
let all: Send;
let items: Pool[];
let foreign: Pool;
let sister: { organizationId: number; vesselId: number };
let own = 0;

const pools = (ship: string): Promise<Pool[]> =>
  company.db.query<Pool>(
    `select p.id, p.qty, p.value, p.store_id as "storeId", p.material_id as "materialId"
     from stock_pool p join fleet_vessel v on v.id = p.vessel_id join stock_store s on s.id = p.store_id and s.store_type = 'SHIP'
     where v.name_en = $1 and p.qty > 3 and p.value > 0 and p.condition = 'NEW' order by p.id desc limit 8`,
    [ship],
  );
/** What of a material the whole company has, on its way or not: quantity and value. */
const everywhere = async ({ materialId }: Pool) =>
  (
    await company.db.query<{ qty: string; value: string }>(
      'select sum(qty) as qty, sum(value) as value from stock_pool where material_id = $1',
      [materialId],
    )
  )[0]!;
const onTheWay = async ({ materialId }: Pool) =>
  (
    await company.db.query<{ qty: string; value: string }>(
      `select coalesce(sum(p.qty), 0)::numeric(18, 4) as qty, coalesce(sum(p.value), 0)::numeric(18, 2) as value from stock_pool p join stock_store s on s.id = p.store_id
       where s.store_type = 'TRANSIT' and s.vessel_id = $2 and p.material_id = $1`,
      [materialId, sister.vesselId],
    )
  )[0]!;

/** How much of it other domains are told lies aboard the sister ship. */
const aboard = async ({ materialId }: Pool): Promise<string | undefined> =>
  (
    await company.db.query<{ qty: string }>(
      `select k.qty from ${ABOARD} k where k.vessel_id = $2 and k.material_id = $1`,
      [materialId, sister.vesselId],
    )
  )[0]?.qty;

const create = (lines: object[], by: Send = chief, to = sister.organizationId) =>
  by<Row & Refused>('POST', PATH, { storeId: items[0]!.storeId, toOrganizationId: to, reason: '姊妹船急需', lines });
const read = async (id: number): Promise<Row> => (await all<Row>('GET', `${PATH}/${id}`)).body;
const act = (name: string, { id, version }: Row, given: object = {}, by: Send = chief) =>
  by<Row & Refused>('POST', `${PATH}/${id}/${name}`, { version, ...given });
const arrivalAct = (name: string, { id, version }: Row, given: object = {}, by: Send = all) =>
  by<Row & Refused>('POST', `${ARRIVALS}/${id}/${name}`, { version, ...given });
const arrive = (id: number, by: Send = all) => by<Row & Refused>('POST', `${ARRIVALS}/from-transfer`, { ids: [id] });

/** Submitted, and agreed to by everybody whose turn it is. */
async function approved({ id, version }: Row): Promise<Row> {
  const document = { resource: 'stock.transfer', recordId: id, version };
  const run = await chief<Run & Refused>('POST', '/api/approval/runs', document);
  expect([run.status, run.body]).toEqual([200, run.body]);
  for (let step = 0; step < 4; step += 1) {
    const [next] = (await chief<Run>('GET', `/api/approval/runs/${run.body.id}`)).body.waiting ?? [];
    if (!next) break;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    const given = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    expect((await company.as(who!.user)('POST', `/api/approval/runs/${run.body.id}/act`, given)).status).toBe(200);
  }
  return read(id);
}

/** On its way: so much of each item. */
async function sent(lines: object[]): Promise<Row> {
  const made = await create(lines);
  expect([made.status, made.body]).toEqual([200, made.body]);
  const ready = await approved(made.body);
  expect([ready.status, ready.transferStatus]).toEqual(['APPROVE', 'READY']);
  const gone = await act('dispatch', ready, { shippedOn: officeDay(company.app.now()), carrier: '交通艇' });
  expect([gone.status, gone.body.transferStatus]).toEqual([200, 'IN_TRANSIT']);
  return gone.body;
}

beforeAll(async () => {
  company = await companyServer();
  chief = await company.signIn('ce.pioneer');
  all = company.as({ permissions: new Set(['*']), scope: { vessel: 'all', organization: 'all' } });
  items = await pools('HAI YUE PIONEER');
  [foreign] = (await pools('HE SHUN')) as [Pool];
  const [ship] = await company.db.query<typeof sister>(
    `select id as "vesselId", organization_id as "organizationId" from fleet_vessel where name_en = 'HE SHUN'`,
  );
  sister = ship!;
  const [unit] = await company.db.query<{ id: number }>(
    `select organization_id as id from fleet_vessel where name_en = 'HAI YUE PIONEER'`,
  );
  own = unit!.id;
}, 180_000);
afterAll(() => company.close());

test('it leaves at cost, is on its way, and arrives at the same value', async () => {
  const [one] = items as [Pool];
  const before = await everywhere(one);
  const [way, there] = [await onTheWay(one), await aboard(one)];
  const row = await sent([{ poolId: one.id, qty: '2' }]);
  expect([await everywhere(one), await aboard(one)]).toEqual([before, there]);
  expect(eq((await onTheWay(one)).qty, add(way.qty, '2'))).toBe(true);
  const made = await arrive(row.id);
  expect([made.status, made.body.arrivalNo, made.body.lines]).toMatchObject([
    200,
    expect.stringMatching(/^TI-\w+-\d{4}-\d{4}$/),
    [{ openQty: '2.0000', arrivedQty: '2.0000' }],
  ]);
  const posted = await arrivalAct('post', made.body);
  expect([posted.status, posted.body.docStatus]).toEqual([200, 'POSTED']);
  expect([await everywhere(one), await onTheWay(one)]).toEqual([before, way]);
  expect((await read(row.id)).transferStatus).toBe('DONE');
  const back = await arrivalAct('reverse', posted.body, { reason: '记错' });
  expect([back.status, (await read(row.id)).transferStatus]).toEqual([200, 'IN_TRANSIT']);
  expect(await everywhere(one)).toEqual(before);
  const away = await act('reverse', await read(row.id), { reason: '不再需要' });
  expect([away.status, away.body.transferStatus, await everywhere(one), await onTheWay(one)]).toEqual([
    200,
    'REVERSED',
    before,
    way,
  ]);
});

test('what is missing or damaged stays on its way until it is written off, by who may', async () => {
  const [, two] = items as [Pool, Pool];
  const before = await everywhere(two);
  const row = await sent([{ poolId: two.id, qty: '3' }]);
  const { body } = await arrive(row.id);
  const [line] = body.lines;
  const much = await all<Refused>('PUT', ARRIVALS, { ...body, lines: [{ ...line, arrivedQty: '9' }] });
  expect([much.status, much.body.errors?.[0]?.field]).toEqual([400, 'lines.0.arrivedQty']);
  const short = { ...line, arrivedQty: '1', damagedQty: '1', note: '外箱破裂' };
  const counted = await all<Row>('PUT', ARRIVALS, { ...body, lines: [short] });
  expect(counted.status).toBe(200);
  expect((await arrivalAct('post', counted.body)).status).toBe(200);
  const open = await read(row.id);
  expect([open.transferStatus, open.lines[0]]).toMatchObject([
    'IN_TRANSIT',
    { arrivedQty: '1.0000', openQty: '2.0000' },
  ]);
  expect(await everywhere(two)).toEqual(before);
  expect((await act('reverse', open, { reason: '退回' })).status).toBe(400);
  expect((await act('settle', open, { reason: '途中丢失' })).status).toBe(403);
  const settled = await act('settle', open, { reason: '途中丢失' }, all);
  expect([settled.status, settled.body.transferStatus, settled.body.lines[0]]).toMatchObject([
    200,
    'DONE',
    { lostQty: '2.0000', openQty: '0.0000' },
  ]);
  const after = await everywhere(two);
  expect(eq(add(after.qty, '2'), before.qty)).toBe(true);
  expect((await act('settle', settled.body, { reason: '再来' }, all)).status).toBe(409);
});

test('what came all damaged is still on its way, told twice it is damaged once, and taken back it lies in its store once', async () => {
  const six = items[5]!;
  const [before, way] = [await everywhere(six), await onTheWay(six)];
  const row = await sent([{ poolId: six.id, qty: '2' }]);
  const count = async (made: Row, came: object): Promise<Row & Refused> => {
    const counted = await all<Row>('PUT', ARRIVALS, { ...made, lines: [{ ...made.lines[0], ...came }] });
    expect(counted.status).toBe(200);
    const posted = await arrivalAct('post', counted.body);
    return { ...posted.body, version: posted.status === 200 ? posted.body.version : counted.body.version };
  };
  const made = (await arrive(row.id)).body;
  const nothing = await count(made, { arrivedQty: '0' });
  expect(nothing.errors?.[0]?.field).toBe('lines');
  const first = await count({ ...made, version: nothing.version }, { arrivedQty: '0', damagedQty: '2', note: '浸水' });
  expect((await read(row.id)).lines[0]).toMatchObject({ damagedQty: '2.0000', openQty: '2.0000' });
  const refused = await act('reverse', await read(row.id), { reason: '退回' });
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining(String(first.arrivalNo))]);
  const second = await count((await arrive(row.id)).body, { arrivedQty: '1', damagedQty: '1', note: '浸水' });
  expect((await read(row.id)).lines[0]).toMatchObject({
    arrivedQty: '1.0000',
    damagedQty: '1.0000',
    openQty: '1.0000',
  });
  for (const one of [first, second]) expect((await arrivalAct('reverse', one, { reason: '记错' })).status).toBe(200);
  expect((await act('reverse', await read(row.id), { reason: '退回' })).status).toBe(200);
  expect((await act('reverse', await read(row.id), { reason: '再退' })).status).toBe(409);
  expect([await everywhere(six), await onTheWay(six)]).toEqual([before, way]);
});

test('several items that arrive and are taken back each keep what they are worth', async () => {
  const several = [items[7]!, items[5]!, items[6]!];
  const values = () =>
    Promise.all(
      several.map(async ({ id }) => {
        const [now] = await company.db.query<Pool>('select qty, value from stock_pool where id = $1', [id]);
        return now;
      }),
    );
  const before = await values();
  const row = await sent(several.map(({ id }) => ({ poolId: id, qty: '1' })));
  const posted = await arrivalAct('post', (await arrive(row.id)).body);
  expect((await arrivalAct('reverse', posted.body, { reason: '记错' })).status).toBe(200);
  expect((await act('reverse', await read(row.id), { reason: '退回' })).status).toBe(200);
  expect(await values()).toEqual(before);
});

test('more than is there is refused where it leaves, and nothing moves', async () => {
  const [, , three] = items as [Pool, Pool, Pool];
  const made = await create([{ poolId: three.id, qty: three.qty }]);
  const ready = await approved(made.body);
  const issued = await chief<Row>('POST', '/api/stock/issues', {
    storeId: three.storeId,
    issuedOn: officeDay(company.app.now()),
    purpose: 'REPAIR',
    lines: [{ poolId: three.id, qty: '1' }],
  });
  const { id, version } = issued.body;
  expect((await chief('POST', `/api/stock/issues/${id}/post`, { version })).status).toBe(200);
  const before = await everywhere(three);
  const refused = await act('dispatch', ready, { shippedOn: officeDay(company.app.now()) });
  expect([refused.status, refused.body.data?.reason]).toEqual([409, 'INSUFFICIENT_STOCK']);
  expect([await everywhere(three), (await read(ready.id)).transferStatus]).toEqual([before, 'READY']);
  const cancelled = await act('cancel', await read(ready.id), { reason: '已领用' });
  expect([cancelled.status, cancelled.body.transferStatus]).toEqual([200, 'CANCELLED']);
});

test('it goes elsewhere, to who has a store, of what lies in its own', async () => {
  const [one] = items as [Pool];
  expect((await create([{ poolId: one.id, qty: '1' }], chief, own)).body.errors?.[0]?.field).toBe('toOrganizationId');
  expect((await create([{ poolId: foreign.id, qty: '1' }])).status).toBe(400);
  const nothing = await create([]);
  const document = { resource: 'stock.transfer', recordId: nothing.body.id, version: nothing.body.version };
  expect((await chief('POST', '/api/approval/runs', document)).status).toBe(400);
});

test('whoever is sent something reads it and takes it in; what leaves is the matter of who gives', async () => {
  const [, , , four] = items as [Pool, Pool, Pool, Pool];
  const made = await create([{ poolId: four.id, qty: '1' }]);
  const there = company.as({
    permissions: new Set(['*']),
    scope: { vessel: [sister.vesselId], organization: [sister.organizationId] },
  });
  const seen = await there<Row>('GET', `${PATH}/${made.body.id}`);
  expect(seen.status).toBe(200);
  expect((await there('PUT', PATH, { ...seen.body, reason: '改' })).status).toBeGreaterThanOrEqual(400);
  expect((await there('DELETE', `${PATH}/${made.body.id}?version=${made.body.version}`)).status).toBe(404);
  const ready = await approved(made.body);
  expect((await act('dispatch', ready, { shippedOn: officeDay(company.app.now()) }, there)).status).toBe(404);
  const gone = await act('dispatch', ready, { shippedOn: officeDay(company.app.now()) });
  expect(gone.status).toBe(200);
  expect((await arrive(ready.id, chief)).status).toBe(404);
  const came = await arrive(ready.id, there);
  expect([came.status, (await arrivalAct('post', came.body, {}, there)).status]).toEqual([200, 200]);
  expect((await chief('GET', `${ARRIVALS}/${came.body.id}`)).status).toBe(404);
});

test('nothing leaves in a month that is closed, nor on a day that has not come', async () => {
  const seven = items[6]!;
  const before = await everywhere(seven);
  const ready = await approved((await create([{ poolId: seven.id, qty: '1' }])).body);
  const closed = `${monthsAfter(officeDay(company.app.now()).slice(0, 7), -3)}-15`;
  const early = await act('dispatch', ready, { shippedOn: closed });
  expect([early.status, early.body.data?.reason, early.body.errors?.[0]?.field]).toEqual([
    409,
    'PERIOD_CLOSED',
    'shippedOn',
  ]);
  const tomorrow = officeDay(new Date(company.app.now().getTime() + 86_400_000));
  const late = await act('dispatch', ready, { shippedOn: tomorrow });
  expect([late.status, late.body.errors?.[0]?.field]).toEqual([400, 'shippedOn']);
  expect([await everywhere(seven), (await read(ready.id)).transferStatus]).toEqual([before, 'READY']);
});

test('two take the same in at once: it comes once', async () => {
  const [, , , , five] = items as [Pool, Pool, Pool, Pool, Pool];
  const before = await everywhere(five);
  const row = await sent([{ poolId: five.id, qty: '2' }]);
  const [one, two] = [await arrive(row.id), await arrive(row.id)];
  const both = await Promise.all([arrivalAct('post', one.body), arrivalAct('post', two.body)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect([await everywhere(five), (await read(row.id)).transferStatus]).toEqual([before, 'DONE']);
});

test('whatever was sent, taken in and taken back in the whole company: nothing was lost or made on the way', async () => {
  const wrong = await company.db.query(
    `select m.material_id, sum(m.qty) as qty, sum(m.value) as value
     from stock_movement m left join stock_movement r on r.id = m.reversal_of_id
     where coalesce(r.move_type, m.move_type) in ('TRANSFER_OUT', 'TRANSFER_IN')
     group by m.material_id having sum(m.qty) <> 0 or sum(m.value) <> 0`,
  );
  expect(wrong).toEqual([]);
  const away = await company.db.query(
    `select t.id from stock_transfer t join stock_store s on s.transit_for_id = t.to_store_id
     join stock_transfer_line l on l.parent_id = t.id
     where t.transfer_status in ('IN_TRANSIT', 'DONE', 'REVERSED') group by t.id, s.id
     having sum(case t.transfer_status when 'IN_TRANSIT' then l.open_qty else 0 end) <> (
       select coalesce(sum(m.qty), 0) from stock_movement m where m.store_id = s.id
         and ((m.source = 'stock.transfer' and m.source_id = t.id)
           or (m.source = 'stock.arrival' and m.source_id in (select a.id from stock_arrival a where a.transfer_id = t.id))))`,
  );
  expect(away).toEqual([]);
});
