import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { runsOf, timeFor } from '../../../kernel/testing/runs.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { add, gte, lte, neg, round } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { receivingAccount } from '../testing/customers.demo.ts';
import { prepaidCredit } from '../testing/prepayments.demo.ts';

type Row = { id: number; version: number };
type Answer = Row & { waiting?: { taskId: number; person: { id: number } }[] };
type Refund = Row & { creditId: number; state: string; deleted: boolean; amount: string; cost: string };
/** A line of a requisition of these invoices or prepayments. */
type Asked = Row & {
  status: string;
  payStatus: string;
  deleted: boolean;
  amount: string;
  creditId: number | null;
};

const REFUNDS = '/api/finance/prepayment-refunds';
const ASKED = '/api/finance/payment-requisitions';
const REQUISITION = 'finance.paymentRequisition';
const RUNS = runsOf(16);
const PREPAID = '100.00';
/** What it cost in base currency: no share of it is even. */
const COST = '718.27';

let company: Company;
let people: Record<'clerk' | 'cashier' | 'manager', Send>;
let place = { partnerId: 0, currencyId: 0, organizationId: 0 };
let [account, last] = [0, 0];
let today = '';
const credits: number[] = [];
const invoices: number[] = [];
const known = new Map<number, Send>();

async function person(id: number): Promise<Send> {
  const before = known.get(id);
  if (before) return before;
  const send = company.as((await identityOf(company.db, id, { now: company.ctx().now }))!.user);
  known.set(id, send);
  return send;
}

beforeAll(async () => {
  company = await companyServer();
  const ctx = company.ctx();
  const holder = async (role: string): Promise<Send> => person((await holdersOf(ctx, { roles: [role] }))[0]!);
  people = { clerk: await holder('FIN_AP'), cashier: await holder('CASHIER'), manager: await holder('FIN_MANAGER') };
  today = officeDay(ctx.now);
  // A payee whose account a second person has verified.
  const [found] = await company.db.query<typeof place>(
    `select a.partner_id as "partnerId", a.currency_id as "currencyId", o.id as "organizationId"
     from partner_bank_account a join parameter_currency c on c.id = a.currency_id and c.code = 'CNY', identity_organization o
     where a.status = 'APPROVE' and a.deleted_at is null and o.deleted_at is null order by a.is_default desc nulls last, a.id, o.id limit 1`,
  );
  place = found!;
  account = await company.db.transaction((db) =>
    receivingAccount({ ...ctx, db }, place.currencyId, '31001500012345678822'),
  );
}, 180_000);
afterAll(() => company.close());

/** The supplier is prepaid of one more order, and invoices something else. */
async function begin(): Promise<void> {
  last += 1;
  const { partnerId, currencyId, organizationId } = place;
  await company.db.transaction(async (db) => {
    const ctx = { ...company.ctx(), db };
    credits.push(await prepaidCredit(ctx, { ...place, amount: PREPAID }));
    const system = asSystem(ctx, '期初导入');
    const gross = '35.01';
    const { id } = await recordsOf(invoice).create(system, {
      bizType: 'OTHER',
      invoiceType: 'RECEIPT',
      invoiceNo: `BACKONCE-${last}`,
      invoiceDate: today,
      receivedDate: today,
      bookMonth: today.slice(0, 7),
      partnerId,
      currencyId,
      lines: [
        {
          itemName: '设备款',
          quantity: '1',
          unitPrice: gross,
          netAmount: gross,
          taxAmount: '0',
          deductible: false,
          organizationId,
        },
      ],
    });
    const stands = { status: 'APPROVE', invoiceStatus: 'APPROVED', grossTotal: gross, rate: '1' };
    await recordsOf(invoice).patch(
      system,
      id,
      { ...stands, paidAmount: '0.00', reservedAmount: '0.00' },
      { action: 'inForce' },
    );
    invoices.push(id);
  });
  await company.db.query('update finance_supplier_credit set base_amount = $2 where id = $1', [credits.at(-1), COST]);
}

const refundsNow = () =>
  company.db.query<Refund>(
    `select id, version, credit_id as "creditId", refund_status as state, deleted_at is not null as deleted, amount, cost_base as cost
     from finance_prepayment_refund where credit_id = any($1) order by id desc`,
    [credits],
  );
const linesNow = () =>
  company.db.query<Asked>(
    `select r.id, r.version, r.status, r.pay_status as "payStatus", r.deleted_at is not null as deleted, l.amount, l.credit_id as "creditId"
     from finance_payment_requisition r join finance_requisition_line l on l.parent_id = r.id
     where l.invoice_id = any($1) or l.credit_id = any($2) and l.amount < 0 order by r.id desc, l.id`,
    [invoices, credits],
  );

/** Whoever's turn it is decides. */
async function decide(recordId: number, act: string): Promise<number> {
  const [run] = await company.db.query<{ id: number }>(
    'select id from approval_run where resource = $1 and record_id = $2 order by id desc limit 1',
    [REQUISITION, recordId],
  );
  if (!run) return 404;
  const { waiting } = (await people.manager<Answer>('GET', `/api/approval/runs/${run.id}`)).body;
  if (!waiting?.[0]) return 409;
  const who = await person(waiting[0].person.id);
  const given = { act, taskId: waiting[0].taskId, opinion: '按规定办理' };
  return (await who('POST', `/api/approval/runs/${run.id}/act`, given)).status;
}

type Act = { kind: string; at: number; cents: number };

async function enter({ at, cents }: Act): Promise<number> {
  last += 1;
  const made = await people.clerk('POST', REFUNDS, {
    creditId: credits[credits.length - 1 - (at % Math.min(2, credits.length))],
    payerAccountId: account,
    receivedDate: today,
    amount: (cents / 100).toFixed(2),
    // One in five is typed from a statement that somebody had typed already.
    bankRef: `BACK-${at === 4 ? 'SAME' : last}`,
  });
  return made.status;
}

async function perform(act: Act): Promise<number> {
  const { kind, at } = act;
  const { clerk, cashier } = people;
  if (kind === 'enter') return enter(act);
  if (kind === 'ask')
    return (await clerk('POST', `${ASKED}/from-invoices`, { ids: [invoices[invoices.length - 1]] })).status;
  if (kind === 'confirm' || kind === 'void' || kind === 'remove') {
    const all = await refundsNow();
    const one = all[at % Math.max(1, all.length)];
    if (!one) return 404;
    const { id, version } = one;
    if (kind === 'remove') return (await clerk('DELETE', `${REFUNDS}/${id}?version=${version}`)).status;
    const body = kind === 'void' ? { version, reason: '误入账' } : { version };
    return (await cashier('POST', `${REFUNDS}/${id}/${kind}`, body)).status;
  }
  const lines = await linesNow();
  const one = lines[at % Math.max(1, lines.length)];
  if (!one) return 404;
  const { id, version } = one;
  if (kind === 'send')
    return (await clerk('POST', '/api/approval/runs', { resource: REQUISITION, recordId: id, version })).status;
  if (kind === 'drop') return (await clerk('DELETE', `${ASKED}/${id}?version=${version}`)).status;
  return decide(id, kind);
}

const isHeld = ({ status, payStatus }: Asked): boolean =>
  status === 'IN_AUDIT' || (status === 'APPROVE' && payStatus === 'TO_CASHIER');

const sumOf = (amounts: readonly string[]): string =>
  round(
    amounts.reduce((all, one) => add(all, one), '0'),
    2,
  );

type Stands = Record<'prepaid' | 'used' | 'usedBase' | 'refunded' | 'refundedBase' | 'held' | 'state', string> & {
  id: number;
};

/** What stands of each prepayment against what its refunds and requisitions come to; answers how many refunds stand. */
async function compare(): Promise<number> {
  const live = (await refundsNow()).filter(({ state, deleted }) => state === 'RECEIVED' && !deleted);
  const lines = (await linesNow()).filter(({ deleted, creditId }) => !deleted && creditId !== null);
  const stands = await company.db.query<Stands>(
    `select id, amount as prepaid, used, used_base as "usedBase", refunded, refunded_base as "refundedBase", held_amount as held,
       credit_status as state from finance_supplier_credit where id = any($1) order by id`,
    [credits],
  );
  for (const { id, prepaid, used, usedBase, refunded, refundedBase, held, state } of stands) {
    const own = live.filter(({ creditId }) => creditId === id);
    const of = (found: readonly Asked[]) =>
      round(neg(sumOf(found.filter(({ creditId }) => creditId === id).map(({ amount }) => amount))), 2);
    expect({ prepaid, refunded, refundedBase, used, held }).toEqual({
      prepaid: PREPAID,
      refunded: sumOf(own.map(({ amount }) => amount)),
      refundedBase: sumOf(own.map(({ cost }) => cost)),
      used: of(lines.filter(({ payStatus }) => payStatus === 'OFFSET')),
      held: of(lines.filter(isHeld)),
    });
    const gone = sumOf([used, refunded]);
    expect(lte(add(gone, held), prepaid), `${gone} of ${prepaid} is gone, and ${held} held`).toBe(true);
    expect(state).toBe(gte(gone, prepaid) ? 'USED' : 'OPEN');
    // All that is gone cost all that was paid, whatever was taken back between.
    if (gte(gone, prepaid)) expect(sumOf([usedBase, refundedBase])).toBe(COST);
  }
  const [twice] = await company.db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from finance_prepayment_refund where refund_status <> 'VOID' and deleted_at is null
       group by payer_account_id, bank_ref having count(*) > 1) d`,
  );
  expect(twice!.n).toBe(0);
  return live.length;
}

const KINDS =
  'enter enter enter confirm confirm confirm confirm void remove ask ask send send approve approve return reject drop';
const act = fc.record({
  kind: fc.constantFrom(...KINDS.split(' ')),
  at: fc.nat(4),
  cents: fc.constantFrom(1, 3334, 3500, 6499, 6666, 10_000),
});
/** Each step is one act, the same act sent twice, or two acts at once. */
const step = fc.oneof(
  { weight: 4, arbitrary: act.map((one) => [one]) },
  { weight: 1, arbitrary: act.map((one) => [one, one]) },
  { weight: 2, arbitrary: fc.tuple(act, act) },
);
const script = (text: string): Act[][] =>
  text.split(' ').map((word) => {
    const [kind = '', cents = '10000'] = word.split(':');
    return [{ kind, at: 0, cents: Number(cents) }];
  });

/** Ways that are gone to their end, whatever chance brings: in parts, taken back and anew; offset between; asked for and returned. */
const WAYS = [
  script('enter:3334 confirm enter:6666 confirm void enter:6666 confirm'),
  script('enter:3334 confirm ask send approve enter:3165 confirm'),
  script('enter:10000 ask send confirm return confirm'),
];

test(
  'whatever comes back, is offset, taken back and sent twice, in whatever order: nothing is owed less, or more, than it is',
  async () => {
    let [done, stands] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        await begin();
        for (const acts of steps) {
          const statuses = await Promise.all(acts.map(perform));
          for (const status of statuses) expect(status).toBeLessThan(500);
          done += statuses.filter((status) => status < 300).length;
        }
        stands = await compare();
      }),
      { numRuns: RUNS, examples: WAYS.map((way): [Act[][]] => [way]) },
    );
    expect(done).toBeGreaterThan(WAYS.length * 5);
    expect(stands).toBeGreaterThanOrEqual(WAYS.length);
  },
  timeFor(RUNS),
);
