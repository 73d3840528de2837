import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { AppError } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { type Billable, mayInvoice } from '../billables/billable.server.ts';
import { heldBy } from '../ledger/write-entries.server.ts';

type Line = Record<string, unknown> & { id: number; quantity: string; unitPrice: string; netAmount: string };
type Row = Record<string, unknown> & {
  id: number;
  version: number;
  status: string;
  matchResult: string;
  lines: Line[];
  findings: { code: string; amount: string | null }[];
};
type Refused = {
  code: string;
  message: string;
  data?: { reason?: string; no?: string; id?: number };
  errors?: { field: string }[];
};
type Run = { id: number; state: string; waiting: { taskId: number; person: { id: number } }[] };

const INVOICES = '/api/finance/invoices';

let company: Company;
let payable: Send;
let place = { organizationId: 0, vesselId: 0 };
let [partnerId, currencyId, subjectId] = [0, 0, 0];
let last = 910_000;
let today = '';

const acting = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.db.transaction((tx) => work({ ...company.ctx(), db: tx }));
/** Calls as somebody who holds a role. */
async function holderOf(role: string): Promise<Send> {
  const ctx = company.ctx();
  const [id] = await holdersOf(ctx, { roles: [role] });
  return company.as((await identityOf(company.db, id!, { now: ctx.now }))!.user);
}
function next(): number {
  last += 1;
  return last;
}
const number = () => String(26_319_900_000_000_000_000n + BigInt(next()));

type Given = Partial<Billable['lines'][number]>;

/** An order that nobody has written may be invoiced; answers its lines. */
async function billable(lines: readonly Given[] = [{}], sourceId = next()): Promise<number[]> {
  await acting((ctx) =>
    mayInvoice(ctx, {
      ...place,
      source: 'purchasing.test',
      sourceId,
      sourceNo: `PO-TEST-${sourceId}`,
      partnerId,
      currencyId,
      lines: lines.map((line, i) => ({
        lineId: sourceId * 100 + i,
        lineKind: 'GOODS',
        subjectId,
        itemName: '活塞环',
        itemNameEn: 'Piston ring',
        unitId: null,
        orderedQty: '100',
        acceptedQty: '98',
        unitPrice: '250',
        taxRate: '0.13',
        ended: false,
        ...line,
      })),
    }),
  );
  const rows = await company.db.query<{ id: number }>(
    'select id from finance_billable_line where source_id = $1 order by id',
    [sourceId],
  );
  return rows.map(({ id }) => id);
}

const lineOf = async (id: number) =>
  (await payable<Record<string, unknown>>('GET', `/api/finance/billable-lines/${id}`)).body;
const make = (ids: readonly number[], by: Send = payable) =>
  by<Row & Refused>('POST', `${INVOICES}/from-lines`, { ids });

/** As the paper says it: what stands on the draft, with other quantities or prices. */
async function typed(draft: Row, values: Record<string, unknown> = {}, line: Partial<Line> = {}) {
  const lines = draft.lines.map((one) => {
    const next = { ...one, ...line };
    const netAmount = (Number(next.quantity) * Number(next.unitPrice)).toFixed(2);
    return { ...next, netAmount, taxAmount: (Number(netAmount) * 0.13).toFixed(2) };
  });
  const gross = lines.reduce((all, one) => all + Number(one.netAmount) + Number(one.taxAmount), 0);
  return payable<Row & Refused>('PUT', INVOICES, {
    id: draft.id,
    version: draft.version,
    invoiceNo: number(),
    invoiceDate: today,
    paperGross: gross.toFixed(2),
    duplicateReason: '分批开票',
    lines,
    ...values,
  });
}
const submit = ({ id, version }: Row) =>
  payable<Run & Refused>('POST', '/api/approval/runs', { resource: 'finance.invoice', recordId: id, version });

/** Everybody whose turn it is agrees, or does otherwise; answers how many were asked. */
async function decide(runId: number, act = 'approve', most = 9): Promise<number> {
  for (let step = 0; step < most; step += 1) {
    const { waiting } = (await payable<Run>('GET', `/api/approval/runs/${runId}`)).body;
    if (!waiting?.[0]) return step;
    const who = await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now });
    const { status, body } = await company.as(who!.user)('POST', `/api/approval/runs/${runId}/act`, {
      act,
      taskId: waiting[0].taskId,
      opinion: '同意',
    });
    expect([status, body]).toEqual([200, body]);
  }
  return most;
}
const actual = async (id: number): Promise<number> => {
  const held = await heldBy(company.ctx(), { resource: 'finance.invoice', id }, ['ACTUAL']);
  return held.reduce((sum, { amount }) => sum + Number(amount), 0);
};

beforeAll(async () => {
  company = await companyServer();
  payable = await holderOf('FIN_AP');
  const one = async <T extends object>(sql: string) => (await company.db.query<T & Record<string, unknown>>(sql))[0]!;
  place = await one<typeof place>(
    `select id as "vesselId", organization_id as "organizationId" from fleet_vessel where organization_id is not null order by id limit 1`,
  );
  partnerId = (
    await one<{ id: number }>(
      `select id from partner_partner where tax_no is not null or credit_code is not null order by id limit 1`,
    )
  ).id;
  currencyId = (await one<{ id: number }>(`select id from parameter_currency where code = 'CNY'`)).id;
  subjectId = (await one<{ id: number }>(`select id from finance_budget_subject where code = '510302'`)).id;
  today = new Date(company.ctx().now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
}, 180_000);
afterAll(() => company.close());
beforeEach(() => {
  last += 10;
});

test('an invoice within tolerance is approved: 24,892.00 is spent, and 98 of the line are invoiced', async () => {
  const [line] = await billable();
  const draft = await make([line!]);
  expect([draft.status, draft.body]).toEqual([200, draft.body]);
  expect(draft.body).toMatchObject({ matchResult: 'MATCHED', grossTotal: '27685.00' });
  const saved = await typed(draft.body, {}, { unitPrice: '254' });
  expect(saved.body).toMatchObject({
    matchResult: 'TOLERANCE',
    netTotal: '24892.00',
    taxTotal: '3235.96',
    grossTotal: '28127.96',
    findings: [{ code: 'PRICE_WITHIN', amount: '392.00' }],
  });
  const run = await submit(saved.body);
  expect([run.status, run.body]).toEqual([200, run.body]);
  expect(Number((await lineOf(line!)).openQty)).toBe(0);
  expect(await actual(draft.body.id)).toBe(0);
  expect(await decide(run.body.id)).toBe(1);
  expect(await actual(draft.body.id)).toBe(24_892);
  expect(await lineOf(line!)).toMatchObject({ status: 'WAITING', invoicedQty: '98.0000', heldQty: '0.0000' });
  const done = (await payable<Row>('GET', `${INVOICES}/${draft.body.id}`)).body;
  expect(done).toMatchObject({ status: 'APPROVE', invoiceStatus: 'APPROVED', openAmount: '28127.96' });
  // What is invoiced cannot be taken back by its order, and the invoice stands as it is.
  await expect(billable([{ acceptedQty: '97' }], Number((await lineOf(line!)).sourceId))).rejects.toMatchObject({
    code: 'WRONG_STATE',
  } satisfies Partial<AppError>);
  expect((await typed(done)).status).toBe(409);
});

test('what is on a draft is not offered again: the rest of a line goes on the next one, and of a line that is there as a whole the draft is named', async () => {
  const [line] = await billable();
  const draft = (await make([line!])).body;
  const standing = async () =>
    (await payable<{ content: Record<string, unknown>[] }>('GET', `/api/finance/billable-lines?ids=${line}`)).body
      .content[0]!;
  expect(await standing()).toMatchObject({ draftQty: '98.0000', draftId: draft.id, draftNo: draft.serialNo });
  const again = await make([line!]);
  expect([again.status, again.body.data]).toEqual([409, { reason: 'INVOICE_DRAFT', id: draft.id, no: draft.serialNo }]);
  await typed(draft, {}, { quantity: '60' });
  const rest = (await make([line!])).body;
  expect(rest.lines[0]).toMatchObject({ quantity: '38.0000', netAmount: '9500.00' });
  expect((await payable('DELETE', `${INVOICES}/${draft.id}?version=${draft.version + 1}`)).status).toBe(200);
  expect(await standing()).toMatchObject({ draftQty: '38.0000', draftId: rest.id });
});

test('beyond tolerance the buyers answer before the reviewers; rejected, its quantity is free again', async () => {
  const [line] = await billable();
  const saved = await typed((await make([line!])).body, {}, { unitPrice: '256' });
  expect(saved.body).toMatchObject({ matchResult: 'EXCEPTION', findings: [{ code: 'PRICE_OVER' }] });
  const run = await submit(saved.body);
  const { waiting } = (await payable<Run>('GET', `/api/approval/runs/${run.body.id}`)).body;
  const buyer = await identityOf(company.db, waiting[0]!.person.id, { now: company.ctx().now });
  expect(buyer!.user.roles).toContain('PUR_MANAGER');
  expect((await payable<Row>('GET', `${INVOICES}/${saved.body.id}`)).body.invoiceStatus).toBe('EXCEPTION');
  await decide(run.body.id, 'approve', 1);
  await decide(run.body.id, 'reject', 1);
  expect((await payable<Row>('GET', `${INVOICES}/${saved.body.id}`)).body).toMatchObject({
    status: 'REJECT',
    invoiceStatus: 'DRAFT',
  });
  expect(Number((await lineOf(line!)).openQty)).toBe(98);
  expect(await actual(saved.body.id)).toBe(0);
});

test('the money is matched, not the price: ten times the net is an exception, and so is a part of it in every invoice of the line', async () => {
  const [line] = await billable();
  const draft = (await make([line!])).body;
  const ten = { lines: [{ ...draft.lines[0]!, netAmount: '245000', taxAmount: '31850' }], paperGross: '276850' };
  const saved = await typed(draft, ten);
  expect([saved.body.matchResult, saved.body.findings.map(({ code }) => code)]).toEqual([
    'EXCEPTION',
    ['PRICE_OVER', 'AMOUNT_DIFF'],
  ]);
  // Two of 40 pieces at 1.6 % above the order pass; the third comes to more than a line may differ by.
  const [many] = await billable([{ acceptedQty: '1000', orderedQty: '1000' }]);
  const results: string[][] = [];
  for (const [quantity, unitPrice] of [
    ['60', '254'],
    ['60', '254'],
    ['60', '254'],
  ] as const) {
    const one = await typed((await make([many!])).body, {}, { quantity, unitPrice });
    expect((await submit(one.body)).status).toBe(200);
    results.push([one.body.matchResult, ...one.body.findings.map(({ code }) => code)]);
  }
  expect(results).toEqual([
    ['TOLERANCE', 'PRICE_WITHIN'],
    ['TOLERANCE', 'PRICE_WITHIN'],
    ['EXCEPTION', 'PRICE_SUM'],
  ]);
});

test('a line of a purchase that is of no order says why and is reviewed as an exception; other business needs no order', async () => {
  const [line] = await billable();
  const draft = (await make([line!])).body;
  const { id: _id, ...copy } = draft.lines[0]!;
  const free = { ...copy, billableLineId: null, quantity: '1', unitPrice: '99', netAmount: '99', taxAmount: '12.87' };
  const beside = await typed(draft, {
    lines: [...draft.lines, free],
    paperGross: (98 * 250 * 1.13 + 111.87).toFixed(2),
  });
  expect([beside.body.matchResult, beside.body.findings]).toMatchObject(['EXCEPTION', [{ code: 'NO_ORDER' }]]);
  const alone = await typed(beside.body, { lines: [free], paperGross: '111.87' });
  expect([alone.body.matchResult, alone.body.findings]).toMatchObject(['EXCEPTION', [{ code: 'NO_ORDER' }]]);
  const silent = await submit(alone.body);
  expect([silent.status, silent.body.errors?.map(({ field }) => field)]).toEqual([400, ['noOrderReason']]);
  const said = await typed(alone.body, { lines: [free], paperGross: '111.87', noOrderReason: '随船零星采购' });
  const run = await submit(said.body);
  const { waiting } = (await payable<Run>('GET', `/api/approval/runs/${run.body.id}`)).body;
  expect((await identityOf(company.db, waiting[0]!.person.id, { now: company.ctx().now }))!.user.roles).toContain(
    'PUR_MANAGER',
  );
  await decide(run.body.id);
  const other = await typed((await make([line!])).body, { bizType: 'OTHER', lines: [free], paperGross: '111.87' });
  expect(other.body).toMatchObject({ matchResult: 'NONE', findings: [] });
});

test('more than came, and what an earlier line of the same invoice took, is an exception', async () => {
  const [line] = await billable();
  const draft = (await make([line!])).body;
  const saved = await typed(draft, {}, { quantity: '100' });
  expect(saved.body.findings).toMatchObject([{ code: 'QTY_OVER', amount: '2.00' }]);
  const { id: _id, ...copy } = draft.lines[0]!;
  const twice = await typed({
    ...saved.body,
    lines: [
      { ...copy, quantity: '98' },
      { ...copy, quantity: '1' },
    ] as Line[],
  });
  expect(twice.body.findings).toMatchObject([{ lineNo: 2, code: 'QTY_OVER', amount: '1.00' }]);
});

test('one number is entered once, whoever the seller is; a deleted one is free, and the same amount asks for a reason', async () => {
  const [first, second] = await billable([{}, {}]);
  const invoiceNo = number();
  const one = await typed((await make([first!])).body, { invoiceNo });
  expect(one.status).toBe(200);
  const other = (await make([second!])).body;
  const refused = await typed(other, { invoiceNo });
  expect([refused.status, refused.body.data?.reason, refused.body.data?.no]).toEqual([
    409,
    'INVOICE_DUPLICATE',
    one.body.serialNo,
  ]);
  const alike = await typed(other, { duplicateReason: null });
  const asked = await submit(alike.body);
  expect([asked.status, asked.body.errors?.map(({ field }) => field)]).toEqual([400, ['duplicateReason']]);
  expect((await payable('DELETE', `${INVOICES}/${one.body.id}?version=${one.body.version}`)).status).toBe(200);
  expect((await typed(alike.body, { invoiceNo })).status).toBe(200);
});

test('two invoices of one line sent at once: the second is matched anew', async () => {
  const [line] = await billable();
  const made = (await make([line!])).body;
  // The second is typed as a paper that came by itself.
  const { id: _id, ...copy } = made.lines[0]!;
  const { bizType, receivedDate, bookMonth } = made;
  const paper = { bizType, receivedDate, bookMonth, partnerId, currencyId, lines: [copy] };
  const second = await payable<Row & Refused>('POST', INVOICES, paper);
  expect([second.status, second.body]).toEqual([200, second.body]);
  const saved = await Promise.all([made, second.body].map((draft) => typed(draft)));
  const sent = await Promise.all(saved.map(({ body }) => submit(body)));
  const [ok, late] = sent.toSorted((a, b) => a.status - b.status);
  expect(ok!.status).toBe(200);
  if (late!.status === 200) {
    // It came after the first had taken it: what it asks for is an exception.
    const rows = await Promise.all(saved.map(({ body }) => payable<Row>('GET', `${INVOICES}/${body.id}`)));
    expect(rows.map(({ body }) => body.matchResult).toSorted()).toEqual(['EXCEPTION', 'MATCHED']);
  } else expect([late!.status, late!.body.code]).toEqual([409, 'CONFLICT']);
});

test('what it lacks is named; a total that is not that of its lines, a number of the wrong length, a stale version are refused', async () => {
  const [line] = await billable();
  const draft = (await make([line!])).body;
  const bare = await submit(draft);
  expect([bare.status, bare.body.errors?.map(({ field }) => field).toSorted()]).toEqual([
    400,
    ['invoiceDate', 'invoiceNo', 'paperGross'],
  ]);
  const wrong = await typed(draft, { paperGross: '1.00', invoiceNo: '123' });
  expect([wrong.status, wrong.body.errors?.map(({ field }) => field).toSorted()]).toEqual([
    400,
    ['invoiceNo', 'paperGross'],
  ]);
  expect((await typed({ ...draft, version: draft.version - 1 })).status).toBe(409);
  const abnormal = await typed(draft, { verifyStatus: 'ABNORMAL' });
  expect((await submit(abnormal.body)).body.errors?.map(({ field }) => field)).toEqual(['verifyStatus']);
  const overseas = await typed(abnormal.body, { verifyStatus: 'VALID', invoiceType: 'RECEIPT', invoiceNo: 'R-1' });
  expect((await submit(overseas.body)).body.errors?.map(({ field }) => field)).toEqual(['lines.0.deductible']);
});

test('what the server finds nobody writes, lines of two suppliers make no invoice, and on board none is seen', async () => {
  const [line] = await billable();
  const saved = await typed(
    (await make([line!])).body,
    { matchResult: 'NONE', findings: [], reviewerIds: [1] },
    { unitPrice: '300' },
  );
  expect(saved.body).toMatchObject({ matchResult: 'EXCEPTION', reviewerIds: [], findings: [{ code: 'PRICE_OVER' }] });
  const before = partnerId;
  const rows = await company.db.query<{ id: number }>(
    'select id from partner_partner where id <> $1 order by id limit 1',
    [before],
  );
  partnerId = rows[0]!.id;
  const [others] = await billable();
  partnerId = before;
  expect((await make([line!, others!])).body.code).toBe('RULE');
  expect((await make([999_999_999])).status).toBe(404);
  const chief = await company.signIn('ce.pioneer');
  expect((await chief('GET', INVOICES)).status).toBe(403);
  expect((await chief('GET', '/api/finance/billable-lines')).status).toBe(403);
  expect((await make([line!], chief)).status).toBe(403);
});

test('settings of reviews do not overlap', async () => {
  const finance = await holderOf('FIN_MANAGER');
  const roles = await company.db.query<{ id: number }>(`select id from identity_role where code = 'CFO'`);
  const draft = {
    name: '境外发票',
    invoiceType: 'OVERSEAS',
    amountFrom: '0',
    reviewerRoleIds: [roles[0]!.id],
    sign: 'ANY',
  };
  expect((await finance('POST', '/api/finance/invoice-review-configs', draft)).status).toBe(200);
  const again = await finance<Refused>('POST', '/api/finance/invoice-review-configs', {
    ...draft,
    name: '境外发票二',
    amountFrom: '5',
  });
  expect([again.status, again.body.errors?.[0]?.field]).toEqual([400, 'amountFrom']);
  expect((await payable('POST', '/api/finance/invoice-review-configs', { ...draft, invoiceType: 'RAIL' })).status).toBe(
    403,
  );
});
