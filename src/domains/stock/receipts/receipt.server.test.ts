import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { setSetting } from '../../../kernel/server/settings/settings.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { type Expectation, expect as expectGoods } from '../expected/expect.server.ts';
import { postMoves } from '../ledger/post-moves.server.ts';
import { expectedReceipts, receiptActs } from './receipt.server.ts';

type Line = Record<string, unknown> & { id: number; deliveredQty: string; acceptedQty: string };
type Row = Record<string, unknown> & { id: number; version: number; docStatus: string; lines: Line[] };
type Refused = { code: string; message: string; data?: Record<string, unknown>; errors?: { field: string }[] };
type Page<R = Record<string, unknown>> = { content: (R & { id: number })[]; totalElements: number };

const PATH = '/api/stock/receipts';

let company: Company;
let chief: Send;
let buyer: Send;
let ship = { organizationId: 0, vesselId: 0 };
let other = { organizationId: 0, vesselId: 0 };
let material: { id: number; unitId: number };
let partnerId = 0;
let last = 900_000;

const acting = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.db.transaction((tx) => work({ ...company.ctx(), db: tx }));

type Ordered = Partial<Expectation['lines'][number]>;

/** An order that nobody has written is expected; answers its expected lines. */
async function ordered(given: readonly Ordered[] = [{}], place = ship): Promise<number[]> {
  last += 1;
  const sourceId = last;
  await acting((ctx) =>
    expectGoods(ctx, {
      ...place,
      source: 'purchasing.test',
      sourceId,
      sourceNo: `PO-TEST-${sourceId}`,
      partnerId,
      ashore: false,
      dueDate: '2099-01-01',
      lines: given.map((line, i) => ({
        lineId: sourceId * 100 + i,
        materialId: material.id,
        itemName: '活塞环',
        itemNameEn: 'Piston ring',
        spec: null,
        unitId: material.unitId,
        factor: '1',
        orderedQty: '10',
        overPct: '0',
        unitCost: '100',
        ...line,
      })),
    }),
  );
  const found = await company.db.query<{ id: number }>(
    'select id from stock_expected_line where source_id = $1 order by id',
    [sourceId],
  );
  return found.map(({ id }) => id);
}

const draft = async (ids: readonly number[], by: Send = chief) =>
  by<Row & Refused>('POST', `${PATH}/from-expected`, { ids });
async function drafted(ids: readonly number[], by: Send = chief): Promise<Row> {
  const { status, body } = await draft(ids, by);
  expect([status, body]).toEqual([200, body]);
  return body;
}
const change = (row: Row, more: Partial<Line>, by: Send = chief) =>
  by<Row & Refused>('PUT', PATH, {
    id: row.id,
    version: row.version,
    lines: row.lines.map((line) => ({ ...line, ...more })),
  });
const post = ({ id, version }: Row, by: Send = chief) => by<Row & Refused>('POST', `${PATH}/${id}/post`, { version });
const reverse = ({ id, version }: Row, by: Send = chief) =>
  by<Row & Refused>('POST', `${PATH}/${id}/reverse`, { version, reason: '数量有误' });

async function pool(place = ship): Promise<{ qty: string; value: string; seq: number }> {
  const [row] = await company.db.query<{ qty: string; value: string; seq: number }>(
    `select p.qty, p.value, p.seq::int as seq from stock_pool p where p.vessel_id = $1 and p.material_id = $2 and p.condition = 'NEW'`,
    [place.vesselId, material.id],
  );
  return row ?? { qty: '0.0000', value: '0.00', seq: 0 };
}

beforeAll(async () => {
  company = await companyServer();
  [chief, buyer] = (await Promise.all(['ce.pioneer', 'purchaser'].map((name) => company.signIn(name)))) as [Send, Send];
  const ships = await company.db.query<{ organizationId: number; vesselId: number }>(
    `select organization_id as "organizationId", id as "vesselId" from fleet_vessel
     where name_en in ('HAI YUE PIONEER', 'HE SHUN') order by name_en`,
  );
  [ship, other] = ships as [typeof ship, typeof ship];
  [material] = (await company.db.query<typeof material>(
    `select m.id, m.base_unit_id as "unitId" from material_material m join material_category c on c.id = m.category_id
     where c.stockable and not c.batch_tracked and m.usable = 'ACTIVE' and c.purchase_type = 'SPARES'
       and not exists (select from stock_pool p where p.material_id = m.id and p.vessel_id = any($1::bigint[])) order by m.id limit 1`,
    [[ship.vesselId, other.vesselId]],
  )) as [typeof material];
  const [partner] = await company.db.query<{ id: number }>('select id from partner_partner order by id limit 1');
  partnerId = partner!.id;
}, 180_000);
afterAll(() => company.close());

describe('a receipt', () => {
  test('of an order posts what was accepted at what it cost; the rest is still to come', async () => {
    const ids = await ordered();
    const row = await drafted(ids);
    expect([row.docStatus, row.lines.map(({ deliveredQty }) => deliveredQty)]).toEqual(['DRAFT', ['10.0000']]);
    const saved = await change(row, { deliveredQty: '9', acceptedQty: '8', rejectReason: '破损' });
    expect([saved.status, saved.body.lines[0]!.rejectedQty]).toEqual([200, '1.0000']);
    const before = await pool();
    const posted = await post(saved.body);
    expect([posted.status, posted.body.docStatus]).toEqual([200, 'POSTED']);
    const after = await pool();
    expect([Number(after.qty) - Number(before.qty), Number(after.value) - Number(before.value)]).toEqual([8, 800]);
    const expected = (await chief<Record<string, unknown>>('GET', `/api/stock/expected-lines/${ids[0]}`)).body;
    expect([expected.acceptedQty, expected.rejectedQty, expected.openQty, expected.status]).toEqual([
      '8.0000',
      '1.0000',
      '2.0000',
      'PART',
    ]);
    expect((await post(posted.body)).status).toBe(409);
    expect((await change(posted.body, { acceptedQty: '9' })).status).toBe(409);
  });

  test('is refused, naming the field, what is over the tolerance; within it comes', async () => {
    const exact = await drafted(await ordered());
    const over = await change(exact, { deliveredQty: '11', acceptedQty: '11' });
    const refused = await post(over.body);
    expect([refused.status, refused.body.data?.reason, refused.body.errors]).toMatchObject([
      400,
      'OVER_DELIVERY',
      [{ field: 'lines.0.acceptedQty' }],
    ]);
    const oil = await drafted(await ordered([{ orderedQty: '200', overPct: '5' }]));
    const much = await change(oil, { deliveredQty: '211', acceptedQty: '211' });
    expect((await post(much.body)).body.data).toMatchObject({ reason: 'OVER_DELIVERY', most: '210.0000' });
    const within = await change(much.body, { deliveredQty: '210', acceptedQty: '210' });
    expect((await post(within.body)).status).toBe(200);
  });

  test('says why something is rejected, and is of one order', async () => {
    const row = await drafted(await ordered());
    const silent = await change(row, { deliveredQty: '10', acceptedQty: '9' });
    expect([silent.status, silent.body.errors?.[0]?.field]).toEqual([400, 'lines.0.rejectReason']);
    const [a, b] = [await ordered(), await ordered()];
    expect((await draft([a[0]!, b[0]!])).body.code).toBe('RULE');
  });

  test('taken back gives the store and the order what they had; not when it has left already', async () => {
    const ids = await ordered([{ orderedQty: '3', unitCost: '70' }]);
    const before = await pool();
    const posted = await post(await drafted(ids));
    const back = await reverse(posted.body);
    expect([back.status, back.body.docStatus, await pool()]).toEqual([
      200,
      'REVERSED',
      { ...before, seq: before.seq + 2 },
    ]);
    const expected = (await chief<Record<string, unknown>>('GET', `/api/stock/expected-lines/${ids[0]}`)).body;
    expect([expected.acceptedQty, expected.status]).toEqual(['0.0000', 'EXPECTED']);
    expect((await reverse(back.body)).status).toBe(409);

    const again = await post(await drafted(ids));
    const { qty } = await pool();
    const storeId = Number(again.body.storeId);
    const source = { resource: 'stock.test', id: 1, no: 'GI-1' };
    const moves = [{ materialId: material.id, moveType: 'ISSUE' as const, move: { kind: 'out' as const, qty } }];
    await acting((ctx) => postMoves(ctx, source, storeId, moves));
    expect(await pool()).toMatchObject({ qty: '0.0000', value: '0.00' });
    const refused = await reverse(again.body);
    expect([refused.status, refused.body.data?.reason]).toEqual([409, 'INSUFFICIENT_STOCK']);
  });

  test('of another ship is not there for her; values are nobody’s on board', async () => {
    const ids = await ordered([{}], other);
    expect((await draft(ids)).status).toBe(404);
    const theirs = await drafted(ids, buyer);
    expect((await chief('GET', `${PATH}/${theirs.id}`)).status).toBe(404);
    expect((await post(theirs)).status).toBe(404);
    await post(theirs, buyer);
    const seen = await chief<Page>('GET', `/api/stock/pools?materialId=${material.id}`);
    expect(seen.body.content.every(({ vesselId }) => vesselId === ship.vesselId)).toBe(true);
    const told = JSON.stringify([
      seen.body,
      (await chief('GET', '/api/stock/movements?size=5')).body,
      (await chief('GET', '/api/stock/expected-lines?size=5')).body,
    ]);
    for (const word of ['"value"', 'average', 'valueAfter', 'avgAfter', 'unitCost'])
      expect([word, told.includes(word)]).toEqual([word, false]);
    expect((await buyer<Page>('GET', `/api/stock/pools?materialId=${material.id}`)).body.content[0]).toHaveProperty(
      'value',
    );
  });

  test('is posted by who may, once, at the version that was seen', async () => {
    const row = await drafted(await ordered());
    const crew = company.as({ permissions: new Set(['stock:receipt:list', 'stock:receipt:edit']) });
    expect((await post(row, crew)).status).toBe(403);
    expect((await post({ ...row, version: row.version + 5 })).status).toBe(409);
    const both = await Promise.all([post(row), post(row)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('the ledger', () => {
  test('loses nothing when fifty receive at once', async () => {
    const receipts: Row[] = [];
    for (let i = 0; i < 50; i += 1) {
      const ids = await ordered([{ orderedQty: '2', unitCost: String(10 + i) }]);
      receipts.push((await acting((ctx) => expectedReceipts.make(ctx, ids))) as unknown as Row);
    }
    const before = await pool();
    await Promise.all(receipts.map(({ id }) => acting((ctx) => receiptActs.perform(ctx, 'post', id))));
    const after = await pool();
    expect([Number(after.qty) - Number(before.qty), after.seq - before.seq]).toEqual([100, 50]);
    // 2 x (10 + 11 + ... + 59)
    expect(Math.round((Number(after.value) - Number(before.value)) * 100)).toBe(345_000);
    const [sums] = await company.db.query<{ qty: string; value: string; n: number; last: number }>(
      `select sum(m.qty) as qty, sum(m.value) as value, count(*)::int as n, max(m.seq)::int as last from stock_movement m
       join stock_pool p on p.id = m.pool_id where p.vessel_id = $1 and p.material_id = $2`,
      [ship.vesselId, material.id],
    );
    expect(sums).toEqual({ qty: after.qty, value: after.value, n: after.seq, last: after.seq });
  });

  test('two who take the last: one has it, the other is told that nothing is left', async () => {
    const { qty } = await pool();
    const [store] = await company.db.query<{ id: number }>('select id from stock_store where vessel_id = $1', [
      ship.vesselId,
    ]);
    const take = (id: number) =>
      acting((ctx) =>
        postMoves(ctx, { resource: 'stock.test', id, no: `GI-${id}` }, store!.id, [
          { materialId: material.id, moveType: 'ISSUE', move: { kind: 'out', qty } },
        ]),
      ).then(
        () => 'taken',
        (error: AppError) => error.data,
      );
    const ends = await Promise.all([take(2), take(3)]);
    expect(ends).toContain('taken');
    expect(ends).toContainEqual(expect.objectContaining({ reason: 'INSUFFICIENT_STOCK', available: '0.0000' }));
    expect(await pool()).toMatchObject({ qty: '0.0000', value: '0.00' });
  });

  test('is what its movements say in the whole company, and no call changes one', async () => {
    const wrong = await company.db.query(
      `select p.id from stock_pool p left join lateral (
         select sum(m.qty) as qty, sum(m.value) as value, count(*) as n from stock_movement m where m.pool_id = p.id) s on true
       where p.qty <> coalesce(s.qty, 0) or p.value <> coalesce(s.value, 0) or p.seq <> s.n or p.qty < 0 or p.value < 0`,
    );
    expect(wrong).toEqual([]);
    const admin = company.as();
    const [one] = (await admin<Page>('GET', '/api/stock/movements?size=1')).body.content;
    expect((await admin('PUT', '/api/stock/movements', { ...one, qty: '1' })).status).toBe(404);
    expect((await admin('DELETE', `/api/stock/movements/${one!.id}`)).status).toBe(404);
  });
});

/** An order in force of which nothing has come, with what of it is expected; who ordered it is the purchaser. */
async function orderInForce(): Promise<{ id: number; no: string; status: string; expected: number[] }> {
  const [order] = await company.db.query<{ id: number; no: string; status: string }>(
    `select o.id, o.order_no as no, o.order_status as status from purchasing_purchase_order o
     where o.order_status in ('APPROVED', 'SENT', 'CONFIRMED') order by o.id limit 1`,
  );
  const expected = await company.db.query<{ id: number }>(
    `select id from stock_expected_line where source = 'purchasing.purchaseOrder' and source_id = $1 order by id`,
    [order!.id],
  );
  return { ...order!, expected: expected.map(({ id }) => id) };
}
async function holderOf(role: string, at = 0): Promise<Send> {
  const id = (await holdersOf(company.ctx(), { roles: [role] }))[at]!;
  return company.as((await identityOf(company.db, id, { now: company.ctx().now }))!.user);
}

test('what comes of a purchase order moves the order and the line that asked for it', async () => {
  const order = await orderInForce();
  const colleague = await holderOf('BUYER', 2);
  const posted = await post(await drafted(order.expected, buyer), colleague);
  expect([posted.status, posted.body]).toEqual([200, posted.body]);
  type Order = { orderStatus: string; lines: { demandLineId: number; qty: string; acceptedQty: string }[] };
  const read = async () => (await buyer<Order>('GET', `/api/purchasing/purchase-orders/${order.id}`)).body;
  const came = await read();
  expect([came.orderStatus, came.lines.map(({ acceptedQty }) => acceptedQty)]).toEqual([
    'DELIVERED',
    came.lines.map(({ qty }) => qty),
  ]);
  const [line] = await company.db.query<{ status: string; received: string; approved: string }>(
    `select a.line_status as status, a.received_qty as received, a.approved_qty as approved from purchasing_application_line a
     join purchasing_demand_line d on d.source_line_id = a.id where d.id = $1`,
    [came.lines[0]!.demandLineId],
  );
  expect([line?.status, line?.received]).toEqual(['RECEIVED', line?.approved]);
  const { version } = (await buyer<Row>('GET', `/api/purchasing/purchase-orders/${order.id}`)).body;
  const cancelled = await buyer('POST', `/api/purchasing/purchase-orders/${order.id}/cancel`, {
    version,
    reason: '不要了',
  });
  expect(cancelled.status).toBe(409);
  expect((await reverse(posted.body, buyer)).status).toBe(403);
  expect((await reverse(posted.body, colleague)).status).toBe(200);
  expect((await read()).orderStatus).toBe(order.status);
});

test('who ordered or approved an order does not receive it: the rule, the person and who else may are told', async () => {
  const order = await orderInForce();
  const row = await drafted(order.expected, buyer);
  const refused = await post(row, buyer);
  expect([refused.status, refused.body.code, refused.body.data?.reason]).toEqual([403, 'FORBIDDEN', 'DUTIES_APART']);
  expect(refused.body.message).toMatch(`${order.no} 由方晓雯订货，订货的人不能办理收货；可由`);
  expect(refused.body.data?.others).not.toEqual([]);
  const english = await company.signIn('purchaser', 'en');
  expect((await post(row, english)).body.message).toMatch(/ordered PO-.+ does not receive them\. .+ may do it$/);
  expect((await post(row, await holderOf('PUR_MANAGER'))).body.data?.reason).toBe('DUTIES_APART');
  const kept = await company.db.query<{ n: number }>(
    `select count(*)::int as n from stock_movement where source = 'stock.receipt' and source_id = $1`,
    [row.id],
  );
  expect([kept, (await orderInForce()).status]).toEqual([[{ n: 0 }], order.status]);
  // A small office lets it pass.
  await acting((ctx) => setSetting(ctx, 'purchasing.receiptDutiesApart', false));
  const posted = await post(row, buyer);
  expect(posted.status).toBe(200);
  expect((await reverse(posted.body, buyer)).status).toBe(200);
  await acting((ctx) => setSetting(ctx, 'purchasing.receiptDutiesApart', undefined));
});

describe('a whole order', () => {
  const whole = (id: number, by: Send = chief) => by<Row & Refused>('POST', `${PATH}/from-order`, { ids: [id] });

  test('is received by any of its lines: all that is open of it, as it was ordered', async () => {
    const ids = await ordered([{}, { orderedQty: '4' }, { orderedQty: '7.5' }]);
    await post(await drafted([ids[0]!]));
    const { status, body } = await whole(ids[2]!);
    expect([status, body.docStatus]).toEqual([200, 'DRAFT']);
    expect(
      body.lines.map(({ expectedLineId, deliveredQty, acceptedQty }) => [expectedLineId, deliveredQty, acceptedQty]),
    ).toEqual([
      [ids[1], '4.0000', '4.0000'],
      [ids[2], '7.5000', '7.5000'],
    ]);
    expect((await post(body)).status).toBe(200);
    expect((await whole(ids[1]!)).body.code).toBe('WRONG_STATE');
  });

  test('of another ship is not found', async () => {
    const [id] = await ordered([{}], other);
    expect((await whole(id!)).status).toBe(404);
  });
});
