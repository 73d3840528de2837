import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { payerAccount } from '../payments/payer-account.resource.ts';

type Row = { id: number; version: number };
type Line = { invoiceId: number | null; creditId: number | null; amount: string };
type Requisition = Row & { payNo: string; payKind: string; payStatus: string; amount: string; lines: Line[] };
type Refused = { code?: string; data?: { reason?: string; left?: string }; errors?: { field: string }[] };
type Run = Refused & { id: number; waiting?: { taskId: number; person: { id: number } }[] };
type Credit = { amount: string; used: string; askedAmount: string; heldAmount: string; creditStatus: string };

const ASKED = '/api/finance/payment-requisitions';
const BATCHES = '/api/finance/focus-payments';
const ORDERS = '/api/purchasing/purchase-orders';

let company: Company;
let people: Record<'asker' | 'cashier' | 'recorder' | 'buyer', Send>;
let place = { partnerId: 0, currencyId: 0, organizationId: 0 };
let [order, draftOrder, payerAccountId, last] = [0, 0, 0, 0];
let today = '';

const person = async (id: number): Promise<Send> =>
  company.as((await identityOf(company.db, id, { now: company.ctx().now }))!.user);

beforeAll(async () => {
  company = await companyServer();
  const holder = async (role: string, at = 0): Promise<Send> =>
    person((await holdersOf(company.ctx(), { roles: [role] }))[at]!);
  people = {
    asker: await holder('FIN_AP'),
    cashier: await holder('CASHIER'),
    recorder: await holder('FIN_AP', 1),
    buyer: await holder('BUYER'),
  };
  today = new Date(company.ctx().now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  // A payee whose account a second person has verified.
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
  const [draft] = await company.db.query<{ id: number }>(
    `select id from purchasing_purchase_order where order_status = 'DRAFT' and deleted_at is null order by id limit 1`,
  );
  [order, draftOrder] = [sent!.id, draft!.id];
  await company.db.query(
    `update purchasing_purchase_order set partner_id = $2, currency_id = $3, prepay_pct = 30, total_amount = 1000 where id = $1`,
    [order, place.partnerId, place.currencyId],
  );
  payerAccountId = await company.db.transaction(async (db) => {
    const made = await recordsOf(payerAccount).create(asSystem({ ...company.ctx(), db }, '期初导入'), {
      organizationId: place.organizationId,
      accountName: '海岳航运集团有限公司一般户',
      bankName: '中国建设银行上海分行',
      accountNo: '31001500012345678903',
      currencyId: place.currencyId,
      balance: '100000000',
      balanceDate: today,
    });
    return made.id;
  });
}, 180_000);
afterAll(() => company.close());

const prepay = (id = order, by: Send = people.asker) =>
  by<Requisition & Refused>('POST', `${ASKED}/from-order`, { ids: [id] });
const read = async (id: number) => (await people.asker<Requisition>('GET', `${ASKED}/${id}`)).body;
const change = ({ id, version }: Row, values: object) =>
  people.asker<Requisition & Refused>('PUT', ASKED, { id, version, ...values });
const submit = (resource: string, { id, version }: Row, by: Send) =>
  by<Run>('POST', '/api/approval/runs', { resource, recordId: id, version });
const send = (row: Row) => submit('finance.paymentRequisition', row, people.asker);

/** Whoever's turn it is decides; nothing where it is nobody's any more. */
async function turn(run: number, what: 'approve' | 'return') {
  const { waiting } = (await people.asker<Run>('GET', `/api/approval/runs/${run}`)).body;
  if (!waiting?.[0]) return undefined;
  const { taskId, person: who } = waiting[0];
  const by = await person(who.id);
  return by<Refused>('POST', `/api/approval/runs/${run}/act`, { act: what, taskId, opinion: '按规定办理' });
}

async function act(run: number, what: 'approve' | 'return'): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    const acted = await turn(run, what);
    if (!acted) return;
    expect([acted.status, acted.body]).toEqual([200, acted.body]);
    if (what === 'return') return;
  }
}

async function approved(resource: string, row: Row, by: Send): Promise<void> {
  const run = await submit(resource, row, by);
  expect([run.status, run.body]).toEqual([200, run.body]);
  await act(run.body.id, 'approve');
}

const together = (id: number) =>
  people.cashier<Row & Refused>('POST', `${BATCHES}/from-requisitions`, { ids: [id], payerAccountId, payDate: today });
const batchNow = async (id: number) => (await people.cashier<Row>('GET', `${BATCHES}/${id}`)).body;
const build = async (id: number) =>
  people.cashier<Refused>('POST', `${BATCHES}/${id}/build-file`, { version: (await batchNow(id)).version });

/** The bank has paid what a batch asks for this requisition. */
async function settledBy(batchId: number, id: number): Promise<Requisition> {
  const built = await build(batchId);
  expect([built.status, built.body]).toEqual([200, built.body]);
  const { payNo } = await read(id);
  const text = `业务编号,结果,银行流水号,到账日,失败原因\n${payNo},成功,P-${id},,`;
  const told = await people.recorder('POST', `${BATCHES}/${batchId}/results`, {
    version: (await batchNow(batchId)).version,
    fileName: '回单.csv',
    content: Buffer.from(text).toString('base64'),
  });
  expect([told.status, told.body]).toEqual([200, told.body]);
  return read(id);
}

/** Through the bank, to its result. */
async function pay(id: number): Promise<Requisition> {
  const batch = await together(id);
  expect([batch.status, batch.body]).toEqual([200, batch.body]);
  await approved('finance.focusPayment', batch.body, people.cashier);
  return settledBy(batch.body.id, id);
}

async function credit(): Promise<Credit> {
  const [row] = await company.db.query<Credit>(
    `select amount, used, asked_amount as "askedAmount", held_amount as "heldAmount", credit_status as "creditStatus"
     from finance_supplier_credit where source_id = $1`,
    [order],
  );
  return row!;
}

/** An invoice of the payee in force, of no order. */
async function inForce(gross: string, { partnerId, currencyId, organizationId } = place): Promise<number> {
  last += 1;
  return company.db.transaction(async (db) => {
    const ctx = asSystem({ ...company.ctx(), db }, '期初导入');
    const { id } = await recordsOf(invoice).create(ctx, {
      bizType: 'OTHER',
      invoiceType: 'RECEIPT',
      invoiceNo: `PRE-${last}`,
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
    return id;
  });
}
const ask = (id: number) => people.asker<Requisition & Refused>('POST', `${ASKED}/from-invoices`, { ids: [id] });
/** What of it is not of this test: other suppliers' credits have no part in it, but the demo may have red invoices. */
const offsets = ({ lines }: Requisition) => lines.flatMap((line) => (line.creditId ? [line.amount] : []));

test('an order asks for the agreed part of it and no more, over all its requisitions', async () => {
  const [first, second] = [await prepay(), await prepay()];
  expect([first.status, first.body]).toEqual([200, first.body]);
  expect([second.status, second.body]).toEqual([200, second.body]);
  expect([first.body.payKind, first.body.amount]).toEqual(['PREPAY', '300.00']);
  const more = await change(first.body, { lines: [{ ...first.body.lines[0], amount: '300.01' }] });
  const over = await send(more.body);
  expect([over.status, over.body.data]).toEqual([
    400,
    expect.objectContaining({ reason: 'OVER_REQUEST', left: '300.00' }),
  ]);
  const part = await change(more.body, { lines: [{ ...first.body.lines[0], amount: '180.00' }] });
  // Two who ask for the same part wait for each other: one is refused.
  const statuses = (await Promise.all([send(part.body), send(second.body)])).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400]);
  const held = await credit();
  expect(['180.00', '300.00']).toContain(held.askedAmount);
  const [run] = await company.db.query<{ id: number }>(
    `select id from approval_run where resource = 'finance.paymentRequisition' and record_id = any($1) order by id desc limit 1`,
    [[first.body.id, second.body.id]],
  );
  await act(run!.id, 'return');
  expect((await credit()).askedAmount).toBe('0.00');
});

test('nobody without the permission asks, nothing of a draft, and an old version is refused', async () => {
  const seer = company.as({
    permissions: new Set(['purchasing:purchaseOrder:list']),
    scope: { vessel: 'all', organization: 'all' },
  });
  expect((await prepay(order, seer)).status).toBe(403);
  expect((await prepay(draftOrder)).status).toBe(409);
  expect((await prepay(order, people.buyer)).status).toBe(200);
  const { body } = await prepay();
  expect((await change(body, { remark: '一' })).status).toBe(200);
  expect((await change(body, { remark: '二' })).status).toBe(409);
  const { id, version } = await read(body.id);
  const mixed = await change(
    { id, version },
    { lines: [...body.lines, { invoiceId: await inForce('10.00'), amount: '10.00' }] },
  );
  expect([mixed.status, mixed.body.errors?.[0]?.field]).toEqual([400, 'lines.0.creditId']);
});

test('while it is asked for the order is not cancelled; paid, the supplier owes it', async () => {
  const { body } = await prepay();
  const run = await send(body);
  expect([run.status, run.body]).toEqual([200, run.body]);
  const { version } = (await people.buyer<Row>('GET', `${ORDERS}/${order}`)).body;
  const cancelled = await people.buyer<Refused>('POST', `${ORDERS}/${order}/cancel`, { version, reason: '不再需要' });
  expect([cancelled.status, cancelled.body.data?.reason]).toEqual([409, 'PREPAYMENT_ASKED']);
  await act(run.body.id, 'approve');
  expect((await pay(body.id)).payStatus).toBe('PAID');
  expect(await credit()).toMatchObject({ amount: '300.00', askedAmount: '0.00', used: '0.00', creditStatus: 'OPEN' });
  const again = await prepay();
  expect([again.status, again.body.data?.reason]).toEqual([400, 'OVER_REQUEST']);
});

test('what is owed is offset first, in part and as a whole; whoever does not says why', async () => {
  const small = await ask(await inForce('120.00'));
  expect([small.body.amount, offsets(small.body)]).toEqual(['0.00', ['-120.00']]);
  await approved('finance.paymentRequisition', small.body, people.asker);
  expect(await read(small.body.id)).toMatchObject({ payStatus: 'OFFSET', amount: '0.00' });
  expect(await credit()).toMatchObject({ used: '120.00', heldAmount: '0.00', creditStatus: 'OPEN' });
  const large = await ask(await inForce('1000.00'));
  expect(offsets(large.body)).toEqual(['-180.00']);
  const alone = await change(large.body, { lines: large.body.lines.filter(({ creditId }) => !creditId) });
  const refused = await send(alone.body);
  expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([400, ['skipReason']]);
  const told = await change(alone.body, { skipReason: '该笔预付款属另一订单' });
  expect((await send(told.body)).status).toBe(200);
  const rest = await ask(await inForce('200.00'));
  expect(offsets(rest.body)).toEqual(['-180.00']);
  await approved('finance.paymentRequisition', rest.body, people.asker);
  expect((await credit()).heldAmount).toBe('180.00');
  expect((await pay(rest.body.id)).payStatus).toBe('PAID');
  expect(await credit()).toMatchObject({ used: '300.00', heldAmount: '0.00', creditStatus: 'USED' });
});

test('a prepayment is not approved once its invoice came, nor told to the bank once its goods did; what it leaves owed is offset before other money is paid', async () => {
  const changed = (set: string) => company.db.query(`update purchasing_purchase_order set ${set} where id = ${order}`);
  const invoiced = (amount: string) =>
    company.db.query(
      'update purchasing_order_line set invoiced_amount = $2 where id = (select min(id) from purchasing_order_line where parent_id = $1)',
      [order, amount],
    );
  await changed('total_amount = 2000');
  // Asked for and approved while nothing is owed: it waits for the cashier.
  const early = await ask(await inForce('500.00'));
  expect(offsets(early.body)).toEqual([]);
  await approved('finance.paymentRequisition', early.body, people.asker);

  const { body } = await prepay();
  expect(body.amount).toBe('300.00');
  const run = await send(body);
  expect([run.status, run.body]).toEqual([200, run.body]);
  await invoiced('1500.00');
  const late = await turn(run.body.id, 'approve');
  expect([late?.status, late?.body.data]).toEqual([
    400,
    expect.objectContaining({ reason: 'OVER_REQUEST', left: '500.00' }),
  ]);
  await invoiced('0.00');
  await act(run.body.id, 'approve');
  await changed("order_status = 'DELIVERED'");
  const put = await together(body.id);
  expect([put.status, put.body.data?.reason]).toEqual([409, 'NOT_PREPAYABLE']);
  await changed("order_status = 'SENT'");
  const batch = await together(body.id);
  expect([batch.status, batch.body]).toEqual([200, batch.body]);
  await approved('finance.focusPayment', batch.body, people.cashier);
  await changed("order_status = 'DELIVERED'");
  const told = await build(batch.body.id);
  expect([told.status, told.body.data?.reason]).toEqual([409, 'NOT_PREPAYABLE']);
  await changed("order_status = 'SENT'");
  expect((await settledBy(batch.body.id, body.id)).payStatus).toBe('PAID');
  expect(await credit()).toMatchObject({ amount: '600.00', used: '300.00', creditStatus: 'OPEN' });

  // He owes 300.00 now: what was asked for before is not paid past it.
  const past = await together(early.body.id);
  expect([past.status, past.body.data?.reason]).toEqual([400, 'CREDIT_OPEN']);
  const { version } = await read(early.body.id);
  const returned = await people.cashier('POST', `${ASKED}/${early.body.id}/return`, {
    version,
    reason: '先冲抵预付款',
  });
  expect([returned.status, returned.body]).toEqual([200, returned.body]);
  const anew = await ask(early.body.lines[0]!.invoiceId!);
  expect([anew.body.amount, offsets(anew.body)]).toEqual(['200.00', ['-300.00']]);
});

test('whoever still owes a prepayment is not prepaid of another order without a reason', async () => {
  const [next] = await company.db.query<{ id: number }>(
    `select id from purchasing_purchase_order o where order_status in ('APPROVED', 'SENT', 'CONFIRMED') and deleted_at is null and id <> $1
       and not exists (select from finance_supplier_credit c where c.source_id = o.id) order by id limit 1`,
    [order],
  );
  await company.db.query(
    `update purchasing_purchase_order set partner_id = $2, currency_id = $3, prepay_pct = 20, total_amount = 500 where id = $1`,
    [next!.id, place.partnerId, place.currencyId],
  );
  const { body } = await prepay(next!.id);
  expect([body.payKind, body.amount]).toEqual(['PREPAY', '100.00']);
  const refused = await send(body);
  expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([400, ['skipReason']]);
  const told = await change(body, { skipReason: '前一订单本周到货后冲抵' });
  expect((await send(told.body)).status).toBe(200);
});

test('an invoice is not paid while the prepayment of its order is at the bank and the order does not bear both', async () => {
  const [free] = await company.db.query<{ partnerId: number; currencyId: number }>(
    `select a.partner_id as "partnerId", a.currency_id as "currencyId" from partner_bank_account a
     where a.status = 'APPROVE' and a.deleted_at is null and a.currency_id = $1
       and not exists (select from finance_supplier_credit c where c.partner_id = a.partner_id)
       and not exists (select from finance_invoice i where i.partner_id = a.partner_id and i.invoice_status = 'CREDIT')
     order by a.is_default desc nulls last, a.id limit 1`,
    [place.currencyId],
  );
  const payee = { ...place, ...free! };
  const [next] = await company.db.query<{ id: number; lineId: number; billableId: number }>(
    `select o.id, min(l.id) as "lineId", min(b.id) as "billableId" from purchasing_purchase_order o
     join purchasing_order_line l on l.parent_id = o.id
     join finance_billable_line b on b.source = 'purchasing.purchaseOrder' and b.source_id = o.id
     where o.deleted_at is null and not exists (select from finance_supplier_credit c where c.source_id = o.id)
     group by o.id order by o.id limit 1`,
  );
  const { id, lineId, billableId } = next!;
  await company.db.query(
    `update purchasing_purchase_order set partner_id = $2, currency_id = $3, prepay_pct = 100, total_amount = 400,
       order_status = 'SENT' where id = $1`,
    [id, payee.partnerId, payee.currencyId],
  );
  for (const table of ['purchasing_order_line', 'purchasing_order_charge'])
    await company.db.query(`update ${table} set invoiced_amount = 0 where parent_id = $1`, [id]);
  const prepaying = (await prepay(id)).body;
  await approved('finance.paymentRequisition', prepaying, people.asker);

  // Its invoice comes, and is asked for, before the prepayment is paid.
  const invoiceId = await inForce('400.00', payee);
  await company.db.query('update finance_invoice_line set billable_line_id = $2 where parent_id = $1', [
    invoiceId,
    billableId,
  ]);
  const invoiced = (amount: string) =>
    company.db.query('update purchasing_order_line set invoiced_amount = $2 where id = $1', [lineId, amount]);
  const { body } = await ask(invoiceId);
  expect(offsets(body)).toEqual([]);
  await approved('finance.paymentRequisition', body, people.asker);
  const batch = await together(prepaying.id);
  expect([batch.status, batch.body]).toEqual([200, batch.body]);
  await invoiced('400.00');
  const both = await together(body.id);
  expect([both.status, both.body.data]).toEqual([
    400,
    expect.objectContaining({ reason: 'BEING_PREPAID', no: prepaying.payNo }),
  ]);

  // The order bears both, or nothing of it is on its way any more: the invoice is paid.
  await company.db.query('update purchasing_purchase_order set total_amount = 800 where id = $1', [id]);
  const borne = await together(body.id);
  expect([borne.status, borne.body]).toEqual([200, borne.body]);
  const removed = async ({ id: of }: Row) =>
    people.cashier('DELETE', `${BATCHES}/${of}?version=${(await batchNow(of)).version}`);
  expect((await removed(borne.body)).status).toBeLessThan(300);
  await company.db.query('update purchasing_purchase_order set total_amount = 400 where id = $1', [id]);
  expect((await together(body.id)).status).toBe(400);
  expect((await removed(batch.body)).status).toBeLessThan(300);
  expect((await together(body.id)).status).toBe(200);
  expect((await together(prepaying.id)).body.data?.reason).toBe('OVER_REQUEST');
});

test('what one supplier owes lessens no other’s payment', async () => {
  const [owed] = await company.db.query<{ id: number }>('select id from finance_supplier_credit where source_id = $1', [
    order,
  ]);
  const [other] = await company.db.query<{ id: number }>(
    'select id from partner_partner where id <> $1 and deleted_at is null order by id limit 1',
    [place.partnerId],
  );
  const { currencyId } = place;
  const taken = await people.asker<Refused>('POST', ASKED, {
    partnerId: other!.id,
    currencyId,
    planDate: today,
    purpose: '货款',
    lines: [{ creditId: owed!.id, amount: '-10.00' }],
  });
  expect([taken.status, taken.body.errors?.[0]?.field]).toEqual([400, 'lines.0.creditId']);
});

test('the database holds that nothing is prepaid or offset beyond what was asked, whatever a service forgets', async () => {
  const forgets = (set: string) =>
    company.db.query(`update finance_supplier_credit set ${set} where source_id = ${order}`).then(
      () => 'written',
      (error: { constraint?: string }) => error.constraint ?? String(error),
    );
  expect(await forgets('used = amount + 1')).toMatch(/^finance_supplier_credit_(used_once|as_asked)$/);
  expect(await forgets('limit_amount = 9999, amount = amount + 1')).toBe('finance_supplier_credit_as_asked');
  expect(await forgets('asked_amount = asked_amount + 1000')).toBe('finance_supplier_credit_within_limit');
  // Settled without the bank is only what comes to nothing, line by line.
  const draft = await ask(await inForce('10.00'));
  const bare = await change(draft.body, { lines: draft.body.lines.filter(({ creditId }) => !creditId) });
  const settled = await company.db
    .query(
      `update finance_payment_requisition set amount = 0, status = 'APPROVE', pay_status = 'OFFSET' where id = ${bare.body.id}`,
    )
    .then(
      () => 'written',
      (error: { constraint?: string }) => error.constraint ?? String(error),
    );
  expect(settled).toBe('finance_requisition_stays_offset');
});
