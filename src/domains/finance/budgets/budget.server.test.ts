import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { checkBudget } from '../control/check-budget.server.ts';
import { writeEntries } from '../ledger/write-entries.server.ts';
import {
  type BudgetYear,
  budgetYear,
  type Line,
  type Page,
  type Refused,
  type Row,
  sourceOf,
  YEAR,
} from '../testing/budget-year.demo.ts';
import { putInForce } from './budget.approval.server.ts';

let company: Company;
let finance: BudgetYear['finance'];
let ship: BudgetYear['ship'];
let other: BudgetYear['other'];
let subject: BudgetYear['subject'];
let systemId: BudgetYear['systemId'];
let line: BudgetYear['line'];
let acting: BudgetYear['acting'];
let approve: BudgetYear['approve'];
let budgetOf: BudgetYear['budgetOf'];

beforeAll(async () => {
  company = await companyServer();
  ({ finance, ship, other, subject, systemId, line, acting, approve, budgetOf } = await budgetYear(company));
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
