import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { issuedInvoice, receivingAccount } from '../testing/customers.demo.ts';

type Receipt = Record<string, unknown> & { id: number; version: number; receiptStatus: string; unallocated: string };
type Refused = {
  code: string;
  message: string;
  data?: { reason?: string; left?: string };
  errors?: { field: string }[];
};
type Answer = Receipt & Refused;
type Invoice = Record<string, unknown> & { id: number; openAmount: string; billStatus: string };

const PATH = '/api/finance/customer-receipts';
const ALLOCATIONS = '/api/finance/receipt-allocations';

let company: Company;
let clerk: Send;
let cashier: Send;
let today = '';
let last = 0;
let [partnerId, other, cny, usd] = [0, 0, 0, 0];
let accounts: Readonly<Record<'cny' | 'usd', number>>;

beforeAll(async () => {
  company = await companyServer();
  const ctx = company.ctx();
  const holder = async (role: string): Promise<Send> => {
    const [id] = await holdersOf(ctx, { roles: [role] });
    return company.as((await identityOf(company.db, id!, { now: ctx.now }))!.user);
  };
  [clerk, cashier] = [await holder('FIN_AP'), await holder('CASHIER')];
  today = officeDay(ctx.now);
  // Partners of whom nobody has written an invoice.
  const partners = await company.db.query<{ id: number }>(
    `select p.id from partner_partner p where p.deleted_at is null
       and not exists (select from finance_customer_invoice i where i.partner_id = p.id) order by p.id limit 2`,
  );
  [partnerId, other] = [partners[0]!.id, partners[1]!.id];
  const [found] = await company.db.query<{ cny: number; usd: number }>(
    `select (select id from parameter_currency where code = 'CNY') as cny, (select id from parameter_currency where code = 'USD') as usd`,
  );
  [cny, usd] = [found!.cny, found!.usd];
  accounts = await company.db.transaction(async (db) => ({
    cny: await receivingAccount({ ...ctx, db }, cny, '31001500012345678866'),
    usd: await receivingAccount({ ...ctx, db }, usd, '31001500012345678855'),
  }));
}, 180_000);
afterAll(() => company.close());

const invoice = (gross: string, over: { partnerId?: number; currencyId?: number; rate?: string } = {}) =>
  company.db.transaction((db) =>
    issuedInvoice({ ...company.ctx(), db }, { partnerId, currencyId: cny, gross, ...over }),
  );
const read = async (id: number): Promise<Invoice> =>
  (await clerk<Invoice>('GET', `/api/finance/customer-invoices/${id}`)).body;
const act = (row: Receipt, name: string, body: Record<string, unknown> = {}, by: Send = clerk) =>
  by<Answer>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });
const enter = (amount: string, over: Record<string, unknown> = {}) => {
  last += 1;
  return cashier<Answer>('POST', PATH, {
    partnerId,
    currencyId: cny,
    payerAccountId: accounts.cny,
    receivedDate: today,
    amount,
    bankRef: `T-${last}`,
    ...over,
  });
};
async function received(amount: string, over: Record<string, unknown> = {}): Promise<Receipt> {
  const made = await enter(amount, over);
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  return (await act(made.body, 'confirm', {}, cashier)).body;
}
const allocationOf = async (invoiceId: number) =>
  (
    await clerk<{ content: (Record<string, unknown> & { id: number; version: number })[] }>(
      'GET',
      `${ALLOCATIONS}?invoiceId=${invoiceId}`,
    )
  ).body.content[0]!;

test('what came is set off by due date and the rest stays an advance, which is set off later', async () => {
  const id = await invoice('700.00');
  const money = await received('1000.00');
  expect(money).toMatchObject({ receiptStatus: 'OPEN', unallocated: '1000.00', baseAmount: '1000.00' });
  const settled = await act(money, 'settle');
  expect([settled.status, settled.body.message]).toEqual([200, undefined]);
  expect(settled.body).toMatchObject({ receiptStatus: 'OPEN', unallocated: '300.00' });
  expect(await read(id)).toMatchObject({ billStatus: 'RECEIVED', openAmount: '0.00', receivedOn: today });
  const nothing = await act(settled.body, 'settle');
  expect([nothing.status, nothing.body.code]).toEqual([400, 'RULE']);
  const next = await invoice('250.00');
  expect((await act(settled.body, 'settle')).body.unallocated).toBe('50.00');
  expect((await read(next)).billStatus).toBe('RECEIVED');
});

test('never more than is open of an invoice, nor than is left of a receipt; another customer’s invoice is not received', async () => {
  const id = await invoice('100.00');
  const money = await received('80.00');
  const over = await act(money, 'allocate', { invoiceId: id, amount: '100.01' });
  expect([over.status, over.body.data]).toEqual([
    400,
    expect.objectContaining({ reason: 'OVER_OPEN', left: '100.00' }),
  ]);
  const more = await act(money, 'allocate', { invoiceId: id, amount: '80.01' });
  expect(more.body.data).toMatchObject({ reason: 'OVER_RECEIPT', left: '80.00' });
  const foreign = await invoice('10.00', { partnerId: other });
  expect((await act(money, 'allocate', { invoiceId: foreign, amount: '1' })).body.errors?.[0]?.field).toBe('invoiceId');
  const part = await act(money, 'allocate', { invoiceId: id, amount: '80.00' });
  expect(part.body.receiptStatus).toBe('SETTLED');
  expect(await read(id)).toMatchObject({ billStatus: 'PART_RECEIVED', openAmount: '20.00' });
  expect((await act(part.body, 'allocate', { invoiceId: id, amount: '1' })).body.code).toBe('WRONG_STATE');
});

test('in another currency the difference to the booked rate is told: USD 50,000.00 at 7.1825', async () => {
  const id = await invoice('50000.00', { currencyId: usd, rate: '7.18250000' });
  const [money, rest] = [await received('214950.00'), await received('144020.00')];
  const first = await act(money, 'allocate', { invoiceId: id, amount: '30000.00', used: '214950.00' });
  expect([first.status, first.body.exchangeDiff]).toEqual([200, '525.00']);
  const second = await act(rest, 'allocate', { invoiceId: id, amount: '20000.00', used: '144020.00' });
  expect(second.body.exchangeDiff).toBe('-370.00');
  expect(await read(id)).toMatchObject({ billStatus: 'RECEIVED', receivedBase: '359125.00' });
});

test('what is not typed of the other currency follows from the rates of the day', async () => {
  const id = await invoice('100.00', { currencyId: usd, rate: '7.18250000' });
  const money = await received('5000.00');
  const done = await act(money, 'allocate', { invoiceId: id, amount: '100.00' });
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  const used = Number((await allocationOf(id)).used);
  expect(used).toBeGreaterThan(500);
  expect(Number(done.body.unallocated)).toBeCloseTo(5000 - used, 2);
});

test('a released allocation opens its invoice again and stays to be read; a receipt is void only when nothing stands', async () => {
  const id = await invoice('60.00');
  const money = (await act(await received('60.00'), 'allocate', { invoiceId: id, amount: '60.00' })).body;
  const row = await allocationOf(id);
  const release = (version: number, reason?: string, by: Send = clerk) =>
    by<Answer>('POST', `${ALLOCATIONS}/${row.id}/release`, { version, reason });
  expect((await release(row.version)).status).toBe(400);
  expect((await release(row.version, '对错发票', cashier)).status).toBe(403);
  expect((await release(row.version, '对错发票')).status).toBe(200);
  expect((await release(row.version + 1, '再来一次')).body.code).toBe('WRONG_STATE');
  expect(await read(id)).toMatchObject({ billStatus: 'ISSUED', openAmount: '60.00', receivedOn: null });
  const open = (await clerk<Receipt>('GET', `${PATH}/${money.id}`)).body;
  expect(open).toMatchObject({ receiptStatus: 'OPEN', unallocated: '60.00', exchangeDiff: '0.00' });
  const part = (await act(open, 'allocate', { invoiceId: id, amount: '10.00' })).body;
  expect((await act(part, 'void', { reason: '误入账' }, cashier)).body.code).toBe('RULE');
  const again = await allocationOf(id);
  await clerk('POST', `${ALLOCATIONS}/${again.id}/release`, { version: again.version, reason: '误入账' });
  const { body } = await clerk<Receipt>('GET', `${PATH}/${money.id}`);
  expect((await act(body, 'void', { reason: '误入账' }, cashier)).body.receiptStatus).toBe('VOID');
});

test('a reference of the bank is entered once for an account; what is confirmed stands', async () => {
  const money = await received('10.00', { bankRef: 'T-SAME' });
  const twice = await enter('10.00', { bankRef: 'T-SAME' });
  expect([twice.status, twice.body.errors?.map(({ field }) => field)]).toEqual([400, ['bankRef']]);
  const changed = await cashier<Refused>('PUT', PATH, { ...money, amount: '20.00' });
  expect([changed.status, changed.body.code]).toEqual([409, 'WRONG_STATE']);
  expect((await cashier('DELETE', `${PATH}/${money.id}?version=${money.version}`)).status).toBe(409);
  await act(money, 'void', { reason: '登记错账户' }, cashier);
  expect((await enter('10.00', { bankRef: 'T-SAME' })).status).toBe(200);
  const wrong = await enter('10.00', { payerAccountId: accounts.usd });
  expect([wrong.status, wrong.body.errors?.map(({ field }) => field)]).toEqual([400, ['payerAccountId']]);
});

test('an accountant enters and sets off, the cashier confirms and voids; a stale act is told', async () => {
  const made = await enter('30.00');
  expect((await act(made.body, 'confirm')).status).toBe(403);
  const money = (await act(made.body, 'confirm', {}, cashier)).body;
  expect((await act(money, 'settle', {}, cashier)).status).toBe(403);
  expect((await act(made.body, 'void', { reason: '旧页面' }, cashier)).body.code).toBe('STALE');
  expect((await act(money, 'confirm', {}, cashier)).body.code).toBe('WRONG_STATE');
});

test('what is open and paid in advance stands by age, each figure over the rows it counts', async () => {
  const { body } = await clerk<{
    content: { partnerId: number; age: string; openBase: string }[];
    totalElements: number;
  }>('GET', `/api/finance/receivable-items?partnerId=${partnerId}&size=200`);
  const sums = await company.db.query<{ open: string }>(
    `select coalesce(sum(round((gross_total - received_amount - red_amount) * rate, 2)), 0) as open from finance_customer_invoice
     where partner_id = $1 and bill_status in ('ISSUED', 'PART_RECEIVED')`,
    [partnerId],
  );
  const open = body.content
    .filter(({ age }) => age !== 'ADVANCE')
    .reduce((all, { openBase }) => all + Number(openBase), 0);
  expect(open).toBeCloseTo(Number(sums[0]!.open), 2);
  for (const { age, openBase } of body.content) expect(Number(openBase) < 0).toBe(age === 'ADVANCE');
});
