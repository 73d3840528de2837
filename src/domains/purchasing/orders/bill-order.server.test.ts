import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { heldBy } from '../../finance/public.server.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';

type Line = Record<string, unknown> & {
  id: number;
  qty: string;
  acceptedQty: string | null;
  invoicedQty: string | null;
};
type Order = Record<string, unknown> & {
  id: number;
  version: number;
  orderStatus: string;
  invoiceStatus: string;
  paymentStatus: string;
  lines: Line[];
};
type Billable = { id: number; lineId: number; openQty: string; acceptedQty: string };
type Draft = Record<string, unknown> & {
  id: number;
  version: number;
  lines: Record<string, unknown>[];
  grossTotal: string;
};
type Run = { id: number; waiting: { taskId: number; person: { id: number } }[] };

const ORDERS = '/api/purchasing/purchase-orders';

let company: Company;
let payable: Send;
/** States of the invoices with which the company begins. */
let demoStates: string[] = [];
/** The order of the first test. */
let invoicedWhole = 0;

const order = async (id: number) => (await payable<Order>('GET', `${ORDERS}/${id}`)).body;
const committed = async (id: number): Promise<number> => {
  const held = await heldBy(company.ctx(), { resource: 'purchasing.purchaseOrder', id }, ['COMMIT']);
  return Math.round(held.reduce((sum, { amount }) => sum + Number(amount), 0) * 100) / 100;
};
const billables = (id: number) =>
  company.db.query<Billable>(
    `select id, line_id as "lineId", open_qty as "openQty", accepted_qty as "acceptedQty" from finance_billable_line
     where source = 'purchasing.purchaseOrder' and source_id = $1 order by id`,
    [id],
  );

/** Everybody whose turn it is agrees. */
async function agree(runId: number): Promise<void> {
  for (let step = 0; step < 4; step += 1) {
    const { waiting } = (await payable<Run>('GET', `/api/approval/runs/${runId}`)).body;
    if (!waiting?.[0]) return;
    const who = await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now });
    const { taskId } = waiting[0];
    const acted = await company.as(who!.user)('POST', `/api/approval/runs/${runId}/act`, {
      act: 'approve',
      taskId,
      opinion: '同意',
    });
    expect([acted.status, acted.body]).toEqual([200, acted.body]);
  }
}

let last = 0;
/** The supplier invoices lines of an order, all that is open of each or `quantity` of it, and it is approved. */
async function invoiced(ids: readonly number[], quantity?: string): Promise<void> {
  last += 1;
  const made = await payable<Draft>('POST', '/api/finance/invoices/from-lines', { ids });
  expect([made.status, made.body]).toEqual([200, made.body]);
  const draft = made.body;
  const lines = draft.lines.map((line) => {
    if (quantity === undefined) return line;
    const netAmount = (Number(quantity) * Number(line.unitPrice)).toFixed(2);
    return { ...line, quantity, netAmount, taxAmount: (Number(netAmount) * Number(line.taxRate)).toFixed(2) };
  });
  const gross = lines.reduce((all, line) => all + Number(line.netAmount) + Number(line.taxAmount), 0);
  const today = new Date(company.ctx().now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const saved = await payable<Draft>('PUT', '/api/finance/invoices', {
    id: draft.id,
    version: draft.version,
    lines,
    paperGross: gross.toFixed(2),
    invoiceNo: String(26_319_800_000_000_000_000n + BigInt(last)),
    invoiceDate: today,
    duplicateReason: '分批开票',
  });
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  const { id, version } = saved.body;
  const run = await payable<Run>('POST', '/api/approval/runs', { resource: 'finance.invoice', recordId: id, version });
  expect([run.status, run.body]).toEqual([200, run.body]);
  await agree(run.body.id);
}

beforeAll(async () => {
  company = await companyServer();
  const ctx = company.ctx();
  const [id] = await holdersOf(ctx, { roles: ['FIN_AP'] });
  const states = await company.db.query<{ status: string }>(
    'select distinct invoice_status as status from finance_invoice where deleted_at is null',
  );
  demoStates = states.map(({ status }) => status);
  payable = company.as((await identityOf(company.db, id!, { now: ctx.now }))!.user);
}, 180_000);
afterAll(() => company.close());

test('what came of an order may be invoiced; invoiced to the last piece it is closed and binds nothing', async () => {
  const [found] = await company.db.query<{ id: number }>(
    `select o.id from purchasing_purchase_order o where o.order_status = 'DELIVERED' and o.invoice_status = 'NONE'
       and exists (select 1 from finance_budget_entry e where e.source_id = o.id and e.source = 'purchasing.purchaseOrder' and e.kind = 'COMMIT')
       and exists (select 1 from purchasing_order_line l where l.parent_id = o.id and l.accepted_qty >= 2)
       and not exists (select 1 from finance_billable_line b where b.source_id = o.id and b.source = 'purchasing.purchaseOrder' and b.held_qty > 0)
       and not exists (select 1 from finance_billable_line b join finance_invoice_line l on l.billable_line_id = b.id
         join finance_invoice i on i.id = l.parent_id and i.status = 'USE' and i.deleted_at is null
         where b.source_id = o.id and b.source = 'purchasing.purchaseOrder')
     order by o.id limit 1`,
  );
  const before = await order(found!.id);
  const lines = await billables(before.id);
  expect(new Set(lines.map(({ lineId }) => lineId))).toEqual(new Set(before.lines.map(({ id }) => id)));
  const bound = await committed(before.id);
  const one = before.lines.find(({ acceptedQty }) => Number(acceptedQty) >= 2)!;
  await invoiced([lines.find(({ lineId }) => lineId === one.id)!.id], '1');
  const part = await order(before.id);
  expect(part).toMatchObject({ orderStatus: 'DELIVERED', invoiceStatus: 'PART', paymentStatus: 'NONE' });
  expect(Number(part.lines.find(({ id }) => id === one.id)?.invoicedQty)).toBe(1);
  const rest = await committed(before.id);
  expect(rest).toBeLessThan(bound);
  expect(rest).toBeGreaterThan(0);
  await invoiced(lines.map(({ id }) => id));
  expect(await order(before.id)).toMatchObject({ orderStatus: 'CLOSED', invoiceStatus: 'FULL' });
  expect(await committed(before.id)).toBe(0);
  invoicedWhole = before.id;
});

test('taken back to be invoiced anew, what its last invoice had closed is open once more and binds what is not invoiced', async () => {
  const [blue] = await company.db.query<{ id: number }>(
    `select i.id from finance_invoice i join finance_invoice_line l on l.parent_id = i.id join finance_billable_line b on b.id = l.billable_line_id
     where b.source = 'purchasing.purchaseOrder' and b.source_id = $1 order by i.id desc limit 1`,
    [invoicedWhole],
  );
  const path = '/api/finance/red-ink-invoices';
  const asked = { blueInvoiceId: blue!.id, redReason: 'WRONG', followUp: 'REISSUE' };
  let { body: redInk } = await payable<Draft>('POST', path, asked);
  const act = async (verb: string, values: object): Promise<Draft> => {
    const { version } = (await payable<Draft>('GET', `${path}/${redInk.id}`)).body;
    const { status, body } = await payable<Draft>('POST', `${path}/${redInk.id}/${verb}`, { version, ...values });
    expect([status, body]).toEqual([200, body]);
    return body;
  };
  redInk = await act('start', {});
  redInk = await act('confirm', { confirmNo: '31260000000000000009' });
  const today = new Date(company.ctx().now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const { id, version } = await act('receive', { invoiceNo: '26319800000000009999', invoiceDate: today });
  const run = await payable<Run>('POST', '/api/approval/runs', { resource: 'finance.invoice', recordId: id, version });
  expect([run.status, run.body]).toEqual([200, run.body]);
  await agree(run.body.id);
  expect(await order(invoicedWhole)).toMatchObject({ orderStatus: 'DELIVERED', invoiceStatus: 'PART' });
  expect(await committed(invoicedWhole)).toBeGreaterThan(0);
  const open = (await billables(invoicedWhole)).filter(({ openQty }) => Number(openQty) > 0);
  await invoiced(open.map((line) => line.id));
  expect(await order(invoicedWhole)).toMatchObject({ orderStatus: 'CLOSED', invoiceStatus: 'FULL' });
  expect(await committed(invoicedWhole)).toBe(0);
});

const shortClose = async ({ id, version }: Pick<Order, 'id' | 'version'>) => {
  const buyer = await company.signIn('purchaser');
  const body = { version, remaining: 'POOL', reason: '余量改由别家供应' };
  return buyer<Order>('POST', `${ORDERS}/${id}/short-close`, body);
};
/** A part of it came. What came is invoiced already, or on an invoice under approval. */
async function partCome(of: 'invoiced' | 'held'): Promise<Order> {
  const [found] = await company.db.query<{ id: number }>(
    `select o.id from purchasing_purchase_order o where o.order_status = 'PART_DELIVERED' and o.deleted_at is null
       and not exists (select 1 from finance_billable_line b where b.source = 'purchasing.purchaseOrder' and b.source_id = o.id
         and b.accepted_qty <> case when $1 then b.invoiced_qty else b.held_qty end) order by o.id limit 1`,
    [of === 'invoiced'],
  );
  return order(found!.id);
}

test('closed short when all that came is invoiced already, an order is closed and invoiced as a full one is', async () => {
  const before = await partCome('invoiced');
  expect(before.invoiceStatus).toBe('PART');
  expect(await committed(before.id)).toBeGreaterThan(0);
  const closed = await shortClose(before);
  expect([closed.status, closed.body]).toMatchObject([200, { orderStatus: 'CLOSED', invoiceStatus: 'FULL' }]);
  expect(await order(before.id)).toMatchObject({ orderStatus: 'CLOSED', invoiceStatus: 'FULL' });
  expect(await committed(before.id)).toBe(0);
});

test('closed short first and then invoiced whole, it ends the same', async () => {
  const before = await partCome('held');
  expect((await shortClose(before)).body).toMatchObject({ orderStatus: 'DELIVERED', invoiceStatus: 'NONE' });
  const runs = await company.db.query<{ id: number }>(
    `select distinct r.id from approval_run r join finance_invoice_line l on l.parent_id = r.record_id
       join finance_billable_line b on b.id = l.billable_line_id
     where r.resource = 'finance.invoice' and r.status = 'RUNNING' and b.source = 'purchasing.purchaseOrder' and b.source_id = $1`,
    [before.id],
  );
  for (const { id } of runs) await agree(id);
  expect(await order(before.id)).toMatchObject({ orderStatus: 'CLOSED', invoiceStatus: 'FULL' });
  expect(await committed(before.id)).toBe(0);
});

test('what will not be invoiced is closed by hand, with a reason; who may not does not', async () => {
  const [found] = await company.db.query<{ id: number; status: string }>(
    `select id, order_status as status from purchasing_purchase_order where order_status in ('DELIVERED', 'PART_DELIVERED')
     and deleted_at is null order by order_status, id desc limit 1`,
  );
  const { id, status } = found!;
  const buyer = await company.signIn('purchaser');
  const chief = await company.signIn('ce.pioneer');
  const reached = await order(id);
  const short = { version: reached.version, remaining: 'POOL', reason: '余量改由别家供应' };
  const whole =
    status === 'DELIVERED' ? reached : (await buyer<Order>('POST', `${ORDERS}/${id}/short-close`, short)).body;
  expect(whole.orderStatus).toBe('DELIVERED');
  const { version } = whole;
  const body = { version, reason: '运费由供应商承担，不再开票' };
  expect((await chief('POST', `${ORDERS}/${id}/close`, body)).status).toBe(403);
  expect((await buyer('POST', `${ORDERS}/${id}/close`, { version })).status).toBe(400);
  expect((await buyer('POST', `${ORDERS}/${id}/close`, { ...body, version: version - 1 })).status).toBe(409);
  expect((await buyer('POST', `${ORDERS}/${id}/close`, body)).status).toBe(200);
  expect((await buyer('POST', `${ORDERS}/${id}/close`, { ...body, version: version + 1 })).status).toBe(409);
  expect(await committed(id)).toBe(0);
});

test('in the whole company orders, what may be invoiced, invoices and the budget agree', async () => {
  const wrong = (sql: string) => company.db.query<Record<string, unknown>>(sql);
  expect(
    await wrong(
      `select b.id from finance_billable_line b join purchasing_order_line l on l.id = b.line_id and b.line_kind = 'GOODS'
       where b.source = 'purchasing.purchaseOrder' and b.accepted_qty <> coalesce(l.accepted_qty, 0)
         and not exists (select 1 from purchasing_purchase_order o where o.id = l.parent_id and o.order_status = 'CANCELLED')`,
    ),
  ).toEqual([]);
  expect(
    await wrong(
      `select b.id, b.invoiced_qty, b.held_qty from finance_billable_line b left join lateral (
         select sum(l.quantity) filter (where i.status = 'APPROVE') as invoiced, sum(l.quantity) filter (where i.status = 'IN_AUDIT') as held
         from finance_invoice_line l join finance_invoice i on i.id = l.parent_id and i.deleted_at is null where l.billable_line_id = b.id) s on true
       where b.invoiced_qty <> coalesce(s.invoiced, 0) or b.held_qty <> coalesce(s.held, 0)`,
    ),
  ).toEqual([]);
  expect(
    await wrong(
      `select i.serial_no from finance_invoice i join (
         select parent_id, sum(case when deductible then net_amount else net_amount + tax_amount end) as cost
         from finance_invoice_line where subject_id is not null group by 1) l on l.parent_id = i.id
       left join (select source_id, sum(amount) as amount from finance_budget_entry where source = 'finance.invoice' and kind = 'ACTUAL' group by 1) e
         on e.source_id = i.id
       where i.status = 'APPROVE' and abs(coalesce(e.amount, 0) - l.cost * i.rate) > 0.05`,
    ),
  ).toEqual([]);
  expect(demoStates).toEqual(expect.arrayContaining(['APPROVED', 'DRAFT', 'EXCEPTION']));
});
