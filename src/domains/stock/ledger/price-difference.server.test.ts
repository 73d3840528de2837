import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { mayInvoice } from '../../finance/public.server.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { expect as expectGoods } from '../expected/expect.server.ts';
import { takePriceDifference } from './price-difference.server.ts';

type Row = Record<string, unknown> & { id: number; version: number; lines: Record<string, unknown>[] };
type Run = { id: number; waiting: { taskId: number; person: { id: number } }[] };
type Movement = { type: string; value: string; expensed: string | null; after: string; average: string };

let company: Company;
let chief: Send;
let payable: Send;
let place = { organizationId: 0, vesselId: 0 };
let [partnerId, currencyId, subjectId] = [0, 0, 0];
let materials: { id: number; unitId: number }[] = [];
let last = 930_000;

const acting = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.db.transaction((tx) => work({ ...company.ctx(), db: tx }));

async function ok<T>(answer: Promise<{ status: number; body: T }>): Promise<T> {
  const { status, body } = await answer;
  expect([status, body]).toEqual([200, body]);
  return body;
}

type Bought = { source: string; sourceId: number; lineId: number; material: number; storeId: number };

/** Eight pieces at 50.00 are ordered of a material of which nothing is there, all of them come, and six are issued again. */
async function bought({ issued = 6, accepted = 8 } = {}): Promise<Bought & { billable: number }> {
  last += 1;
  const { id: material, unitId } = materials.pop()!;
  const order = { ...place, source: 'purchasing.test', sourceId: last, sourceNo: `PO-TEST-${last}`, partnerId };
  const line = { lineId: last * 100, itemName: '活塞环', itemNameEn: 'Piston ring', unitId, orderedQty: '8' };
  await acting((ctx) =>
    expectGoods(ctx, {
      ...order,
      ashore: false,
      dueDate: '2099-01-01',
      lines: [{ ...line, materialId: material, spec: null, factor: '1', overPct: '0', unitCost: '50' }],
    }),
  );
  const one = async <T extends object>(text: string) =>
    (await company.db.query<T & Record<string, unknown>>(text, [last]))[0]!;
  const { id: expected, storeId } = await one<{ id: number; storeId: number }>(
    'select id, store_id as "storeId" from stock_expected_line where source_id = $1',
  );
  if (accepted > 0) {
    const draft = await ok(chief<Row>('POST', '/api/stock/receipts/from-expected', { ids: [expected] }));
    await ok(chief('POST', `/api/stock/receipts/${draft.id}/post`, { version: draft.version }));
  }
  if (issued > 0) {
    const [pool] = await company.db.query<{ id: number }>(
      'select id from stock_pool where material_id = $1 and store_id = $2',
      [material, storeId],
    );
    const values = {
      storeId,
      issuedOn: '2026-11-05',
      purpose: 'REPAIR',
      lines: [{ poolId: pool!.id, qty: String(issued) }],
    };
    const draft = await ok(chief<Row>('POST', '/api/stock/issues', values));
    await ok(chief('POST', `/api/stock/issues/${draft.id}/post`, { version: draft.version }));
  }
  await acting((ctx) =>
    mayInvoice(ctx, {
      ...order,
      currencyId,
      lines: [
        { ...line, lineKind: 'GOODS', subjectId, acceptedQty: '8', unitPrice: '50', taxRate: '0.13', ended: false },
      ],
    }),
  );
  const billable = (await one<{ id: number }>('select id from finance_billable_line where source_id = $1')).id;
  return { source: order.source, sourceId: last, lineId: line.lineId, material, storeId, billable };
}

/** The supplier invoices so many pieces at a price, and whoever is asked agrees. */
async function invoiced(billable: number, quantity: string, unitPrice: string): Promise<Row> {
  last += 1;
  const draft = await ok(payable<Row>('POST', '/api/finance/invoices/from-lines', { ids: [billable] }));
  const netAmount = (Number(quantity) * Number(unitPrice)).toFixed(2);
  const taxAmount = (Number(netAmount) * 0.13).toFixed(2);
  const today = new Date(company.ctx().now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const saved = await ok(
    payable<Row>('PUT', '/api/finance/invoices', {
      id: draft.id,
      version: draft.version,
      invoiceNo: String(26_319_700_000_000_000_000n + BigInt(last)),
      invoiceDate: today,
      paperGross: (Number(netAmount) + Number(taxAmount)).toFixed(2),
      duplicateReason: '分批开票',
      lines: [{ ...draft.lines[0], quantity, unitPrice, netAmount, taxAmount }],
    }),
  );
  const document = { resource: 'finance.invoice', recordId: saved.id, version: saved.version };
  const run = await ok(payable<Run>('POST', '/api/approval/runs', document));
  for (let step = 0; step < 4; step += 1) {
    const { waiting } = (await payable<Run>('GET', `/api/approval/runs/${run.id}`)).body;
    if (!waiting?.[0]) break;
    const who = await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now });
    const deed = { act: 'approve', taskId: waiting[0].taskId, opinion: '同意' };
    await ok(company.as(who!.user)('POST', `/api/approval/runs/${run.id}/act`, deed));
  }
  return (await payable<Row>('GET', `/api/finance/invoices/${saved.id}`)).body;
}

const differences = ({ material, storeId }: Bought) =>
  company.db.query<Movement>(
    `select move_type as type, value, expensed, value_after as after, avg_after as average from stock_movement
     where material_id = $1 and store_id = $2 and move_type = 'VALUE_ADJUST' order by seq`,
    [material, storeId],
  );
const poolOf = async ({ material, storeId }: Bought) =>
  (
    await company.db.query<{ qty: string; value: string }>(
      'select qty, value from stock_pool where material_id = $1 and store_id = $2',
      [material, storeId],
    )
  )[0];

beforeAll(async () => {
  company = await companyServer();
  chief = await company.signIn('ce.pioneer');
  const ctx = company.ctx();
  const [accountant] = await holdersOf(ctx, { roles: ['FIN_AP'] });
  payable = company.as((await identityOf(company.db, accountant!, { now: ctx.now }))!.user);
  const one = async <T extends object>(sql: string) => (await company.db.query<T & Record<string, unknown>>(sql))[0]!;
  place = await one<typeof place>(
    `select id as "vesselId", organization_id as "organizationId" from fleet_vessel where name_en = 'HAI YUE PIONEER'`,
  );
  partnerId = (
    await one<{ id: number }>(
      'select id from partner_partner where tax_no is not null or credit_code is not null order by id limit 1',
    )
  ).id;
  currencyId = (await one<{ id: number }>(`select id from parameter_currency where code = 'CNY'`)).id;
  subjectId = (await one<{ id: number }>(`select id from finance_budget_subject where code = '510302'`)).id;
  materials = await company.db.query<{ id: number; unitId: number }>(
    `select m.id, m.base_unit_id as "unitId" from material_material m join material_category c on c.id = m.category_id
     where c.stockable and not c.batch_tracked and m.usable = 'ACTIVE' and c.purchase_type = 'SPARES'
       and not exists (select from stock_pool p where p.material_id = m.id and p.vessel_id = $1) order by m.id limit 8`,
    [place.vesselId],
  );
}, 180_000);
afterAll(() => company.close());

test('eight came at 50.00, six are issued, the invoice asks 24.00 more: the stock takes 6.00 of it, 18.00 is expense', async () => {
  const order = await bought();
  expect(await poolOf(order)).toEqual({ qty: '2.0000', value: '100.00' });
  const invoice = await invoiced(order.billable, '8', '53');
  expect(invoice).toMatchObject({ status: 'APPROVE', netTotal: '424.00' });
  expect(await differences(order)).toEqual([
    { type: 'VALUE_ADJUST', value: '6.00', expensed: '18.00', after: '106.00', average: '53.000000' },
  ]);
  expect(await poolOf(order)).toEqual({ qty: '2.0000', value: '106.00' });
  // The ledger names the invoice; told once more, nothing more is taken, and the database holds it.
  const told = { ...order, invoiceId: invoice.id, invoiceNo: String(invoice.serialNo) };
  const lines = [{ lineId: order.lineId, invoiceLineId: Number(invoice.lines[0]!.id), difference: '24.00' }];
  await acting((ctx) => takePriceDifference(ctx, { ...told, lines }));
  expect(await poolOf(order)).toEqual({ qty: '2.0000', value: '106.00' });
  await expect(
    company.db.query(
      `insert into stock_movement (version, create_by, create_name, create_time, occurred_on, pool_id, store_id, material_id, condition, move_type, source, source_id, line_id)
       select 1, create_by, create_name, create_time, occurred_on, pool_id, store_id, material_id, condition, move_type, source, source_id, line_id
       from stock_movement where source = 'finance.invoice' and source_id = $1`,
      [invoice.id],
    ),
  ).rejects.toMatchObject({ code: '23505' });
});

test('in parts it comes to the same as at once; what has left meanwhile is expense', async () => {
  const order = await bought();
  await invoiced(order.billable, '4', '53');
  await invoiced(order.billable, '4', '53');
  expect((await differences(order)).map(({ value, expensed }) => [value, expensed])).toEqual([
    ['3.00', '9.00'],
    ['3.00', '9.00'],
  ]);
  const gone = await bought({ issued: 8 });
  await invoiced(gone.billable, '8', '53');
  expect(await differences(gone)).toMatchObject([{ value: '0.00', expensed: '24.00', after: '0.00' }]);
});

test('a lower price lowers what is there; the price of the order, and goods that never came, change nothing', async () => {
  const cheaper = await bought({ issued: 0 });
  await invoiced(cheaper.billable, '8', '49');
  expect(await differences(cheaper)).toMatchObject([{ value: '-8.00', expensed: '0.00', after: '392.00' }]);
  const same = await bought({ issued: 0 });
  await invoiced(same.billable, '8', '50');
  expect(await differences(same)).toEqual([]);
  const never = await bought({ issued: 0, accepted: 0 });
  await invoiced(never.billable, '8', '53');
  expect([await differences(never), await poolOf(never)]).toEqual([[], undefined]);
});

test('what a price beyond tolerance asks reaches the stock when it was accepted, not before', async () => {
  const order = await bought({ issued: 0 });
  const before = await poolOf(order);
  const invoice = await invoiced(order.billable, '8', '60');
  expect(invoice).toMatchObject({ matchResult: 'EXCEPTION', status: 'APPROVE' });
  expect([before?.value, (await poolOf(order))?.value]).toEqual(['400.00', '480.00']);
});

test('on board nobody sees what went to expense', async () => {
  const seen = await chief('GET', '/api/stock/movements?size=5&moveType=VALUE_ADJUST');
  expect([seen.status, JSON.stringify(seen.body).includes('expensed')]).toEqual([200, false]);
});
