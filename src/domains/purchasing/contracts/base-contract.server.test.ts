import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { identityOf } from '../../identity/public.server.ts';
import { suppliersOf } from '../../partner/public.server.ts';

type Line = Record<string, unknown> & { id: number; qty: string; unitPrice: string };
type Order = Record<string, unknown> & { id: number; version: number; sourceKind: string; lines: Line[] };
type Contract = Record<string, unknown> & { id: number; version: number; contractNo: string; contractStatus: string };
type Standing = Contract & { usedAmount?: string; leftAmount?: string; orderCount: number; standing: string };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Change = { id: number; version: number; lines: Line[] };

const ORDERS = '/api/purchasing/purchase-orders';
const CONTRACTS = '/api/purchasing/base-contracts';
const CHANGES = '/api/purchasing/order-changes';
const EXPIRE = 'purchasing.expire-contracts';

let company: Company;
let buyer: Send;
let manager: Send;
let chief: Send;
let [supplier, usd, port, material, unit, organization] = [0, 0, 0, 0, 0, 0];

const firstId = async (sql: string): Promise<number> => (await company.db.query<{ id: number }>(sql))[0]?.id ?? 0;

beforeAll(async () => {
  company = await companyServer();
  [buyer, chief] = (await Promise.all(['purchaser', 'ce.pioneer'].map((name) => company.signIn(name)))) as [Send, Send];
  manager = company.as({
    permissions: new Set([
      ...['list', 'suspend', 'resume', 'terminate'].map((act) => `purchasing:baseContract:${act}`),
      'purchasing:price:list',
    ]),
    scope: { vessel: 'all', organization: 'all' },
  });
  [supplier = 0] = (await suppliersOf(company.ctx(), 'STORES')).toReversed();
  usd = await firstId(`select id from parameter_currency where code = 'USD'`);
  port = await firstId(`select id from parameter_port where deleted_at is null order by id limit 1`);
  organization = await firstId(
    `select organization_id as id from fleet_vessel where organization_id is not null and deleted_at is null order by id limit 1`,
  );
  const [item] = await company.db.query<{ id: number; unit: number }>(
    `select m.id, m.base_unit_id as unit from material_material m join material_category c on c.id = m.category_id
     where m.usable = 'ACTIVE' and c.purchase_type = 'STORES' and m.deleted_at is null order by m.id desc limit 1`,
  );
  [material, unit] = [item!.id, item!.unit];
}, 180_000);
afterAll(() => company.close());

/** Blueprint 5.8: 2.05, from 2,000 on 1.92, and 0.05 more in the port. */
const draftOf = (change: Readonly<Record<string, unknown>> = {}) => ({
  subject: '年度滑油框架',
  partnerId: supplier,
  purchaseType: 'STORES',
  currencyId: usd,
  startDate: '2020-01-01',
  endDate: '2098-12-31',
  ceilingAmount: '10000.00',
  taxIncluded: false,
  prices: [
    { materialId: material, unitId: unit, listPrice: '2.05' },
    { materialId: material, unitId: unit, minQty: '2000', listPrice: '1.92' },
  ],
  portCharges: [{ portId: port, addPerUnit: '0.05' }],
  ...change,
});

const write = async (change: Readonly<Record<string, unknown>> = {}): Promise<Contract> => {
  const { status, body } = await buyer<Contract>('POST', CONTRACTS, draftOf(change));
  expect([status, body]).toEqual([200, body]);
  return body;
};
const read = async (id: number, by: Send = buyer) => (await by<Standing>('GET', `${CONTRACTS}/${id}`)).body;
const standing = async ({ id }: Contract, by: Send = buyer): Promise<Standing> =>
  (await by<{ content: Standing[] }>('GET', `${CONTRACTS}?size=200`)).body.content.find((one) => one.id === id)!;

const submit = (resource: string, { id, version }: { id: number; version: number }) =>
  buyer<Refused & { id: number }>('POST', '/api/approval/runs', { resource, recordId: id, version });

type Run = { waiting: { taskId: number; person: { id: number } }[] };

/** Those whose turn it is agree, one after the other; answers the first refusal. */
async function approve(runId: number): Promise<Refused | undefined> {
  for (let step = 0; step < 5; step += 1) {
    const { waiting } = (await buyer<Run>('GET', `/api/approval/runs/${runId}`)).body;
    if (!waiting?.[0]) return undefined;
    const who = await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now });
    const { status, body } = await company.as(who!.user)<Refused>('POST', `/api/approval/runs/${runId}/act`, {
      act: 'approve',
      taskId: waiting[0].taskId,
      opinion: '同意',
    });
    if (status !== 200) return body;
  }
  return undefined;
}

async function inForce(change: Readonly<Record<string, unknown>> = {}): Promise<Contract> {
  const row = await write(change);
  const run = await submit('purchasing.baseContract', row);
  expect([run.status, run.body]).toEqual([200, run.body]);
  expect(await approve(run.body.id)).toBeUndefined();
  return read(row.id);
}

const order = (line: Readonly<Record<string, unknown>>, head: Readonly<Record<string, unknown>> = {}) =>
  buyer<Order & Refused>('POST', ORDERS, {
    organizationId: organization,
    partnerId: supplier,
    purchaseType: 'STORES',
    currencyId: usd,
    portId: port,
    requiredDate: '2099-01-01',
    lines: [{ description: '滑油', materialId: material, unitId: unit, unitPrice: '0', taxIncluded: false, ...line }],
    ...head,
  });
const ordered = async (...given: Parameters<typeof order>): Promise<Order> => {
  const { status, body } = await order(...given);
  expect([status, body]).toEqual([200, body]);
  return body;
};
const submitOrder = (row: Order) => submit('purchasing.purchaseOrder', row);
const end = (id: number) =>
  company.db.query(`update purchasing_base_contract set contract_status = 'TERMINATED' where id = $1`, [id]);

describe('a base contract', () => {
  test('is approved by three and then binds; what is wrong with it is told at its fields', async () => {
    const empty = await write({ prices: [] });
    const refused = await submit('purchasing.baseContract', empty);
    expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([400, ['prices']]);
    const over = await buyer<Refused>('POST', CONTRACTS, draftOf({ endDate: '2019-12-31' }));
    expect([over.status, over.body.errors?.[0]?.field]).toEqual([400, 'endDate']);
    const past = await write({ endDate: '2020-12-31' });
    const late = await submit('purchasing.baseContract', past);
    expect([late.status, late.body.errors?.[0]?.field]).toEqual([400, 'endDate']);

    const row = await inForce();
    expect(row).toMatchObject({ status: 'APPROVE', contractStatus: 'ACTIVE' });
    expect(await standing(row)).toMatchObject({ usedAmount: '0.00', leftAmount: '10000.00', standing: 'RUNNING' });
    const closed = await buyer<Refused>('PUT', CONTRACTS, { id: row.id, version: row.version, subject: '改名' });
    expect(closed.status).toBe(409);
    await end(row.id);
  });

  test('is written by who buys, suspended and ended by who leads the purchase', async () => {
    expect((await chief('POST', CONTRACTS, draftOf())).status).toBe(403);
    expect((await chief('GET', CONTRACTS)).status).toBe(403);
    const draft = await write();
    const early = await manager<Refused>('POST', `${CONTRACTS}/${draft.id}/suspend`, { version: 1, reason: '停' });
    expect([early.status, early.body.code]).toEqual([409, 'WRONG_STATE']);
    const row = await inForce();
    const act = (name: string, by: Send, version: number) =>
      by<Contract & Refused>('POST', `${CONTRACTS}/${row.id}/${name}`, { version, reason: '供应商整改' });
    expect((await act('suspend', buyer, row.version)).status).toBe(403);
    expect((await act('suspend', manager, row.version - 1)).body.code).toBe('STALE');
    expect((await act('suspend', manager, row.version)).status).toBe(200);
    const named = await order({ qty: '10' }, { contractId: row.id });
    expect([named.status, named.body.errors?.some(({ field }) => field === 'contractId')]).toEqual([400, true]);
    expect((await act('resume', manager, row.version + 1)).status).toBe(200);
    expect((await act('terminate', manager, row.version + 2)).status).toBe(200);
    expect(await read(row.id)).toMatchObject({ contractStatus: 'TERMINATED' });
  });

  test('ends with its last day, and does not come back', async () => {
    const row = await inForce();
    await company.db.query(`update purchasing_base_contract set end_date = '2020-06-30' where id = $1`, [row.id]);
    expect(await standing(row)).toMatchObject({ standing: 'EXPIRED', contractStatus: 'ACTIVE' });
    const named = await order({ qty: '10' }, { contractId: row.id });
    expect(named.body.errors?.map(({ field }) => field)).toContain('contractId');
    expect((await company.runSchedule(EXPIRE)).error).toBeNull();
    expect(await read(row.id)).toMatchObject({ contractStatus: 'EXPIRED' });
    const back = await manager<Refused>('POST', `${CONTRACTS}/${row.id}/resume`, { version: row.version + 1 });
    expect([back.status, back.body.code]).toEqual([409, 'WRONG_STATE']);
  });

  test('tells its prices and sums to nobody who may not know prices', async () => {
    const row = await inForce();
    const other = company.as({
      permissions: new Set(['purchasing:baseContract:list']),
      scope: { vessel: 'all', organization: 'all' },
    });
    for (const seen of [await read(row.id, other), await standing(row, other)])
      for (const name of ['ceilingAmount', 'usedAmount', 'leftAmount', 'usedPct'])
        expect(seen).not.toHaveProperty(name);
    const [price] = (await read(row.id, other)).prices as Record<string, unknown>[];
    expect(price).toHaveProperty('materialId', material);
    for (const name of ['price', 'listPrice', 'discountPct']) expect(price).not.toHaveProperty(name);
    await end(row.id);
  });
});

describe('an order', () => {
  test('calls 3,000 off at 1.97 for 5,910.00 without an inquiry, and one above the ceiling is refused', async () => {
    const row = await inForce();
    const first = await ordered({ qty: '3000' }, { contractId: row.id });
    expect(first).toMatchObject({ sourceKind: 'CONTRACT', goodsAmount: '5910.00' });
    expect(first.lines[0]).toMatchObject({
      unitPrice: '1.970000',
      contractPrice: '1.970000',
      amount: '5910.00',
      departurePct: null,
      priceContractId: row.id,
    });
    const second = await ordered({ qty: '3000' }, { contractId: row.id });
    const run = await submitOrder(first);
    expect([run.status, run.body]).toEqual([200, run.body]);
    // Under approval together: the second is looked at again when it would come in force.
    const other = await submitOrder(second);
    expect([other.status, other.body]).toEqual([200, other.body]);
    expect(await standing(row)).toMatchObject({ usedAmount: '0.00', orderCount: 0 });
    expect(await approve(run.body.id)).toBeUndefined();
    expect(await standing(row)).toMatchObject({ usedAmount: '5910.00', leftAmount: '4090.00', orderCount: 1 });
    expect(await approve(other.body.id)).toMatchObject({ code: 'RULE' });

    const third = await submitOrder(await ordered({ qty: '2077' }, { contractId: row.id }));
    expect([third.status, third.body.errors?.map(({ field }) => field)]).toEqual([400, ['contractId']]);

    // Cancelled, it is free again.
    const { version } = (await buyer<Order>('GET', `${ORDERS}/${first.id}`)).body;
    const gone = await buyer('POST', `${ORDERS}/${first.id}/cancel`, { version, reason: '改港' });
    expect([gone.status, gone.body]).toEqual([200, gone.body]);
    expect(await standing(row)).toMatchObject({ usedAmount: '0.00', orderCount: 0 });
    await end(row.id);
  });

  test('of which a line departs beyond the tolerance is a direct purchase, and says why', async () => {
    const row = await inForce({ tolerancePct: '1' });
    const near = await ordered({ qty: '3000', unitPrice: '1.98' }, { contractId: row.id });
    expect([near.sourceKind, near.lines[0]!.departurePct]).toEqual(['CONTRACT', null]);
    const far = await ordered({ qty: '3000', unitPrice: '2' }, { contractId: row.id });
    expect([far.sourceKind, far.lines[0]!.departurePct]).toEqual(['DIRECT', '1.52']);
    const refused = await submitOrder(far);
    expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([400, ['directReason']]);
    // Without naming it, it is shown all the same.
    const beside = await ordered({ qty: '3000', unitPrice: '2' });
    expect(beside.lines[0]).toMatchObject({ contractPrice: '1.970000', departurePct: '1.52', priceContractId: row.id });
    expect(beside.sourceKind).toBe('DIRECT');
    const unnamed = await order({ qty: '1' }, { sourceKind: 'CONTRACT' });
    expect(unnamed.body.errors?.map(({ field }) => field)).toEqual(['contractId']);
    await end(row.id);
  });

  test('gets no price of another unit, material, currency or supplier, or of a contract for other ships', async () => {
    const [ship = 0] = (
      await company.db.query<{ id: number }>(
        `select id from fleet_vessel where organization_id <> $1 and deleted_at is null order by id limit 1`,
        [organization],
      )
    ).map(({ id }) => id);
    const row = await inForce({ ships: [ship] });
    const typed = { qty: '10', unitPrice: '9' };
    expect((await ordered(typed)).lines[0]).toMatchObject({ priceContractId: null, contractPrice: null });
    await end(row.id);
    const all = await inForce();
    const otherUnit = await firstId(
      `select id from material_unit where id <> ${unit} and deleted_at is null order by id limit 1`,
    );
    expect((await ordered({ ...typed, unitId: otherUnit })).lines[0]).toMatchObject({ priceContractId: null });
    const yuan = await firstId(`select id from parameter_currency where code = 'CNY'`);
    expect((await ordered(typed, { currencyId: yuan })).lines[0]).toMatchObject({ priceContractId: null });
    expect((await ordered(typed)).lines[0]).toMatchObject({ priceContractId: all.id });
    await end(all.id);
  });

  test('changed beyond the ceiling is refused; near it those who keep the contract are told', async () => {
    const row = await inForce();
    const first = await ordered({ qty: '3000' }, { contractId: row.id });
    const run = await submitOrder(first);
    expect(await approve(run.body.id)).toBeUndefined();
    const now = (await buyer<Order>('GET', `${ORDERS}/${first.id}`)).body;
    const begun = await buyer<Change>('POST', `${ORDERS}/${first.id}/change`, { version: now.version });
    const change = async ({ id, version, lines }: Change, qty: string) => {
      const saved = await buyer<Change>('PUT', CHANGES, {
        id,
        version,
        reason: '多备航次',
        lines: lines.map((line) => ({ ...line, qty })),
      });
      expect([saved.status, saved.body]).toEqual([200, saved.body]);
      return saved.body;
    };
    const over = await change(begun.body, '5077');
    const refused = await submit('purchasing.orderChange', over);
    expect([refused.status, refused.body.code]).toEqual([400, 'RULE']);
    const told = () =>
      company.db.query(
        `select 1 from communication_message where kind = 'purchasing.contractNearCeiling' and record_id = $1`,
        [row.id],
      );
    expect(await told()).toHaveLength(0);
    const most = await submit('purchasing.orderChange', await change(over, '5076'));
    expect([most.status, most.body]).toEqual([200, most.body]);
    expect(await approve(most.body.id)).toBeUndefined();
    // 5,076 × 1.97 = 9,999.72
    expect(await standing(row)).toMatchObject({ usedAmount: '9999.72', leftAmount: '0.28', standing: 'NEAR' });
    expect((await told()).length).toBeGreaterThan(0);
    await end(row.id);
  });
});

test('an award shows where an offer departs from a contract of the winner', async () => {
  type Quoted = { id: number; inquiryId: number; partnerId: number; currencyId: number };
  const [quote] = await company.db.query<Quoted>(
    `select q.id, q.inquiry_id as "inquiryId", q.partner_id as "partnerId", q.currency_id as "currencyId"
     from purchasing_quotation q join purchasing_inquiry i on i.id = q.inquiry_id
     where i.inquiry_status = 'OPENED' and q.quote_status = 'OPENED' and q.valid_until >= $1::date and q.deleted_at is null
       and not exists (select 1 from purchasing_award a where a.inquiry_id = i.id and a.status in ('USE', 'IN_AUDIT') and a.deleted_at is null)
     order by q.id limit 1`,
    [company.ctx().now.toISOString()],
  );
  const asked = await company.db.query<{ materialId: number; unitId: number }>(
    `select material_id as "materialId", unit_id as "unitId" from purchasing_inquiry_line where parent_id = $1 and material_id is not null order by seq`,
    [quote!.inquiryId],
  );
  const row = await inForce({
    partnerId: quote!.partnerId,
    currencyId: quote!.currencyId,
    purchaseType: 'STORES',
    prices: asked.map((line) => ({ ...line, listPrice: '0.01' })),
    portCharges: [],
  });
  const made = await buyer<{ lines: Record<string, unknown>[] }>(
    'POST',
    `/api/purchasing/inquiries/${quote!.inquiryId}/awards`,
    {
      scenario: 'SINGLE',
      quotationId: quote!.id,
    },
  );
  expect([made.status, made.body]).toEqual([200, made.body]);
  const [line] = made.body.lines;
  expect(line).toMatchObject({ priceContractId: row.id });
  // One cent is less than anything costs.
  expect(Number(line!.departurePct)).toBeGreaterThan(100);
  expect(Number(line!.contractBase)).toBeGreaterThan(0);
  expect(Number(line!.contractBase)).toBeLessThan(Number(line!.netBase));
});
