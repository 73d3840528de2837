import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import { asSystem } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { setSetting } from '../../../kernel/server/settings/settings.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { mul, round, sub } from '../../../kernel/value/decimal.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { baseRateOf } from '../../parameter/public.server.ts';
import { invoice } from '../invoices/invoice.resource.ts';
import { supplierCredit } from '../prepayments/supplier-credit.resource.ts';

type Row = { id: number; version: number };
type Run = { id: number; waiting: { taskId: number; person: { id: number } }[] };
type Place = { partnerId: number; currencyId: number; payerAccountId: number; payerOrganizationId: number };

let company: Company;
let [asker, cashier, recorder]: Send[] = [];
let place: Place;
let today = '';

async function person(id: number): Promise<Send> {
  return company.as((await identityOf(company.db, id, { now: company.ctx().now }))!.user);
}
const holder = async (role: string, at = 0): Promise<Send> =>
  person((await holdersOf(company.ctx(), { roles: [role] }))[at]!);

async function approve(resource: string, { id, version }: Row, by: Send): Promise<void> {
  const run = await by<Run>('POST', '/api/approval/runs', { resource, recordId: id, version });
  expect([run.status, run.body]).toEqual([200, run.body]);
  for (let step = 0; step < 4; step += 1) {
    const { waiting } = (await by<Run>('GET', `/api/approval/runs/${run.body.id}`)).body;
    if (!waiting?.[0]) return;
    const { taskId, person: next } = waiting[0];
    await (await person(next.id))('POST', `/api/approval/runs/${run.body.id}/act`, {
      act: 'approve',
      taskId,
      opinion: '同意',
    });
  }
}

beforeAll(async () => {
  company = await companyServer();
  [asker, cashier, recorder] = [await holder('FIN_AP'), await holder('CASHIER'), await holder('FIN_AP', 1)];
  today = new Date(company.ctx().now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const [found] = await company.db.query<Place>(
    `select a.partner_id as "partnerId", c.id as "currencyId", p.id as "payerAccountId", p.organization_id as "payerOrganizationId"
     from partner_bank_account a join parameter_currency c on c.id = a.currency_id and c.code = 'USD'
     join finance_payer_account p on p.currency_id = c.id where a.status = 'APPROVE' and a.deleted_at is null order by a.id limit 1`,
  );
  place = found!;
}, 180_000);
afterAll(() => company.close());

/** An invoice of so many dollars in force, booked at this rate. */
async function booked(no: string, gross: string, rate: string): Promise<number> {
  const { partnerId, currencyId, payerOrganizationId: organizationId } = place;
  return company.db.transaction(async (db) => {
    const ctx = asSystem({ ...company.ctx(), db }, '期初导入');
    const line = {
      itemName: '备件',
      quantity: '1',
      unitPrice: gross,
      netAmount: gross,
      taxAmount: '0',
      organizationId,
    };
    const { id } = await recordsOf(invoice).create(ctx, {
      bizType: 'OTHER',
      invoiceType: 'OVERSEAS',
      invoiceNo: no,
      invoiceDate: today,
      receivedDate: today,
      bookMonth: today.slice(0, 7),
      partnerId,
      currencyId,
      lines: [line],
    });
    const standing = { grossTotal: gross, rate, paidAmount: '0.00', reservedAmount: '0.00' };
    await recordsOf(invoice).patch(
      ctx,
      id,
      { status: 'APPROVE', invoiceStatus: 'APPROVED', ...standing },
      { action: 'inForce' },
    );
    return id;
  });
}

/** From the invoice to what the bank says; answers the requisition and the file of the bank. */
async function paid(invoiceId: number) {
  const asked = await asker!<Row>('POST', '/api/finance/payment-requisitions/from-invoices', { ids: [invoiceId] });
  await approve('finance.paymentRequisition', asked.body, asker!);
  const made = await cashier!<Row>('POST', '/api/finance/focus-payments/from-requisitions', {
    ids: [asked.body.id],
    payerAccountId: place.payerAccountId,
    payDate: today,
  });
  expect([made.status, made.body]).toEqual([200, made.body]);
  await approve('finance.focusPayment', made.body, cashier!);
  const batch = async () => (await cashier!<Row>('GET', `/api/finance/focus-payments/${made.body.id}`)).body;
  const file = await cashier!<Row>('POST', `/api/finance/focus-payments/${made.body.id}/build-file`, {
    version: (await batch()).version,
  });
  expect([file.status, file.body]).toEqual([200, file.body]);
  const requisition = async () =>
    (
      await asker!<Row & { payNo: string; exchangeDiff: string }>(
        'GET',
        `/api/finance/payment-requisitions/${asked.body.id}`,
      )
    ).body;
  const { payNo } = await requisition();
  const told = await recorder!('POST', `/api/finance/focus-payments/${made.body.id}/results`, {
    version: (await batch()).version,
    fileName: '回单.csv',
    content: Buffer.from(`业务编号,结果,银行流水号,到账日,失败原因\n${payNo},成功,F-${payNo},,\n`).toString('base64'),
  });
  return { told, file: file.body.id, requisition: await requisition() };
}

const settle = (value: string) =>
  company.db.transaction((db) => setSetting({ ...company.ctx(), db }, 'finance.exchangeSubject', value));

test('a payment abroad goes to the bank in its own layout, and what it costs beside the booked rate is spent by the company that pays', async () => {
  await settle('511001');
  const { told, file, requisition } = await paid(await booked('FX-1', '1000.00', '7.00'));
  expect([told.status, told.body]).toEqual([200, told.body]);
  const download = await cashier!('POST', `/api/finance/bank-files/${file}/download`);
  expect(download.raw.toString()).toContain(`<EndToEndId>${requisition.payNo}</EndToEndId>`);
  const { rate } = (await baseRateOf(company.ctx(), { currencyId: place.currencyId, date: today }))!;
  expect(requisition.exchangeDiff).toBe(round(sub(mul('1000.00', rate), '7000.00'), 2));
  expect(
    await company.db.query(
      `select e.kind, e.amount, e.month, e.organization_id as "organizationId", s.code from finance_budget_entry e
       join finance_budget_subject s on s.id = e.subject_id where e.source = 'finance.paymentRequisition' and e.source_id = $1`,
      [requisition.id],
    ),
  ).toEqual([
    {
      kind: 'ACTUAL',
      amount: requisition.exchangeDiff,
      month: today.slice(0, 7),
      organizationId: place.payerOrganizationId,
      code: '511001',
    },
  ]);
  // What was booked at a rate stays explainable: nobody changes it any more.
  const [used] = await company.db.query<{ id: number; version: number; locked: boolean }>(
    `select id, version, locked from parameter_exchange_rate where currency_id = $1 and rate_type = 'middle' and rate_date <= $2
     and deleted_at is null order by rate_date desc limit 1`,
    [place.currencyId, today],
  );
  expect(used?.locked).toBe(true);
  const { id, version } = used!;
  expect((await company.as()('PUT', '/api/parameter/exchange-rates', { id, version, rate: '9' })).status).toBe(423);
});

test('where no subject is named the difference stands on the requisition alone; one that takes no entries stops the results, in words', async () => {
  await settle('');
  const { requisition } = await paid(await booked('FX-2', '500.00', '7.00'));
  expect(Number(requisition.exchangeDiff)).not.toBe(0);
  expect(
    await company.db.query('select 1 from finance_budget_entry where source = $1 and source_id = $2', [
      'finance.paymentRequisition',
      requisition.id,
    ]),
  ).toEqual([]);
  await settle('51');
  const { told } = await paid(await booked('FX-3', '200.00', '7.00'));
  expect([told.status, (told.body as { message: string }).message]).toEqual([
    400,
    expect.stringContaining('汇兑差额科目'),
  ]);
  await settle('');
});

test('a prepayment that is offset costs what it cost when it was paid, whatever the rate of the day, and its parts add up to the whole', async () => {
  await settle('511001');
  const { partnerId, currencyId, payerOrganizationId } = place;
  await company.db.transaction((db) =>
    recordsOf(supplierCredit).create(
      asSystem({ ...company.ctx(), db }, '期初导入'),
      { sourceId: 999_999, partnerId, currencyId, organizationId: payerOrganizationId, creditStatus: 'OPEN' },
      {
        source: 'purchasing.purchaseOrder',
        documentNo: 'PO-FX-1',
        limitAmount: '300.00',
        askedAmount: '0.00',
        amount: '300.00',
        baseAmount: '2040.01',
        used: '0.00',
        usedBase: '0.00',
        heldAmount: '0.00',
      },
    ),
  );
  const offset = async (no: string, gross: string) => {
    const asked = await asker!<Row>('POST', '/api/finance/payment-requisitions/from-invoices', {
      ids: [await booked(no, gross, '7.00')],
    });
    await approve('finance.paymentRequisition', asked.body, asker!);
    const { body } = await asker!<{ payStatus: string; exchangeDiff: string }>(
      'GET',
      `/api/finance/payment-requisitions/${asked.body.id}`,
    );
    const entries = await company.db.query(
      `select kind, amount, organization_id as "organizationId" from finance_budget_entry where source = 'finance.paymentRequisition' and source_id = $1`,
      [asked.body.id],
    );
    return [body.payStatus, body.exchangeDiff, entries];
  };
  const entry = (amount: string) => [{ kind: 'ACTUAL', amount, organizationId: payerOrganizationId }];
  // A third of 2,040.01 less 700.00 that were booked, then the rest of it less 1,400.00.
  expect(await offset('FX-4', '100.00')).toEqual(['OFFSET', '-20.00', entry('-20.00')]);
  expect(await offset('FX-5', '200.00')).toEqual(['OFFSET', '-39.99', entry('-39.99')]);
  await settle('');
});
