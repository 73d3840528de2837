import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { firmOf } from '../../../app/testing/sweeps/other-suppliers.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { mayInvoice } from '../../finance/public.server.ts';
import { holdersOf } from '../../identity/public.server.ts';

type Row = Record<string, unknown> & { id: number };
type Refused = { code: string; errors?: { field: string }[] };
type Open = { lines: { billableLineId: number; openQty: string }[] };
type Order = {
  id: number;
  orderNo: string;
  organizationId: number;
  vesselId: number | null;
  currencyId: number;
};

const OWN = '/api/vendor/own-invoices';

let company: Company;
let marine: Send;
let spares: Send;
let office: Send;
let order: Order;

beforeAll(async () => {
  company = await companyServer();
  const [own, other] = await Promise.all([
    firmOf(company, 'vendor.marine', 'quote'),
    firmOf(company, 'vendor.spares', 'quote'),
  ]);
  [marine, spares, office] = [own.as, other.as, company.as()];
  const [sent] = await company.db.query<Order>(
    `select id, order_no as "orderNo", organization_id as "organizationId", vessel_id as "vesselId", currency_id as "currencyId"
     from purchasing_purchase_order where order_status = 'SENT' and deleted_at is null order by id limit 1`,
  );
  order = sent!;
  await company.db.query('update purchasing_purchase_order set partner_id = $2 where id = $1', [
    order.id,
    own.partnerId,
  ]);
  // 98 of its rings were accepted.
  await company.db.transaction((tx) =>
    mayInvoice(
      { ...company.ctx(), db: tx },
      {
        source: 'purchasing.purchaseOrder',
        sourceId: order.id,
        sourceNo: order.orderNo,
        partnerId: own.partnerId,
        organizationId: order.organizationId,
        vesselId: order.vesselId,
        currencyId: order.currencyId,
        lines: [
          {
            lineId: 990_001,
            lineKind: 'GOODS',
            subjectId: null,
            itemName: '活塞环',
            itemNameEn: 'Piston ring',
            unitId: null,
            orderedQty: '100',
            acceptedQty: '98',
            unitPrice: '250',
            taxRate: '0.13',
            ended: false,
          },
        ],
      },
    ),
  );
}, 180_000);
afterAll(() => company.close());

async function scanOf(by: Send): Promise<number> {
  const payload = `--b\r\ncontent-disposition: form-data; name="file"; filename="scan.txt"\r\n\r\ninvoice\r\n--b--\r\n`;
  const made = await by<{ id: number }>('POST', '/api/vendor/files', payload, {
    'content-type': 'multipart/form-data; boundary=b',
  });
  expect([made.status, made.body]).toEqual([200, made.body]);
  return made.body.id;
}

let last = 26_319_900_000_000_900_000n;
function number(): string {
  last += 1n;
  return String(last);
}

const pathOf = (what: 'to-invoice' | 'invoices'): string => `/api/vendor/purchase-orders/${order.id}/${what}`;
const openOf = async (by: Send = marine): Promise<Open['lines']> =>
  (await by<Open>('GET', pathOf('to-invoice'))).body.lines;

async function paperOf(quantity: string, paperGross: string, more: object = {}): Promise<Record<string, unknown>> {
  const [line] = await openOf();
  return {
    invoiceType: 'E_SPECIAL',
    invoiceNo: number(),
    invoiceDate: officeDay(daysFrom(0)),
    paperGross,
    attachments: [await scanOf(marine)],
    lines: [{ billableLineId: line?.billableLineId, quantity }],
    ...more,
  };
}
const handIn = (paper: object, by: Send = marine, key?: string) =>
  by<Row & Refused>('POST', pathOf('invoices'), paper, key ? { 'idempotency-key': key } : undefined);
const fieldsOf = ({ errors }: Refused): string[] => (errors ?? []).map(({ field }) => field);

test('what was accepted of an own order is invoiced by its supplier: a draft for finance, never more', async () => {
  expect((await openOf()).map(({ openQty }) => Number(openQty))).toEqual([98]);
  const over = await handIn(await paperOf('99', '27967.50'));
  expect([over.status, fieldsOf(over.body)]).toEqual([400, ['lines.0.quantity']]);
  const paper = await paperOf('60', '16950.00');
  const made = await handIn(paper, marine, 'invoice-once');
  expect([made.status, made.body]).toEqual([200, made.body]);
  const draft = (await office<Row & { lines: Row[] }>('GET', `/api/finance/invoices/${made.body.id}`)).body;
  expect(draft).toMatchObject({
    status: 'USE',
    invoiceStatus: 'DRAFT',
    invoiceNo: paper.invoiceNo,
    grossTotal: '16950.00',
    attachments: paper.attachments,
  });
  expect(draft.lines.map((line) => [Number(line.quantity), line.netAmount, line.taxAmount])).toEqual([
    [60, '15000.00', '1950.00'],
  ]);
  expect((await handIn(paper, marine, 'invoice-once')).body.id).toBe(made.body.id);
  const told = await company.db.query<{ userId: number }>(
    `select user_id as "userId" from communication_message where kind = 'finance.invoiceHandedIn' and record_id = $1`,
    [made.body.id],
  );
  expect(told.map(({ userId }) => userId).toSorted()).toEqual(
    (await holdersOf(company.ctx(), { roles: ['FIN_AP'] })).toSorted(),
  );
  // What is on a draft is invoiced no second time.
  expect((await openOf()).map(({ openQty }) => Number(openQty))).toEqual([38]);
  const again = await handIn(await paperOf('39', '11017.50'));
  expect([again.status, fieldsOf(again.body)]).toEqual([400, ['lines.0.quantity']]);
});

test('a paper that says another sum, has no line, no scan of his own or a number that is taken is refused at its field', async () => {
  const sum = await handIn(await paperOf('10', '2825.10'));
  expect([sum.status, fieldsOf(sum.body)]).toEqual([400, ['paperGross']]);
  const none = await handIn(await paperOf('0', '2825.00'));
  expect([none.status, fieldsOf(none.body)]).toEqual([400, ['lines']]);
  const foreign = await handIn(await paperOf('10', '2825.00', { attachments: [await scanOf(spares)] }));
  expect([foreign.status, fieldsOf(foreign.body)]).toEqual([400, ['attachments']]);
  const later = await handIn(await paperOf('10', '2825.00', { invoiceDate: officeDay(daysFrom(3)) }));
  expect([later.status, fieldsOf(later.body)]).toEqual([400, ['invoiceDate']]);
  const short = await handIn(await paperOf('10', '2825.00', { invoiceNo: '123' }));
  expect([short.status, fieldsOf(short.body)]).toEqual([400, ['invoiceNo']]);
  const invoiceNo = number();
  expect((await handIn(await paperOf('2', '565.00', { invoiceNo }))).status).toBe(200);
  const taken = await handIn(await paperOf('3', '847.50', { invoiceNo }));
  expect([taken.status, fieldsOf(taken.body)]).toEqual([400, ['invoiceNo']]);
  expect(JSON.stringify(taken.body)).not.toContain('INV-');
  const [line] = await openOf();
  const twice = { billableLineId: line!.billableLineId, quantity: '1' };
  const doubled = await handIn(await paperOf('1', '565.00', { lines: [twice, twice] }));
  expect([doubled.status, fieldsOf(doubled.body)]).toEqual([400, ['lines.1.quantity']]);
});

test('another supplier finds neither the order nor the invoice, and staff have no such call', async () => {
  const paper = await paperOf('1', '282.50');
  expect((await spares('GET', pathOf('to-invoice'))).status).toBe(404);
  expect((await handIn(paper, spares)).status).toBe(404);
  expect((await office('GET', OWN)).status).toBe(403);
  const others = (await spares<{ content: Row[] }>('GET', `${OWN}?size=100`)).body.content;
  expect(others.map(({ orderNos }) => orderNos)).not.toContain(order.orderNo);
});

test('its supplier sees how far it is, to its payment', async () => {
  const paper = await paperOf('4', '1130.00');
  const { id } = (await handIn(paper)).body;
  const own = async (): Promise<Row | undefined> =>
    (await marine<{ content: Row[] }>('GET', `${OWN}?size=100`)).body.content.find((row) => row.id === id);
  expect(await own()).toMatchObject({
    invoiceNo: paper.invoiceNo,
    orderNos: order.orderNo,
    grossTotal: '1130.00',
    standing: 'CHECKING',
    dueDate: null,
  });
  const becomes = (sets: string) => company.db.query(`update finance_invoice set ${sets} where id = $1`, [id]);
  await becomes(`status = 'APPROVE', invoice_status = 'APPROVED'`);
  expect(await own()).toMatchObject({ standing: 'TO_PAY', dueDate: expect.any(String) });
  await becomes(`invoice_status = 'PART_PAID'`);
  expect(await own()).toMatchObject({ standing: 'PART_PAID', paidAmount: '0.00' });
  await becomes(`invoice_status = 'PAID'`);
  expect(await own()).toMatchObject({ standing: 'PAID' });
  await becomes(`status = 'REJECT', invoice_status = 'DRAFT'`);
  expect(await own()).toMatchObject({ standing: 'REFUSED' });
});
