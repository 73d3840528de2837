import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { TEST_NOW } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { add, mul, round, sum } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { mayInvoice } from '../billables/billable.server.ts';
import { heldBy } from '../ledger/write-entries.server.ts';
import { CONFIRM_MS } from './red-ink.rules.ts';

type Row = Record<string, unknown> & { id: number; version: number };
type Line = Record<string, unknown> & { quantity: string; netAmount: string; taxAmount: string; leftNet: string };
type RedInk = Row & { redStatus: string; grossTotal: string; lines: Line[]; dueAt: string | null };
type Invoice = Row & { status: string; grossTotal: string; redOfId: number | null; lines: Record<string, unknown>[] };
type Refused = { code?: string; data?: Record<string, unknown>; errors?: { field: string }[] };
type Run = Refused & { id: number; waiting: { taskId: number; person: { id: number } }[] };

const RED_INKS = '/api/finance/red-ink-invoices';
const INVOICES = '/api/finance/invoices';
/** An order that nobody has written, beyond those of others. */
const ORDER = 940_001;

let company: Company;
let moment = new Date(TEST_NOW.getTime() + 120_000);
let payable: Send;
let last = 0;
let blue: Invoice;
let billableId = 0;

const acting = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.db.transaction((tx) => work({ ...company.ctx(), db: tx }));
const number = (): string => {
  last += 1;
  return `263198100000000${String(last).padStart(5, '0')}`;
};

/** Everybody whose turn it is agrees; answers the invoice as it is then. */
async function inForce({ id, version }: Row): Promise<Invoice> {
  const run = await payable<Run>('POST', '/api/approval/runs', { resource: 'finance.invoice', recordId: id, version });
  expect([run.status, run.body]).toEqual([200, run.body]);
  for (let step = 0; step < 4; step += 1) {
    const { waiting } = (await payable<Run>('GET', `/api/approval/runs/${run.body.id}`)).body;
    if (!waiting?.[0]) break;
    const { user } = (await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now }))!;
    const acted = await company.as(user)('POST', `/api/approval/runs/${run.body.id}/act`, {
      act: 'approve',
      taskId: waiting[0].taskId,
      opinion: '同意',
    });
    expect([acted.status, acted.body]).toEqual([200, acted.body]);
  }
  return (await payable<Invoice>('GET', `${INVOICES}/${id}`)).body;
}

beforeAll(async () => {
  company = await companyServer({ now: () => moment });
  const [accountant] = await holdersOf(company.ctx(), { roles: ['FIN_AP'] });
  payable = company.as((await identityOf(company.db, accountant!, { now: company.ctx().now }))!.user);
  const [place] = await company.db.query<{
    organizationId: number;
    vesselId: number;
    partnerId: number;
    currencyId: number;
    subjectId: number;
  }>(
    `select v.id as "vesselId", v.organization_id as "organizationId",
       (select id from partner_partner where tax_no is not null or credit_code is not null order by id limit 1) as "partnerId",
       (select id from parameter_currency where code = 'CNY') as "currencyId",
       (select id from finance_budget_subject where code = '510302') as "subjectId"
     from fleet_vessel v where v.organization_id is not null order by v.id limit 1`,
  );
  const { subjectId, ...shared } = place!;
  await acting((ctx) =>
    mayInvoice(ctx, {
      ...shared,
      source: 'purchasing.test',
      sourceId: ORDER,
      sourceNo: `PO-${ORDER}`,
      lines: [
        {
          lineId: 1,
          lineKind: 'GOODS',
          subjectId,
          itemName: '活塞环',
          itemNameEn: 'Piston ring',
          unitId: null,
          orderedQty: '50',
          acceptedQty: '50',
          unitPrice: '200',
          taxRate: '0.13',
          ended: true,
        },
      ],
    }),
  );
  const [line] = await company.db.query<{ id: number }>('select id from finance_billable_line where source_id = $1', [
    ORDER,
  ]);
  billableId = line!.id;
  const draft = await payable<Invoice & Refused>('POST', `${INVOICES}/from-lines`, { ids: [billableId] });
  expect([draft.status, draft.body]).toEqual([200, draft.body]);
  const typed = await payable<Invoice & Refused>('PUT', INVOICES, {
    id: draft.body.id,
    version: draft.body.version,
    invoiceNo: number(),
    invoiceDate: officeDay(moment),
    verifyStatus: 'VALID',
    duplicateReason: '测试',
    paperGross: '11300.00',
  });
  expect([typed.status, typed.body]).toEqual([200, typed.body]);
  blue = await inForce(typed.body);
}, 240_000);
afterAll(() => company.close());

const asked = (more: object = {}) =>
  payable<RedInk & Refused>('POST', RED_INKS, { blueInvoiceId: blue.id, redReason: 'RETURN', ...more });
const read = async (id: number) => (await payable<RedInk>('GET', `${RED_INKS}/${id}`)).body;
const act = async (verb: string, { id }: Row, values: object = {}, by: Send = payable) =>
  by<RedInk & Invoice & Refused>('POST', `${RED_INKS}/${id}/${verb}`, { version: (await read(id)).version, ...values });
const taking = ({ id, version, lines }: RedInk, quantity: string, netAmount: string, taxAmount: string) =>
  payable<RedInk & Refused>('PUT', RED_INKS, {
    id,
    version,
    lines: [{ ...lines[0], quantity, netAmount, taxAmount }],
  });
const spent = async (id: number) =>
  round(
    sum((await heldBy(company.ctx(), { resource: 'finance.invoice', id }, ['ACTUAL'])).map((one) => one.amount)) ?? '0',
    2,
  );
const billable = async () =>
  (
    await company.db.query<{ invoiced: string; open: string; status: string }>(
      'select invoiced_qty as invoiced, open_qty as open, status from finance_billable_line where id = $1',
      [billableId],
    )
  )[0]!;

test('it begins with all that is left of the invoice, and takes no more of any line than that', async () => {
  const { status, body } = await asked();
  expect([status, body]).toEqual([200, body]);
  expect(body).toMatchObject({ redStatus: 'DRAFT', grossTotal: '-11300.00' });
  expect(body.lines[0]).toMatchObject({ quantity: '-50.0000', netAmount: '-10000.00', taxAmount: '-1300.00' });
  const over = await taking(body, '-50.0001', '-10000.00', '-1300.01');
  expect([over.status, over.body.errors?.map(({ field }) => field)]).toEqual([
    400,
    ['lines.0.quantity', 'lines.0.taxAmount', 'lines'],
  ]);
  const above = await taking(body, '1', '-1.00', '0');
  expect([above.status, above.body.errors?.[0]?.field]).toEqual([400, 'lines.0.quantity']);
  const nothing = await taking(body, '0', '0', '0');
  expect([nothing.status, nothing.body.errors?.[0]?.field]).toEqual([400, 'lines']);
  const part = await taking(body, '-10', '-2000.00', '-260.00');
  expect([part.status, part.body.grossTotal]).toEqual([200, '-2260.00']);
  expect((await taking(body, '-9', '-1800.00', '-234.00')).status).toBe(409);
  expect((await payable('DELETE', `${RED_INKS}/${body.id}`)).status).toBe(200);
});

test('the other side confirms within 72 hours, else it expires and may be started again; what was started is left to no other', async () => {
  const first = (await asked({ certified: true })).body;
  const part = (await taking(first, '-10', '-2000.00', '-260.00')).body;
  const second = (await asked()).body;
  const started = await act('start', part);
  expect([started.status, started.body.redStatus]).toEqual([200, 'WAITING']);
  expect((await act('start', part)).status).toBe(409);
  // The other one was written before: it would take back what is asked for now.
  const late = await act('start', second);
  expect([late.status, late.body.errors?.map(({ field }) => field)]).toEqual([
    400,
    ['lines.0.quantity', 'lines.0.netAmount', 'lines.0.taxAmount', 'lines'],
  ]);
  expect((await asked()).body.lines[0]).toMatchObject({ leftNet: '8000.00' });
  moment = new Date(moment.getTime() + CONFIRM_MS);
  expect((await act('confirm', part, { confirmNo: '31260000000000000001' })).status).toBe(409);
  await company.runSchedule('finance.expireRedInk');
  expect((await read(part.id)).redStatus).toBe('EXPIRED');
  expect((await act('start', part)).status).toBe(200);
  expect((await act('confirm', part)).body.errors?.map(({ field }) => field)).toEqual(['confirmNo']);
  const confirmed = await act('confirm', part, { confirmNo: '31260000000000000001' });
  expect([confirmed.status, confirmed.body]).toEqual([200, confirmed.body]);
  // Its tax was deducted: it is given back in this month.
  expect(confirmed.body).toMatchObject({
    redStatus: 'CONFIRMED',
    transferMonth: officeDay(moment).slice(0, 7),
    transferTax: '260.00',
  });
  const refused = (await asked({ redReason: 'DISCOUNT' })).body;
  expect((await act('refuse', refused, { reason: '不同意' })).status).toBe(409);
  expect((await act('start', refused)).status).toBe(200);
  expect((await act('refuse', refused, { reason: '不同意' })).body.redStatus).toBe('REFUSED');
  expect((await act('cancel', second, { reason: '改为折让' })).body.redStatus).toBe('CANCELLED');
});

test('the red paper becomes a draft, once while that stands; in force it takes back its part of what was spent', async () => {
  const [{ id }] = (await company.db.query<{ id: number }>(
    `select id from finance_red_ink_invoice where blue_invoice_id = $1 and red_status = 'CONFIRMED'`,
    [blue.id],
  )) as [{ id: number }];
  const row = await read(id);
  const paper = { invoiceNo: number(), invoiceDate: officeDay(moment) };
  const draft = await act('receive', row, paper);
  expect([draft.status, draft.body]).toEqual([200, draft.body]);
  expect(draft.body).toMatchObject({ redOfId: blue.id, grossTotal: '-2260.00', status: 'USE' });
  expect(draft.body.lines).toMatchObject([{ quantity: '-10.0000', netAmount: '-2000.00', billableLineId: null }]);
  expect((await act('receive', row, { ...paper, invoiceNo: number() })).status).toBe(409);
  expect((await payable('DELETE', `${INVOICES}/${draft.body.id}`)).status).toBe(200);
  const again = await act('receive', row, { ...paper, invoiceNo: number() });
  expect([again.status, again.body]).toEqual([200, again.body]);
  const red = await inForce(again.body);
  expect(red).toMatchObject({ status: 'APPROVE', invoiceStatus: 'CREDIT' });
  expect(await spent(red.id)).toBe('-2000.00');
  expect((await read(id)).redStatus).toBe('DONE');
  // Offset against payments, its pieces stay invoiced.
  expect(await billable()).toMatchObject({ invoiced: '50.0000', status: 'DONE' });
  expect((await act('cancel', row, { reason: '晚了' })).status).toBe(409);
});

test('invoiced anew, its pieces may be invoiced once more, at most those that it has', async () => {
  const made = (await asked({ redReason: 'WRONG', followUp: 'REISSUE' })).body;
  expect(made.lines[0]).toMatchObject({ quantity: '-40.0000', netAmount: '-8000.00' });
  const money = await taking(made, '0', '-100.00', '-13.00');
  expect([money.status, money.body.errors?.map(({ field }) => field)]).toEqual([400, ['lines.0.quantity']]);
  await act('start', made);
  await act('confirm', made, { confirmNo: '31260000000000000002' });
  const draft = await act('receive', made, { invoiceNo: number(), invoiceDate: officeDay(moment) });
  expect([draft.status, draft.body]).toEqual([200, draft.body]);
  expect(draft.body.lines).toMatchObject([{ billableLineId: billableId, quantity: '-40.0000' }]);
  const before = await billable();
  const red = await inForce(draft.body);
  expect(before).toMatchObject({ invoiced: '50.0000', open: '0.0000' });
  expect(await billable()).toMatchObject({ invoiced: '10.0000', open: '40.0000', status: 'PART' });
  expect(round(add(await spent(blue.id), add(await spent(red.id), '-2000')), 2)).toBe('0.00');
  const next = await payable<Invoice & Refused>('POST', `${INVOICES}/from-lines`, { ids: [billableId] });
  expect([next.status, next.body]).toEqual([200, next.body]);
  expect(next.body.lines).toMatchObject([{ quantity: '40.0000', netAmount: round(mul('40', '200'), 2) }]);
  const none = await asked();
  expect([none.status, none.body.errors?.map(({ field }) => field)]).toEqual([400, ['blueInvoiceId']]);
});

test('only an invoice in force is taken back, and those from abroad without a confirmation; nobody does it without the permission', async () => {
  const [others] = await company.db.query<{ draft: number; abroad: number | null }>(
    `select (select min(id) from finance_invoice where status = 'USE' and deleted_at is null) as draft,
       (select min(id) from finance_invoice where status = 'APPROVE' and invoice_type in ('OVERSEAS', 'RECEIPT') and deleted_at is null) as abroad`,
  );
  const ofDraft = await payable<Refused>('POST', RED_INKS, { blueInvoiceId: others!.draft });
  expect([ofDraft.status, ofDraft.body.errors?.[0]?.field]).toEqual([400, 'blueInvoiceId']);
  expect((await payable('POST', `${RED_INKS}/from-invoice`, { ids: [others!.draft] })).status).toBe(409);
  if (others!.abroad !== null)
    expect((await payable('POST', `${RED_INKS}/from-invoice`, { ids: [others!.abroad] })).status).toBe(409);
  const reader = company.as({
    permissions: new Set(['finance:redInkInvoice:list']),
    scope: { vessel: 'all', organization: 'all' },
  });
  expect((await reader('POST', RED_INKS, { blueInvoiceId: blue.id })).status).toBe(403);
  const [{ id }] = (await company.db.query<{ id: number }>(
    'select min(id) as id from finance_red_ink_invoice where deleted_at is null',
  )) as [{ id: number }];
  expect((await act('confirm', await read(id), { confirmNo: '1' }, reader)).status).toBe(403);
  const nobody = company.as({ permissions: new Set(['finance:budget:list']) });
  expect((await nobody('GET', RED_INKS)).status).toBe(403);
});
