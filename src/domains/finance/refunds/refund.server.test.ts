import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { setSetting } from '../../../kernel/server/settings/settings.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { add, mul, round, sub } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf, identityOf, UNITS } from '../../identity/public.server.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { receivingAccount } from '../testing/customers.demo.ts';
import { prepaidCredit } from '../testing/prepayments.demo.ts';

type Refund = Record<string, unknown> & { id: number; version: number; refundStatus: string };
type Refused = {
  code?: string;
  message?: string;
  data?: { reason?: string; left?: string };
  errors?: { field: string }[];
};
type Answer = Refund & Refused;
type Credit = { refunded: string; refundedBase: string; used: string; creditStatus: string };

const PATH = '/api/finance/prepayment-refunds';
const RECEIPTS = '/api/finance/customer-receipts';

let company: Company;
let people: Record<'clerk' | 'cashier' | 'manager', Send>;
let place = { partnerId: 0, cny: 0, usd: 0, organizationId: 0 };
let accounts: Readonly<Record<'cny' | 'usd', number>>;
let today = '';
let last = 0;

beforeAll(async () => {
  company = await companyServer();
  const ctx = company.ctx();
  const holder = async (role: string): Promise<Send> => {
    const [id] = await holdersOf(ctx, { roles: [role] });
    return company.as((await identityOf(company.db, id!, { now: ctx.now }))!.user);
  };
  people = { clerk: await holder('FIN_AP'), cashier: await holder('CASHIER'), manager: await holder('FIN_MANAGER') };
  today = officeDay(ctx.now);
  const [found] = await company.db.query<typeof place>(
    `select (select p.id from partner_partner p where p.deleted_at is null order by p.id desc limit 1) as "partnerId",
       (select id from parameter_currency where code = 'CNY') as cny, (select id from parameter_currency where code = 'USD') as usd,
       (select u.id from ${UNITS} u where u.type = 'PARENT_COMPANY' and u.deleted_at is null order by u.sort_num, u.id limit 1) as "organizationId"`,
  );
  place = found!;
  accounts = await company.db.transaction(async (db) => ({
    cny: await receivingAccount({ ...ctx, db }, place.cny, '31001500012345678844'),
    usd: await receivingAccount({ ...ctx, db }, place.usd, '31001500012345678833'),
  }));
}, 180_000);
afterAll(() => company.close());

const prepaid = (amount: string, currencyId = place.cny) =>
  company.db.transaction((db) =>
    prepaidCredit(
      { ...company.ctx(), db },
      { partnerId: place.partnerId, currencyId, organizationId: place.organizationId, amount },
    ),
  );
const creditNow = async (id: number): Promise<Credit> => {
  const [row] = await company.db.query<Credit>(
    `select refunded, refunded_base as "refundedBase", used, credit_status as "creditStatus" from finance_supplier_credit where id = $1`,
    [id],
  );
  return row!;
};
const enter = (creditId: number, amount: string, over: Record<string, unknown> = {}, by: Send = people.clerk) => {
  last += 1;
  return by<Answer>('POST', PATH, {
    creditId,
    payerAccountId: accounts.cny,
    receivedDate: today,
    amount,
    bankRef: `B-${last}`,
    ...over,
  });
};
const act = (row: Refund, name: string, body: Record<string, unknown> = {}, by: Send = people.cashier) =>
  by<Answer>('POST', `${PATH}/${row.id}/${name}`, { version: row.version, ...body });
async function received(creditId: number, amount: string, over: Record<string, unknown> = {}): Promise<Refund> {
  const made = await enter(creditId, amount, over);
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  const done = await act(made.body, 'confirm');
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  return done.body;
}

test('what a supplier gives back he owes no more, in part and as a whole', async () => {
  const credit = await prepaid('300.00');
  const first = await received(credit, '120.00');
  expect(first).toMatchObject({
    refundStatus: 'RECEIVED',
    partnerId: place.partnerId,
    currencyId: place.cny,
    receivedAmount: '120.00',
    costBase: '120.00',
    exchangeDiff: '0.00',
  });
  expect(await creditNow(credit)).toMatchObject({ refunded: '120.00', used: '0.00', creditStatus: 'OPEN' });
  const over = await enter(credit, '180.01');
  expect([over.status, over.body.errors?.map(({ field }) => field)]).toEqual([400, ['amount']]);
  await received(credit, '180.00', { refundReason: 'CUT' });
  expect(await creditNow(credit)).toMatchObject({ refunded: '300.00', refundedBase: '300.00', creditStatus: 'USED' });
  const gone = await enter(credit, '0.01');
  expect([gone.status, gone.body.errors?.[0]?.field]).toEqual([400, 'amount']);
});

test('entered on the prepayment it is all that remains, or as much as is said', async () => {
  const credit = await prepaid('200.00');
  const make = (by: Send, over: Record<string, unknown> = {}, ids = [credit]) => {
    last += 1;
    return by<Answer>('POST', `${PATH}/from-prepayment`, {
      ids,
      payerAccountId: accounts.cny,
      receivedDate: today,
      bankRef: `B-${last}`,
      ...over,
    });
  };
  const part = await make(people.clerk, { amount: '50.00' });
  expect([part.status, part.body.refundStatus, part.body.amount]).toEqual([200, 'DRAFT', '50.00']);
  await act(part.body, 'confirm');
  const rest = await make(people.clerk);
  expect([rest.status, rest.body.amount]).toEqual([200, '150.00']);
  expect((await make(people.cashier)).status).toBe(403);
  const twice = await make(people.clerk, { bankRef: rest.body.bankRef });
  expect([twice.status, twice.body.errors?.map(({ field }) => field)]).toEqual([400, ['bankRef']]);
  await act(rest.body, 'confirm');
  const none = await make(people.clerk);
  expect([none.status, none.body.code]).toEqual([409, 'WRONG_STATE']);
});

test('two refunds that are entered of the same money are not both confirmed, at once or one after the other', async () => {
  const credit = await prepaid('100.00');
  const [one, two] = [(await enter(credit, '60.00')).body, (await enter(credit, '60.00')).body];
  const answers = await Promise.all([act(one, 'confirm'), act(two, 'confirm')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  const refused = answers.find(({ status }) => status === 400)!;
  expect(refused.body.data).toMatchObject({ reason: 'OVER_REMAINING', left: '40.00' });
  const done = answers.find(({ status }) => status === 200)!.body;
  const again = await act(done, 'confirm');
  expect([again.status, again.body.code]).toEqual([409, 'WRONG_STATE']);
  expect((await creditNow(credit)).refunded).toBe('60.00');
});

test('whoever enters or changes a refund does not confirm it; an old version and the wrong person are refused', async () => {
  const credit = await prepaid('50.00');
  const { clerk, cashier, manager } = people;
  const own = await enter(credit, '10.00', {}, manager);
  const self = await act(own.body, 'confirm', {}, manager);
  expect([self.status, self.body.data?.reason]).toEqual([403, 'DUTIES_APART']);
  const made = (await enter(credit, '10.00')).body;
  expect((await act(made, 'confirm', {}, clerk)).status).toBe(403);
  expect((await enter(credit, '10.00', {}, cashier)).status).toBe(403);
  const changed = await manager<Answer>('PUT', PATH, { id: made.id, version: made.version, amount: '12.00' });
  expect([changed.status, changed.body.baseAmount]).toEqual([200, '12.00']);
  expect((await act(changed.body, 'confirm', {}, manager)).body.data?.reason).toBe('DUTIES_APART');
  expect((await act(made, 'confirm')).body.code).toBe('STALE');
  expect((await act(changed.body, 'confirm')).body.refundStatus).toBe('RECEIVED');
  const seer = company.as({
    permissions: new Set(['finance:supplierCredit:list']),
    scope: { vessel: 'all', organization: 'all' },
  });
  expect((await seer('GET', PATH)).status).toBe(403);
});

test('what was confirmed stands; void for a reason, the supplier owes it again and nothing brings it back', async () => {
  const credit = await prepaid('80.00');
  const money = await received(credit, '80.00');
  const edited = await people.clerk<Refused>('PUT', PATH, { id: money.id, version: money.version, amount: '1.00' });
  expect([edited.status, edited.body.code]).toEqual([409, 'WRONG_STATE']);
  expect((await people.clerk('DELETE', `${PATH}/${money.id}?version=${money.version}`)).status).toBe(409);
  expect((await act(money, 'void')).status).toBe(400);
  expect((await act(money, 'void', { reason: '误入账' }, people.clerk)).status).toBe(403);
  const gone = await act(money, 'void', { reason: '银行误入账' });
  expect([gone.status, gone.body.refundStatus]).toEqual([200, 'VOID']);
  expect(await creditNow(credit)).toMatchObject({ refunded: '0.00', refundedBase: '0.00', creditStatus: 'OPEN' });
  expect((await act(gone.body, 'void', { reason: '再来一次' })).body.code).toBe('WRONG_STATE');
  expect((await act(gone.body, 'confirm')).body.code).toBe('WRONG_STATE');
  await received(credit, '80.00', { bankRef: money.bankRef });
});

test('a reference of the bank is one amount of money, a refund or a receipt of a customer', async () => {
  const credit = await prepaid('30.00');
  await received(credit, '10.00', { bankRef: 'B-SAME' });
  const twice = await enter(credit, '10.00', { bankRef: 'B-SAME' });
  expect([twice.status, twice.body.errors?.map(({ field }) => field)]).toEqual([400, ['bankRef']]);
  const { partnerId, cny: currencyId } = place;
  const receipt = (bankRef: string) =>
    people.cashier<Answer>('POST', RECEIPTS, {
      partnerId,
      currencyId,
      payerAccountId: accounts.cny,
      receivedDate: today,
      amount: '10.00',
      bankRef,
    });
  const asReceipt = await receipt('B-SAME');
  expect([asReceipt.status, asReceipt.body.errors?.map(({ field }) => field)]).toEqual([400, ['bankRef']]);
  expect((await receipt('B-OTHER')).status).toBe(200);
  const asRefund = await enter(credit, '10.00', { bankRef: 'B-OTHER' });
  expect([asRefund.status, asRefund.body.errors?.map(({ field }) => field)]).toEqual([400, ['bankRef']]);
  // At once, as two who look at the same statement.
  const both = await Promise.all([receipt('B-BOTH'), enter(credit, '10.00', { bankRef: 'B-BOTH' })]);
  expect(both.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  const early = await enter(credit, '1.00', { receivedDate: officeDay(daysFrom(2)) });
  expect(early.body.errors?.map(({ field }) => field)).toEqual(['receivedDate']);
});

test('in another currency it is what came, by the rates of the day or as typed near them; the difference is the company’s', async () => {
  await company.db.transaction((db) => setSetting({ ...company.ctx(), db }, 'finance.exchangeSubject', '511001'));
  const { rate } = (await baseRateOf(company.ctx(), { currencyId: place.usd, date: today }))!;
  const credit = await prepaid('100.00', place.usd);
  const byRates = await enter(credit, '50.00');
  const expected = round(mul('50.00', rate), 2);
  expect([byRates.status, byRates.body.receivedAmount]).toEqual([200, expected]);
  const far = await enter(credit, '50.00', { receivedAmount: round(mul(expected, '0.94'), 2) });
  expect([far.status, far.body.errors?.map(({ field }) => field)]).toEqual([400, ['receivedAmount']]);
  const less = round(sub(expected, '3.00'), 2);
  const money = await received(credit, '50.00', { receivedAmount: less });
  expect(money).toMatchObject({ receivedAmount: less, costBase: expected, exchangeDiff: '3.00' });
  const entries = () =>
    company.db.query<{ amount: string; organizationId: number }>(
      `select sum(amount) as amount, organization_id as "organizationId" from finance_budget_entry
       where source = 'finance.prepaymentRefund' and source_id = $1 group by 2`,
      [money.id],
    );
  expect(await entries()).toEqual([{ amount: '3.00', organizationId: place.organizationId }]);
  await act(money, 'void', { reason: '金额登记有误' });
  expect(await entries()).toEqual([{ amount: '0.00', organizationId: place.organizationId }]);
  // Into an account in the currency of the prepayment it is the same amount.
  const same = await received(credit, '100.00', { payerAccountId: accounts.usd, receivedAmount: '1.00' });
  expect(same).toMatchObject({ receivedAmount: '100.00', receivedCurrencyId: place.usd });
});

test('what is on its way to be offset is not given back', async () => {
  const credit = await prepaid('90.00');
  await company.db.query('update finance_supplier_credit set held_amount = 50 where id = $1', [credit]);
  const over = await enter(credit, '40.01');
  expect([over.status, over.body.errors?.map(({ field }) => field)]).toEqual([400, ['amount']]);
  const made = (await enter(credit, '40.00')).body;
  await company.db.query('update finance_supplier_credit set held_amount = 60 where id = $1', [credit]);
  const late = await act(made, 'confirm');
  expect([late.status, late.body.data]).toEqual([
    400,
    expect.objectContaining({ reason: 'OVER_REMAINING', left: '30.00' }),
  ]);
});

test('the payment query tells what came back, and what is owed stays what is open', async () => {
  const credit = await prepaid('70.00');
  const money = await received(credit, '20.00');
  type Line = { kind: string; documentNo: string; paid: string; openAmount: string; balance: string };
  const rows = async (filter: string) =>
    (
      await people.clerk<{ content: Line[] }>(
        'GET',
        `/api/finance/payment-queries?partnerId=${place.partnerId}&currencyId=${place.cny}&size=200${filter}`,
      )
    ).body.content;
  expect((await rows('&kind=REFUND')).find(({ documentNo }) => documentNo === money.refundNo)).toMatchObject({
    paid: '-20.00',
    openAmount: '0.00',
  });
  const all = await rows('');
  const total = (of: 'balance' | 'openAmount') =>
    round(
      all.reduce((sum, row) => add(sum, row[of]), '0'),
      2,
    );
  expect(total('balance')).toBe(total('openAmount'));
});

test('the database holds that what comes back is counted once and stands, whatever a service forgets', async () => {
  const credit = await prepaid('40.00');
  const draft = (await enter(credit, '40.00')).body;
  const money = await received(credit, '15.00');
  const forgets = (statement: string) =>
    company.db.query(statement).then(
      () => 'written',
      (error: { constraint?: string }) => error.constraint ?? String(error),
    );
  const ofCredit = (set: string) => forgets(`update finance_supplier_credit set ${set} where id = ${credit}`);
  const ofRefund = (set: string, id = money.id) =>
    forgets(`update finance_prepayment_refund set ${set} where id = ${id}`);
  expect(await ofCredit('refunded = refunded + 1')).toBe('finance_supplier_credit_as_refunded');
  expect(await ofCredit('refunded = 0')).toBe('finance_supplier_credit_as_refunded');
  expect(await ofCredit('held_amount = 25.01')).toBe('finance_supplier_credit_used_once');
  const stands = 'finance_prepayment_refund_stands';
  expect(await ofRefund('amount = amount + 1')).toBe(stands);
  expect(await ofRefund("refund_status = 'DRAFT'")).toBe(stands);
  expect(await ofRefund('deleted_at = create_time')).toBe(stands);
  expect(await ofRefund("refund_status = 'VOID'", draft.id)).toBe(stands);
  expect(await ofRefund(`bank_ref = '${String(money.bankRef)}'`, draft.id)).toBe('finance_prepayment_refund_bank_ref');
});
