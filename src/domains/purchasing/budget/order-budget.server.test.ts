import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { suppliersOf } from '../../partner/public.server.ts';

type Row = Record<string, unknown> & { id: number; version: number; status: string; lines: Record<string, unknown>[] };
type Refused = { code: string; data?: Record<string, unknown>; errors?: { field: string }[] };
type Page<R = Row> = { content: R[] };

/** A year of which the company knows nothing yet. */
const DAY = '2098-03-10';
const ORDERS = '/api/purchasing/purchase-orders';
const APPLICATIONS = '/api/purchasing/applications';

let company: Company;
let buyer: Send;
let chief: Send;
let finance: Send;
let ship = 0;
let supplier = 0;
let currency = 0;
let unit = 0;
let item: { id: number; unitId: number; name: string };
let leaf = 0;
let systemId = 0;

const held = async (source: string, id: number): Promise<Record<string, string>> => {
  const rows = await company.db.query<{ kind: string; amount: string }>(
    `select kind, sum(amount) as amount from finance_budget_entry where source = $1 and source_id = $2
     group by kind having sum(amount) <> 0 order by kind`,
    [source, id],
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
};
const ofOrder = (id: number) => held('purchasing.purchaseOrder', id);
const ofApplication = (id: number) => held('purchasing.application', id);

const submit = (resource: string, { id, version }: Row, by: Send = buyer) =>
  by<Refused & { id: number }>('POST', '/api/approval/runs', { resource, recordId: id, version });

type Run = { waiting: { taskId: number; person: { id: number } }[] };

/** Those whose turn it is agree, one after the other, or the first does something else; answers the last refusal. */
async function decide(runId: number, act = 'approve'): Promise<Refused | undefined> {
  for (let step = 0; step < 6; step += 1) {
    const { waiting } = (await finance<Run>('GET', `/api/approval/runs/${runId}`)).body;
    if (!waiting?.[0]) return undefined;
    const who = await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now });
    const { status, body } = await company.as(who!.user)<Refused>('POST', `/api/approval/runs/${runId}/act`, {
      act,
      taskId: waiting[0].taskId,
      opinion: '按规定',
    });
    if (status !== 200) return body;
    if (act !== 'approve') return undefined;
  }
  return undefined;
}

async function order(unitPrice: string, more: object = {}): Promise<Row> {
  const { status, body } = await buyer<Row & Refused>('POST', ORDERS, {
    organizationId: ship,
    partnerId: supplier,
    purchaseType: 'SPARES',
    sourceKind: 'DIRECT',
    directReason: '船期紧',
    currencyId: currency,
    receivePoint: 'SHIP',
    requiredDate: DAY,
    budgetSeen: true,
    lines: [
      { description: '活塞环', unitId: unit, qty: '1', unitPrice, discountPct: '0', taxRate: '0', taxIncluded: false },
    ],
    charges: [],
    ...more,
  });
  expect([status, body]).toEqual([200, body]);
  return body;
}

beforeAll(async () => {
  company = await companyServer();
  [buyer, chief, finance] = (await Promise.all(
    ['purchaser', 'ce.pioneer', 'finance'].map((name) => company.signIn(name)),
  )) as [Send, Send, Send];
  const one = async <T>(sql: string): Promise<T> => (await company.db.query<{ value: T }>(sql))[0]!.value;
  ship = await one(`select organization_id as value from fleet_vessel where name_en = 'HAI YUE PIONEER'`);
  currency = await one(`select id as value from parameter_currency where code = 'CNY'`);
  leaf = await one(`select id as value from finance_budget_subject where code = '510302'`);
  const top = await one<number>(`select id as value from finance_budget_subject where code = '51'`);
  item = await one(
    `select jsonb_build_object('id', m.id, 'unitId', m.base_unit_id, 'name', m.name) as value
     from material_material m join material_category c on c.id = m.category_id
     where c.purchase_type = 'SPARES' and m.usable = 'ACTIVE' and m.ref_price > 0
       and m.ref_currency = (select id from parameter_currency where code = 'CNY') order by m.id limit 1`,
  );
  unit = item.unitId;
  [supplier = 0] = await suppliersOf(company.ctx(), 'SPARES');
  const system = await finance<Row>('POST', '/api/finance/budget-systems', {
    year: '2098',
    code: 'OPEX',
    name: '营运',
    nameEn: 'Operating',
    subjectIds: [top],
    organizationIds: [ship],
  });
  systemId = system.body.id;
  const rule = { scope: 'YTD', action: 'BLOCK', warnPercent: '90', tolerancePercent: '0' };
  await finance('POST', '/api/finance/budget-configs', {
    budgetSystemId: systemId,
    ...rule,
    preCommit: true,
    overrides: [],
  });
  const given = { budgetSystemId: systemId, organizationId: ship, versionType: 'ORIGINAL', lines: [] };
  const { body } = await finance<Row>('POST', '/api/finance/budgets', given);
  const lines = body.lines.map((line) => (line.subjectId === leaf ? { ...line, m01: '100000' } : line));
  const saved = await finance<Row>('PUT', '/api/finance/budgets', { id: body.id, version: body.version, lines });
  expect(await decide((await submit('finance.budget', saved.body, finance)).body.id)).toBeUndefined();
}, 240_000);
afterAll(() => company.close());

test('an order is charged to the subject of what it buys, holds its net while it is under approval, and frees it when it is returned', async () => {
  const row = await order('40000', { charges: [{ kind: 'FREIGHT', amount: '2000', taxRate: '0.06' }] });
  expect(row.lines[0]!.budgetSubjectId).toBe(leaf);
  const run = await submit('purchasing.purchaseOrder', row);
  expect([run.status, await ofOrder(row.id)]).toEqual([200, { PRECOMMIT: '42000.00' }]);
  expect(await decide(run.body.id, 'return')).toBeUndefined();
  expect(await ofOrder(row.id)).toEqual({});
});

test('in force it is bound; cancelled it is free', async () => {
  const row = await order('40000');
  const run = await submit('purchasing.purchaseOrder', row);
  expect(await decide(run.body.id)).toBeUndefined();
  expect(await ofOrder(row.id)).toEqual({ COMMIT: '40000.00' });
  const { version } = (await buyer<Row>('GET', `${ORDERS}/${row.id}`)).body;
  const cancelled = await buyer('POST', `${ORDERS}/${row.id}/cancel`, { version, reason: '供应商断货' });
  expect([cancelled.status, await ofOrder(row.id)]).toEqual([200, {}]);
});

test('goods free their part of what is bound with their invoice, the freight its own with the freight’s', async () => {
  const row = await order('40000', { charges: [{ kind: 'FREIGHT', amount: '2000', taxRate: '0' }] });
  expect(await decide((await submit('purchasing.purchaseOrder', row)).body.id)).toBeUndefined();
  expect(await ofOrder(row.id)).toEqual({ COMMIT: '42000.00' });
  const expected = await company.db.query<{ id: number }>(
    `select id from stock_expected_line where source = 'purchasing.purchaseOrder' and source_id = $1`,
    [row.id],
  );
  const ids = { ids: expected.map(({ id }) => id) };
  const receipt = (await chief<Row>('POST', '/api/stock/receipts/from-expected', ids)).body;
  const came = await chief('POST', `/api/stock/receipts/${receipt.id}/post`, { version: receipt.version });
  expect([came.status, came.body]).toEqual([200, came.body]);
  const [accountant] = await holdersOf(company.ctx(), { roles: ['FIN_AP'] });
  const payable = company.as((await identityOf(company.db, accountant!, { now: company.ctx().now }))!.user);
  const today = new Date(company.ctx().now.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
  const invoice = async (lineKind: 'GOODS' | 'CHARGE', invoiceNo: string): Promise<void> => {
    const [line] = await company.db.query<{ id: number }>(
      `select id from finance_billable_line where source = 'purchasing.purchaseOrder' and source_id = $1 and line_kind = $2`,
      [row.id, lineKind],
    );
    const draft = await payable<Row & { grossTotal: string }>('POST', '/api/finance/invoices/from-lines', {
      ids: [line!.id],
    });
    const saved = await payable<Row>('PUT', '/api/finance/invoices', {
      id: draft.body.id,
      version: draft.body.version,
      invoiceNo,
      invoiceDate: today,
      paperGross: draft.body.grossTotal,
      duplicateReason: '货款与运费分票',
    });
    const run = await submit('finance.invoice', saved.body, payable);
    expect([run.status, run.body]).toEqual([200, run.body]);
    expect(await decide(run.body.id)).toBeUndefined();
  };
  await invoice('GOODS', '26319600000000000001');
  expect(await ofOrder(row.id)).toEqual({ COMMIT: '2000.00' });
  expect((await buyer<Row>('GET', `${ORDERS}/${row.id}`)).body).toMatchObject({ orderStatus: 'DELIVERED' });
  await invoice('CHARGE', '26319600000000000002');
  expect(await ofOrder(row.id)).toEqual({});
  expect((await buyer<Row>('GET', `${ORDERS}/${row.id}`)).body).toMatchObject({ orderStatus: 'CLOSED' });
});

test('above the warning the buyer confirms it; over the budget it goes when somebody has approved the exception, once', async () => {
  const near = await order('95000', { budgetSeen: false });
  const warned = await submit('purchasing.purchaseOrder', near);
  expect([warned.status, warned.body.errors?.map(({ field }) => field)]).toEqual([400, ['budgetSeen']]);

  const over = await order('120000');
  const refused = await submit('purchasing.purchaseOrder', over);
  expect(refused.body.data).toMatchObject({ reason: 'BUDGET_EXCEEDED', available: '100000.00', excess: '20000.00' });
  type Effect = { rows: { result: string; request: string; available: string }[] };
  const effect = await buyer<Effect>('GET', `${ORDERS}/${over.id}/budget`);
  expect(effect.body.rows).toMatchObject([{ result: 'BLOCK', request: '120000.00', available: '100000.00' }]);

  const ask = () =>
    buyer<Row & Refused>('POST', `${ORDERS}/${over.id}/budget-exception`, {
      version: over.version,
      reason: '主机抢修',
    });
  const asked = await ask();
  expect(asked.status).toBe(200);
  const exceptions = await company.db.query<{ id: number }>(
    'select id from finance_budget_exception where source = $1 and source_id = $2',
    ['purchasing.purchaseOrder', over.id],
  );
  expect(exceptions).toHaveLength(1);
  expect((await ask()).status).toBe(409);
  expect((await submit('purchasing.purchaseOrder', over)).body.data).toMatchObject({ reason: 'BUDGET_EXCEEDED' });
  const runs = (
    await company.db.query<{ id: number }>(
      `select id from approval_run where resource = 'finance.budgetException' and record_id = $1`,
      [exceptions[0]!.id],
    )
  )[0]!;
  expect(await decide(runs.id)).toBeUndefined();
  const run = await submit('purchasing.purchaseOrder', over);
  expect(run.status).toBe(200);
  expect(await decide(run.body.id)).toBeUndefined();
  expect(await ofOrder(over.id)).toEqual({ COMMIT: '120000.00' });
  const used = (await finance<Row>('GET', `/api/finance/budget-exceptions/${exceptions[0]!.id}`)).body;
  expect(used.usedAt).not.toBeNull();
  // As it stood when somebody asked: what was planned, what was gone, what it would be.
  expect(used).toMatchObject({ budget: '100000.00', used: '0.00', request: '120000.00', after: '120000.00' });
  const { version } = (await buyer<Row>('GET', `${ORDERS}/${over.id}`)).body;
  const cancelled = await buyer<Row>('POST', `${ORDERS}/${over.id}/cancel`, { version, reason: '撤销' });
  const nothing = await buyer<Refused>('POST', `${ORDERS}/${over.id}/budget-exception`, {
    version: cancelled.body.version,
    reason: '再来',
  });
  expect(nothing.body.code).toBe('WRONG_STATE');
});

test('two orders for the last of a budget: one is sent, the other refused', async () => {
  const [one, two] = [await order('60000'), await order('60000')];
  const sent = await Promise.all([one, two].map((row) => submit('purchasing.purchaseOrder', row)));
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  const run = sent.find(({ status }) => status === 200)!;
  expect(await decide(run.body.id, 'reject')).toBeUndefined();
  expect({ ...(await ofOrder(one.id)), ...(await ofOrder(two.id)) }).toEqual({});
});

test('what an application was granted it holds until it is ordered, and never twice', async () => {
  const made = await chief<Row & Refused>('POST', APPLICATIONS, {
    title: '辅机备件',
    organizationId: ship,
    department: 'ENGINE',
    purchaseType: 'SPARES',
    applyKind: 'NORMAL',
    requiredDate: DAY,
    duplicateReason: '备用',
    budgetSeen: true,
    lines: [{ materialId: item.id, itemName: item.name, unitId: item.unitId, applyQty: '2' }],
  });
  expect([made.status, made.body]).toEqual([200, made.body]);
  const run = await submit('purchasing.application', made.body, chief);
  expect([run.status, await ofApplication(made.body.id)]).toEqual([200, {}]);
  expect(await decide(run.body.id)).toBeUndefined();
  const row = (await buyer<Row>('GET', `${APPLICATIONS}/${made.body.id}`)).body;
  const estimate = String(row.estimateAmount);
  expect([Number(estimate) > 0, await ofApplication(row.id)]).toEqual([true, { PRECOMMIT: estimate }]);

  const [need] = (await buyer<Page>('GET', `/api/purchasing/demand-lines?applicationId=${row.id}`)).body.content;
  const drafted = await buyer<Row>('POST', `${ORDERS}/from-demand`, { partnerId: supplier, ids: [need!.id] });
  const lines = drafted.body.lines.map((line) => ({ ...line, unitPrice: '500', taxRate: '0', taxIncluded: false }));
  const saved = await buyer<Row & Refused>('PUT', ORDERS, {
    id: drafted.body.id,
    version: drafted.body.version,
    currencyId: currency,
    directReason: '急用',
    requiredDate: DAY,
    budgetSeen: true,
    lines,
  });
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  const sent = await submit('purchasing.purchaseOrder', saved.body);
  expect(sent.status).toBe(200);
  // While both stand, together they hold what the order costs.
  const both = Number((await ofOrder(saved.body.id)).PRECOMMIT ?? 0) + Number((await ofApplication(row.id)).PRECOMMIT);
  expect(both).toBe(1000);
  expect(await decide(sent.body.id)).toBeUndefined();
  expect([await ofOrder(saved.body.id), await ofApplication(row.id)]).toEqual([{ COMMIT: '1000.00' }, {}]);
  const { version } = (await buyer<Row>('GET', `${ORDERS}/${saved.body.id}`)).body;
  await buyer('POST', `${ORDERS}/${saved.body.id}/cancel`, { version, reason: '改由下港' });
  expect([await ofOrder(saved.body.id), await ofApplication(row.id)]).toEqual([{}, { PRECOMMIT: estimate }]);
});

test('on board a refusal tells no amount, and neither does the effect on the budget', async () => {
  const made = await chief<Row & Refused>('POST', APPLICATIONS, {
    title: '大宗备件',
    organizationId: ship,
    department: 'ENGINE',
    purchaseType: 'SPARES',
    applyKind: 'NORMAL',
    requiredDate: DAY,
    duplicateReason: '备用',
    lines: [{ materialId: item.id, itemName: item.name, unitId: item.unitId, applyQty: '9999999' }],
  });
  const refused = await submit('purchasing.application', made.body, chief);
  expect([refused.status, refused.body.data?.reason]).toEqual([400, 'BUDGET_EXCEEDED']);
  expect(JSON.stringify(refused.body.data)).not.toMatch(/available|excess/);
  const effect = await chief<{ rows: object[] }>('GET', `${APPLICATIONS}/${made.body.id}/budget`);
  expect(effect.body.rows).toMatchObject([{ result: 'BLOCK' }]);
  expect(JSON.stringify(effect.body)).not.toMatch(/available|request|used|percent|"budget"/);
  expect(
    (await chief('POST', `${APPLICATIONS}/${made.body.id}/budget-exception`, { version: 1, reason: '急' })).status,
  ).toBe(403);
});

test('of twenty lines that a master asks for three are cut, the rest is demand and held; beyond the budget he is answered as the system says', async () => {
  const [master, tech] = (await Promise.all(['master.pioneer', 'tech'].map((name) => company.signIn(name)))) as [
    Send,
    Send,
  ];
  const spares = await company.db.query<typeof item>(
    `select m.id, m.base_unit_id as "unitId", m.name from material_material m join material_category c on c.id = m.category_id
     where c.purchase_type = 'SPARES' and m.usable = 'ACTIVE' order by m.ref_price nulls last, m.id`,
  );
  // The cheapest four, again and again: the budget bears them.
  const items = Array.from({ length: 20 }, (_, i) => spares[i % 4]!);
  const apply = async (applyQty: string, more: object = {}): Promise<Row> => {
    const { status, body } = await master<Row & Refused>('POST', APPLICATIONS, {
      title: '航修备件',
      organizationId: ship,
      department: 'ENGINE',
      purchaseType: 'SPARES',
      applyKind: 'NORMAL',
      requiredDate: DAY,
      duplicateReason: '备用',
      budgetSeen: false,
      lines: items.map(({ id, unitId, name }) => ({ materialId: id, itemName: name, unitId, applyQty })),
      ...more,
    });
    expect([status, body]).toEqual([200, body]);
    return body;
  };
  const run = await submit('purchasing.application', await apply('2', { budgetSeen: true }), master);
  expect([run.status, run.body]).toEqual([200, run.body]);
  const [{ id: applicationId }] = (await company.db.query<{ id: number }>(
    'select record_id as id from approval_run where id = $1',
    [run.body.id],
  )) as [{ id: number }];
  const read = async (): Promise<Row> => (await buyer<Row>('GET', `${APPLICATIONS}/${applicationId}`)).body;
  const asked = await read();
  const cuts = ['0', '1', '1'];
  const lines = asked.lines.map((line, i) =>
    cuts[i] ? { ...line, approvedQty: cuts[i], auditRemark: '船存够用' } : line,
  );
  const cut = await tech<Row & Refused>('PUT', APPLICATIONS, { id: asked.id, version: asked.version, lines });
  expect([cut.status, cut.body]).toEqual([200, cut.body]);
  expect(await decide(run.body.id)).toBeUndefined();
  const done = await read();
  expect([done.status, done.lines.map(({ lineStatus }) => lineStatus)]).toEqual([
    'APPROVE',
    ['REJECTED', ...Array(19).fill('POOLED')],
  ]);
  const demand = await buyer<Page>('GET', `/api/purchasing/demand-lines?applicationId=${done.id}&size=50&sort=id,asc`);
  expect(demand.body.content.map(({ demandQty }) => Number(demandQty))).toEqual([1, 1, ...Array(17).fill(2)]);
  const cost = done.lines.reduce((sum, line, i) => sum + Number(cuts[i] ?? '2') * Number(line.refPrice), 0);
  const { PRECOMMIT } = await ofApplication(done.id);
  expect(Number(PRECOMMIT)).toBeCloseTo(cost, 1);

  // Rigid, the system refuses what goes beyond the budget; where it only warns, whoever asks has seen it.
  const dear = await apply('9999');
  const refused = await submit('purchasing.application', dear, master);
  expect([refused.status, refused.body.data?.reason]).toEqual([400, 'BUDGET_EXCEEDED']);
  const configs = await finance<Page>('GET', `/api/finance/budget-configs?budgetSystemId=${systemId}`);
  const { id, version } = configs.body.content[0]!;
  const warned = await finance<Row & Refused>('PUT', '/api/finance/budget-configs', { id, version, action: 'WARN' });
  expect([warned.status, warned.body]).toEqual([200, warned.body]);
  const unseen = await submit('purchasing.application', dear, master);
  expect([unseen.status, unseen.body.errors?.map(({ field }) => field)]).toEqual([400, ['budgetSeen']]);
  const seen = await master<Row>('PUT', APPLICATIONS, { id: dear.id, version: dear.version, budgetSeen: true });
  expect((await submit('purchasing.application', seen.body, master)).status).toBe(200);
  await finance('PUT', '/api/finance/budget-configs', { id, version: warned.body.version, action: 'BLOCK' });
});
