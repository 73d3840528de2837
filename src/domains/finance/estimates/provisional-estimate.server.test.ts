import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { TEST_NOW } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { add, eq, mul, orZero, round, sum } from '../../../kernel/value/decimal.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { type Billable, mayInvoice, neverInvoiced } from '../billables/billable.server.ts';
import { heldBy } from '../ledger/write-entries.server.ts';
import { budgetLedger } from '../periods/budget-ledger.server.ts';
import { lastDayOf, reversalDayOf } from './estimate.rules.ts';

type Line = Record<string, unknown> & {
  id: number;
  billableLineId: number;
  acceptedQty: string;
  invoicedQty: string;
  unitPrice: string;
  currencyId: number;
  systemAmount: string;
  estimateAmount: string;
  rate: string;
  baseAmount: string;
  standing: string;
  subjectId: number | null;
};
type Estimate = {
  id: number;
  version: number;
  estimateNo: string;
  month: string;
  status: string;
  estimateStatus: string;
  baseTotal: string;
  standingTotal: string;
  lines: Line[];
};
type Refused = { code?: string; message?: string; data?: Record<string, unknown>; errors?: { field: string }[] };
type Run = Refused & { id: number; waiting: { taskId: number; person: { id: number } }[] };
type Invoice = { id: number; version: number; lines: Record<string, unknown>[] };

const ESTIMATES = '/api/finance/provisional-estimates';
const INVOICES = '/api/finance/invoices';

/** The present month of the company, and the moment at which it ends: tests go on into the next one. */
const MONTH = officeDay(TEST_NOW).slice(0, 7);
const NEXT = monthsAfter(MONTH, 1);
const MONTH_END = new Date(Math.max(TEST_NOW.getTime() + 120_000, Date.parse(`${lastDayOf(MONTH)}T12:00:00Z`)));
const NEXT_DAY = new Date(Date.parse(`${reversalDayOf(MONTH)}T02:00:00Z`));

let company: Company;
let moment = TEST_NOW;
let payable: Send;
let place = { organizationId: 0, vesselId: 0 };
let [partnerId, currencyId, dollarId, subjectId] = [0, 0, 0, 0];
let last = 930_000;
/** The estimate that the tests follow from its making to its reversal. */
let made: Estimate;
/** Lines of an order of which some came, by what is expected of them. */
let known = { part: 0, dollar: 0, charge: 0, early: 0, late: 0, back: 0, dropped: 0 };

const acting = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.db.transaction((tx) => work({ ...company.ctx(), db: tx }));

/** An order that nobody has written may be invoiced; answers its lines. */
async function billable(lines: readonly Partial<Billable['lines'][number]>[], more: object = {}, id = 0) {
  last += 1;
  const sourceId = id || last;
  await acting((ctx) =>
    mayInvoice(ctx, {
      ...place,
      source: 'purchasing.test',
      sourceId,
      sourceNo: `PO-${sourceId}`,
      partnerId,
      currencyId,
      lines: lines.map((line, i) => ({
        lineId: sourceId * 100 + i,
        lineKind: 'GOODS',
        subjectId,
        itemName: '活塞环',
        itemNameEn: 'Piston ring',
        unitId: null,
        orderedQty: '100',
        acceptedQty: '98',
        unitPrice: '250',
        taxRate: '0.13',
        ended: false,
        ...line,
      })),
      ...more,
    }),
  );
  const rows = await company.db.query<{ id: number }>(
    'select id from finance_billable_line where source_id = $1 order by id',
    [sourceId],
  );
  return { sourceId, ids: rows.map((one) => one.id) };
}

async function holderOf(role: string): Promise<Send> {
  const [id] = await holdersOf(company.ctx(), { roles: [role] });
  return company.as((await identityOf(company.db, id!, { now: company.ctx().now }))!.user);
}

async function decided(resource: string, { id, version }: { id: number; version: number }, act = 'approve') {
  const run = await payable<Run>('POST', '/api/approval/runs', { resource, recordId: id, version });
  expect([run.status, run.body]).toEqual([200, run.body]);
  for (let step = 0; step < 4; step += 1) {
    const { waiting } = (await payable<Run>('GET', `/api/approval/runs/${run.body.id}`)).body;
    if (!waiting?.[0]) return;
    const { user } = (await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now }))!;
    const acted = await company.as(user)('POST', `/api/approval/runs/${run.body.id}/act`, {
      act,
      taskId: waiting[0].taskId,
      opinion: '按月末数办理',
    });
    expect([acted.status, acted.body]).toEqual([200, acted.body]);
    if (act !== 'approve') return;
  }
}

/** The invoice of so many pieces of a line, in force, booked in a month. */
async function invoiced(line: number, quantity: string, bookMonth: string): Promise<void> {
  const draft = await payable<Invoice & Refused>('POST', `${INVOICES}/from-lines`, { ids: [line] });
  expect([draft.status, draft.body]).toEqual([200, draft.body]);
  last += 1;
  const [first] = draft.body.lines;
  const netAmount = round(mul(quantity, String(first!.unitPrice)), 2);
  const taxAmount = round(mul(netAmount, '0.13'), 2);
  const typed = await payable<Invoice & Refused>('PUT', INVOICES, {
    id: draft.body.id,
    version: draft.body.version,
    invoiceNo: `263198000000000${String(last - 930_000).padStart(5, '0')}`,
    invoiceDate: officeDay(company.ctx().now),
    bookMonth,
    verifyStatus: 'VALID',
    duplicateReason: '分批开票',
    paperGross: round(add(netAmount, taxAmount), 2),
    lines: [{ ...first, quantity, netAmount, taxAmount }],
  });
  expect([typed.status, typed.body]).toEqual([200, typed.body]);
  await decided('finance.invoice', typed.body);
}

const read = async (id: number) => (await payable<Estimate>('GET', `${ESTIMATES}/${id}`)).body;
const lineOf = (row: Estimate, id: number) => row.lines.find(({ billableLineId }) => billableLineId === id);
const make = (month: string, by: Send = payable) => by<Estimate & Refused>('POST', ESTIMATES, { month });
const held = async (id: number) => {
  const entries = await heldBy(company.ctx(), { resource: 'finance.provisionalEstimate', id }, ['ESTIMATE', 'COMMIT']);
  const of = (kind: string, month?: string) =>
    round(
      sum(entries.filter((one) => one.kind === kind && (!month || one.month === month)).map((one) => one.amount)) ??
        '0',
      2,
    );
  return { before: of('ESTIMATE', MONTH), after: of('ESTIMATE', NEXT), bound: of('COMMIT') };
};
/** What of an estimate is charged to a subject: so much the ledger takes. */
const charged = ({ lines }: Estimate) =>
  round(sum(lines.filter((line) => line.subjectId).map((line) => line.standing)) ?? '0', 2);
const proved = async () => (await budgetLedger.prove(company.ctx())).differences;

beforeAll(async () => {
  company = await companyServer({ now: () => moment });
  moment = MONTH_END;
  payable = await holderOf('FIN_AP');
  const one = async <T extends object>(sql: string) => (await company.db.query<T & Record<string, unknown>>(sql))[0]!;
  // A ship that is budgeted this year.
  place = await one<typeof place>(
    `select v.id as "vesselId", v.organization_id as "organizationId" from fleet_vessel v
     where exists (select from finance_budget b where b.organization_id = v.organization_id and b.active and b.year = '${MONTH.slice(0, 4)}')
     order by v.id limit 1`,
  );
  partnerId = (
    await one<{ id: number }>(
      'select id from partner_partner where tax_no is not null or credit_code is not null order by id limit 1',
    )
  ).id;
  const codes = await company.db.query<{ id: number; code: string }>(
    `select id, code from parameter_currency where code in ('CNY', 'USD')`,
  );
  currencyId = codes.find(({ code }) => code === 'CNY')!.id;
  dollarId = codes.find(({ code }) => code === 'USD')!.id;
  subjectId = (await one<{ id: number }>(`select id from finance_budget_subject where code = '510302'`)).id;
  const part = await billable([{}]);
  const dollar = await billable([{ acceptedQty: '35', unitPrice: '12.50' }], { currencyId: dollarId });
  const freight = { lineKind: 'CHARGE', itemName: '运费', orderedQty: '1', acceptedQty: '1', unitPrice: '80' } as const;
  const charge = await billable([{ acceptedQty: '1', unitPrice: '400' }, freight]);
  const early = await billable([{ acceptedQty: '0' }, freight]);
  const late = await billable([{ acceptedOn: `${NEXT}-01` }]);
  const back = await billable([{ acceptedQty: '10' }]);
  await billable([{ acceptedQty: '4' }], {}, back.sourceId);
  const dropped = await billable([{ acceptedQty: '7' }]);
  await acting((ctx) => neverInvoiced(ctx, { source: 'purchasing.test', sourceId: dropped.sourceId }));
  known = {
    part: part.ids[0]!,
    dollar: dollar.ids[0]!,
    charge: charge.ids[1]!,
    early: early.ids[1]!,
    late: late.ids[0]!,
    back: back.ids[0]!,
    dropped: dropped.ids[0]!,
  };
  await invoiced(known.part, '40', MONTH);
}, 240_000);
afterAll(() => company.close());

test('without a rate of a currency nothing is estimated, and nobody does it before the month ends, or without the permission', async () => {
  await company.db.query('delete from parameter_exchange_rate where rate_date >= $1::date - 10', [lastDayOf(MONTH)]);
  const refused = await make(MONTH);
  expect([refused.status, refused.body.data, refused.body.errors?.[0]?.field]).toEqual([
    400,
    { reason: 'RATE_MISSING' },
    'month',
  ]);
  await company.db.query(
    `insert into parameter_exchange_rate (version, create_by, create_name, create_time, rate_date, currency_id, rate_type, rate, source)
     select 1, 0, '测试', $2, $1::date, c.id, 'middle', 7.12 * c.unit, 'manual' from parameter_currency c where c.code <> 'CNY'`,
    [lastDayOf(MONTH), moment.toISOString()],
  );
  expect((await make(NEXT)).body.errors?.map(({ field }) => field)).toEqual(['month']);
  const reader = company.as({
    permissions: new Set(['finance:provisionalEstimate:list']),
    scope: { vessel: 'all', organization: 'all' },
  });
  expect((await make(MONTH, reader)).status).toBe(403);
  const nobody = company.as({ permissions: new Set(['finance:invoice:list']) });
  expect((await nobody('GET', ESTIMATES)).status).toBe(403);
  expect((await nobody('GET', '/api/finance/estimate-items')).status).toBe(403);
});

test('a month is estimated once: what came until its end and is not invoiced, at the price of its order and the rate of that day', async () => {
  const answer = await make(MONTH);
  expect([answer.status, answer.body]).toEqual([200, answer.body]);
  made = answer.body;
  expect(made).toMatchObject({ month: MONTH, status: 'USE', estimateStatus: 'DRAFT' });
  expect(lineOf(made, known.part)).toMatchObject({ systemAmount: '14500.00', baseAmount: '14500.00' });
  expect(lineOf(made, known.dollar)).toMatchObject({ systemAmount: '437.50', baseAmount: '3115.00' });
  // What is charged beside goods counts once some of them came; what was taken back never came, and what nobody will invoice costs nothing.
  expect(lineOf(made, known.charge)).toMatchObject({ systemAmount: '80.00' });
  expect(lineOf(made, known.early)).toBeUndefined();
  expect(lineOf(made, known.late)).toBeUndefined();
  expect(lineOf(made, known.dropped)).toBeUndefined();
  expect(lineOf(made, known.back)).toMatchObject({ systemAmount: '1000.00' });
  const again = await make(MONTH);
  expect([again.status, again.body.code, again.body.data]).toEqual([
    409,
    'DUPLICATE',
    { reason: 'ESTIMATED', id: made.id },
  ]);
  expect(await read(made.id)).toMatchObject({ version: made.version, lines: made.lines.map(({ id }) => ({ id })) });
});

test('of every line what is estimated and what is invoiced is what was accepted at its price, to the cent, and the head is their sum', async () => {
  const accepted = new Map(
    (
      await company.db.query<{ id: number; quantity: string; price: string }>(
        `select b.id, b.accepted_qty as quantity, b.unit_price as price from finance_billable_line b`,
      )
    ).map((one) => [one.id, one]),
  );
  expect(made.lines.length).toBeGreaterThan(4);
  for (const line of made.lines) {
    const { quantity, price } = accepted.get(line.billableLineId)!;
    const invoicedAt = round(mul(line.invoicedQty, price), 2);
    const whole = round(mul(quantity, price), 2);
    expect([line.id, eq(add(line.systemAmount, invoicedAt), whole)]).toEqual([line.id, true]);
  }
  const bases = made.lines.map((line) => round(mul(line.estimateAmount, line.rate), 2));
  expect(made.baseTotal).toBe(round(orZero(sum(bases)), 2));
  expect(made.lines.map(({ baseAmount }) => baseAmount)).toEqual(bases);
});

test('a figure that is changed by more than a tenth says why; lines neither come nor go, and a stale save is refused', async () => {
  const changed = (estimateAmount: string, changeReason: string | null) =>
    made.lines.map((line) => (line.billableLineId === known.back ? { ...line, estimateAmount, changeReason } : line));
  const save = (lines: readonly object[], version = made.version) =>
    payable<Estimate & Refused>('PUT', ESTIMATES, { id: made.id, version, lines });
  const at = made.lines.findIndex(({ billableLineId }) => billableLineId === known.back);
  const silent = await save(changed('1100.01', null));
  expect([silent.status, silent.body.errors?.map(({ field }) => field)]).toEqual([400, [`lines.${at}.changeReason`]]);
  expect((await save(made.lines.slice(1))).status).toBe(409);
  const before = made.version;
  const saved = await save(changed('1200.00', '供应商已告知涨价'));
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  expect(saved.body.baseTotal).toBe(round(add(made.baseTotal, '200'), 2));
  made = saved.body;
  expect((await save(changed('1000.00', null), before)).status).toBe(409);
  const moved = await payable<Refused>('PUT', ESTIMATES, { id: made.id, version: made.version, month: NEXT });
  expect(moved.status).toBe(409);
});

test('approved it is posted in its month: spent for now, bound no more, and the proof of the ledger agrees', async () => {
  expect(await held(made.id)).toEqual({ before: '0.00', after: '0.00', bound: '0.00' });
  await decided('finance.provisionalEstimate', made);
  made = await read(made.id);
  expect(made).toMatchObject({ status: 'APPROVE', estimateStatus: 'POSTED', standingTotal: made.baseTotal });
  const posted = await held(made.id);
  expect(posted).toMatchObject({ before: charged(made), after: '0.00' });
  // No more than its documents still bind.
  expect(Number(posted.bound)).toBeLessThanOrEqual(0);
  expect(Number(add(posted.before, posted.bound))).toBeGreaterThanOrEqual(0);
  expect(await proved()).toEqual([]);
  const [figures] = await company.db.query<{ base: string }>(
    `select sum(e.amount) as base from finance_budget_entry e where e.source = 'finance.provisionalEstimate' and e.source_id = $1
       and e.kind = 'ESTIMATE'`,
    [made.id],
  );
  expect(figures!.base).toBe(charged(made));
  expect((await payable('DELETE', `${ESTIMATES}/${made.id}`)).status).toBe(409);
});

test('an invoice that is booked in its month after all takes its part of the estimate along', async () => {
  const before = await held(made.id);
  await invoiced(known.part, '29', MONTH);
  made = await read(made.id);
  // Of 58 pieces 29 are invoiced after all.
  expect(lineOf(made, known.part)).toMatchObject({ laterQty: '29.0000', standing: '7250.00', baseAmount: '14500.00' });
  expect((await held(made.id)).before).toBe(round(add(before.before, '-7250'), 2));
  expect(await proved()).toEqual([]);
});

test('it is taken back as a whole in the next month, once, and never before that begins', async () => {
  const early = await payable<Refused>('POST', `${ESTIMATES}/${made.id}/reverse`, { version: made.version });
  expect([early.status, early.body.code]).toEqual([400, 'RULE']);
  moment = NEXT_DAY;
  const clerk = company.as({ permissions: new Set(['finance:provisionalEstimate:list']) });
  expect((await clerk('POST', `${ESTIMATES}/${made.id}/reverse`, { version: made.version })).status).toBe(403);
  await company.runSchedule('finance.reverseEstimates');
  made = await read(made.id);
  expect(made.estimateStatus).toBe('REVERSED');
  const stands = charged(made);
  expect(await held(made.id)).toEqual({ before: stands, after: round(`-${stands}`, 2), bound: '0.00' });
  expect(await proved()).toEqual([]);
  const [{ n }] = (await company.db.query<{ n: number }>('select count(*)::int as n from finance_budget_entry')) as [
    { n: number },
  ];
  await company.runSchedule('finance.reverseEstimates');
  expect(await company.db.query('select count(*)::int as n from finance_budget_entry')).toEqual([{ n }]);
  expect((await payable('POST', `${ESTIMATES}/${made.id}/reverse`, { version: made.version })).status).toBe(409);
});

test('an invoice of the next month shows how far the estimate was off, and the same lines say so by supplier, order and ship', async () => {
  await invoiced(known.part, '29', NEXT);
  expect((await held(made.id)).before).toBe(charged(await read(made.id)));
  const items = await payable<{ content: Record<string, string>[] }>(
    'GET',
    `/api/finance/estimate-items?partnerId=${partnerId}&size=200`,
  );
  expect(items.status).toBe(200);
  const [net] = await company.db.query<{ net: string }>(
    `select sum(l.net_amount) as net from finance_invoice_line l join finance_invoice i on i.id = l.parent_id
     where l.billable_line_id = $1 and i.book_month = $2`,
    [known.part, NEXT],
  );
  const item = items.body.content.find((one) => one.month === MONTH && one.standing === '7250.00');
  expect(item).toMatchObject({ invoicedPart: '7250.00', invoicedBase: net!.net, difference: '0.00' });
  const figures = await payable('GET', '/api/finance/estimate-analysis?rows=partnerId&rows=sourceNo&rows=vesselId');
  expect([figures.status, figures.body]).toEqual([200, figures.body]);
});

test('nothing is estimated in a closed month; one that is rejected goes before another is made', async () => {
  const closed = monthsAfter(MONTH, -3);
  await billable([{ acceptedOn: `${closed}-15` }]);
  const refused = await make(closed);
  expect([refused.status, refused.body.data, refused.body.errors?.[0]?.field]).toMatchObject([
    409,
    { reason: 'PERIOD_CLOSED' },
    'month',
  ]);
  moment = new Date(Date.parse(`${lastDayOf(NEXT)}T12:00:00Z`));
  await company.db.query(
    `insert into parameter_exchange_rate (version, create_by, create_name, create_time, rate_date, currency_id, rate_type, rate, source)
     select 1, 0, '测试', $2, $1::date, c.id, 'middle', 7.15 * c.unit, 'manual' from parameter_currency c where c.code <> 'CNY'`,
    [lastDayOf(NEXT), moment.toISOString()],
  );
  const first = await make(NEXT);
  expect([first.status, first.body]).toEqual([200, first.body]);
  // What is invoiced meanwhile is gone, what came meanwhile is there.
  expect(lineOf(first.body, known.part)).toBeUndefined();
  expect(lineOf(first.body, known.late)).toMatchObject({ systemAmount: '24500.00' });
  await decided('finance.provisionalEstimate', first.body, 'reject');
  const again = await make(NEXT);
  expect([again.status, again.body.data]).toEqual([409, { reason: 'ESTIMATED', id: first.body.id }]);
  expect(again.body.message).toContain('驳回');
  expect((await payable('DELETE', `${ESTIMATES}/${first.body.id}`)).status).toBe(200);
  expect((await make(NEXT)).status).toBe(200);
});

test('a month is not closed while its estimate waits to be posted', async () => {
  const [row] = await company.db.query<{ no: string }>(
    'select estimate_no as no from finance_provisional_estimate where month = $1 and deleted_at is null',
    [NEXT],
  );
  moment = new Date(Date.parse(`${reversalDayOf(NEXT)}T02:00:00Z`));
  const system = company.ctx();
  await company.db.transaction((db) => budgetLedger.months.closeUntil({ ...system, db }, MONTH));
  const manager = await holderOf('FIN_MANAGER');
  const months = await manager<{ content: { id: number; version: number; month: string }[] }>(
    'GET',
    `/api/finance/budget-periods?organizationId=${place.organizationId}&size=200`,
  );
  const open = months.body.content.find(({ month }) => month === NEXT);
  const refused = await manager<Refused>('POST', `/api/finance/budget-periods/${open!.id}/close`, {
    version: open!.version,
  });
  expect(refused.status).toBe(400);
  expect(refused.body.message).toContain(row!.no);
});
