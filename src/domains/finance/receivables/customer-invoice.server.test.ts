import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Paper } from '../../../kernel/paper/paper.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { mayBill, type Receivable } from './receivable.server.ts';

type Line = Record<string, unknown> & { netAmount: string; receivableLineId: number | null };
type Invoice = Record<string, unknown> & {
  id: number;
  version: number;
  status: string;
  billStatus: string;
  invoiceNo: string | null;
  grossTotal: string;
  openAmount: string;
  lines: Line[];
};
type Refused = {
  code: string;
  message: string;
  data?: { reason?: string; left?: string };
  errors?: { field: string }[];
};
type Answer = Invoice & Refused;
type Run = Refused & { id: number; waiting?: { taskId: number; person: { id: number } }[] };

const PATH = '/api/finance/customer-invoices';
const KIND = 'finance.customerInvoice';

let company: Company;
let clerk: Send;
let today = '';
let [partnerId, currencyId, organizationId] = [0, 0, 0];
let last = 880_000;

const acting = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.db.transaction((tx) => work({ ...company.ctx(), db: tx }));
const fields = ({ errors }: Refused) => errors?.map(({ field }) => field);

beforeAll(async () => {
  company = await companyServer();
  const ctx = company.ctx();
  const [id] = await holdersOf(ctx, { roles: ['FIN_AP'] });
  clerk = company.as((await identityOf(company.db, id!, { now: ctx.now }))!.user);
  today = officeDay(ctx.now);
  const [found] = await company.db.query<{ partner: number; currency: number; organization: number }>(
    `select c.partner_id as partner, (select id from parameter_currency where code = 'CNY') as currency,
       (select id from identity_organization where type = 'PARENT_COMPANY' and deleted_at is null order by id limit 1) as organization
     from market_customer c order by c.id desc limit 1`,
  );
  [partnerId, currencyId, organizationId] = [found!.partner, found!.currency, found!.organization];
}, 180_000);
afterAll(() => company.close());

/** A document that nobody has written says what may be billed of it. */
async function owed(
  amount: string,
  sourceId: number,
  over: Partial<Receivable['lines'][number]> = {},
): Promise<number> {
  await acting((ctx) =>
    mayBill(ctx, {
      source: 'market.test',
      sourceId,
      sourceNo: `VC-TEST-${sourceId}`,
      partnerId,
      vesselId: null,
      currencyId,
      billTo: '东岸石化结算中心',
      payDays: 45,
      lines: [
        {
          lineId: sourceId,
          lineKind: 'FREIGHT',
          itemName: '运费',
          itemNameEn: 'Freight',
          earnedOn: today,
          amount,
          taxRate: '0.0900',
          ...over,
        },
      ],
    }),
  );
  const [row] = await company.db.query<{ id: number }>(
    `select id from finance_receivable_line where source = 'market.test' and source_id = $1`,
    [sourceId],
  );
  return row!.id;
}
function next(): number {
  last += 1;
  return last;
}
const lineOf = async (id: number) =>
  (await clerk<Record<string, unknown>>('GET', `/api/finance/receivable-lines/${id}`)).body;
const make = (ids: readonly number[], by: Send = clerk) => by<Answer>('POST', `${PATH}/from-lines`, { ids });
const save = (row: Invoice, over: Record<string, unknown>) => clerk<Answer>('PUT', PATH, { ...row, ...over });
const submit = ({ id, version }: { id: number; version: number }, by: Send = clerk) =>
  by<Run>('POST', '/api/approval/runs', { resource: KIND, recordId: id, version });
const read = async (id: number): Promise<Invoice> => (await clerk<Invoice>('GET', `${PATH}/${id}`)).body;

/** Everybody who is asked says the same; answers how many were. */
async function decide(runId: number, act = 'approve'): Promise<number> {
  for (let step = 0; step < 4; step += 1) {
    const { waiting } = (await clerk<Run>('GET', `/api/approval/runs/${runId}`)).body;
    if (!waiting?.[0]) return step;
    const { user } = (await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now }))!;
    const given = { act, taskId: waiting[0].taskId, opinion: '同意' };
    const { status, body } = await company.as(user)('POST', `/api/approval/runs/${runId}/act`, given);
    expect([status, body]).toEqual([200, body]);
  }
  return 4;
}
async function inForce(row: Invoice): Promise<Invoice> {
  const run = await submit(row);
  expect([run.status, run.body.message]).toEqual([200, undefined]);
  await decide(run.body.id);
  return read(row.id);
}

test('what a document says may be billed becomes a draft with the terms of the customer; saying it twice changes nothing', async () => {
  const n = next();
  const id = await owed('10000.00', n);
  await owed('10000.00', n);
  expect(await lineOf(id)).toMatchObject({ openAmount: '10000.00', status: 'OPEN', version: 1 });
  const made = await make([id]);
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  expect(made.body).toMatchObject({
    billTo: '东岸石化结算中心',
    grossTotal: '10900.00',
    baseGross: '10900.00',
    dueDate: daysAfter(today, 45),
    billStatus: 'DRAFT',
    invoiceNo: null,
  });
});

test('approved it has its number and is to be received; numbers follow each other without a gap', async () => {
  const [a, b] = [await owed('500.00', next()), await owed('600.00', next())];
  const [first, second] = [(await make([a])).body, (await make([b])).body];
  const run = await submit(first);
  expect((await lineOf(a)).heldAmount).toBe('500.00');
  await decide(run.body.id, 'reject');
  expect(await lineOf(a)).toMatchObject({ heldAmount: '0.00', openAmount: '500.00' });
  expect((await read(first.id)).invoiceNo).toBeNull();
  const [one, two] = [await inForce(second), await inForce((await make([a])).body)];
  expect([one.billStatus, one.openAmount]).toEqual(['ISSUED', '654.00']);
  expect(Number(two.invoiceNo!.slice(-5)) - Number(one.invoiceNo!.slice(-5))).toBe(1);
  expect(await lineOf(b)).toMatchObject({ billedAmount: '600.00', heldAmount: '0.00', status: 'DONE' });
  expect((await make([b])).body.code).toBe('WRONG_STATE');
});

test('above a million the head of finance is asked too', async () => {
  const small = await submit((await make([await owed('900000.00', next())])).body);
  const large = await submit((await make([await owed('1000000.00', next())])).body);
  expect([await decide(small.body.id), await decide(large.body.id)]).toEqual([1, 2]);
});

test('two invoices never take the same piece, one after the other or at once', async () => {
  const id = await owed('1000.00', next());
  const [first, second] = [(await make([id])).body, (await make([id])).body];
  const answers = await Promise.all([submit(first), submit(second)]);
  expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBe(1);
  expect(refused[0]!.body.data).toMatchObject({ reason: 'OVER_BILL', left: '0.00' });
  expect((await lineOf(id)).heldAmount).toBe('1000.00');
});

test('a part of a line leaves the rest to the next invoice', async () => {
  const id = await owed('1000.00', next());
  const draft = (await make([id])).body;
  const part = await save(draft, { lines: [{ ...draft.lines[0], netAmount: '400.00', taxAmount: '36.00' }] });
  expect(part.body.grossTotal).toBe('436.00');
  await inForce(part.body);
  expect(await lineOf(id)).toMatchObject({ status: 'PART', openAmount: '600.00' });
  expect((await make([id])).body.grossTotal).toBe('654.00');
});

test('less owed than billed is told until a red invoice takes the difference back', async () => {
  const n = next();
  const id = await owed('1000.00', n);
  const blue = await inForce((await make([id])).body);
  await owed('800.00', n);
  expect(await lineOf(id)).toMatchObject({ status: 'OVER', openAmount: '-200.00' });
  const draft = (await clerk<Answer>('POST', `${PATH}/red`, { ids: [blue.id] })).body;
  expect(draft).toMatchObject({ redOfId: blue.id, grossTotal: '-1090.00' });
  const part = await save(draft, { lines: [{ ...draft.lines[0], netAmount: '-200.00', taxAmount: '-18.00' }] });
  const red = await inForce(part.body);
  expect([red.billStatus, red.openAmount]).toEqual(['RED', '0.00']);
  expect(await read(blue.id)).toMatchObject({ redAmount: '218.00', openAmount: '872.00', billStatus: 'ISSUED' });
  expect(await lineOf(id)).toMatchObject({ status: 'DONE', billedAmount: '800.00' });
});

test('a red invoice takes back no more than is open, not even two at once; taken back as a whole it may be billed anew', async () => {
  const id = await owed('1000.00', next());
  const blue = await inForce((await make([id])).body);
  const reds = [0, 1].map(async () => (await clerk<Answer>('POST', `${PATH}/red`, { ids: [blue.id] })).body);
  const [first, second] = await Promise.all(reds);
  const answers = await Promise.all([submit(first!), submit(second!)]);
  const [sent] = answers.filter(({ status }) => status === 200);
  const [refused] = answers.filter(({ status }) => status !== 200);
  expect(refused!.body.data).toMatchObject({ reason: 'OVER_RED', left: '0.00' });
  expect((await read(blue.id)).openAmount).toBe('0.00');
  await decide(sent!.body.id);
  expect(await read(blue.id)).toMatchObject({ billStatus: 'TAKEN_BACK', redAmount: '1090.00' });
  expect(await lineOf(id)).toMatchObject({ status: 'OPEN', openAmount: '1000.00' });
  expect((await clerk<Answer>('POST', `${PATH}/red`, { ids: [blue.id] })).body.code).toBe('WRONG_STATE');
});

test('charges are typed without a line to bill; of another customer’s line and of tomorrow nothing is billed', async () => {
  const id = await owed('10.00', next());
  const body = {
    partnerId,
    organizationId,
    currencyId,
    invoiceDate: today,
    payDays: 10,
    lines: [{ itemKind: 'OTHER', itemName: '洗舱费', netAmount: '100.00', taxRate: '0.0600', taxAmount: '6.00' }],
  };
  const typed = await clerk<Answer>('POST', PATH, body);
  expect([typed.status, typed.body.grossTotal]).toEqual([200, '106.00']);
  expect((await inForce(typed.body)).billStatus).toBe('ISSUED');
  const [other] = await company.db.query<{ id: number }>(
    'select partner_id as id from market_customer order by id limit 1',
  );
  const wrong = await clerk<Refused>('POST', PATH, {
    ...body,
    partnerId: other!.id,
    lines: [{ ...body.lines[0], receivableLineId: id }],
  });
  expect([wrong.status, fields(wrong.body)]).toEqual([400, ['lines.0.receivableLineId']]);
  const early = await clerk<Answer>('POST', PATH, { ...body, invoiceDate: daysAfter(today, 1) });
  expect(fields((await submit(early.body)).body)).toEqual(['invoiceDate']);
});

test('without days of its own an invoice is due by the terms of the customer', async () => {
  const [found] = await company.db.query<{ days: string | null }>(
    'select payment_term as days from partner_partner where id = $1',
    [partnerId],
  );
  await company.db.query(`update partner_partner set payment_term = '60' where id = $1`, [partnerId]);
  const { body } = await clerk<Answer>('POST', PATH, { partnerId, organizationId, currencyId, invoiceDate: today });
  expect(body).toMatchObject({ payDays: 60, dueDate: daysAfter(today, 60) });
  await company.db.query('update partner_partner set payment_term = $2 where id = $1', [partnerId, found!.days]);
});

test('what is issued stands: it is neither changed nor deleted, but for the number of the tax invoice', async () => {
  const row = await inForce((await make([await owed('70.00', next())])).body);
  const changed = await save(row, { payDays: 90 });
  expect([changed.status, changed.body.code]).toEqual([409, 'WRONG_STATE']);
  expect((await save(row, { taxInvoiceNo: '26312000000000880001' })).body.taxInvoiceNo).toBe('26312000000000880001');
  const { version } = await read(row.id);
  expect((await clerk('DELETE', `${PATH}/${row.id}?version=${version}`)).status).toBe(409);
  expect((await submit(await read(row.id))).status).toBe(409);
});

test('a stale save is told; buyers do not bill and ships see nothing', async () => {
  const draft = (await make([await owed('80.00', next())])).body;
  await save(draft, { payDays: 20 });
  expect((await save(draft, { payDays: 25 })).body.code).toBe('STALE');
  const ship = await company.signIn('master.pioneer');
  for (const path of [
    PATH,
    '/api/finance/receivable-lines',
    '/api/finance/customer-receipts',
    '/api/finance/receipt-allocations',
  ])
    expect((await ship('GET', path)).status).toBe(403);
  expect((await make([1], await company.signIn('purchaser'))).status).toBe(403);
});

test('its paper tells the customer what it owes, in both languages, and not what the company received', async () => {
  const row = await inForce((await make([await owed('90.00', next())])).body);
  const { status, body } = await clerk<Paper>('GET', `/api/papers/${KIND}/${row.id}?language=both`);
  expect(status).toBe(200);
  const text = JSON.stringify(body);
  for (const word of ['发票', 'Invoice', row.invoiceNo!, '东岸石化结算中心']) expect(text).toContain(word);
  expect(text).not.toContain('已收');
});
