import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { postMoves } from '../ledger/post-moves.server.ts';

type Row = Record<string, unknown> & { id: number; version: number; docStatus: string };
type Refused = { code: string; data?: Record<string, unknown>; errors?: { field: string }[] };
type Pool = { id: number; qty: string; value: string; storeId: number };

const PATH = '/api/stock/issues';

let company: Company;
let chief: Send;
let own: Pool[];
let foreign: Pool;
let storeId = 0;

const pools = (ship: string): Promise<Pool[]> =>
  company.db.query<Pool>(
    `select p.id, p.qty, p.value, p.store_id as "storeId" from stock_pool p join fleet_vessel v on v.id = p.vessel_id
     where v.name_en = $1 and p.qty > 2 order by p.id limit 5`,
    [ship],
  );
const now = async (id: number): Promise<Pool> =>
  (
    await company.db.query<Pool>('select id, qty, value, store_id as "storeId" from stock_pool where id = $1', [id])
  )[0]!;

const create = (lines: object[], more: object = {}, by: Send = chief) =>
  by<Row & Refused>('POST', PATH, { storeId, issuedOn: '2026-11-05', purpose: 'REPAIR', lines, ...more });
const act = (verb: 'post' | 'reverse', { id, version }: Row, by: Send = chief) =>
  by<Row & Refused>('POST', `${PATH}/${id}/${verb}`, { version, ...(verb === 'reverse' && { reason: '领错' }) });

beforeAll(async () => {
  company = await companyServer();
  chief = await company.signIn('ce.pioneer');
  own = await pools('HAI YUE PIONEER');
  [foreign] = (await pools('HE SHUN')) as [Pool];
  storeId = own[0]!.storeId;
}, 180_000);
afterAll(() => company.close());

test('what is taken leaves at the average, and comes back at what it left with', async () => {
  const [one, two] = own as [Pool, Pool];
  const made = await create([
    { poolId: one.id, qty: '1' },
    { poolId: two.id, qty: two.qty },
  ]);
  expect([made.status, made.body.issueNo]).toEqual([200, expect.stringMatching(/^GI-\w+-\d{4}-\d{4}$/)]);
  const posted = await act('post', made.body);
  expect([posted.status, posted.body.docStatus]).toEqual([200, 'POSTED']);
  const left = await now(one.id);
  expect(Number(left.value)).toBeCloseTo(Number(one.value) * (1 - 1 / Number(one.qty)), 1);
  expect(await now(two.id)).toMatchObject({ qty: '0.0000', value: '0.00' });
  expect((await act('post', posted.body)).status).toBe(409);
  expect((await chief('PUT', PATH, { ...posted.body, remark: '改' })).status).toBe(409);
  const back = await act('reverse', posted.body);
  expect([back.status, await now(one.id), await now(two.id)]).toEqual([200, one, two]);
  expect((await act('reverse', back.body)).status).toBe(409);
});

test('more than is there is refused at its line, and changes nothing', async () => {
  const [one, two] = own as [Pool, Pool];
  const much = String(Number(two.qty) + 1);
  const made = await create([
    { poolId: one.id, qty: '1' },
    { poolId: two.id, qty: much },
  ]);
  const refused = await act('post', made.body);
  expect([refused.status, refused.body.data?.reason, refused.body.errors]).toMatchObject([
    409,
    'INSUFFICIENT_STOCK',
    [{ field: 'lines.1.qty' }],
  ]);
  expect([await now(one.id), await now(two.id)]).toEqual([one, two]);
});

test('what names no batch takes the earliest expiry first, never what has expired; what is taken back lies where it lay', async () => {
  const [item] = await company.db.query<{ materialId: number; condition: 'NEW' }>(
    `select p.material_id as "materialId", p.condition from stock_pool p where p.condition = 'NEW' and not exists (
       select from stock_pool o where o.store_id = $1 and o.material_id = p.material_id) order by p.id limit 1`,
    [storeId],
  );
  const came = [
    ['OLD', '2026-11-01'],
    ['LATE', '2027-12-31'],
    ['SOON', '2026-12-31'],
  ] as const;
  await company.db.transaction((db) =>
    postMoves(
      { ...company.ctx(), db },
      { resource: 'stock.store', id: storeId, no: '盘点' },
      storeId,
      came.map(([batchNo, expiryDate]) => ({
        ...item!,
        moveType: 'COUNT_GAIN',
        move: { kind: 'in', qty: '2', value: '20' },
        batchNo,
        expiryDate,
      })),
    ),
  );
  const [{ id }] = (await company.db.query<{ id: number }>(
    'select id from stock_pool where store_id = $1 and material_id = $2',
    [storeId, item!.materialId],
  )) as [{ id: number }];
  const lots = async () =>
    (
      await chief<{ content: { batchNo: string; qty: string }[] }>('GET', `/api/stock/lots?poolId=${id}`)
    ).body.content.map(({ batchNo, qty }) => `${batchNo} ${Number(qty)}`);
  expect(await lots()).toEqual(['OLD 2', 'SOON 2', 'LATE 2']);
  const on = { issuedOn: '2026-11-18' };
  const posted = await act('post', (await create([{ poolId: id, qty: '3' }], on)).body);
  expect([posted.status, await lots()]).toEqual([200, ['OLD 2', 'LATE 1']]);
  const much = await act('post', (await create([{ poolId: id, qty: '2' }], on)).body);
  expect([much.status, much.body.errors?.[0]?.field, much.body.data]).toMatchObject([
    409,
    'lines.0.qty',
    { reason: 'INSUFFICIENT_STOCK', available: '1' },
  ]);
  const named = await act('post', (await create([{ poolId: id, qty: '1', batchNo: 'SOON' }], on)).body);
  expect(named.status).toBe(409);
  expect((await act('reverse', posted.body)).status).toBe(200);
  expect(await lots()).toEqual(['OLD 2', 'SOON 2', 'LATE 2']);
});

test('an item lies in the store that it is taken from, and stands once', async () => {
  const [one] = own as [Pool];
  expect((await create([{ poolId: foreign.id, qty: '1' }])).status).toBe(400);
  const twice = await create([
    { poolId: one.id, qty: '1' },
    { poolId: one.id, qty: '1' },
  ]);
  expect(twice.body.errors).toMatchObject([{ field: 'lines.1.poolId' }]);
  expect(
    (await create([{ poolId: foreign.id, qty: '1' }], { storeId: foreign.storeId })).status,
  ).toBeGreaterThanOrEqual(400);
});

test('of another ship is not there; who may not post does not', async () => {
  const admin = company.as();
  const theirs = await create([{ poolId: foreign.id, qty: '1' }], { storeId: foreign.storeId }, admin);
  expect(theirs.status).toBe(200);
  expect((await chief('GET', `${PATH}/${theirs.body.id}`)).status).toBe(404);
  expect((await act('post', theirs.body)).status).toBe(404);
  const reader = company.as({ permissions: new Set(['stock:issue:list', 'stock:issue:edit']) });
  expect((await act('post', theirs.body, reader)).status).toBe(403);
  expect((await act('post', { ...theirs.body, version: 99 }, admin)).status).toBe(409);
  const both = await Promise.all([act('post', theirs.body, admin), act('post', theirs.body, admin)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
