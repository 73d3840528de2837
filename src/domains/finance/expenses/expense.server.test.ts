import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { add, round } from '../../../kernel/value/decimal.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';

type Row = { id: number; version: number };
type Refused = { code?: string; data?: { reason?: string }; errors?: { field: string }[] };
type Run = Refused & { id: number; waiting?: { taskId: number; person: { id: number } }[] };
type Expense = Row & { expenseNo: string; expenseStatus: string; baseAmount: string; invoicedAmount: string };
type Invoice = Row & { bizType: string; invoiceStatus: string; matchResult: string; lines: Record<string, unknown>[] };

const EXPENSES = '/api/finance/expense-processes';
const INVOICES = '/api/finance/invoices';

let company: Company;
let asker: Send;
let today = '';
let last = 0;
let place = { organizationId: 0, otherVesselId: 0, currencyId: 0, partnerId: 0, subjectId: 0, portId: 0 };

beforeAll(async () => {
  company = await companyServer();
  const ctx = company.ctx();
  const [id] = await holdersOf(ctx, { roles: ['FIN_AP'] });
  asker = company.as((await identityOf(company.db, id!, { now: ctx.now }))!.user);
  today = new Date(ctx.now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  // A ship whose port costs are budgeted this year, and another one.
  const [found] = await company.db.query<typeof place>(
    `select v.organization_id as "organizationId", (select max(o.id) from fleet_vessel o where o.id <> v.id) as "otherVesselId",
       (select id from parameter_currency where code = 'CNY') as "currencyId",
       (select min(p.id) from partner_partner p where p.qualify_status = 'QUALIFIED' and p.deleted_at is null) as "partnerId",
       (select id from finance_budget_subject where code = '510601') as "subjectId", (select min(id) from parameter_port) as "portId"
     from fleet_vessel v where exists (select from finance_budget b where b.organization_id = v.organization_id and b.active
       and b.year = $1) order by v.id limit 1`,
    [today.slice(0, 4)],
  );
  place = found!;
}, 180_000);
afterAll(() => company.close());

const entered = (net: string, more: object = {}) => {
  const { organizationId, partnerId, currencyId, portId, subjectId } = place;
  return asker<Expense & Refused>('POST', EXPENSES, {
    organizationId,
    partnerId,
    category: 'PORT_DUES',
    occurredOn: today,
    voyageNo: '2611',
    portId,
    currencyId,
    budgetSeen: true,
    lines: [{ description: '港口使费', subjectId, amount: net, taxRate: '0.06' }],
    ...more,
  });
};
const read = async (id: number) => (await asker<Expense>('GET', `${EXPENSES}/${id}`)).body;
const submit = (resource: string, { id, version }: Row) =>
  asker<Run>('POST', '/api/approval/runs', { resource, recordId: id, version });

async function decided(resource: string, row: Row, act = 'approve'): Promise<void> {
  const run = await submit(resource, row);
  expect([run.status, run.body]).toEqual([200, run.body]);
  for (let step = 0; step < 4; step += 1) {
    const { waiting } = (await asker<Run>('GET', `/api/approval/runs/${run.body.id}`)).body;
    if (!waiting?.[0]) return;
    const { taskId, person } = waiting[0];
    const { user } = (await identityOf(company.db, person.id, { now: company.ctx().now }))!;
    const acted = await company.as(user)('POST', `/api/approval/runs/${run.body.id}/act`, {
      act,
      taskId,
      opinion: '按规定办理',
    });
    expect([acted.status, acted.body]).toEqual([200, acted.body]);
    if (act !== 'approve') return;
  }
}

/** What an expense holds of its budget, by kind of entry. */
async function held(id: number): Promise<Record<string, string>> {
  const rows = await company.db.query<{ kind: string; amount: string }>(
    `select kind, sum(amount) as amount from finance_budget_entry where source = 'finance.expenseProcess' and source_id = $1
     group by kind having sum(amount) <> 0 order by kind`,
    [id],
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
}

/** The invoice of a part of what is open of an expense, in force. */
async function invoiced(id: number, quantity: string, net: string, tax: string): Promise<Invoice> {
  const draft = await asker<Invoice & Refused>('POST', `${INVOICES}/from-expense`, { ids: [id] });
  expect([draft.status, draft.body]).toEqual([200, draft.body]);
  expect(draft.body.bizType).toBe('EXPENSE');
  last += 1;
  const typed = await asker<Invoice & Refused>('PUT', INVOICES, {
    id: draft.body.id,
    version: draft.body.version,
    invoiceNo: `2633200000000000${String(last).padStart(4, '0')}`,
    invoiceDate: today,
    verifyStatus: 'VALID',
    duplicateReason: '分次开票',
    paperGross: round(add(net, tax), 2),
    lines: [{ ...draft.body.lines[0], quantity, netAmount: net, taxAmount: tax }],
  });
  expect([typed.status, typed.body]).toEqual([200, typed.body]);
  await decided('finance.invoice', typed.body);
  return (await asker<Invoice>('GET', `${INVOICES}/${draft.body.id}`)).body;
}

test('an expense holds its budget while it is approved, binds it in force, and each invoice frees and spends its part', async () => {
  const { status, body } = await entered('10000.00');
  expect([status, body.baseAmount]).toEqual([200, '10000.00']);
  expect(await held(body.id)).toEqual({});
  const run = await submit('finance.expenseProcess', body);
  expect([run.status, run.body]).toEqual([200, run.body]);
  expect(await held(body.id)).toEqual({ PRECOMMIT: '10000.00' });
  for (let step = 0; step < 4; step += 1) {
    const { waiting } = (await asker<Run>('GET', `/api/approval/runs/${run.body.id}`)).body;
    if (!waiting?.[0]) break;
    const { user } = (await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now }))!;
    await company.as(user)('POST', `/api/approval/runs/${run.body.id}/act`, {
      act: 'approve',
      taskId: waiting[0].taskId,
      opinion: '同意',
    });
  }
  expect(await held(body.id)).toEqual({ COMMIT: '10000.00' });
  expect((await read(body.id)).expenseStatus).toBe('OPEN');
  const first = await invoiced(body.id, '0.4', '4000.00', '240.00');
  expect(first).toMatchObject({ invoiceStatus: 'APPROVED', matchResult: 'MATCHED' });
  expect(await held(body.id)).toEqual({ COMMIT: '6000.00' });
  expect(await read(body.id)).toMatchObject({ expenseStatus: 'PART', invoicedAmount: '4000.00' });
  await invoiced(body.id, '0.6', '6000.00', '360.00');
  expect(await held(body.id)).toEqual({});
  expect(await read(body.id)).toMatchObject({ expenseStatus: 'DONE', invoicedAmount: '10000.00' });
  expect((await asker('POST', `${INVOICES}/from-expense`, { ids: [body.id] })).status).toBe(409);
});

test('more than the budget has is refused, and what is returned or rejected is free again', async () => {
  const much = await entered('99000000.00');
  const over = await submit('finance.expenseProcess', much.body);
  expect([over.status, over.body.data?.reason]).toEqual([400, 'BUDGET_EXCEEDED']);
  const { body } = await entered('3000.00');
  await decided('finance.expenseProcess', body, 'reject');
  expect(await held(body.id)).toEqual({});
});

test('port dues name port and voyage; without a subject nothing of a budgeted ship is sent', async () => {
  const bare = await entered('100.00', { portId: null, voyageNo: null });
  expect([bare.status, bare.body.errors?.map(({ field }) => field).toSorted()]).toEqual([400, ['portId', 'voyageNo']]);
  const free = await entered('100.00', { lines: [{ description: '港口使费', amount: '100.00' }] });
  expect(free.status).toBe(200);
  const sent = await submit('finance.expenseProcess', free.body);
  expect([sent.status, sent.body.errors?.map(({ field }) => field)]).toEqual([400, ['lines.0.subjectId']]);
});

test('closed, nothing more is invoiced and the rest of its budget is free; a draft is not closed', async () => {
  const { body } = await entered('5000.00');
  const early = await asker('POST', `${EXPENSES}/${body.id}/close`, { version: body.version, reason: '不再来票' });
  expect(early.status).toBe(409);
  await decided('finance.expenseProcess', body);
  await invoiced(body.id, '0.5', '2500.00', '150.00');
  const { version } = await read(body.id);
  const closed = await asker('POST', `${EXPENSES}/${body.id}/close`, { version, reason: '不再来票' });
  expect([closed.status, closed.body]).toEqual([200, closed.body]);
  expect(await held(body.id)).toEqual({});
  expect((await read(body.id)).expenseStatus).toBe('CLOSED');
  expect((await asker('POST', `${INVOICES}/from-expense`, { ids: [body.id] })).status).toBe(409);
});

test('an invoice of an expense that names none is an exception, and says why before it is sent', async () => {
  last += 1;
  const { organizationId, partnerId, currencyId, subjectId } = place;
  const typed = await asker<Invoice & Refused>('POST', INVOICES, {
    bizType: 'EXPENSE',
    invoiceType: 'RECEIPT',
    invoiceNo: `EX-${last}`,
    invoiceDate: today,
    receivedDate: today,
    bookMonth: today.slice(0, 7),
    partnerId,
    currencyId,
    paperGross: '345.00',
    duplicateReason: '测试',
    lines: [
      {
        itemName: '港口使费',
        quantity: '1',
        unitPrice: '345',
        netAmount: '345.00',
        taxAmount: '0',
        deductible: false,
        organizationId,
        subjectId,
      },
    ],
  });
  expect([typed.status, typed.body.matchResult]).toEqual([200, 'EXCEPTION']);
  const sent = await submit('finance.invoice', typed.body);
  expect([sent.status, sent.body.errors?.map(({ field }) => field)]).toEqual([400, ['noOrderReason']]);
});

test('another ship’s people do not find it, and nobody enters one without the permission', async () => {
  const { body } = await entered('700.00');
  const permissions = new Set(['finance:expenseProcess:list']);
  const other = company.as({ permissions, scope: { vessel: [place.otherVesselId], organization: [] } });
  expect((await other('GET', `${EXPENSES}/${body.id}`)).status).toBe(404);
  expect((await other('POST', EXPENSES, {})).status).toBe(403);
});
