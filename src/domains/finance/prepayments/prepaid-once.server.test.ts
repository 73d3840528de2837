import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { runsOf, timeFor } from '../../../kernel/testing/runs.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { add, gte, lte, neg, round, sub } from '../../../kernel/value/decimal.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { payerAccount } from '../payments/payer-account.resource.ts';

type Row = { id: number; version: number };
type Answer = Row & { lines?: Record<string, unknown>[]; waiting?: { taskId: number; person: { id: number } }[] };
/** A line of a requisition of this payee; `creditId` of what is prepaid or offset. */
type Asked = Row & {
  no: string;
  status: string;
  payStatus: string;
  deleted: boolean;
  amount: string;
  invoiceId: number | null;
  creditId: number | null;
};

const ASKED = '/api/finance/payment-requisitions';
const BATCHES = '/api/finance/focus-payments';
const [REQUISITION, BATCH] = ['finance.paymentRequisition', 'finance.focusPayment'];

const RUNS = runsOf(12);

let company: Company;
let people: Record<'asker' | 'cashier' | 'recorder' | 'manager', Send>;
let place = { partnerId: 0, currencyId: 0, organizationId: 0 };
let [order, payerAccountId, total, last] = [0, 0, 0, 0];
let today = '';
const invoices: number[] = [];
/** Requisitions whose payment a call accepted. */
const settled = new Set<number>();
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
  const holder = async (role: string, at = 0): Promise<Send> =>
    person((await holdersOf(company.ctx(), { roles: [role] }))[at]!);
  people = {
    asker: await holder('FIN_AP'),
    cashier: await holder('CASHIER'),
    recorder: await holder('FIN_AP', 1),
    manager: await holder('FIN_MANAGER'),
  };
  today = new Date(company.ctx().now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const [found] = await company.db.query<typeof place>(
    `select a.partner_id as "partnerId", a.currency_id as "currencyId", o.id as "organizationId"
     from partner_bank_account a join parameter_currency c on c.id = a.currency_id and c.code = 'CNY', identity_organization o
     where a.status = 'APPROVE' and a.deleted_at is null and o.deleted_at is null order by a.is_default desc nulls last, a.id, o.id limit 1`,
  );
  place = found!;
  const [sent] = await company.db.query<{ id: number }>(
    `select id from purchasing_purchase_order o where order_status in ('APPROVED', 'SENT', 'CONFIRMED') and deleted_at is null
       and not exists (select from finance_supplier_credit c where c.source_id = o.id) order by id limit 1`,
  );
  order = sent!.id;
  payerAccountId = await company.db.transaction(async (db) => {
    const made = await recordsOf(payerAccount).create(asSystem({ ...company.ctx(), db }, '期初导入'), {
      organizationId: place.organizationId,
      accountName: '海岳航运集团有限公司一般户',
      bankName: '中国建设银行上海分行',
      accountNo: '31001500012345678904',
      currencyId: place.currencyId,
      balance: '100000000',
      balanceDate: today,
    });
    return made.id;
  });
}, 180_000);
afterAll(() => company.close());

/** The order grows, so that a third of what it grows by may be prepaid; the supplier invoices something. */
async function begin(): Promise<void> {
  total += 300;
  last += 1;
  await company.db.query(
    `update purchasing_purchase_order set partner_id = $2, currency_id = $3, prepay_pct = 30, total_amount = $4 where id = $1`,
    [order, place.partnerId, place.currencyId, total],
  );
  const { partnerId, currencyId, organizationId } = place;
  const gross = '70.01';
  await company.db.transaction(async (db) => {
    const ctx = asSystem({ ...company.ctx(), db }, '期初导入');
    const { id } = await recordsOf(invoice).create(ctx, {
      bizType: 'OTHER',
      invoiceType: 'RECEIPT',
      invoiceNo: `PREONCE-${last}`,
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
      ctx,
      id,
      { ...stands, paidAmount: '0.00', reservedAmount: '0.00' },
      { action: 'inForce' },
    );
    invoices.push(id);
  });
}

/** Lines of all requisitions that ask for this order, or for these invoices. */
const linesOf = () =>
  company.db.query<Asked>(
    `select r.id, r.version, r.pay_no as no, r.status, r.pay_status as "payStatus", r.deleted_at is not null as deleted, l.amount,
       l.invoice_id as "invoiceId", l.credit_id as "creditId"
     from finance_payment_requisition r join finance_requisition_line l on l.parent_id = r.id
     where l.invoice_id = any($1) or l.credit_id in (select id from finance_supplier_credit where source_id = $2) order by r.id, l.id`,
    [invoices, order],
  );

const submit = (resource: string, { id, version }: Row, by: Send) =>
  by('POST', '/api/approval/runs', { resource, recordId: id, version });

/** Whoever's turn it is decides. */
async function decide(resource: string, recordId: number, act: string): Promise<{ status: number }> {
  const [run] = await company.db.query<{ id: number }>(
    'select id from approval_run where resource = $1 and record_id = $2 order by id desc limit 1',
    [resource, recordId],
  );
  if (!run) return { status: 404 };
  const { waiting } = (await people.manager<Answer>('GET', `/api/approval/runs/${run.id}`)).body;
  if (!waiting?.[0]) return { status: 409 };
  const who = await person(waiting[0].person.id);
  return who('POST', `/api/approval/runs/${run.id}/act`, { act, taskId: waiting[0].taskId, opinion: '按规定办理' });
}

/** All the way through the bank in one go: batch, approval, file and result. */
async function pay({ id, no }: Asked): Promise<number> {
  const { cashier, recorder } = people;
  const batch = await cashier<Answer>('POST', `${BATCHES}/from-requisitions`, {
    ids: [id],
    payerAccountId,
    payDate: today,
  });
  if (batch.status !== 200) return batch.status;
  const at = `${BATCHES}/${batch.body.id}`;
  const version = async (): Promise<number> => (await cashier<Row>('GET', at)).body.version;
  await submit(BATCH, batch.body, cashier);
  await decide(BATCH, batch.body.id, 'approve');
  await cashier('POST', `${at}/build-file`, { version: await version() });
  const text = `业务编号,结果,银行流水号,到账日,失败原因\n${no},成功,PO-${batch.body.id},,`;
  const content = Buffer.from(text).toString('base64');
  const { status } = await recorder('POST', `${at}/results`, {
    version: await version(),
    fileName: '回单.csv',
    content,
  });
  if (status !== 200) return status;
  expect(settled.has(id), `${no} is paid twice`).toBe(false);
  settled.add(id);
  return status;
}

const KINDS =
  'prepay prepay ask ask ask send send send approve approve approve pay pay refuse back return remove'.split(' ');
type Act = { kind: string; at: number; cents: number };

async function perform({ kind, at, cents }: Act): Promise<number> {
  const { asker, cashier } = people;
  const lines = await linesOf();
  const one = lines[lines.length - 1 - (at % Math.max(1, lines.length))];
  if (kind === 'prepay' || kind === 'ask') {
    const made = await (kind === 'prepay'
      ? asker<Answer>('POST', `${ASKED}/from-order`, { ids: [order] })
      : asker<Answer>('POST', `${ASKED}/from-invoices`, { ids: [invoices[at % invoices.length]] }));
    const [first] = made.body.lines ?? [];
    if (made.status !== 200 || cents === 0 || !first) return made.status;
    const { id, version } = made.body;
    const part = [{ ...first, amount: (cents / 100).toFixed(2) }];
    return (await asker('PUT', ASKED, { id, version, lines: part, skipReason: '另行冲抵' })).status;
  }
  if (!one) return 404;
  const { id, version } = one;
  if (kind === 'send') return (await submit(REQUISITION, one, asker)).status;
  if (kind === 'pay') return pay(one);
  if (kind === 'return') return (await cashier('POST', `${ASKED}/${id}/return`, { version, reason: '重复' })).status;
  if (kind === 'remove') return (await asker('DELETE', `${ASKED}/${id}?version=${version}`)).status;
  return (await decide(REQUISITION, id, kind === 'approve' ? 'approve' : kind === 'refuse' ? 'reject' : 'return'))
    .status;
}

const RESERVED: ReadonlySet<string> = new Set(['TO_CASHIER', 'IN_BATCH', 'IN_FILE']);
const isHeld = ({ status, payStatus }: Asked): boolean =>
  status === 'IN_AUDIT' || (status === 'APPROVE' && RESERVED.has(payStatus));

type Stands = { limit: string; asked: string; prepaid: string; used: string; held: string };

/** What stands of the prepayment and of each invoice against what the requisitions come to. */
async function compare(): Promise<void> {
  const lines = (await linesOf()).filter(({ deleted }) => !deleted);
  const sumOf = (found: readonly Asked[]): string =>
    round(
      found.reduce((all, { amount }) => add(all, amount), '0'),
      2,
    );
  const done = lines.filter(({ id, payStatus }) => settled.has(id) || payStatus === 'OFFSET');
  expect(lines.filter(({ payStatus }) => payStatus === 'PAID').every(({ id }) => settled.has(id))).toBe(true);
  const [stands] = await company.db.query<Stands>(
    `select limit_amount as "limit", asked_amount as asked, amount as prepaid, used, held_amount as held
     from finance_supplier_credit where source_id = $1`,
    [order],
  );
  if (stands) {
    const of = (found: readonly Asked[], above: boolean) =>
      found.filter(({ creditId, amount }) => creditId && gte(amount, '0') === above);
    const held = lines.filter(isHeld);
    expect(stands).toMatchObject({
      prepaid: sumOf(of(done, true)),
      asked: sumOf(of(held, true)),
      used: round(neg(sumOf(of(done, false))), 2),
      held: round(neg(sumOf(of(held, false))), 2),
    });
    expect(lte(add(stands.prepaid, stands.asked), ((total * 30) / 100).toFixed(2))).toBe(true);
    expect(lte(add(stands.used, stands.held), stands.prepaid)).toBe(true);
  }
  const rows = await company.db.query<{ id: number; gross: string; paid: string; reserved: string }>(
    'select id, gross_total as gross, paid_amount as paid, reserved_amount as reserved from finance_invoice where id = any($1) order by id',
    [invoices],
  );
  for (const { id, gross, paid, reserved } of rows) {
    const own = (found: readonly Asked[]) => found.filter(({ invoiceId }) => invoiceId === id);
    expect([paid, reserved]).toEqual([sumOf(own(done)), sumOf(own(lines.filter(isHeld)))]);
    expect(gte(sub(sub(gross, paid), reserved), '0')).toBe(true);
  }
}

const act = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.nat(3),
  cents: fc.constantFrom(0, 0, 0, 1, 4000, 7001, 9000),
});
/** Each step is one act, the same act sent twice, or two acts at once. */
const step = fc.oneof(
  { weight: 5, arbitrary: act.map((one) => [one]) },
  { weight: 1, arbitrary: act.map((one) => [one, one]) },
  { weight: 1, arbitrary: fc.tuple(act, act) },
);
const script = (text: string): Act[][] => text.split(' ').map((kind) => [{ kind, at: 0, cents: 0 }]);

test(
  'whatever is prepaid, offset, taken back and sent twice, in whatever order: nothing is paid or offset beyond what there is',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        await begin();
        for (const acts of steps)
          for (const status of await Promise.all(acts.map(perform))) expect(status).toBeLessThan(500);
        await compare();
      }),
      {
        numRuns: RUNS,
        // Prepaid through the bank, and offset as a whole by the next invoice, whatever chance brings.
        examples: [[script('prepay send approve pay ask send approve')]],
      },
    );
    const lines = await linesOf();
    expect(settled.size).toBeGreaterThan(0);
    expect(lines.some(({ payStatus }) => payStatus === 'OFFSET')).toBe(true);
  },
  timeFor(RUNS),
);
