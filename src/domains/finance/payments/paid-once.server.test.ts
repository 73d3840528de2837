import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { runsOf, timeFor } from '../../../kernel/testing/runs.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { abs, add, gte, lte, round, sub } from '../../../kernel/value/decimal.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { payerAccount } from './payer-account.resource.ts';

type Answer = { id: number; version: number; code?: string; waiting?: { taskId: number; person: { id: number } }[] };
type Asked = {
  id: number;
  version: number;
  no: string;
  amount: string;
  invoiceId: number;
  status: string;
  payStatus: string;
};
type Batch = { id: number; version: number; status: string; batchStatus: string };

const ASKED = '/api/finance/payment-requisitions';
const BATCHES = '/api/finance/focus-payments';
const FILES = '/api/finance/bank-files';
const RUNS = runsOf(50);
/** The last is a red one, which takes back a part of the first. */
const GROSS = ['100.00', '70.01', '-30.00'] as const;

let company: Company;
let people: Record<'asker' | 'cashier' | 'recorder' | 'manager', Send>;
let place = { partnerId: 0, currencyId: 0, organizationId: 0 };
let [payerAccountId, last] = [0, 0];
let today = '';
const known = new Map<number, Send>();

async function person(id: number): Promise<Send> {
  const before = known.get(id);
  if (before) return before;
  const send = company.as((await identityOf(company.db, id, { now: company.ctx().now }))!.user);
  known.set(id, send);
  return send;
}
const holder = async (role: string, at = 0): Promise<Send> =>
  person((await holdersOf(company.ctx(), { roles: [role] }))[at]!);

beforeAll(async () => {
  company = await companyServer();
  people = {
    asker: await holder('FIN_AP'),
    cashier: await holder('CASHIER'),
    recorder: await holder('FIN_AP', 1),
    manager: await holder('FIN_MANAGER'),
  };
  today = new Date(company.ctx().now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  // A payee whose account a second person has verified.
  const [found] = await company.db.query<typeof place>(
    `select a.partner_id as "partnerId", a.currency_id as "currencyId", o.id as "organizationId"
     from partner_bank_account a join parameter_currency c on c.id = a.currency_id and c.code = 'CNY', identity_organization o
     where a.status = 'APPROVE' and a.deleted_at is null and o.deleted_at is null order by a.is_default desc nulls last, a.id, o.id limit 1`,
  );
  place = found!;
  payerAccountId = await company.db.transaction(async (db) => {
    const made = await recordsOf(payerAccount).create(asSystem({ ...company.ctx(), db }, '期初导入'), {
      organizationId: place.organizationId,
      accountName: '海岳航运集团有限公司一般户',
      bankName: '中国建设银行上海分行',
      accountNo: '31001500012345678902',
      currencyId: place.currencyId,
      balance: '100000000',
      balanceDate: today,
    });
    return made.id;
  });
}, 180_000);
afterAll(() => company.close());

/** An invoice in force. */
async function inForce(gross: string, redOfId: number | null): Promise<number> {
  last += 1;
  const { partnerId, currencyId, organizationId } = place;
  const draft = {
    bizType: 'OTHER',
    invoiceType: 'RECEIPT',
    invoiceNo: `ONCE-${last}`,
    invoiceDate: today,
    receivedDate: today,
    bookMonth: today.slice(0, 7),
    partnerId,
    currencyId,
    redOfId,
    lines: [
      {
        itemName: '港口费',
        quantity: redOfId ? '-1' : '1',
        unitPrice: round(abs(gross), 2),
        netAmount: gross,
        taxAmount: '0',
        deductible: false,
        organizationId,
      },
    ],
  };
  const standing = {
    status: 'APPROVE',
    invoiceStatus: redOfId ? 'CREDIT' : 'APPROVED',
    grossTotal: gross,
    rate: '1',
    paidAmount: '0.00',
    reservedAmount: '0.00',
  };
  return company.db.transaction(async (db) => {
    const ctx = asSystem({ ...company.ctx(), db }, '期初导入');
    const { id } = await recordsOf(invoice).create(ctx, draft);
    await recordsOf(invoice).patch(ctx, id, standing, { action: 'inForce' });
    return id;
  });
}

type World = { invoices: number[]; paid: Map<number, string>; settled: Set<number> };

const requisitionsOf = ({ invoices }: World) =>
  company.db.query<Asked & { deleted: boolean; batchId: number | null }>(
    `select r.id, r.version, r.pay_no as no, l.amount, l.invoice_id as "invoiceId", r.status, r.pay_status as "payStatus", r.batch_id as "batchId",
       r.deleted_at is not null as deleted
     from finance_payment_requisition r join finance_requisition_line l on l.parent_id = r.id where l.invoice_id = any($1) order by r.id`,
    [invoices],
  );
const batchesOf = ({ invoices }: World) =>
  company.db.query<Batch & { deleted: boolean }>(
    `select b.id, b.version, b.status, b.batch_status as "batchStatus", b.deleted_at is not null as deleted from finance_focus_payment b
     where exists (select 1 from finance_batch_line x join finance_requisition_line l on l.parent_id = x.requisition_id
       where x.parent_id = b.id and l.invoice_id = any($1)) order by b.id`,
    [invoices],
  );

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
const submit = (resource: string, { id, version }: { id: number; version: number }, by: Send) =>
  by('POST', '/api/approval/runs', { resource, recordId: id, version });

const REQUISITION = 'finance.paymentRequisition';
const BATCH = 'finance.focusPayment';

/** What is done more often stands here more often. */
const KINDS = [
  'ask ask ask send send send approve approve approve refuse back return remove restore',
  'batch batch batch sendBatch sendBatch approveBatch approveBatch refuseBatch backBatch removeBatch',
  'build build void cancel paid paid failed',
].flatMap((words) => words.split(' '));
type Act = { kind: string; at: number; cents: number };

/** Does an act on one of the documents there are, in whatever state it is; answers the statuses of its calls. */
async function perform(world: World, { kind, at, cents }: Act): Promise<number> {
  const { asker, cashier, recorder, manager } = people;
  const [all, batches] = [await requisitionsOf(world), await batchesOf(world)];
  const one = all[at % Math.max(1, all.length)];
  const batch = batches[at % Math.max(1, batches.length)];
  const invoiceId = world.invoices[at % world.invoices.length]!;
  if (kind === 'ask') {
    const made = await asker<Answer & { lines: Record<string, unknown>[] }>('POST', `${ASKED}/from-invoices`, {
      ids: [invoiceId],
    });
    if (made.status !== 200 || cents === 0) return made.status;
    const { id, version, lines } = made.body;
    const part = [{ ...lines[0], amount: (cents / 100).toFixed(2) }];
    return (await asker('PUT', ASKED, { id, version, lines: part, skipReason: '另行冲抵' })).status;
  }
  if (kind === 'batch') {
    const waiting = all.filter(({ payStatus, deleted }) => payStatus === 'TO_CASHIER' && !deleted);
    const chosen = waiting.length > 0 && cents % 4 > 0 ? waiting.slice(0, 1 + (at % 2)) : one ? [one] : [];
    if (chosen.length === 0) return 404;
    const body = { ids: chosen.map(({ id }) => id), payerAccountId, payDate: today };
    return (await cashier('POST', `${BATCHES}/from-requisitions`, body)).status;
  }
  if (['send', 'approve', 'refuse', 'back', 'return', 'remove', 'restore'].includes(kind)) {
    if (!one) return 404;
    const { id, version } = one;
    if (kind === 'send') return (await submit(REQUISITION, one, asker)).status;
    if (kind === 'return') return (await cashier('POST', `${ASKED}/${id}/return`, { version, reason: '重复' })).status;
    if (kind === 'remove') return (await asker('DELETE', `${ASKED}/${id}?version=${version}`)).status;
    if (kind === 'restore') return (await asker('POST', `${ASKED}/${id}/restore`)).status;
    return (await decide(REQUISITION, id, kind === 'approve' ? 'approve' : kind === 'refuse' ? 'reject' : 'return'))
      .status;
  }
  if (!batch) return 404;
  const { id, version } = batch;
  if (kind === 'sendBatch') return (await submit(BATCH, batch, cashier)).status;
  if (kind.endsWith('Batch') && kind !== 'removeBatch')
    return (await decide(BATCH, id, kind === 'approveBatch' ? 'approve' : kind === 'refuseBatch' ? 'reject' : 'return'))
      .status;
  if (kind === 'removeBatch') return (await cashier('DELETE', `${BATCHES}/${id}?version=${version}`)).status;
  if (kind === 'build') return (await cashier('POST', `${BATCHES}/${id}/build-file`, { version })).status;
  if (kind === 'cancel')
    return (await cashier('POST', `${BATCHES}/${id}/cancel`, { version, reason: '账户停用' })).status;
  if (kind === 'void') {
    const [file] = await company.db.query<{ id: number; version: number }>(
      `select id, version from finance_bank_file where focus_payment_id = $1 order by id desc limit 1`,
      [id],
    );
    return file
      ? (await manager('POST', `${FILES}/${file.id}/void`, { version: file.version, reason: '换日' })).status
      : 404;
  }
  return results(world, batch, { ok: kind === 'paid', by: recorder });
}

/** The bank tells what became of every payment of a batch that waits; the model believes what the call accepts. */
async function results(world: World, { id, version }: Batch, { ok, by }: { ok: boolean; by: Send }): Promise<number> {
  const told = await company.db.query<{ id: number; no: string; amount: string; invoiceId: number }>(
    `select r.id, r.pay_no as no, l.amount, l.invoice_id as "invoiceId" from finance_batch_line x
     join finance_payment_requisition r on r.id = x.requisition_id join finance_requisition_line l on l.parent_id = r.id where x.parent_id = $1`,
    [id],
  );
  const nos = [...new Set(told.map(({ no }) => no))];
  const text = `业务编号,结果,银行流水号,到账日,失败原因\n${nos.map((no) => `${no},${ok ? '成功' : '失败'},F-1,,`).join('\n')}`;
  const content = Buffer.from(text).toString('base64');
  const { status } = await by('POST', `${BATCHES}/${id}/results`, { version, fileName: '回单.csv', content });
  if (status === 200 && ok) {
    for (const { no, id: paid } of told) expect(world.settled.has(paid), `${no} is paid twice`).toBe(false);
    for (const one of told) {
      world.settled.add(one.id);
      world.paid.set(one.invoiceId, round(add(world.paid.get(one.invoiceId) ?? '0', one.amount), 2));
    }
  }
  return status;
}

const RESERVED: ReadonlySet<string> = new Set(['TO_CASHIER', 'IN_BATCH', 'IN_FILE']);

/** What stands against what the acts that were accepted come to. */
async function compare(world: World): Promise<void> {
  const rows = await company.db.query<{ id: number; gross: string; paid: string; reserved: string }>(
    'select id, gross_total as gross, paid_amount as paid, reserved_amount as reserved from finance_invoice where id = any($1) order by id',
    [world.invoices],
  );
  const all = await requisitionsOf(world);
  for (const { id, gross, paid, reserved } of rows) {
    const own = all.filter(({ invoiceId, deleted }) => invoiceId === id && !deleted);
    const held = own
      .filter(({ status, payStatus }) => status === 'IN_AUDIT' || (status === 'APPROVE' && RESERVED.has(payStatus)))
      .reduce((total, { amount }) => add(total, amount), '0');
    expect([paid, reserved]).toEqual([world.paid.get(id) ?? '0.00', round(held, 2)]);
    const left = sub(sub(gross, paid), reserved);
    expect(gte(gross, '0') ? gte(left, '0') : lte(left, '0'), `${left} of ${gross} is left`).toBe(true);
    expect(own.filter(({ payStatus }) => payStatus === 'PAID').map((one) => one.id)).toEqual(
      own.filter((one) => world.settled.has(one.id)).map((one) => one.id),
    );
  }
}

const act = fc.record({
  kind: fc.constantFrom(...KINDS),
  at: fc.nat(5),
  cents: fc.constantFrom(0, 0, 0, 1, 4000, 7001, 10_000),
});
/** Each step is one act, the same act sent twice, or two acts at once. */
const step = fc.oneof(
  { weight: 5, arbitrary: act.map((one) => [one]) },
  { weight: 1, arbitrary: act.map((one) => [one, one]) },
  { weight: 1, arbitrary: fc.tuple(act, act) },
);

const script = (text: string): Act[] =>
  text.split(' ').map((word) => {
    const [kind = '', at = '0'] = word.split('@');
    return { kind, at: Number(at), cents: 1 };
  });

/** Ways to a payment, of which a run has gone a part when chance takes over: straight and less what is taken back, straight, over a batch that was rejected, over a void file. */
const WAYS = [
  [{ kind: 'ask', at: 0, cents: 0 }, ...script('send approve batch sendBatch approveBatch build paid')],
  script('ask send approve batch sendBatch approveBatch build paid'),
  script('ask send approve batch sendBatch refuseBatch batch sendBatch@1 approveBatch@1 build@1 paid@1 removeBatch'),
  script(
    'ask send approve batch sendBatch approveBatch build void cancel batch sendBatch@1 approveBatch@1 build@1 paid@1',
  ),
];

test(
  'whatever is asked for, put together, told to the bank, taken back and sent twice, in whatever order: nothing is paid beyond what is open',
  async () => {
    let [done, paid, offset] = [0, 0, 0];
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...WAYS),
        fc.nat(14),
        fc.array(step, { minLength: 3, maxLength: 8 }),
        async (way, begun, steps) => {
          const world: World = { invoices: [], paid: new Map(), settled: new Set() };
          for (const gross of GROSS)
            world.invoices.push(await inForce(gross, gross.startsWith('-') ? world.invoices[0]! : null));
          for (const acts of [...way.slice(0, begun).map((one) => [one]), ...steps]) {
            const statuses = await Promise.all(acts.map((one) => perform(world, one)));
            for (const status of statuses) expect(status).toBeLessThan(500);
            done += statuses.filter((status) => status < 300).length;
          }
          await compare(world);
          paid += world.settled.size;
          if (world.paid.has(world.invoices[2]!)) offset += 1;
        },
      ),
      // Some ways are gone to their end, whatever chance brings.
      {
        numRuns: RUNS,
        examples: WAYS.map((way): [Act[], number, Act[][]] => [way, way.length, []]),
      },
    );
    expect(done).toBeGreaterThan(30);
    expect(paid).toBeGreaterThanOrEqual(WAYS.length);
    expect(offset).toBeGreaterThan(0);
  },
  timeFor(RUNS),
);
