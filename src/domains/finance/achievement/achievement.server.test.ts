import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { ReportAnswer } from '../../../kernel/report/answer.ts';
import { writeEntries } from '../ledger/write-entries.server.ts';
import { type BudgetYear, budgetYear, MARCH, type Refused, sourceOf, YEAR } from '../testing/budget-year.demo.ts';

let company: Company;
let finance: BudgetYear['finance'];
let ship: BudgetYear['ship'];
let other: BudgetYear['other'];
let subject: BudgetYear['subject'];
let systemId: BudgetYear['systemId'];
let acting: BudgetYear['acting'];

beforeAll(async () => {
  company = await companyServer();
  ({ finance, ship, other, subject, systemId, acting } = await budgetYear(company));
}, 240_000);
afterAll(() => company.close());

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
