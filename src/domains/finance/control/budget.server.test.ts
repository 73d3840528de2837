import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { AppError } from '../../../kernel/errors.ts';
import type { ReportAnswer } from '../../../kernel/report/answer.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { identityOf } from '../../identity/public.server.ts';
import { putInForce } from '../budgets/budget.approval.server.ts';
import { writeEntries } from '../ledger/write-entries.server.ts';
import { checkBudget } from './check-budget.server.ts';
import { commit, preCommit, release } from './hold-budget.server.ts';

type Row = Record<string, unknown> & { id: number; version: number; status: string };
type Refused = { code: string; message: string; data?: Record<string, unknown>; errors?: { field: string }[] };
type Line = { id: number; subjectId: number } & Record<string, unknown>;
type Page<R = Row> = { content: R[]; totalElements: number };

/** A year of which the company knows nothing yet. */
const YEAR = 2097;
const MARCH = `${YEAR}-03`;
const ANSWER = { seen: true, field: 'budgetSeen', figures: true };

let company: Company;
let finance: Send;
let ship = 0;
let other = 0;
const subjects = new Map<string, number>();
let systemId = 0;

const subject = (code: string): number => subjects.get(code)!;
/** Orders that nobody has written. */
const sourceOf = (id: number) => ({ resource: 'purchasing.purchaseOrder', id: 900_000 + id, no: `PO-${id}` });
const line = (amount: string, more: object = {}) => ({
  organizationId: ship,
  subjectId: subject('510302'),
  month: MARCH,
  amount,
  ...more,
});

/** In a transaction of its own, as a call has one. */
const acting = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.db.transaction((tx) => work({ ...company.ctx(), db: tx }));

const held = async (id: number): Promise<Record<string, string>> => {
  const rows = await company.db.query<{ kind: string; amount: string }>(
    `select kind, sum(amount) as amount from finance_budget_entry where source = 'purchasing.purchaseOrder' and source_id = $1
     group by kind having sum(amount) <> 0`,
    [900_000 + id],
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
};

async function approve(resource: string, row: Row): Promise<Refused | undefined> {
  const sent = await finance<Refused & { id: number }>('POST', '/api/approval/runs', {
    resource,
    recordId: row.id,
    version: row.version,
  });
  if (sent.status !== 200) return sent.body;
  for (let step = 0; step < 6; step += 1) {
    type Run = { waiting: { taskId: number; person: { id: number } }[] };
    const { waiting } = (await finance<Run>('GET', `/api/approval/runs/${sent.body.id}`)).body;
    if (!waiting?.[0]) return undefined;
    const who = await identityOf(company.db, waiting[0].person.id, { now: company.ctx().now });
    const { status, body } = await company.as(who!.user)<Refused>('POST', `/api/approval/runs/${sent.body.id}/act`, {
      act: 'approve',
      taskId: waiting[0].taskId,
      opinion: '同意',
    });
    if (status !== 200) return body;
  }
  return undefined;
}

/** A budget of a ship with so much for spares in each month that is named. */
async function budgetOf(organizationId: number, months: Record<string, string>, more: object = {}): Promise<Row> {
  const made = await finance<Row & { lines: Line[] }>('POST', '/api/finance/budgets', {
    budgetSystemId: systemId,
    organizationId,
    versionType: 'ORIGINAL',
    lines: [],
    ...more,
  });
  expect([made.status, made.body]).toEqual([200, made.body]);
  const lines = made.body.lines.map((one) => (one.subjectId === subject('510302') ? { ...one, ...months } : one));
  const saved = await finance<Row>('PUT', '/api/finance/budgets', {
    id: made.body.id,
    version: made.body.version,
    lines,
  });
  expect([saved.status, saved.body]).toEqual([200, saved.body]);
  return saved.body;
}

beforeAll(async () => {
  company = await companyServer();
  finance = await company.signIn('finance');
  const ships = await company.db.query<{ id: number }>(
    `select organization_id as id from fleet_vessel where name_en in ('HAI YUE PIONEER', 'HE SHUN') order by name_en`,
  );
  [ship, other] = ships.map(({ id }) => id) as [number, number];
  const known = await company.db.query<{ code: string; id: number }>('select code, id from finance_budget_subject');
  for (const { code, id } of known) subjects.set(code, id);
  const system = await finance<Row>('POST', '/api/finance/budget-systems', {
    year: String(YEAR),
    code: 'OPEX',
    name: '营运',
    nameEn: 'Operating',
    subjectIds: [subject('51')],
    organizationIds: [ship, other],
  });
  systemId = system.body.id;
  const config = await finance<Row>('POST', '/api/finance/budget-configs', {
    budgetSystemId: systemId,
    scope: 'YTD',
    action: 'BLOCK',
    warnPercent: '90',
    tolerancePercent: '1',
    preCommit: true,
    overrides: [],
  });
  expect([system.status, config.status]).toEqual([200, 200]);
  const row = await budgetOf(ship, { m01: '100000', m02: '100000', m03: '100000', m06: '50000' });
  expect(await approve('finance.budget', row)).toBeUndefined();
  // What is bound and spent of it already, as in the example of the blueprint.
  await acting((ctx) =>
    writeEntries(ctx, [
      { ...line('80000'), kind: 'COMMIT', source: sourceOf(901), systemId },
      { ...line('190000'), kind: 'ACTUAL', source: sourceOf(902), systemId },
    ]),
  );
}, 240_000);
afterAll(() => company.close());

describe('a budget', () => {
  test('of a system lists its subjects, and is in force when it is approved', async () => {
    const [row] = (await finance<Page>('GET', `/api/finance/budgets?budgetSystemId=${systemId}&active=true`)).body
      .content;
    expect([row?.status, row?.total, row?.year, row?.versionNo]).toEqual(['APPROVE', '350000.00', String(YEAR), 1]);
    const [sum] = await company.db.query<{ amount: string; cells: number }>(
      `select sum(amount) as amount, count(*)::int as cells from finance_budget_entry where kind = 'BUDGET' and source_id = $1`,
      [row!.id],
    );
    expect(sum).toEqual({ amount: '350000.00', cells: 4 });
  });

  test('in a second version changes the plan by the difference; what is used stays', async () => {
    const [first] = (await finance<Page>('GET', `/api/finance/budgets?budgetSystemId=${systemId}&active=true`)).body
      .content;
    const copy = await finance<Row & { lines: Line[] }>('POST', `/api/finance/budgets/${first!.id}/copy`, {
      version: first!.version,
      versionType: 'REVISED',
    });
    expect([copy.status, copy.body.versionNo, copy.body.baseVersionId]).toEqual([200, 2, first!.id]);
    const lines = copy.body.lines.map((one) => (one.subjectId === subject('510302') ? { ...one, m06: '70000' } : one));
    const saved = await finance<Row>('PUT', '/api/finance/budgets', {
      id: copy.body.id,
      version: copy.body.version,
      lines,
    });
    expect(await approve('finance.budget', saved.body)).toBeUndefined();
    const written = await company.db.query<{ month: string; amount: string }>(
      `select month, amount from finance_budget_entry where source = 'finance.budget' and source_id = $1`,
      [copy.body.id],
    );
    expect(written).toEqual([{ month: `${YEAR}-06`, amount: '20000.00' }]);
    const active = (await finance<Page>('GET', `/api/finance/budgets?budgetSystemId=${systemId}&active=true`)).body;
    expect(active.content.map(({ id }) => id)).toEqual([copy.body.id]);
  });

  test('that is a forecast never controls; one that leaves a subject out, or names a foreign one, is refused', async () => {
    const forecast = await budgetOf(ship, { m03: '999999' }, { versionType: 'FORECAST' });
    expect(await approve('finance.budget', forecast)).toBeUndefined();
    const [checked] = await checkBudget(company.ctx(), { lines: [line('1')] });
    expect(checked?.budget).toBe('300000.00');
    const few = await finance<Row>('POST', '/api/finance/budgets', {
      budgetSystemId: systemId,
      organizationId: other,
      versionType: 'ORIGINAL',
      lines: [{ subjectId: subject('510302'), m01: '5' }],
    });
    expect((await approve('finance.budget', few.body))?.errors).toMatchObject([{ field: 'lines' }]);
    const foreign = await finance<Refused>('POST', '/api/finance/budgets', {
      budgetSystemId: systemId,
      organizationId: other,
      versionType: 'ORIGINAL',
      lines: [{ subjectId: subject('610201'), m01: '5' }],
    });
    expect(foreign.body.errors).toMatchObject([{ field: 'lines.0.subjectId' }]);
  });

  test('is one in force of a ship and system, however many are approved at once', async () => {
    const rows = await Promise.all(['40', '90'].map((m09) => budgetOf(other, { m09 })));
    const inForce = (at: number) => (ctx: Ctx) => putInForce(ctx, rows[at] as never);
    let ended = false;
    let second: Promise<void> = Promise.resolve();
    const waits = async () =>
      (
        await company.db.query(
          'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
        )
      ).length > 0;
    await acting(async (ctx) => {
      await inForce(0)(ctx);
      second = acting(inForce(1)).finally(() => {
        ended = true;
      });
      while (!ended && !(await waits()));
    });
    await second;
    const plan = await company.db.query<{ amount: string }>(
      `select sum(amount) as amount from finance_budget_entry where kind = 'BUDGET' and organization_id = $1 and month = $2`,
      [other, `${YEAR}-09`],
    );
    expect(plan).toEqual([{ amount: '90.00' }]);
    const active = await company.db.query<{ id: number }>(
      'select id from finance_budget where active and budget_system_id = $1 and organization_id = $2',
      [systemId, other],
    );
    expect(active).toEqual([{ id: rows[1]!.id }]);
    const both = company.db.query('update finance_budget set active = true where id = $1', [rows[0]!.id]);
    await expect(both).rejects.toMatchObject({ constraint: 'finance_budget_one_in_force' });
  });

  test('is spread evenly over the months, to the cent', async () => {
    const row = await budgetOf(other, { m01: '100' });
    const spread = await finance<Row & { lines: Line[] }>('POST', `/api/finance/budgets/${row.id}/spread`, {
      version: row.version,
      way: 'EVEN',
    });
    const found = spread.body.lines.find(({ subjectId }) => subjectId === subject('510302'));
    expect([spread.status, found?.m01, found?.m12, found?.total]).toEqual([200, '8.33', '8.37', '100.00']);
    const stale = await finance('POST', `/api/finance/budgets/${row.id}/spread`, { version: row.version, way: 'EVEN' });
    expect(stale.status).toBe(409);
  });

  test('is of one system a year', async () => {
    const twice = await finance<Refused>('POST', '/api/finance/budget-systems', {
      year: String(YEAR),
      code: 'OTHER',
      name: '备件',
      nameEn: 'Spares',
      subjectIds: [subject('5103')],
      organizationIds: [other],
    });
    expect(twice.body.errors).toMatchObject([{ field: 'subjectIds' }]);
    const copied = await finance<Row>('POST', `/api/finance/budget-systems/${systemId}/next-year`);
    expect([copied.status, copied.body.year]).toEqual([200, String(YEAR + 1)]);
    const configs = (await finance<Page>('GET', `/api/finance/budget-configs?budgetSystemId=${copied.body.id}`)).body;
    expect(configs.content.map(({ scope, action }) => [scope, action])).toEqual([['YTD', 'BLOCK']]);
  });
});

describe('a request', () => {
  test.each([
    ['28000', 'WARN', '298000.00', '99.33'],
    ['31500', 'WARN', '301500.00', '100.50'],
    ['35000', 'BLOCK', '305000.00', '101.67'],
  ])('of %s meets %s', async (amount, result, used, percent) => {
    const { status, body } = await finance<{ result: string; lines: object[] }>('POST', '/api/finance/budget/check', {
      date: `${MARCH}-10`,
      lines: [{ organizationId: ship, subjectId: subject('510302'), amount }],
    });
    expect([status, body.result]).toEqual([200, result]);
    expect(body.lines).toMatchObject([{ subjectId: subject('5103'), used, percent, available: '30000.00' }]);
  });

  test('that goes above the warning is confirmed first; what goes over the limit is refused with what is free', async () => {
    const unseen = acting((ctx) => preCommit(ctx, sourceOf(1), [line('28000')], { ...ANSWER, seen: false }));
    await expect(unseen).rejects.toMatchObject({ code: 'VALIDATION', errors: [{ field: 'budgetSeen' }] });
    const over = acting((ctx) => preCommit(ctx, sourceOf(1), [line('35000')], ANSWER));
    await expect(over).rejects.toMatchObject({
      code: 'RULE',
      data: { reason: 'BUDGET_EXCEEDED', available: '30000.00', excess: '2000.00', overBudget: '5000.00' },
    });
    const silent = acting((ctx) => preCommit(ctx, sourceOf(1), [line('35000')], { ...ANSWER, figures: false }));
    const error = (await silent.catch((caught: AppError) => caught)) as AppError;
    expect([JSON.stringify(error.data).includes('available'), /\d/.test(error.text.zh)]).toEqual([false, false]);
    expect(await held(1)).toEqual({});
  });

  test('is held, bound and freed; saying it twice writes nothing', async () => {
    await acting((ctx) => preCommit(ctx, sourceOf(2), [line('20000')], ANSWER));
    await acting((ctx) => preCommit(ctx, sourceOf(2), [line('20000')], ANSWER));
    expect(await held(2)).toEqual({ PRECOMMIT: '20000.00' });
    await acting((ctx) => commit(ctx, sourceOf(2), [line('25000')], ANSWER));
    expect(await held(2)).toEqual({ COMMIT: '25000.00' });
    await acting((ctx) => release(ctx, sourceOf(2)));
    expect(await held(2)).toEqual({});
    const [entries] = await company.db.query<{ n: number }>(
      `select count(*)::int as n from finance_budget_entry where source = 'purchasing.purchaseOrder' and source_id = 900002`,
    );
    expect(entries?.n).toBe(4);
  });

  test('twenty at once never overrun the limit', async () => {
    const asked = Array.from({ length: 20 }, (_, i) =>
      acting((ctx) => commit(ctx, sourceOf(100 + i), [line('5000')], ANSWER)).then(
        () => true,
        (error: AppError) => {
          expect(error.data).toMatchObject({ reason: 'BUDGET_EXCEEDED' });
          return false;
        },
      ),
    );
    const passed = (await Promise.all(asked)).filter(Boolean).length;
    // 303,000 with tolerance, of which 270,000 are used: six times 5,000 fit.
    expect(passed).toBe(6);
    for (let i = 0; i < 20; i += 1) await acting((ctx) => release(ctx, sourceOf(100 + i)));
  });

  test('in February counts in March, not the other way round', async () => {
    const months = await acting((ctx) =>
      checkBudget(ctx, { lines: [line('1000', { month: `${YEAR}-02` }), line('2000')] }),
    );
    expect(months.map(({ to, request }) => [to, request])).toEqual([
      [`${YEAR}-02`, '1000.00'],
      [MARCH, '3000.00'],
    ]);
  });

  test('of a ship or a year without a system is controlled by nobody', async () => {
    expect(await checkBudget(company.ctx(), { lines: [line('9999999', { month: '2060-01' })] })).toEqual([]);
  });
});

describe('an adjustment', () => {
  const adjust = (kind: string, lines: object[]) =>
    finance<Row & Refused>('POST', '/api/finance/budget-adjusts', {
      kind,
      budgetSystemId: systemId,
      reason: '调剂',
      lines,
    });

  test('takes away no more than is free, and moves the rest', async () => {
    const much = await adjust('TRANSFER', [line('-30000.01'), line('30000.01', { subjectId: subject('510201') })]);
    expect((await approve('finance.budgetAdjust', much.body))?.data).toMatchObject({ reason: 'BUDGET_USED' });
    const right = await adjust('TRANSFER', [line('-1000'), line('1000', { subjectId: subject('510201') })]);
    expect(await approve('finance.budgetAdjust', right.body)).toBeUndefined();
    const [spares] = await checkBudget(company.ctx(), { lines: [line('1')] });
    expect([spares?.budget, spares?.available]).toEqual(['299000.00', '29000.00']);
    const back = await adjust('SUPPLEMENT', [line('1000')]);
    expect(await approve('finance.budgetAdjust', back.body)).toBeUndefined();
  });

  test('is of leaves of its system, and a transfer comes to zero', async () => {
    expect((await adjust('TRANSFER', [line('5')])).body.errors).toMatchObject([{ field: 'lines' }]);
    expect((await adjust('SUPPLEMENT', [line('5', { subjectId: subject('5103') })])).body.errors).toMatchObject([
      { field: 'lines.0.subjectId' },
    ]);
    expect((await adjust('SUPPLEMENT', [line('5', { month: '2060-01' })])).body.errors).toMatchObject([
      { field: 'lines.0.subjectId' },
    ]);
  });
});

describe('what is taken from a month', () => {
  const port = (month: string, amount: string) => ({
    organizationId: other,
    subjectId: subject('510601'),
    month: `${YEAR}-${month}`,
    amount,
  });
  const take = (kind: string, lines: object[]) =>
    finance<Row & Refused>('POST', '/api/finance/budget-adjusts', {
      kind,
      budgetSystemId: systemId,
      reason: '调剂',
      lines,
    });

  // 1,000 a month from January to June, of which 5,500 are spent in June: by March 3,000 are free, by June 500.
  test('is missing in the later months of the year too', async () => {
    await acting((ctx) =>
      writeEntries(ctx, [
        ...['01', '02', '03', '04', '05', '06'].map((month) => ({
          ...port(month, '1000'),
          kind: 'BUDGET' as const,
          source: sourceOf(904),
          systemId,
        })),
        { ...port('06', '5500'), kind: 'ACTUAL', source: sourceOf(904), systemId },
      ]),
    );
    const much = await take('CUT', [port('03', '-800')]);
    const refused = await approve('finance.budgetAdjust', much.body);
    expect(refused?.data).toMatchObject({ reason: 'BUDGET_USED', month: `${YEAR}-06`, short: '300.00' });
    expect(refused?.message).toContain(`${YEAR}-06`);
    // Given back to the node by May, it is not missing in June.
    const moved = await take('TRANSFER', [port('03', '-800'), port('05', '800')]);
    expect(await approve('finance.budgetAdjust', moved.body)).toBeUndefined();
    const late = await take('TRANSFER', [port('03', '-800'), port('07', '800')]);
    expect((await approve('finance.budgetAdjust', late.body))?.data).toMatchObject({
      month: `${YEAR}-06`,
      short: '300.00',
    });
    const right = await take('CUT', [port('03', '-500')]);
    expect(await approve('finance.budgetAdjust', right.body)).toBeUndefined();
  });
});

describe('the ledger', () => {
  test('takes what the general ledger spent, and reverses it once; nothing of it changes', async () => {
    const given = { organizationId: ship, subjectId: subject('510801'), month: '2026-11', amount: '800', note: '保费' };
    const made = await finance<Row>('POST', '/api/finance/budget-entries', given);
    expect([made.status, made.body.kind, made.body.vesselId !== null]).toEqual([200, 'ACTUAL', true]);
    const reverse = () =>
      finance<Row & Refused>('POST', `/api/finance/budget-entries/${made.body.id}/reverse`, {
        version: made.body.version,
        reason: '重复录入',
      });
    const first = await reverse();
    expect([first.status, first.body.amount, first.body.reversalOfId]).toEqual([200, '-800.00', made.body.id]);
    expect((await reverse()).status).toBe(409);
    expect((await finance('PUT', '/api/finance/budget-entries', { ...made.body, amount: '1' })).status).toBe(404);
    expect((await finance('DELETE', `/api/finance/budget-entries/${made.body.id}`)).status).toBe(404);
    const future = await finance<Refused>('POST', '/api/finance/budget-entries', { ...given, month: MARCH });
    expect(future.body.errors).toMatchObject([{ field: 'month' }]);
    const parent = await finance<Refused>('POST', '/api/finance/budget-entries', {
      ...given,
      subjectId: subject('51'),
    });
    expect(parent.body.errors).toMatchObject([{ field: 'subjectId' }]);
  });

  test('a subject with entries gets nothing below it, and charges are told once', async () => {
    const below = await finance<Refused>('POST', '/api/finance/budget-subjects', {
      parentId: subject('510302'),
      code: '51030201',
      name: '泵',
      nameEn: 'Pumps',
      kind: 'COST',
      mappings: [{ kind: 'PURCHASE_TYPE', purchaseType: 'SPARES' }],
    });
    expect(below.body.errors).toMatchObject([{ field: 'parentId' }, { field: 'mappings.0.purchaseType' }]);
  });
});

describe('the achievement', () => {
  test('of the ships, in ten thousands: the percentage from the exact amounts, nothing without a budget', async () => {
    const spent = { organizationId: other, subjectId: subject('510501'), month: `${YEAR}-06`, systemId };
    await acting((ctx) =>
      writeEntries(ctx, [
        { ...spent, amount: '1500000', kind: 'BUDGET', source: sourceOf(903) },
        { ...spent, amount: '1234567.89', kind: 'ACTUAL', source: sourceOf(903) },
      ]),
    );
    type Ship = { shipName: string; realTotal: number; budgetTotal: number; percentage: number | null };
    const long = (await finance<Ship[]>('GET', `/api/budgetCountByShipAndDate?month=${YEAR}-06`)).body;
    const short = (await finance<Ship[]>('GET', `/api/budgetCountByShipAndDate?month=${YEAR}-6`)).body;
    expect(short).toEqual(long);
    const figures = long.map(({ realTotal, budgetTotal, percentage }) => [realTotal, budgetTotal, percentage]);
    expect(figures).toContainEqual([123.46, 150, 82.3]);
    expect(figures).toContainEqual([0, 0, null]);
    expect((await finance('GET', `/api/budgetCountByShipAndDate?month=${YEAR}-13`)).status).toBe(400);
  });

  /** Figures by the code of a subject or the name of a ship or unit, `total` of all, in the order in which they are asked for. */
  const achieved = async (query: string, figures: readonly string[]) => {
    const asked = figures.map((name) => `&figures=${name}`).join('');
    const { body } = await finance<ReportAnswer>('GET', `/api/finance/budget/achievement?${query}${asked}`);
    return new Map(
      body.lines.map(({ members: [one], figures: [part] }) => [
        one?.value ? Number(one.value) : 0,
        part!.map(([figure]) => figure?.value ?? null),
      ]),
    );
  };

  test('comes to what stands in the ledger, and a branch to what stands below it', async () => {
    const asked = ['toDateActual', 'yearBudget', 'available'];
    const found = await achieved(`asOf=${YEAR}-12&organizationId=${ship}&rows=subjectId.tree`, asked);
    expect([found.get(subject('5103'))?.[0], found.get(subject('510302'))?.[0]]).toEqual(['190000.00', '190000.00']);
    const [sum] = await company.db.query<{ actual: string; budget: string; free: string }>(
      `select sum(amount) filter (where kind in ('ACTUAL', 'ESTIMATE')) as actual,
         sum(amount) filter (where kind in ('BUDGET', 'ADJUST')) as budget,
         sum(case when kind in ('BUDGET', 'ADJUST') then amount else -amount end) as free
       from finance_budget_entry where organization_id = $1 and month like $2`,
      [ship, `${YEAR}-%`],
    );
    expect(found.get(0)?.map(Number)).toEqual([sum?.actual, sum?.budget, sum?.free].map(Number));
    const units = await achieved(`asOf=${YEAR}-12&rows=organizationId.tree`, asked);
    expect(units.get(ship)?.[0]).toBe('190000.00');
    const sheet = await finance('GET', `/api/finance/budget/achievement/export?asOf=${YEAR}-12`);
    expect(sheet.status).toBe(200);
  });

  test('of the first quarter of the example', async () => {
    const at = { organizationId: other, subjectId: subject('510302'), systemId, source: sourceOf(905) };
    const months = Array.from({ length: 12 }, (_, i) => `2095-${String(i + 1).padStart(2, '0')}`);
    await acting((ctx) =>
      writeEntries(ctx, [
        ...months.map((month) => ({ ...at, month, amount: '100000', kind: 'BUDGET' as const })),
        { ...at, month: '2095-01', amount: '95000', kind: 'ACTUAL' },
        { ...at, month: '2095-02', amount: '24500', kind: 'ESTIMATE' },
        { ...at, month: '2095-03', amount: '95000', kind: 'ACTUAL' },
        { ...at, month: '2095-03', amount: '80000', kind: 'COMMIT' },
      ]),
    );
    const figures = ['monthRate', 'toDateRate', 'yearRate', 'deviation', 'forecast', 'standing', 'toDateCommitted'];
    const found = await achieved('asOf=2095-03&rows=-', figures);
    expect(found.get(0)).toEqual(['95.00', '71.50', '17.88', '-85500.00', '1114500.00', '0', '80000.00']);
  });

  test('of a budget system is that of its subjects, whatever wrote the entries', async () => {
    const [own] = await company.db.query<{ total: string }>(
      `select sum(amount) as total from finance_budget_entry where month like $1 and organization_id = $2 and kind = 'ACTUAL'`,
      [`${YEAR}-%`, ship],
    );
    const found = await achieved(`asOf=${YEAR}-12&systemId=${systemId}&organizationId=${ship}&rows=-`, [
      'toDateActual',
    ]);
    expect(Number(found.get(0)?.[0])).toBe(Number(own?.total));
  });

  test('is kept with each entry: it is what the entries come to', async () => {
    const differing = await company.db.query(
      `select from finance_budget_total t full join (
         select organization_id, subject_id, month, count(*) as entries, sum(amount) filter (where kind in ('BUDGET', 'ADJUST')) as budget,
           sum(amount) filter (where kind = 'PRECOMMIT') as precommitted, sum(amount) filter (where kind = 'COMMIT') as committed,
           sum(amount) filter (where kind in ('ACTUAL', 'ESTIMATE')) as actual
         from finance_budget_entry group by 1, 2, 3) e using (organization_id, subject_id, month)
       where (t.entries, t.budget, t.precommitted, t.committed, t.actual) is distinct from (e.entries, coalesce(e.budget, 0),
         coalesce(e.precommitted, 0), coalesce(e.committed, 0), coalesce(e.actual, 0))`,
    );
    expect(differing).toEqual([]);
  });

  test('stands in the system that holds the subject for the ship, also when the system takes other ships', async () => {
    const held = async () => {
      const [row] = await company.db.query<{ held: number; astray: number }>(
        `select count(*) filter (where t.system_id = $1 and t.organization_id = $2)::int as held,
           count(*) filter (where t.system_id is distinct from (
             select s.id from finance_budget_system s join finance_budget_subject own on own.id = t.subject_id
             where s.deleted_at is null and s.year = left(t.month, 4) and t.organization_id = any(s.organization_ids) and exists (
               select from finance_budget_subject b where b.id = any(s.subject_ids) and left(own.code, length(b.code)) = b.code)
             order by s.id limit 1))::int as astray from finance_budget_total t`,
        [systemId, ship],
      );
      return row!;
    };
    const before = await held();
    expect(before).toEqual({ held: expect.any(Number), astray: 0 });
    expect(before.held).toBeGreaterThan(0);
    const units = (sql: string) =>
      company.db.query(`update finance_budget_system set organization_ids = ${sql} where id = $1`, [systemId, ship]);
    await units('array_remove(organization_ids, $2::bigint)');
    expect(await held()).toEqual({ held: 0, astray: 0 });
    await units('organization_ids || $2::bigint');
    expect(await held()).toEqual(before);
  });

  test('on board is that of the own ship', async () => {
    const master = await company.signIn('master.pioneer');
    const ships = (await master<unknown[]>('GET', `/api/budgetCountByShipAndDate?month=${YEAR}-06`)).body;
    expect(ships.length).toBe(1);
    const foreign = await master<Refused>('POST', '/api/finance/budget/check', {
      date: `${MARCH}-10`,
      lines: [{ organizationId: other, subjectId: subject('510302'), amount: '1' }],
    });
    expect(foreign.status).toBe(403);
    expect((await master('GET', '/api/finance/budget-entries')).status).toBe(403);
    const own = await master<ReportAnswer>('GET', '/api/finance/budget/achievement?rows=organizationId');
    expect(own.body.lines.filter(({ members }) => members.length > 0).length).toBe(1);
  });
});
