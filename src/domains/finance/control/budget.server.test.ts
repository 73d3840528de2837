import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { AppError } from '../../../kernel/errors.ts';
import {
  type BudgetYear,
  budgetYear,
  MARCH,
  type Refused,
  type Row,
  sourceOf,
  YEAR,
} from '../testing/budget-year.demo.ts';
import { checkBudget } from './check-budget.server.ts';
import { commit, preCommit, release } from './hold-budget.server.ts';

let company: Company;
let finance: BudgetYear['finance'];
let ship: BudgetYear['ship'];
let subject: BudgetYear['subject'];
let line: BudgetYear['line'];
let acting: BudgetYear['acting'];

const ANSWER = { seen: true, field: 'budgetSeen', figures: true };
const held = async (id: number): Promise<Record<string, string>> => {
  const rows = await company.db.query<{ kind: string; amount: string }>(
    `select kind, sum(amount) as amount from finance_budget_entry where source = 'purchasing.purchaseOrder' and source_id = $1
     group by kind having sum(amount) <> 0`,
    [900_000 + id],
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
};

beforeAll(async () => {
  company = await companyServer();
  ({ finance, ship, subject, line, acting } = await budgetYear(company));
}, 240_000);
afterAll(() => company.close());

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
