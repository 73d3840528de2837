import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { asSystem, type Ctx } from '../../../kernel/server/context.ts';
import { actOn } from '../../../kernel/testing/act-on.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { daysAfter } from '../../../kernel/value/day.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { contracts } from '../contracts/save-contract.server.ts';
import { dueHire, hireBilled, planHire } from './hire.server.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Answer = Row & { code: string; message: string; errors?: { field: string }[] };

const PATH = '/api/market/contracts';
const PERIODS = '/api/market/hire-periods';
const ALL = { vessel: 'all', organization: 'all' } as const;
const DAY_MS = 86_400_000;

let company: Company;
let desk: Send;
let today = '';
let [customer, currency, ship] = [0, 0, 0];

/** So many days from now. */
const acting = <T>(work: (ctx: Ctx) => Promise<T>, ahead = 0): Promise<T> =>
  company.db.transaction((tx) => {
    const ctx = company.ctx();
    return work(asSystem({ ...ctx, db: tx, now: new Date(ctx.now.getTime() + ahead * DAY_MS) }, '测试'));
  });

beforeAll(async () => {
  company = await companyServer();
  desk = await company.signIn('chartering');
  today = officeDay(company.ctx().now);
  const [found] = await company.db.query<{ id: number; currency: number; ship: number }>(
    `select id, (select id from parameter_currency where code = 'CNY') as currency,
       (select min(v.id) from fleet_vessel v where v.deleted_at is null) as ship
     from market_customer where standing = 'OPEN' order by id desc limit 1`,
  );
  [customer, currency, ship] = [found!.id, found!.currency, found!.ship];
}, 180_000);
afterAll(() => company.close());

const read = async (id: number): Promise<Row> => (await desk<Row>('GET', `${PATH}/${id}`)).body;
const act = (row: Pick<Row, 'id'>, name: string, body: Record<string, unknown> = {}, by: Send = desk) =>
  actOn<Answer>(by, `${PATH}/${row.id}/${name}`, body);
const fields = ({ errors }: Answer) => errors?.map(({ field }) => field);

const periodsOf = async ({ id }: Pick<Row, 'id'>): Promise<Row[]> => {
  const { body } = await desk<{ content: Row[] }>('GET', `${PERIODS}?contractId=${id}&sort=fromOn,asc`);
  // A list answers its columns alone.
  return Promise.all(body.content.map(async (one) => (await desk<Row>('GET', `${PERIODS}/${one.id}`)).body));
};
const linesOf = ({ id }: Pick<Row, 'id'>) =>
  company.db.query<{ amount: string; status: string; kind: string }>(
    `select l.amount, l.status, l.line_kind as kind from finance_receivable_line l
     join market_hire_period p on p.id = l.source_id
     where l.source = 'market.hirePeriod' and p.contract_id = $1 order by p.period_index`,
    [id],
  );

/** A charter of forty days and a half at 15 500 a day, paid every fifteen days in advance less 3.75 %, fixed. */
async function charter(over: Record<string, unknown> = {}): Promise<Row> {
  const made = await desk<Answer>('POST', PATH, {
    kind: 'TIME',
    direction: 'OUT',
    customerId: customer,
    cpForm: 'SHELLTIME',
    currencyId: currency,
    freightType: 'PER_DAY',
    freightRate: '15500',
    periodDays: '40.5',
    hireDays: 15,
    hireDue: 'ADVANCE',
    payments: [{ pct: '100', trigger: 'INVOICE', days: 3 }],
    commissions: [{ kind: 'ADDRESS', pct: '3.75' }],
    ...over,
  });
  expect([made.status, made.body.message]).toEqual([200, undefined]);
  const { id } = made.body;
  await acting((ctx) =>
    contracts.patch(ctx, id, { status: 'APPROVE', contractStatus: 'FIXED', shipId: ship }, { action: 'edit' }),
  );
  return read(id);
}
async function delivered(ago: number, over: Record<string, unknown> = {}): Promise<Row> {
  const row = await charter(over);
  const done = await act(row, 'deliver', { deliveryOn: daysAfter(today, -ago) });
  expect([done.status, done.body.message]).toEqual([200, undefined]);
  return done.body;
}

/** From noon, so many days ago, for so many hours. */
const standing = (ago: number, hours: number) => {
  const begins = Date.parse(`${daysAfter(today, -ago)}T04:00:00Z`);
  return {
    beginTime: new Date(begins).toISOString(),
    endTime: new Date(begins + hours * 3_600_000).toISOString(),
    reason: '主机故障',
  };
};

test('delivered, a charter has its periods one behind the other; those that are due may be billed, each once', async () => {
  const row = await delivered(20);
  expect(row).toMatchObject({ contractStatus: 'PERFORMING', deliveryOn: daysAfter(today, -20) });
  const stand = await periodsOf(row);
  expect(stand.map(({ days, fromOn, toOn, hireState }) => [days, fromOn, toOn, hireState])).toEqual([
    ['15.00', daysAfter(today, -20), daysAfter(today, -6), 'DUE'],
    ['15.00', daysAfter(today, -5), daysAfter(today, 9), 'DUE'],
    ['10.50', daysAfter(today, 10), daysAfter(today, 20), 'PLANNED'],
  ]);
  // 15 x 15 500 = 232 500.00 less 8 718.75.
  const due = [
    { amount: '223781.25', status: 'OPEN', kind: 'HIRE' },
    { amount: '223781.25', status: 'OPEN', kind: 'HIRE' },
  ];
  expect(await linesOf(row)).toEqual(due);
  expect(await acting(dueHire)).toBe(0);
  await acting((ctx) => planHire(ctx, row.id));
  expect(await linesOf(row)).toEqual(due);
  expect(await periodsOf(row)).toHaveLength(3);
  await acting(dueHire, 10);
  // 10.5 x 15 500 = 162 750.00 less 6 103.13.
  expect((await linesOf(row)).at(-1)).toEqual({ amount: '156646.87', status: 'OPEN', kind: 'HIRE' });
  await acting(dueHire, 11);
  expect(await linesOf(row)).toHaveLength(3);
});

test('off-hire is taken off the next period that is due; with none to come the last ones give it back', async () => {
  const row = await delivered(20);
  const recorded = await act(row, 'off-hire', standing(8, 14.4));
  expect([recorded.status, recorded.body.message]).toEqual([200, undefined]);
  expect(recorded.body.offHires).toMatchObject([{ hours: '14.40' }]);
  expect((await linesOf(row)).map(({ amount }) => amount)).toEqual(['223781.25', '223781.25']);
  await acting(dueHire, 10);
  // 162 750.00 less 9 300.00 is 153 450.00, less 5 754.38.
  expect((await linesOf(row)).at(-1)?.amount).toBe('147695.62');
  expect((await periodsOf(row)).map(({ offHireHours }) => offHireHours)).toEqual(['0.00', '0.00', '14.40']);
  await act(row, 'off-hire', standing(4, 24));
  // A day more: 137 950.00 less 5 173.13.
  expect((await linesOf(row)).map(({ amount }) => amount)).toEqual(['223781.25', '223781.25', '132776.87']);
  expect((await periodsOf(row)).map(({ offHireHours }) => offHireHours)).toEqual(['0.00', '0.00', '38.40']);
});

test('off-hire lies behind and after the delivery, and is recorded once', async () => {
  const row = await delivered(10);
  const wrong = async (body: Record<string, unknown>) => fields((await act(row, 'off-hire', body)).body);
  expect(await wrong(standing(12, 5))).toEqual(['beginTime']);
  expect(await wrong(standing(-3, 5))).toEqual(['endTime']);
  expect(await wrong(standing(3, -2))).toEqual(['endTime']);
  expect((await act(row, 'off-hire', standing(5, 10))).status).toBe(200);
  expect(await wrong(standing(5, 3))).toEqual(['beginTime']);
  expect((await read(row.id)).offHires).toHaveLength(1);
});

test('who may not deliver does not, nor is a voyage charter delivered, nor one that is not paid by the day', async () => {
  const row = await charter();
  const day = { deliveryOn: today };
  const reader = company.as({ permissions: new Set(['market:contract:list']), scope: ALL });
  expect((await act(row, 'deliver', day, reader)).body.code).toBe('FORBIDDEN');
  expect(fields((await act(row, 'deliver', { deliveryOn: daysAfter(today, 1) })).body)).toEqual(['deliveryOn']);
  const stale = await desk<Answer>('POST', `${PATH}/${row.id}/deliver`, { version: 1, ...day });
  expect(stale.body.code).toBe('STALE');
  expect((await act(row, 'off-hire', standing(1, 1))).body.code).toBe('WRONG_STATE');
  expect((await act(row, 'deliver', day)).status).toBe(200);
  expect((await act(row, 'deliver', day)).body.code).toBe('WRONG_STATE');
  const lump = await charter({ freightType: 'LUMPSUM', freightRate: '600000' });
  expect((await act(lump, 'deliver', day)).body.code).toBe('RULE');
  await acting((ctx) => contracts.patch(ctx, lump.id, { kind: 'VOYAGE' }, { action: 'edit' }));
  expect((await act(lump, 'deliver', day)).body.code).toBe('RULE');
  expect(await periodsOf(lump)).toEqual([]);
});

test('a charter that becomes shorter owes less, one that becomes longer more, and what was due stays at its rate', async () => {
  const row = await delivered(20);
  const change = (terms: Record<string, unknown>) =>
    acting(async (ctx) => {
      await contracts.patch(ctx, row.id, terms, { action: 'amended' });
      await planHire(ctx, row.id);
    });
  await change({ periodDays: '15.00', freightRate: '16000.0000' });
  expect((await periodsOf(row)).map(({ days, hireState }) => [days, hireState])).toEqual([
    ['15.00', 'DUE'],
    ['0.00', 'CANCELLED'],
    ['0.00', 'CANCELLED'],
  ]);
  expect(await linesOf(row)).toMatchObject([
    { amount: '223781.25', status: 'OPEN' },
    { amount: '0.00', status: 'CANCELLED' },
  ]);
  await change({ periodDays: '60.00' });
  expect((await periodsOf(row)).map(({ days, hireRate, hireState }) => [days, hireRate, hireState])).toEqual([
    ['15.00', '15500.0000', 'DUE'],
    ['15.00', '15500.0000', 'DUE'],
    ['15.00', '16000.0000', 'PLANNED'],
    ['15.00', '16000.0000', 'PLANNED'],
  ]);
  expect((await linesOf(row)).map(({ amount }) => amount)).toEqual(['223781.25', '223781.25']);
});

test('the contract tells the invoices of its periods, and is completed when all of them are billed', async () => {
  const row = await delivered(20, { periodDays: '30' });
  const invoice = { invoiceNo: 'H-1', invoiceDate: today, invoiceAmount: '223781.25' };
  expect((await act(row, 'complete', invoice)).body.code).toBe('CONFLICT');
  const [first, second] = await periodsOf(row);
  const told = {
    source: 'market.hirePeriod',
    sourceId: first!.id,
    documentNo: 'CI-1',
    invoiceNos: ['H-1'],
    invoiceDate: today,
    dueOn: daysAfter(today, 30),
    gross: '223781.25',
    baseNet: '223781.25',
    baseGross: '223781.25',
    receivedOn: today,
  };
  await acting((ctx) => hireBilled(ctx, told));
  expect((await periodsOf(row)).map(({ hireState }) => hireState)).toEqual(['RECEIVED', 'DUE']);
  expect(await read(row.id)).toMatchObject({
    billed: true,
    invoiceNo: 'H-1',
    invoiceAmount: '223781.25',
    billedBase: '223781.25',
    receivedOn: null,
  });
  // The second period is still to be billed.
  expect((await act(row, 'complete', invoice)).body.code).toBe('CONFLICT');
  await acting((ctx) => hireBilled(ctx, { ...told, sourceId: second!.id, invoiceNos: ['H-2'], receivedOn: null }));
  expect(await read(row.id)).toMatchObject({ invoiceNo: 'H-1、H-2', invoiceAmount: '447562.50', receivedOn: null });
  const all = { invoiceNo: 'H-1、H-2', invoiceDate: today, invoiceAmount: '447562.50' };
  const done = await act(row, 'complete', all);
  expect([done.status, done.body.contractStatus]).toEqual([200, 'COMPLETED']);
  // Taken back, it is owed again.
  await acting((ctx) => hireBilled(ctx, { ...told, invoiceNos: [], invoiceDate: null, dueOn: null, receivedOn: null }));
  expect((await periodsOf(row)).map(({ hireState }) => hireState)).toEqual(['DUE', 'BILLED']);
});

test('nobody types off-hire, and periods are read alone', async () => {
  const made = await desk<Answer>('POST', PATH, {
    kind: 'TIME',
    direction: 'OUT',
    customerId: customer,
    currencyId: currency,
    freightType: 'PER_DAY',
    periodDays: '30',
    offHires: [{ beginTime: `${today}T00:00:00Z`, endTime: `${today}T01:00:00Z`, reason: '自填' }],
  });
  expect([made.status, made.body.offHires]).toEqual([200, []]);
  expect((await desk('POST', PERIODS, { contractId: made.body.id, hireState: 'DUE' })).status).toBe(404);
});
