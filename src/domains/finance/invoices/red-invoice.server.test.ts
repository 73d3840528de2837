import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';

type Invoice = {
  id: number;
  version: number;
  invoiceStatus: string;
  grossTotal: string;
  openAmount: string;
  lines: Record<string, unknown>[];
};
type Requisition = { id: number; version: number; amount: string; lines: { invoiceId: number; amount: string }[] };
type Refused = { data?: { reason?: string; left?: string }; errors?: { field: string }[] };
type Run = Refused & { id: number; waiting: { taskId: number; person: { id: number } }[] };

const INVOICES = '/api/finance/invoices';
const ASKED = '/api/finance/payment-requisitions';

let company: Company;
let asker: Send;
let today = '';
let last = 0;
let place: { organizationId: number; currencyId: number; partnerId: number };

beforeAll(async () => {
  company = await companyServer();
  const ctx = company.ctx();
  const person = async (id: number) => company.as((await identityOf(company.db, id, { now: ctx.now }))!.user);
  asker = await person((await holdersOf(ctx, { roles: ['FIN_AP'] }))[0]!);
  today = new Date(ctx.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const [found] = await company.db.query<typeof place>(
    `select o.id as "organizationId", (select id from parameter_currency where code = 'CNY') as "currencyId", p.id as "partnerId"
     from identity_organization o, partner_partner p
     where o.deleted_at is null and p.qualify_status = 'QUALIFIED' and not exists (select 1 from finance_budget_system s where o.id = any(s.organization_ids))
       and not exists (select 1 from finance_invoice i where i.partner_id = p.id) order by o.id, p.id limit 1`,
  );
  place = found!;
}, 180_000);
afterAll(() => company.close());

const typed = (gross: string) => {
  last += 1;
  return { invoiceNo: `R-${last}`, invoiceDate: today, paperGross: gross, duplicateReason: '测试' };
};
const lineOf = (gross: string, quantity: string) => ({
  itemName: '代理费',
  quantity,
  unitPrice: gross.replace('-', ''),
  netAmount: gross,
  taxAmount: '0',
  deductible: false,
  organizationId: place.organizationId,
});

const entered = (gross: string) =>
  asker<Invoice & Refused>('POST', INVOICES, {
    bizType: 'OTHER',
    invoiceType: 'RECEIPT',
    receivedDate: today,
    bookMonth: today.slice(0, 7),
    partnerId: place.partnerId,
    currencyId: place.currencyId,
    lines: [lineOf(gross, '1')],
    ...typed(gross),
  });
const submit = ({ id, version }: { id: number; version: number }) =>
  asker<Run>('POST', '/api/approval/runs', { resource: 'finance.invoice', recordId: id, version });

async function inForce(row: Invoice): Promise<Invoice> {
  const run = await submit(row);
  expect([run.status, run.body]).toEqual([200, run.body]);
  for (let step = 0; step < 3; step += 1) {
    const { waiting } = (await asker<Run>('GET', `/api/approval/runs/${run.body.id}`)).body;
    if (!waiting?.[0]) break;
    const { taskId, person } = waiting[0];
    const { user } = (await identityOf(company.db, person.id, { now: company.ctx().now }))!;
    await company.as(user)('POST', `/api/approval/runs/${run.body.id}/act`, {
      act: 'approve',
      taskId,
      opinion: '同意',
    });
  }
  return (await asker<Invoice>('GET', `${INVOICES}/${row.id}`)).body;
}
const taken = (id: number) => asker<Invoice & Refused>('POST', `${INVOICES}/red`, { ids: [id] });
/** The draft as the red paper says it. */
const asPaper = ({ id, version, lines }: Invoice, gross: string) =>
  asker<Invoice & Refused>('PUT', INVOICES, {
    id,
    version,
    ...typed(gross),
    lines: [{ ...lines[0], ...lineOf(gross, '-1') }],
  });

test('a red invoice takes back a part of one in force, never more in all than that asks', async () => {
  const blue = await inForce((await entered('1000.00')).body);
  expect(blue.invoiceStatus).toBe('APPROVED');
  const draft = await taken(blue.id);
  expect([draft.status, draft.body]).toEqual([200, draft.body]);
  expect(draft.body).toMatchObject({ redOfId: blue.id, grossTotal: '-1000.00' });
  const red = await inForce((await asPaper(draft.body, '-300.00')).body);
  expect(red).toMatchObject({ invoiceStatus: 'CREDIT', grossTotal: '-300.00', openAmount: '-300.00' });
  expect((await taken(red.id)).status).toBe(409);
  const more = (await asPaper((await taken(blue.id)).body, '-700.01')).body;
  const refused = await submit(more);
  expect([refused.status, refused.body.data]).toEqual([
    400,
    expect.objectContaining({ reason: 'OVER_RED', left: '700.00' }),
  ]);
});

test('what is owed back lessens what the next requisition asks, and is taken once', async () => {
  const next = await inForce((await entered('450.00')).body);
  const ask = () => asker<Requisition & Refused>('POST', `${ASKED}/from-invoices`, { ids: [next.id] });
  const first = (await ask()).body;
  expect([first.amount, first.lines.map(({ amount }) => amount)]).toEqual(['150.00', ['450.00', '-300.00']]);
  // A smaller invoice is not offset to nothing: there would be nothing to pay.
  const small = await inForce((await entered('120.00')).body);
  const alone = await asker<Requisition>('POST', `${ASKED}/from-invoices`, { ids: [small.id] });
  expect(alone.body.lines.map(({ amount }) => amount)).toEqual(['120.00']);
  const wrong = await asker<Refused>('PUT', ASKED, {
    id: first.id,
    version: first.version,
    lines: [first.lines[0], { ...first.lines[1], amount: '300.00' }],
  });
  expect([wrong.status, wrong.body.errors?.[0]?.field]).toEqual([400, 'lines.1.amount']);
});

test('amounts stand on one side of zero: below on a red invoice, above on any other', async () => {
  const below = await entered('-10.00');
  expect([below.status, below.body.errors?.[0]?.field]).toEqual([400, 'lines.0.netAmount']);
  const blue = await inForce((await entered('80.00')).body);
  const { id, version, lines } = (await taken(blue.id)).body;
  const above = await asker<Refused>('PUT', INVOICES, {
    id,
    version,
    ...typed('80.00'),
    lines: [{ ...lines[0], ...lineOf('80.00', '1') }],
  });
  expect([above.status, above.body.errors?.[0]?.field]).toEqual([400, 'lines.0.quantity']);
});
