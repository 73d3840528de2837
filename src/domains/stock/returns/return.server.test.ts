import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';

type Row = Record<string, unknown> & {
  id: number;
  version: number;
  docStatus: string;
  lines: (Record<string, unknown> & { qty: string; openQty: string })[];
};
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Pool = { id: number; qty: string; value: string; storeId: number; materialId: number };

const ISSUES = '/api/stock/issues';
const PATH = '/api/stock/store-returns';

let company: Company;
let chief: Send;
let items: Pool[];

const now = async (id: number): Promise<Pool> =>
  (
    await company.db.query<Pool>(
      'select id, qty, value, store_id as "storeId", material_id as "materialId" from stock_pool where id = $1',
      [id],
    )
  )[0]!;
const today = () => officeDay(company.app.now());

async function issued({ id, storeId }: Pool, qty: string): Promise<Row> {
  const lines = [{ poolId: id, qty }];
  const made = await chief<Row>('POST', ISSUES, { storeId, issuedOn: today(), purpose: 'REPAIR', lines });
  const { version } = made.body;
  const posted = await chief<Row>('POST', `${ISSUES}/${made.body.id}/post`, { version });
  expect([posted.status, posted.body.docStatus]).toEqual([200, 'POSTED']);
  return posted.body;
}
const give = ({ id }: Row, by: Send = chief) => by<Row & Refused>('POST', `${PATH}/from-issue`, { ids: [id] });
const say = (row: Row, more: object, by: Send = chief) =>
  by<Row & Refused>('PUT', PATH, { ...row, lines: [{ ...row.lines[0], ...more }] });
const act = (name: 'post' | 'reverse', { id, version }: Row, by: Send = chief) =>
  by<Row & Refused>('POST', `${PATH}/${id}/${name}`, { version, ...(name === 'reverse' && { reason: '记错' }) });
const undo = ({ id, version }: Row) =>
  chief<Row & Refused>('POST', `${ISSUES}/${id}/reverse`, { version, reason: '领错' });

beforeAll(async () => {
  company = await companyServer();
  chief = await company.signIn('ce.pioneer');
  items = await company.db.query<Pool>(
    `select p.id, p.qty, p.value, p.store_id as "storeId", p.material_id as "materialId"
     from stock_pool p join fleet_vessel v on v.id = p.vessel_id join stock_store s on s.id = p.store_id and s.store_type = 'SHIP'
     where v.name_en = 'HAI YUE PIONEER' and p.qty > 4 and p.value > 0 and p.condition = 'NEW'
       and not exists (select from stock_movement m where m.pool_id = p.id and m.expiry_date is not null) order by p.id limit 6`,
  );
}, 180_000);
afterAll(() => company.close());

test('in two parts all of it comes back at the value with which it left, and no more', async () => {
  const [one] = items as [Pool];
  const before = await now(one.id);
  const row = await issued(one, '3');
  const first = await give(row);
  expect([first.status, first.body.returnNo, first.body.lines[0]]).toMatchObject([
    200,
    expect.stringMatching(/^RT-\w+-\d{4}-\d{4}$/),
    { openQty: '3.0000', qty: '3.0000', condition: 'NEW' },
  ]);
  const much = await say(first.body, { qty: '4' });
  expect([much.status, much.body.errors?.[0]?.field]).toEqual([400, 'lines.0.qty']);
  const part = await say(first.body, { qty: '1' });
  expect([part.status, (await act('post', part.body)).status]).toEqual([200, 200]);
  const rest = await give(row);
  expect(rest.body.lines[0]).toMatchObject({ openQty: '2.0000' });
  const posted = await act('post', rest.body);
  expect([posted.status, await now(one.id)]).toEqual([200, before]);
  expect((await give(row)).status).toBe(400);
  expect((await act('post', posted.body)).status).toBe(409);
  const back = await act('reverse', posted.body);
  expect([back.status, Number((await now(one.id)).qty)]).toEqual([200, Number(before.qty) - 2]);
});

test('what comes back used lies apart from what is new', async () => {
  const [, two] = items as [Pool, Pool];
  const row = await issued(two, '1');
  const left = await now(two.id);
  const made = await give(row);
  const used = await say(made.body, { condition: 'USED' });
  expect((await act('post', used.body)).status).toBe(200);
  expect(await now(two.id)).toEqual(left);
  const [apart] = await company.db.query<Pool>(
    `select id, qty, value, store_id as "storeId", material_id as "materialId" from stock_pool where store_id = $1 and material_id = $2 and condition = 'USED'`,
    [two.storeId, two.materialId],
  );
  expect([Number(apart?.qty), Number(apart?.value)]).toEqual([
    1,
    Number((Number(two.value) - Number(left.value)).toFixed(2)),
  ]);
  const again = await give(await issued(apart!, '1'));
  expect(again.body.lines[0]).toMatchObject({ condition: 'USED' });
  const better = await say(again.body, { condition: 'NEW' });
  const refused = await act('post', better.body);
  expect([refused.status, refused.body.errors?.[0]?.field]).toEqual([400, 'lines.0.condition']);
});

test('an issue of which something came back is not reversed; of a reversed one nothing comes back', async () => {
  const [, , three] = items as [Pool, Pool, Pool];
  const row = await issued(three, '2');
  const waiting = await give(row);
  const made = await give(row);
  const part = await say(made.body, { qty: '1' });
  const posted = await act('post', part.body);
  const refused = await undo(row);
  expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('退库')]);
  expect((await act('reverse', posted.body)).status).toBe(200);
  expect((await undo(row)).status).toBe(200);
  expect((await act('post', waiting.body)).status).toBe(400);
  expect((await give(row)).status).toBe(409);
});

test('two post the same at once: it comes back once; who may not post does not', async () => {
  const [, , , four] = items as [Pool, Pool, Pool, Pool];
  const row = await issued(four, '2');
  const [one, two] = [await give(row), await give(row)];
  const reader = company.as({ permissions: new Set(['stock:storeReturn:list', 'stock:storeReturn:edit']) });
  expect((await act('post', one.body, reader)).status).toBe(403);
  const both = await Promise.all([act('post', one.body), act('post', two.body)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const stranger = company.as({ permissions: new Set(['*']), scope: { vessel: [], organization: [] } });
  expect([(await give(row, stranger)).status, (await stranger('GET', `${PATH}/${one.body.id}`)).status]).toEqual([
    404, 404,
  ]);
});
