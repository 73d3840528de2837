import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Paper } from '../../../kernel/paper/paper.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { identityOf } from '../../identity/public.server.ts';
import { sampleVoyage } from '../../voyage/testing/voyage-fixture.demo.ts';

type Row = Record<string, unknown> & { id: number; version: number; contractStatus: string; status: string };
type Refused = { code: string; message: string; errors?: { field: string }[] };
type Answer = Row & Refused;
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const CARGO = '/api/market/cargos';
const PATH = '/api/market/contracts';
const ADDENDUM = '/api/market/contract-addendums';

/** What a ship that never reported begins with. */
const READINGS = {
  time: '2026-03-05T04:00:00.000Z',
  zone: 8,
  grades: { VLSFO: '536.400', MGO: '80.000' },
  lubes: { cylinderOil: '9180' },
  fwStock: '214.0',
  currentAccumRev: 874_720,
  fwdDraft: '9.10',
  aftDraft: '9.60',
  wastes: {},
};

let company: Company;
let desk: Send;
let cfo: Send;
let customer: number;
let ship: number;

const one = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await company.db.query<T & Record<string, unknown>>(sql, values))[0]!;

beforeAll(async () => {
  company = await companyServer();
  [desk, cfo] = await Promise.all([company.signIn('chartering'), company.signIn('cfo')]);
  customer = (await one<{ id: number }>(`select id from market_customer where standing = 'OPEN' order by id limit 1`))
    .id;
  ship = (await one<{ id: number }>(`select id from fleet_vessel where name_en = 'HAI YUE PIONEER'`)).id;
}, 180_000);
afterAll(() => company.close());

async function parcel(over: Record<string, unknown> = {}): Promise<Row> {
  const { id: cargoTypeId } = await one<{ id: number }>(`select id from market_cargo_type where code = 'MEOH'`);
  const ports = await company.db.query<{ id: number }>('select id from parameter_port order by id limit 2');
  const { status, body } = await desk<Answer>('POST', CARGO, {
    cargoTypeId,
    name: '甲醇',
    customerId: customer,
    loadPortId: ports[0]!.id,
    dischPortId: ports[1]!.id,
    qty: '8500',
    qtyUnit: 'T',
    tolerancePct: '5',
    laycanFrom: '2026-03-20',
    laycanTo: '2026-03-23',
    lossAllowance: '0.300',
    ...over,
  });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}

/** A draft of a parcel at 69.20 CNY a tonne: 588 200.00. */
async function draft(over: Record<string, unknown> = {}, of?: Row): Promise<Answer> {
  const cargo = of ?? (await parcel());
  const made = await desk<Answer>('POST', `${PATH}/from-cargo`, { ids: [cargo.id] });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  const saved = await desk<Answer>('PUT', PATH, {
    ...made.body,
    freightType: 'PER_TON',
    freightRate: '69.20',
    ...over,
  });
  expect([saved.status, saved.body.message]).toEqual([200, undefined]);
  return saved.body;
}

const submit = ({ id, version }: Row) =>
  desk<Refused & { id: number; waiting?: { person: { id: number } }[] }>('POST', '/api/approval/runs', {
    resource: 'market.contract',
    recordId: id,
    version,
  });

/** Submits a document, and everybody who is asked agrees. */
async function agree(resource: string, { id, version }: Row): Promise<void> {
  const run = await desk<Run & Refused>('POST', '/api/approval/runs', { resource, recordId: id, version });
  expect([run.status, run.body.message]).toEqual([200, undefined]);
  for (let step = 0; step < 4; step += 1) {
    const [next] = (await desk<Run>('GET', `/api/approval/runs/${run.body.id}`)).body.waiting ?? [];
    if (!next) return;
    const who = await identityOf(company.db, next.person.id, { now: company.ctx().now });
    const given = { act: 'approve', taskId: next.taskId, opinion: '同意' };
    expect((await company.as(who!.user)('POST', `/api/approval/runs/${run.body.id}/act`, given)).status).toBe(200);
  }
}

/** As if everybody who is asked had agreed. */
async function approved(row: Row): Promise<Row> {
  await company.db.query(`update market_contract set status = 'APPROVE', version = version + 1 where id = $1`, [
    row.id,
  ]);
  return (await desk<Row>('GET', `${PATH}/${row.id}`)).body;
}

/** On subjects and approved. */
async function ready(over: Record<string, unknown> = {}, of?: Row): Promise<Row> {
  const row = await draft(over, of);
  const subs = await actOn<Answer>(desk, `${PATH}/${row.id}/on-subs`);
  expect([subs.status, subs.body.contractStatus]).toEqual([200, 'ON_SUBS']);
  return approved(row);
}

const fix = (id: number, by: Send = desk) => actOn<Answer>(by, `${PATH}/${id}/fix`, { shipId: ship });

test('parcels of one customer become a draft with their terms; 8 500 t at 69.20 come to 588 200.00', async () => {
  const row = await draft();
  expect(row).toMatchObject({
    contractNo: expect.stringMatching(/^VC-\d{6}$/),
    qtyTotal: '8500.000',
    amountEstimate: '588200.00',
    baseEstimate: '588200.00',
    contractStatus: 'NEGOTIATING',
  });
  expect((row.cargoes as Row[])[0]).toMatchObject({ cargoName: '甲醇', minQty: '8075.000', laycanFrom: '2026-03-20' });
  const ws = await desk<Answer>('PUT', PATH, { ...row, freightType: 'WORLDSCALE', wsFlat: '10.45', wsPoints: '165' });
  expect(ws.body.amountEstimate).toBe('146561.25');
});

test('payments come to the whole, and commissions above 6.25 % are confirmed before it is sent', async () => {
  const row = await draft();
  const short = await desk<Answer>('PUT', PATH, { ...row, payments: [{ pct: '90', trigger: 'BL', days: 3 }] });
  expect([short.status, short.body.errors?.[0]?.field]).toEqual([400, 'payments']);
  const commissions = [
    { kind: 'ADDRESS', pct: '3.75' },
    { kind: 'BROKERAGE', pct: '2.6' },
  ];
  const high = await desk<Answer>('PUT', PATH, { ...row, commissions });
  expect([high.status, high.body.commissionPct]).toEqual([200, '6.350']);
  expect((await submit(high.body)).body.errors?.map(({ field }) => field)).toEqual(['commissionSeen']);
  const seen = await desk<Answer>('PUT', PATH, { ...high.body, commissionSeen: true });
  expect((await submit(seen.body)).status).toBe(200);
});

test('1 million does not go to the general manager, 25 million does; what is under approval is not edited', async () => {
  const small = await draft();
  expect((await submit(small)).status).toBe(200);
  const edited = await desk<Answer>('PUT', PATH, { ...small, version: small.version + 1, law: '中国法' });
  expect([edited.status, edited.body.code]).toEqual([409, 'WRONG_STATE']);
  const asked = async (row: Row): Promise<string[]> => {
    const { body } = await desk<{ steps: { nodeId: string; kind: string }[] }>(
      'GET',
      `/api/approval/preview?resource=market.contract&recordId=${row.id}`,
    );
    return body.steps.filter(({ kind }) => kind === 'approve').map(({ nodeId }) => nodeId);
  };
  expect(await asked(await draft({ freightType: 'LUMPSUM', freightRate: '1000000' }))).toEqual(['manager']);
  expect(await asked(await draft({ freightType: 'LUMPSUM', freightRate: '2500000' }))).toEqual(['manager', 'cfo']);
  expect(await asked(await draft({ freightType: 'LUMPSUM', freightRate: '25000000' }))).toEqual([
    'manager',
    'cfo',
    'gm',
  ]);
});

test('fixing waits for subjects and approval, names the ship and takes the parcels', async () => {
  const cargo = await parcel();
  const row = await draft({}, cargo);
  expect((await fix(row.id)).body.code).toBe('WRONG_STATE');
  await actOn(desk, `${PATH}/${row.id}/on-subs`);
  expect((await fix(row.id)).body.code).toBe('RULE');
  await approved(row);
  const fixed = await fix(row.id);
  expect([fixed.status, fixed.body.message]).toEqual([200, undefined]);
  expect(fixed.body).toMatchObject({ contractStatus: 'FIXED', shipId: ship });
  const { body: taken } = await desk<Row>('GET', `${CARGO}/${cargo.id}`);
  expect(taken).toMatchObject({ cargoStatus: 'FIXED', contractId: row.id });
  expect((await fix(row.id)).body.code).toBe('WRONG_STATE');
});

test('of two contracts about one parcel the first that is fixed has it', async () => {
  const cargo = await parcel();
  const [a, b] = [await ready({}, cargo), await ready({}, cargo)];
  expect((await fix(a.id)).status).toBe(200);
  const second = await fix(b.id);
  expect([second.status, second.body.code]).toEqual([409, 'CONFLICT']);
});

test('nothing is fixed with a customer on hold', async () => {
  const row = await ready();
  const held = await actOn<Answer>(desk, `/api/market/customers/${customer}/hold`, { reason: '运费逾期' });
  expect(held.status).toBe(200);
  const refused = await fix(row.id);
  expect([refused.status, refused.body.message.includes('运费逾期')]).toEqual([409, true]);
  await actOn(desk, `/api/market/customers/${customer}/lift`, { reason: '已付清' });
  expect((await fix(row.id)).status).toBe(200);
});

test('beyond the limit a contract is refused; the finance director’s release lets that one pass, once', async () => {
  const { limit } = await one<{ limit: string }>(
    'select credit_limit::text as limit from market_customer where id = $1',
    [customer],
  );
  await company.db.query('update market_customer set credit_limit = 1000 where id = $1', [customer]);
  const [a, b] = [await ready(), await ready()];
  const refused = await fix(a.id);
  expect([refused.status, refused.body.message.includes('信用额度')]).toEqual([409, true]);
  expect((await actOn<Answer>(desk, `${PATH}/${a.id}/release`, { reason: '自行放行' })).status).toBe(403);
  expect((await actOn<Answer>(cfo, `${PATH}/${a.id}/release`)).body.errors?.[0]?.field).toBe('reason');
  expect((await actOn<Answer>(cfo, `${PATH}/${a.id}/release`, { reason: '有银行保函' })).status).toBe(200);
  const fixed = await fix(a.id);
  expect([fixed.status, fixed.body.creditReleased]).toEqual([200, false]);
  expect((await fix(b.id)).status).toBe(409);
  await company.db.query('update market_customer set credit_limit = $2 where id = $1', [customer, limit]);
});

test('a parcel that was changed after the contract was written is not what was agreed to', async () => {
  const cargo = await parcel({ qty: '100' });
  const row = await ready({}, cargo);
  const { body: before } = await desk<Row>('GET', `${CARGO}/${cargo.id}`);
  const { body: larger } = await desk<Row>('PUT', CARGO, { ...before, qty: '85000' });
  const refused = await fix(row.id);
  expect([refused.status, refused.body.message.includes('在合同写定后有改动')]).toEqual([409, true]);
  expect((await desk<Row>('GET', `${CARGO}/${cargo.id}`)).body.cargoStatus).toBe('OFFERED');
  await desk('PUT', CARGO, { ...larger, qty: '100' });
  expect((await fix(row.id)).status).toBe(200);
});

test('a certificate that the charter asks for holds until discharge, or its want is waived, once', async () => {
  const gm = await company.signIn('gm');
  const asked = { certificates: [{ certKind: 'COFR' }], dischargeBy: '2026-04-12' };
  const [a, b] = [await ready(asked), await ready(asked)];
  const missing = await fix(a.id);
  expect([missing.status, missing.body.message.includes('该船没有')]).toEqual([409, true]);
  const paper = { shipId: ship, certKind: 'COFR', certNo: 'COFR-1', issueDate: '2025-04-11' };
  const kept = await desk<Answer>('POST', '/api/market/ship-business-certificates', {
    ...paper,
    expiryDate: '2026-04-11',
  });
  expect([kept.status, kept.body.message]).toEqual([200, undefined]);
  expect((await fix(a.id)).body.message).toContain('2026-04-11');
  const waive = { shipId: ship, reason: '发证机构书面确认续期' };
  expect((await actOn<Answer>(desk, `${PATH}/${a.id}/waive`, waive)).status).toBe(403);
  const whose = await actOn<Answer>(gm, `${PATH}/${a.id}/waive`, { reason: waive.reason });
  expect(whose.body.errors?.map(({ field }) => field)).toEqual(['shipId']);
  expect((await actOn<Answer>(gm, `${PATH}/${a.id}/waive`, waive)).status).toBe(200);
  const other = await one<{ id: number }>(
    `select v.id from fleet_vessel v where v.id <> $1 and v.deleted_at is null and not exists
       (select from market_ship_business_certificate c where c.ship_id = v.id and c.cert_kind = 'COFR') order by v.id limit 1`,
    [ship],
  );
  // It was looked at of that ship: another one is fixed with her own papers.
  const elsewhere = await actOn<Answer>(desk, `${PATH}/${a.id}/fix`, { shipId: other.id });
  expect([elsewhere.status, elsewhere.body.message.includes('该船没有')]).toEqual([409, true]);
  const fixed = await fix(a.id);
  expect([fixed.status, fixed.body.certWaived]).toEqual([200, false]);
  const told = await desk<{ action: string; reason?: string }[]>('GET', `${PATH}/${a.id}/history`);
  expect(told.body.find(({ action }) => action === 'waive')?.reason).toBe('发证机构书面确认续期');
  expect((await fix(b.id)).status).toBe(409);
  await desk('PUT', '/api/market/ship-business-certificates', { ...kept.body, expiryDate: '2026-04-12' });
  expect((await fix(b.id)).status).toBe(200);
});

test('what an approved contract may do beyond the rule is not released before it is approved', async () => {
  const row = await draft({ certificates: [{ certKind: 'COFR' }], dischargeBy: '2026-04-12' });
  await actOn(desk, `${PATH}/${row.id}/on-subs`);
  const gm = await company.signIn('gm');
  const early = { shipId: ship, reason: '先行豁免' };
  expect((await actOn<Answer>(gm, `${PATH}/${row.id}/waive`, early)).body.code).toBe('RULE');
  expect((await actOn<Answer>(cfo, `${PATH}/${row.id}/release`, { reason: '先行放行' })).body.code).toBe('RULE');
});

test('the voyage that operations open for the ship makes her next fixture perform, and plans its parcels', async () => {
  const ctx = company.ctx();
  const { shipId, voyage } = await company.db.transaction((tx) => sampleVoyage({ ...ctx, db: tx }, 'ZM'));
  const ops = await company.signIn('ops');
  expect((await actOn(ops, `/api/voyage/voyages/${voyage.id}/cancel`, { reason: '改期' })).status).toBe(200);
  const [cargo, later] = [await parcel(), await parcel({ laycanFrom: '2026-03-28', laycanTo: '2026-03-30' })];
  const [row, next] = [await ready({}, cargo), await ready({}, later)];
  for (const { id } of [row, next])
    expect((await actOn<Answer>(desk, `${PATH}/${id}/fix`, { shipId })).status).toBe(200);
  const opened = await ops<Answer>('POST', '/api/voyage/voyages/open', {
    shipId,
    readings: READINGS,
  });
  expect([opened.status, opened.body.message]).toEqual([200, undefined]);
  const seen = async (path: string, id: number) => (await desk<Row>('GET', `${path}/${id}`)).body;
  expect((await seen(PATH, row.id)).contractStatus).toBe('PERFORMING');
  expect(await seen(CARGO, cargo.id)).toMatchObject({ cargoStatus: 'PLANNED', voyageId: opened.body.id, shipId });
  expect((await seen(PATH, next.id)).contractStatus).toBe('FIXED');
  const early = await actOn<Answer>(desk, `${PATH}/${row.id}/complete`, {
    invoiceNo: 'F-9',
    invoiceDate: '2026-03-10',
    invoiceAmount: '588200',
  });
  expect([early.status, early.body.code]).toEqual([409, 'CONFLICT']);
});

test('parcels that were planned on a voyage go by it when it is opened, and are free when it is cancelled', async () => {
  const ctx = company.ctx();
  const { shipId, voyage } = await company.db.transaction((tx) => sampleVoyage({ ...ctx, db: tx }, 'ZN'));
  const ops = await company.signIn('ops');
  expect((await actOn(ops, `/api/voyage/voyages/${voyage.id}/cancel`, { reason: '改期' })).status).toBe(200);
  const [next, planned] = [await parcel(), await parcel({ laycanFrom: '2026-03-28', laycanTo: '2026-03-30' })];
  const [first, later] = [await ready({}, next), await ready({}, planned)];
  for (const { id } of [first, later])
    expect((await actOn<Answer>(desk, `${PATH}/${id}/fix`, { shipId })).status).toBe(200);
  const [port] = await company.db.query<{ id: number }>("select id from parameter_port where unlocode = 'CNNGB'");
  const plan = async (): Promise<number> => {
    const ports = [{ port: port!.id, purpose: 'LOAD', eta: '2026-03-28T02:00:00.000Z' }];
    const { body } = await ops<Answer>('POST', '/api/voyage/voyages/plan', { shipId, ports });
    expect((await actOn<Answer>(desk, `${CARGO}/${planned.id}/plan`, { voyageId: body.id })).status).toBe(200);
    return Number(body.id);
  };
  const seen = async (path: string, id: number) => (await desk<Row>('GET', `${path}/${id}`)).body;
  const given = await plan();
  expect((await actOn(ops, `/api/voyage/voyages/${given}/cancel`, { reason: '货未备妥' })).status).toBe(200);
  expect(await seen(CARGO, planned.id)).toMatchObject({ cargoStatus: 'FIXED', voyageId: null, shipId: null });

  const voyageId = await plan();
  expect((await seen(PATH, later.id)).contractStatus).toBe('FIXED');
  const opened = await ops<Answer>('POST', '/api/voyage/voyages/open', { shipId, readings: READINGS });
  expect([opened.status, opened.body.id]).toEqual([200, voyageId]);
  expect((await seen(PATH, later.id)).contractStatus).toBe('PERFORMING');
  expect(await seen(CARGO, planned.id)).toMatchObject({ cargoStatus: 'PLANNED', voyageId, shipId });
  // Her next fixture by its laycan waits: the voyage was planned for the other.
  expect((await seen(PATH, first.id)).contractStatus).toBe('FIXED');
});

test('a cancelled contract gives its parcels back, and cannot be cancelled once one is loaded', async () => {
  const cargo = await parcel();
  const row = await ready({}, cargo);
  await fix(row.id);
  expect((await actOn<Answer>(desk, `${PATH}/${row.id}/cancel`)).body.errors?.[0]?.field).toBe('reason');
  const cancelled = await actOn<Answer>(desk, `${PATH}/${row.id}/cancel`, { reason: '双方同意' });
  expect(cancelled.body.contractStatus).toBe('CANCELLED');
  expect((await desk<Row>('GET', `${CARGO}/${cargo.id}`)).body).toMatchObject({
    cargoStatus: 'OFFERED',
    contractId: null,
  });
  const other = await parcel();
  const loaded = await ready({}, other);
  await fix(loaded.id);
  await company.db.query(`update market_cargo set cargo_status = 'LOADED' where id = $1`, [other.id]);
  expect((await actOn<Answer>(desk, `${PATH}/${loaded.id}/cancel`, { reason: '试' })).body.code).toBe('CONFLICT');
});

/** A contract of which everything was carried, on a voyage that is closed. */
async function carried(): Promise<{ row: Row; voyageId: number }> {
  const cargo = await parcel();
  const row = await ready({}, cargo);
  await fix(row.id);
  const closed = await one<{ id: number }>(
    `select v.id from voyage_voyage v where v.ship_name = $1 and v.voyage_status = 'CLOSED'
       and not exists (select from market_claim c where c.voyage_id = v.id) order by v.id limit 1`,
    [ship],
  );
  await company.db.query(
    `update market_cargo set cargo_status = 'DISCHARGED', voyage_id = $2, ship_id = $3 where id = $1`,
    [cargo.id, closed.id, ship],
  );
  await company.db.query(`update market_contract set contract_status = 'PERFORMING' where id = $1`, [row.id]);
  return { row, voyageId: closed.id };
}

test('a contract is not completed over an open claim of its voyage, unless it is said how that is pursued apart', async () => {
  const { row, voyageId } = await carried();
  const { id: currencyId } = await one<{ id: number }>(`select id from parameter_currency where code = 'CNY'`);
  const claim = await desk<Answer & { claimNo: string }>('POST', '/api/market/claims', {
    kind: 'SHORTAGE',
    direction: 'AGAINST_US',
    voyageId,
    counterpartyName: '东岸石化贸易有限公司',
    currencyId,
    amount: '82960.00',
    completedOn: '2026-03-09',
    claimDays: 999,
  });
  expect([claim.status, claim.body.message]).toEqual([200, undefined]);
  const bill = { invoiceNo: 'F-78', invoiceDate: '2026-03-02', invoiceAmount: '588200' };
  const refused = await actOn<Answer>(desk, `${PATH}/${row.id}/complete`, bill);
  expect([refused.status, refused.body.message.includes(claim.body.claimNo)]).toEqual([409, true]);
  const said = { ...bill, reason: '货差由保赔协会处理，不影响运费' };
  expect((await actOn<Answer>(desk, `${PATH}/${row.id}/complete`, said)).body.contractStatus).toBe('COMPLETED');
  const told = await desk<{ action: string; reason?: string }[]>('GET', `${PATH}/${row.id}/history`);
  expect(told.body.find(({ action }) => action === 'complete')?.reason).toBe(said.reason);
});

test('an invoice of nothing or of tomorrow, and a payment of tomorrow, leave the customer owing what it owes', async () => {
  const { row } = await carried();
  const bill = { invoiceNo: 'F-79', invoiceDate: '2026-03-02', invoiceAmount: '588200' };
  const wrong = async (over: Record<string, unknown>): Promise<string[] | undefined> =>
    (await actOn<Answer>(desk, `${PATH}/${row.id}/complete`, { ...bill, ...over })).body.errors?.map(
      ({ field }) => field,
    );
  expect(await wrong({ invoiceAmount: '0' })).toEqual(['invoiceAmount']);
  expect(await wrong({ invoiceDate: '9999-12-31' })).toEqual(['invoiceDate']);
  expect((await actOn<Answer>(desk, `${PATH}/${row.id}/complete`, bill)).status).toBe(200);
  const early = await actOn<Answer>(cfo, `${PATH}/${row.id}/receive`, { receivedOn: '9999-12-31' });
  expect(early.body.errors?.map(({ field }) => field)).toEqual(['receivedOn']);
});

test('carried, a contract is completed with its freight invoice, stands open until it is paid, and is paid once', async () => {
  const { row } = await carried();
  const exposure = async (): Promise<number> =>
    Number((await desk<Row>('GET', `/api/market/customers/${customer}`)).body.exposure);
  const before = await exposure();
  const bill = { invoiceNo: 'F-77', invoiceDate: '2026-03-02', invoiceAmount: '590000' };
  const completed = await actOn<Answer>(desk, `${PATH}/${row.id}/complete`, bill);
  expect([completed.status, completed.body.message]).toEqual([200, undefined]);
  // Thirty days to pay; 1 800 more than was estimated is open.
  expect(completed.body).toMatchObject({ contractStatus: 'COMPLETED', dueOn: '2026-04-01', invoiceBase: '590000.00' });
  expect((await exposure()) - before).toBeCloseTo(1800, 2);
  expect((await actOn<Answer>(desk, `${PATH}/${row.id}/receive`, { receivedOn: '2026-03-05' })).status).toBe(403);
  const paid = await actOn<Answer>(cfo, `${PATH}/${row.id}/receive`, { receivedOn: '2026-03-05' });
  expect([paid.status, paid.body.receivedOn]).toEqual([200, '2026-03-05']);
  expect((await actOn<Answer>(cfo, `${PATH}/${row.id}/receive`, { receivedOn: '2026-03-06' })).body.code).toBe('RULE');
  expect((await exposure()) - before).toBeCloseTo(-588_200, 2);
});

test('an addendum shows old and new term; approved, the contract has the new one', async () => {
  const row = await ready();
  await fix(row.id);
  const begun = await actOn<Answer>(desk, `${PATH}/${row.id}/amend`);
  expect([begun.status, begun.body.message]).toEqual([200, undefined]);
  expect((await actOn<Answer>(desk, `${PATH}/${row.id}/amend`)).body.code).toBe('CONFLICT');
  const draftRow = (await desk<Row>('GET', `${ADDENDUM}/${begun.body.id}`)).body;
  const saved = await desk<Answer>('PUT', ADDENDUM, { ...draftRow, freightRate: '67.40', reason: '油价下跌' });
  expect([saved.status, saved.body.message]).toEqual([200, undefined]);
  expect(saved.body).toMatchObject({ oldBase: '588200.00', baseEstimate: '572900.00' });
  expect((saved.body.changes as Row[]).map(({ term, before, after }) => [term, before, after])).toEqual([
    ['freightRate', '69.2000', '67.4000'],
  ]);
  await agree('market.contractAddendum', saved.body);
  const amended = (await desk<Row>('GET', `${PATH}/${row.id}`)).body;
  expect(amended).toMatchObject({ freightRate: '67.4000', baseEstimate: '572900.00' });
});

test('what makes a contract cheaper is asked of whoever agreed to it as it was', async () => {
  await company.db.query('update market_customer set credit_limit = 90000000000 where id = $1', [customer]);
  const row = await ready({ freightType: 'LUMPSUM', freightRate: '25000000' });
  expect((await fix(row.id)).status).toBe(200);
  const begun = await actOn<Answer>(desk, `${PATH}/${row.id}/amend`);
  const draftRow = (await desk<Row>('GET', `${ADDENDUM}/${begun.body.id}`)).body;
  const saved = await desk<Answer>('PUT', ADDENDUM, { ...draftRow, freightRate: '1900000', reason: '整船改为拼装' });
  expect(saved.body).toMatchObject({ oldBase: '25000000.00', baseEstimate: '1900000.00' });
  const { body } = await desk<{ steps: { nodeId: string; kind: string }[] }>(
    'GET',
    `/api/approval/preview?resource=market.contractAddendum&recordId=${saved.body.id}`,
  );
  expect(body.steps.filter(({ kind }) => kind === 'approve').map(({ nodeId }) => nodeId)).toEqual([
    'manager',
    'cfo',
    'gm',
  ]);
});

test('what makes a contract dearer stays within the credit that fixing keeps to', async () => {
  const row = await ready();
  expect((await fix(row.id)).status).toBe(200);
  const { body: owing } = await desk<Row>('GET', `/api/market/customers/${customer}`);
  const within = (more: number) =>
    company.db.query('update market_customer set credit_limit = $2::numeric + $3 where id = $1', [
      customer,
      owing.exposure,
      more,
    ]);
  const begun = await actOn<Answer>(desk, `${PATH}/${row.id}/amend`);
  const draftRow = (await desk<Row>('GET', `${ADDENDUM}/${begun.body.id}`)).body;
  // 8 500 t at 0.80 more: 6 800.00.
  const saved = await desk<Answer>('PUT', ADDENDUM, { ...draftRow, freightRate: '70.00', reason: '油价上涨' });
  const sent = () =>
    desk<Refused>('POST', '/api/approval/runs', {
      resource: 'market.contractAddendum',
      recordId: saved.body.id,
      version: saved.body.version,
    });
  await within(6799);
  const refused = await sent();
  expect([refused.status, refused.body.message.includes('信用额度')]).toEqual([409, true]);
  await within(6800);
  expect((await sent()).status).toBe(200);
});

test('without the permission for prices no rate and no amount is told', async () => {
  const port = company.as({ permissions: new Set(['market:contract:list']) });
  const { id } = await one<{ id: number }>('select id from market_contract order by id limit 1');
  const seen = await port<Row>('GET', `${PATH}/${id}`);
  expect(seen.status).toBe(200);
  for (const name of ['freightRate', 'amountEstimate', 'baseEstimate', 'demurrageRate', 'commissionPct'])
    expect(name in seen.body).toBe(false);
});

test('the recap tells parties, cargoes, freight and laytime in both languages, and no price to whoever may not see one', async () => {
  const fixed = await one<{ id: number }>(
    `select id from market_contract where kind = 'VOYAGE' and contract_status = 'COMPLETED' order by id limit 1`,
  );
  const paper = async (by: Send, id: number) =>
    (await by<Paper>('GET', `/api/papers/market.contract/${id}?language=both`)).body;
  const headings = ({ blocks }: Paper) => blocks.flatMap((block) => (block.kind === 'heading' ? [block.text] : []));
  const whole = await paper(desk, fixed.id);
  expect(headings(whole)).toMatchObject([
    { zh: '合同与各方' },
    { zh: '船舶' },
    { zh: '运费', en: 'Freight' },
    { zh: '装卸时间', en: 'Laytime' },
    { zh: '货物' },
    { zh: '付款' },
    { zh: '佣金' },
    { zh: '除外条款' },
    { zh: '其他条款' },
  ]);
  expect([whole.mark, JSON.stringify(whole).includes('滞期费率')]).toEqual([undefined, true]);
  const silent = await paper(company.as({ permissions: new Set(['market:contract:list']) }), fixed.id);
  expect(JSON.stringify(silent)).not.toMatch(/费率|预计金额/);
  expect((await paper(desk, (await draft()).id)).mark).toEqual({ zh: '尚未成交', en: 'Not fixed' });
});
