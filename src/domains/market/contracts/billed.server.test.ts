import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { receivingAccount } from '../../finance/testing/customers.demo.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { cargoes } from '../cargo/cargo-figures.server.ts';
import { agreeClaim, claims } from '../claims/claim.server.ts';
import { billFreight } from './bill-freight.server.ts';
import { contracts } from './save-contract.server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Answer = Row & { code: string; message: string; errors?: { field: string }[] };
type Run = { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const PATH = '/api/market/contracts';
const BILLS = '/api/finance/customer-invoices';
const RECEIPTS = '/api/finance/customer-receipts';

let company: Company;
let desk: Send;
let clerk: Send;
let cashier: Send;
let today = '';
let account = 0;
let [customer, partner, currency, last] = [0, 0, 0, 0];

const acting = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.db.transaction((tx) => work(asSystem({ ...company.ctx(), db: tx }, '测试')));

beforeAll(async () => {
  company = await companyServer();
  const ctx = company.ctx();
  const holder = async (role: string): Promise<Send> => {
    const [id] = await holdersOf(ctx, { roles: [role] });
    return company.as((await identityOf(company.db, id!, { now: ctx.now }))!.user);
  };
  [desk, clerk, cashier] = [await company.signIn('chartering'), await holder('FIN_AP'), await holder('CASHIER')];
  today = officeDay(ctx.now);
  const [found] = await company.db.query<{ id: number; partner: number; currency: number }>(
    `select id, partner_id as partner, (select id from parameter_currency where code = 'CNY') as currency
     from market_customer where standing = 'OPEN' and credit_limit > 50000000 order by id desc limit 1`,
  );
  [customer, partner, currency] = [found!.id, found!.partner, found!.currency];
  account = await company.db.transaction((db) => receivingAccount({ ...ctx, db }, currency, '31001500012345678844'));
}, 180_000);
afterAll(() => company.close());

const read = async (id: number): Promise<Row> => (await desk<Row>('GET', `${PATH}/${id}`)).body;
const standing = async (): Promise<Record<'exposure' | 'unbilled' | 'owed' | 'advance' | 'notDue', number>> => {
  const { body } = await desk<Row>('GET', `/api/market/customers/${customer}`);
  const [exposure, unbilled, owed, advance, notDue] = [
    body.exposure,
    body.unbilled,
    body.owed,
    body.advance,
    body.notDue,
  ].map(Number) as [number, number, number, number, number];
  return { exposure, unbilled, owed, advance, notDue };
};

/** A contract of 8 500 t at 69.20 that performs, its parcel on board with a bill of lading of 8 400 t: 581 280.00. */
async function loaded(): Promise<Row> {
  const type = await company.db.query<{ id: number }>(`select id from market_cargo_type where code = 'MEOH'`);
  const ports = await company.db.query<{ id: number }>('select id from parameter_port order by id limit 2');
  const parcel = await desk<Answer>('POST', '/api/market/cargos', {
    cargoTypeId: type[0]!.id,
    name: '甲醇',
    customerId: customer,
    loadPortId: ports[0]!.id,
    dischPortId: ports[1]!.id,
    qty: '8500',
    qtyUnit: 'T',
    laycanFrom: '2026-03-20',
    laycanTo: '2026-03-23',
  });
  expect([parcel.status, parcel.body.message]).toEqual([200, undefined]);
  const draft = await desk<Answer>('POST', `${PATH}/from-cargo`, { ids: [parcel.body.id] });
  const row = await desk<Answer>('PUT', PATH, {
    ...draft.body,
    freightType: 'PER_TON',
    freightRate: '69.20',
    commissions: [{ kind: 'ADDRESS', pct: '1.25' }],
  });
  expect([row.status, row.body.message]).toEqual([200, undefined]);
  await acting(async (ctx) => {
    await contracts.patch(ctx, row.body.id, { status: 'APPROVE', contractStatus: 'PERFORMING' }, { action: 'edit' });
    await cargoes.patch(
      ctx,
      parcel.body.id,
      { contractId: row.body.id, cargoStatus: 'LOADED', blQty: '8400.000', blIssued: true, loadedOn: today },
      { action: 'figures' },
    );
    await billFreight(ctx, row.body.id);
  });
  return read(row.body.id);
}

const linesOf = (source: string, id: number) =>
  company.db.query<{ id: number; amount: string; status: string; kind: string }>(
    `select id, amount, status, line_kind as kind from finance_receivable_line where source = $1 and source_id = $2 order by id`,
    [source, id],
  );

/** Everybody who is asked agrees. */
async function issue(row: Row): Promise<void> {
  const run = await clerk<Run & Answer>('POST', '/api/approval/runs', {
    resource: 'finance.customerInvoice',
    recordId: row.id,
    version: row.version,
  });
  expect([run.status, run.body.message]).toEqual([200, undefined]);
  for (let step = 0; step < 3; step += 1) {
    const task = (await clerk<Run>('GET', `/api/approval/runs/${run.body.id}`)).body.waiting?.[0];
    if (!task) return;
    const { user } = (await identityOf(company.db, task.person.id, { now: company.ctx().now }))!;
    const given = { act: 'approve', taskId: task.taskId, opinion: '同意' };
    expect((await company.as(user)('POST', `/api/approval/runs/${run.body.id}/act`, given)).status).toBe(200);
  }
}
async function billed(source: string, id: number): Promise<Row> {
  const [line] = await linesOf(source, id);
  const made = await clerk<Answer>('POST', `${BILLS}/from-lines`, { ids: [line!.id] });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  await issue(made.body);
  return (await clerk<Row>('GET', `${BILLS}/${made.body.id}`)).body;
}
async function pay(amount: unknown): Promise<Row> {
  last += 1;
  const made = await cashier<Answer>('POST', RECEIPTS, {
    partnerId: partner,
    currencyId: currency,
    payerAccountId: account,
    receivedDate: today,
    amount,
    bankRef: `M-${last}`,
  });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  return (await actOn<Row>(cashier, `${RECEIPTS}/${made.body.id}/confirm`)).body;
}
const allocate = (money: Row, bill: Row, amount: unknown) =>
  actOn<Answer>(clerk, `${RECEIPTS}/${money.id}/allocate`, { invoiceId: bill.id, amount });

test('freight of what is loaded may be billed less the address commission; its invoice and payment stand on the contract', async () => {
  const before = await standing();
  const row = await loaded();
  // 8 400 t at 69.20 less 1.25 %.
  expect(await linesOf('market.contract', row.id)).toMatchObject([
    { amount: '574014.00', status: 'OPEN', kind: 'FREIGHT' },
  ]);
  const fixed = await standing();
  expect(fixed.unbilled - before.unbilled).toBeCloseTo(588_200, 2);
  const bill = await billed('market.contract', row.id);
  const owing = await read(row.id);
  expect(owing).toMatchObject({
    billed: true,
    invoiceNo: bill.invoiceNo,
    invoiceAmount: '574014.00',
    receivedOn: null,
  });
  const now = await standing();
  expect([now.owed - before.owed, now.notDue - before.notDue]).toEqual([574_014, 574_014]);
  expect(now.unbilled - before.unbilled).toBeCloseTo(14_186, 2);
  expect(now.exposure - before.exposure).toBeCloseTo(588_200, 2);
  const money = await pay('600000.00');
  expect((await standing()).exposure - before.exposure).toBeCloseTo(-11_800, 2);
  const done = await allocate(money, bill, '574014.00');
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  expect((await read(row.id)).receivedOn).toBe(today);
  const after = await standing();
  expect([after.owed - before.owed, after.advance - before.advance]).toEqual([0, 25_986]);
});

test('a contract that finance billed is completed as its invoice says, and nobody records its payment by hand', async () => {
  const row = await loaded();
  const bill = await billed('market.contract', row.id);
  await acting((ctx) => contracts.patch(ctx, row.id, { contractStatus: 'COMPLETED' }, { action: 'edit' }));
  const cfo = await company.signIn('cfo');
  const typed = await actOn<Answer>(cfo, `${PATH}/${row.id}/receive`, { receivedOn: today });
  expect([typed.status, typed.body.code]).toEqual([400, 'RULE']);
  const red = await clerk<Answer>('POST', `${BILLS}/red`, { ids: [bill.id] });
  await issue(red.body);
  expect(await read(row.id)).toMatchObject({ billed: false, invoiceNo: null, invoiceAmount: null });
});

test('a claim that is agreed to is billed, paid as it is received, and open again as that is released', async () => {
  const [voyage] = await company.db.query<{ id: number; ship: number }>(
    `select id, ship_name as ship from voyage_voyage where voyage_status = 'CLOSED' and voyage_kind = 'TRADE' order by id limit 1`,
  );
  const made = await desk<Answer>('POST', '/api/market/claims', {
    kind: 'DEADFREIGHT',
    direction: 'WE_CLAIM',
    voyageId: voyage!.id,
    counterpartyName: '客户',
    partnerId: partner,
    currencyId: currency,
    amount: '12759.45',
    completedOn: today,
    claimDays: 90,
  });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  const { id } = made.body;
  await acting(async (ctx) => {
    await claims.patch(ctx, id, { claimStatus: 'NEGOTIATING' }, { action: 'edit' });
    await agreeClaim(ctx, id, { agreedAmount: '12000.00', agreedDate: today });
  });
  const claim = async () => (await desk<Row>('GET', `/api/market/claims/${id}`)).body;
  const bill = await billed('market.claim', id);
  expect(await claim()).toMatchObject({ claimStatus: 'AGREED', invoiceNo: bill.invoiceNo });
  const manager = await company.signIn('finance');
  const typed = { paidDate: today, paidAmount: '12000.00' };
  expect((await actOn<Answer>(manager, `/api/market/claims/${id}/pay`, typed)).body.code).toBe('RULE');
  await allocate(await pay('12000.00'), bill, '12000.00');
  expect(await claim()).toMatchObject({ claimStatus: 'PAID', paidAmount: '12000.00', paidDate: today });
  const [part] = await company.db.query<{ id: number }>(
    'select id from finance_receipt_allocation where invoice_id = $1 order by id desc limit 1',
    [bill.id],
  );
  await actOn(clerk, `/api/finance/receipt-allocations/${part!.id}/release`, { reason: '对错发票' });
  expect(await claim()).toMatchObject({ claimStatus: 'AGREED', paidAmount: null, paidDate: null });
});

test('whoever approves a contract is told the exposure as it was sent, and that it goes beyond the limit', async () => {
  const row = await loaded();
  await acting((ctx) =>
    contracts.patch(ctx, row.id, { status: 'USE', contractStatus: 'NEGOTIATING' }, { action: 'edit' }),
  );
  await company.db.query('update market_customer set credit_limit = 1000 where id = $1', [customer]);
  const { version } = await read(row.id);
  const sent = await desk<Answer>('POST', '/api/approval/runs', {
    resource: 'market.contract',
    recordId: row.id,
    version,
  });
  expect([sent.status, sent.body.message]).toEqual([200, undefined]);
  const exposure = (await standing()).exposure;
  expect(await read(row.id)).toMatchObject({ overCredit: true, creditLimit: '1000.00' });
  expect(Number((await read(row.id)).creditExposure)).toBeCloseTo(exposure, 2);
});
