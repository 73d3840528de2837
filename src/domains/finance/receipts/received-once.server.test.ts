import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { runsOf, timeFor } from '../../../kernel/testing/runs.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { add, gte, mul, round, sub } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { issuedInvoice, receivingAccount } from '../testing/customers.demo.ts';

type Answer = { id: number; version: number; waiting?: { taskId: number; person: { id: number } }[] };
type Standing = { id: number; version: number; state: string; deleted: boolean };

const RECEIPTS = '/api/finance/customer-receipts';
const ALLOCATIONS = '/api/finance/receipt-allocations';
const INVOICES = '/api/finance/customer-invoices';
/** The last is in another currency than the receipts. */
const GROSS = ['100.00', '70.01', '20.00'] as const;
const RATE = '7.18250000';
const RUNS = runsOf(50);

let company: Company;
let clerk: Send;
let cashier: Send;
let manager: Send;
let today = '';
let last = 0;
let [partnerId, cny, usd, account] = [0, 0, 0, 0];

beforeAll(async () => {
  company = await companyServer();
  const ctx = company.ctx();
  const holder = async (role: string): Promise<Send> => {
    const [id] = await holdersOf(ctx, { roles: [role] });
    return company.as((await identityOf(company.db, id!, { now: ctx.now }))!.user);
  };
  [clerk, cashier, manager] = [await holder('FIN_AP'), await holder('CASHIER'), await holder('FIN_MANAGER')];
  today = officeDay(ctx.now);
  const [found] = await company.db.query<{ partner: number; cny: number; usd: number }>(
    `select (select partner_id from market_customer order by id limit 1) as partner,
       (select id from parameter_currency where code = 'CNY') as cny, (select id from parameter_currency where code = 'USD') as usd`,
  );
  [partnerId, cny, usd] = [found!.partner, found!.cny, found!.usd];
  account = await company.db.transaction((db) => receivingAccount({ ...ctx, db }, cny, '31001500012345678877'));
}, 180_000);
afterAll(() => company.close());

type World = { readonly invoices: readonly number[]; readonly mark: string };

const receiptsOf = ({ mark }: World) =>
  company.db.query<Standing & { amount: string; rate: string; allocated: string; allocatedBase: string }>(
    `select id, version, receipt_status as state, deleted_at is not null as deleted, amount, rate, allocated_amount as allocated,
       allocated_base as "allocatedBase" from finance_customer_receipt where payer_name = $1 order by id`,
    [mark],
  );
const allocationsOf = ({ invoices }: World) =>
  company.db.query<
    Standing & { receiptId: number; invoiceId: number; amount: string; used: string; booked: string; received: string }
  >(
    `select id, version, allocation_status as state, deleted_at is not null as deleted, receipt_id as "receiptId", invoice_id as "invoiceId",
       amount, used, booked_base as booked, received_base as received from finance_receipt_allocation where invoice_id = any($1) order by id`,
    [invoices],
  );
const redsOf = ({ invoices }: World) =>
  company.db.query<{ id: number; version: number; status: string }>(
    `select id, version, status from finance_customer_invoice where red_of_id = any($1) and deleted_at is null order by id`,
    [invoices],
  );

type Act = { readonly kind: string; readonly at: number; readonly cents: number };

/** Money comes; it is entered, and most of the time confirmed. */
async function enter(world: World, { cents }: Act): Promise<number> {
  last += 1;
  const body = {
    partnerId,
    payerName: world.mark,
    currencyId: cny,
    payerAccountId: account,
    receivedDate: today,
    amount: (Math.max(cents, 1) / 100).toFixed(2),
    bankRef: `ONCE-${last}`,
  };
  const made = await cashier<Answer>('POST', RECEIPTS, body);
  if (made.status !== 200 || cents % 5 === 1) return made.status;
  return (await cashier('POST', `${RECEIPTS}/${made.body.id}/confirm`, { version: made.body.version })).status;
}

/** A red invoice of a part is sent, and decided by whoever is asked. */
async function red(world: World, { at, cents }: Act): Promise<number> {
  const made = await clerk<Answer & { lines: Record<string, unknown>[] }>('POST', `${INVOICES}/red`, {
    ids: [world.invoices[at % world.invoices.length]],
  });
  if (made.status !== 200) return made.status;
  const { id, lines } = made.body;
  const netAmount = `-${(Math.max(cents, 1) / 100).toFixed(2)}`;
  const saved = await clerk<Answer>('PUT', INVOICES, { ...made.body, lines: [{ ...lines[0], netAmount }] });
  if (saved.status !== 200) return saved.status;
  return (
    await clerk('POST', '/api/approval/runs', {
      resource: 'finance.customerInvoice',
      recordId: id,
      version: saved.body.version,
    })
  ).status;
}

async function decide(world: World, { at, cents }: Act): Promise<number> {
  const waiting = (await redsOf(world)).filter(({ status }) => status === 'IN_AUDIT');
  const one = waiting[at % Math.max(1, waiting.length)];
  if (!one) return 404;
  const [run] = await company.db.query<{ id: number }>(
    `select id from approval_run where resource = 'finance.customerInvoice' and record_id = $1 order by id desc limit 1`,
    [one.id],
  );
  const task = (await manager<Answer>('GET', `/api/approval/runs/${run!.id}`)).body.waiting?.[0];
  if (!task) return 409;
  const { user } = (await identityOf(company.db, task.person.id, { now: company.ctx().now }))!;
  const given = { act: cents % 2 ? 'approve' : 'reject', taskId: task.taskId, opinion: '按规定办理' };
  return (await company.as(user)('POST', `/api/approval/runs/${run!.id}/act`, given)).status;
}

/** Does an act on one of the documents there are, in whatever state it is; answers the status of its call. */
async function perform(world: World, act: Act): Promise<number> {
  const { kind, at, cents } = act;
  if (kind === 'enter') return enter(world, act);
  if (kind === 'red') return red(world, act);
  if (kind === 'decide') return decide(world, act);
  if (kind === 'release') {
    const all = await allocationsOf(world);
    const one = all[at % Math.max(1, all.length)];
    if (!one) return 404;
    const body = { version: one.version, reason: '对错发票' };
    return (await clerk('POST', `${ALLOCATIONS}/${one.id}/release`, body)).status;
  }
  const all = await receiptsOf(world);
  const one = all[at % Math.max(1, all.length)];
  if (!one) return 404;
  const { id, version } = one;
  const path = `${RECEIPTS}/${id}`;
  if (kind === 'remove') return (await cashier('DELETE', `${path}?version=${version}`)).status;
  if (kind === 'void') return (await cashier('POST', `${path}/void`, { version, reason: '误入账' })).status;
  if (kind === 'confirm') return (await cashier('POST', `${path}/confirm`, { version })).status;
  if (kind === 'settle') return (await clerk('POST', `${path}/settle`, { version })).status;
  const invoiceId = world.invoices[(at + cents) % world.invoices.length];
  const amount = (Math.max(cents, 1) / 100).toFixed(2);
  return (await clerk('POST', `${path}/allocate`, { version, invoiceId, amount })).status;
}

const total = (values: readonly string[]): string =>
  round(
    values.reduce((all, one) => add(all, one), '0'),
    2,
  );

/** What stands against what the allocations in force come to. */
async function compare(world: World): Promise<number> {
  const parts = (await allocationsOf(world)).filter(({ state }) => state === 'LIVE');
  const invoices = await company.db.query<
    Record<'gross' | 'received' | 'base' | 'red' | 'held' | 'rate', string> & { id: number; state: string }
  >(
    `select id, gross_total as gross, received_amount as received, received_base as base, red_amount as red, red_held as held, rate,
       bill_status as state from finance_customer_invoice where id = any($1) order by id`,
    [world.invoices],
  );
  for (const { id, gross, received, base, red: back, held, rate, state } of invoices) {
    const own = parts.filter(({ invoiceId }) => invoiceId === id);
    expect([received, base]).toEqual([total(own.map(({ amount }) => amount)), total(own.map(({ booked }) => booked))]);
    const left = sub(sub(sub(gross, received), back), held);
    expect(gte(left, '0'), `${left} of ${gross} is left`).toBe(true);
    if (state === 'RECEIVED' && Number(back) === 0) expect(base).toBe(round(mul(gross, rate), 2));
  }
  for (const { id, amount, allocated, allocatedBase, rate, state } of await receiptsOf(world)) {
    const own = parts.filter(({ receiptId }) => receiptId === id);
    expect([allocated, allocatedBase]).toEqual([
      total(own.map(({ used }) => used)),
      total(own.map(({ received }) => received)),
    ]);
    expect(gte(amount, allocated), `${allocated} of ${amount} is allocated`).toBe(true);
    if (own.length > 0) expect(['OPEN', 'SETTLED']).toContain(state);
    if (state === 'SETTLED') expect(allocatedBase).toBe(round(mul(amount, rate), 2));
  }
  return parts.length;
}

const KINDS = [
  'enter enter enter allocate allocate allocate settle settle',
  'release release confirm void remove red red decide decide',
].flatMap((words) => words.split(' '));

const act = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.nat(5),
  cents: fc.constantFrom(1, 2000, 3334, 7001, 10_000, 15_000),
});
/** Each step is one act, the same act sent twice, or two acts at once. */
const step = fc.oneof(
  { weight: 4, arbitrary: act.map((one) => [one]) },
  { weight: 1, arbitrary: act.map((one) => [one, one]) },
  { weight: 2, arbitrary: fc.tuple(act, act) },
);

const script = (text: string): Act[][] =>
  text.split(' ').map((word) => {
    const [kind = '', at = '0', cents = '10000'] = word.split(/[@:]/);
    return [{ kind, at: Number(at), cents: Number(cents) }];
  });

/** Ways that are gone to their end, whatever chance brings: a whole receipt, one in parts, released and set off anew, less what is taken back. */
const WAYS = [
  script('enter@0:15000 settle@0 enter@0:7001 settle@1'),
  script('enter@0:10000 allocate@0:3334 allocate@0:2000 release@0 settle@0 void@0'),
  script('enter@0:15000 red@0:2000 decide@0:1 settle@0 release@0 red@0:10000 decide@0:1 settle@0'),
];

test(
  'whatever comes, is set off, released, taken back and sent twice, in whatever order: nothing is received beyond what is open',
  async () => {
    let [done, stands] = [0, 0];
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        const ctx = company.ctx();
        last += 1;
        const invoices: number[] = [];
        for (const [i, gross] of GROSS.entries())
          invoices.push(
            await company.db.transaction((db) =>
              issuedInvoice(
                { ...ctx, db },
                { partnerId, gross, ...(i === 2 ? { currencyId: usd, rate: RATE } : { currencyId: cny }) },
              ),
            ),
          );
        const world: World = { invoices, mark: `World ${last}` };
        for (const acts of steps) {
          const statuses = await Promise.all(acts.map((one) => perform(world, one)));
          for (const status of statuses) expect(status).toBeLessThan(500);
          done += statuses.filter((status) => status < 300).length;
        }
        stands += await compare(world);
        // The next world begins without open invoices, so that its receipts settle its own.
        await company.db.query(
          `update finance_customer_invoice set bill_status = 'TAKEN_BACK' where id = any($1) and bill_status in ('ISSUED', 'PART_RECEIVED')`,
          [invoices],
        );
      }),
      { numRuns: RUNS, examples: WAYS.map((way): [Act[][]] => [way]) },
    );
    expect(done).toBeGreaterThan(60);
    expect(stands).toBeGreaterThanOrEqual(WAYS.length);
  },
  timeFor(RUNS),
);
