import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { add, eq } from '../../../kernel/value/decimal.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { heldBy, setHeld } from '../ledger/write-entries.server.ts';
import { budgetLedger } from './budget-ledger.server.ts';

type Row = Record<string, unknown> & { id: number; version: number; month: string; periodStatus: string };
type Refused = { code: string; message: string; data?: Record<string, unknown>; errors?: { field: string }[] };
type Page = { content: Row[] };

const PERIODS = '/api/finance/budget-periods';
const ENTRIES = '/api/finance/budget-entries';

let company: Company;
let manager: Send;
let ship = 0;
let subjectId = 0;
let thisMonth = '';
let closed = '';

const acting = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.db.transaction((tx) => work({ ...company.ctx(), db: tx }));
const months = async (by: Send = manager): Promise<Row[]> =>
  (await by<Page>('GET', `${PERIODS}?organizationId=${ship}&size=200&sort=month,desc`)).body.content;
const enter = (month: string) =>
  manager<Row & Refused>('POST', ENTRIES, { organizationId: ship, subjectId, month, amount: '800', note: '保费' });
const act = (verb: 'close' | 'reopen', { id, version }: Row, by: Send = manager) =>
  by<Row & Refused>('POST', `${PERIODS}/${id}/${verb}`, { version, ...(verb === 'reopen' && { reason: '补记' }) });

beforeAll(async () => {
  company = await companyServer();
  manager = await company.signIn('finance');
  const [row] = await company.db.query<{ ship: number; subject: number }>(
    `select (select organization_id from fleet_vessel where name_en = 'HAI YUE PIONEER') as ship,
       (select id from finance_budget_subject where code = '510801') as subject`,
  );
  [ship, subjectId] = [row!.ship, row!.subject];
  thisMonth = officeDay(company.ctx().now).slice(0, 7);
  closed = monthsAfter(thisMonth, -2);
}, 180_000);
afterAll(() => company.close());

test('nothing more is spent in a closed month; who may reopen it is named', async () => {
  const refused = await enter(closed);
  expect([refused.status, refused.body.data, refused.body.errors?.[0]?.field]).toMatchObject([
    409,
    { reason: 'PERIOD_CLOSED', month: closed },
    'month',
  ]);
  expect(refused.body.message).toContain('反结账');
  expect((await enter(monthsAfter(thisMonth, -1))).status).toBe(200);
});

test('the database itself holds back who changes an entry, or writes one into a closed month', async () => {
  const held = (sql: string, values: unknown[]) => expect(company.db.query(sql, values)).rejects;
  await held('update finance_budget_entry set amount = 0 where organization_id = $1', [ship]).toThrow(/never changed/);
  await held('delete from finance_budget_entry where organization_id = $1', [ship]).toThrow(/never changed/);
  const copy = `insert into finance_budget_entry (version, create_by, create_name, create_time, entry_date, month, organization_id,
      subject_id, kind, amount)
    select 1, 0, 'x', create_time, entry_date, $2, organization_id, subject_id, $3, 1 from finance_budget_entry
    where organization_id = $1 limit 1`;
  await held(copy, [ship, closed, 'ACTUAL']).toThrow(/is closed/);
  // What documents hold lapses in its own month.
  expect(await company.db.query(copy, [ship, closed, 'COMMIT'])).toEqual([]);
});

test('what was entered by hand and closed meanwhile is taken back in the first open month', async () => {
  const last = (await months()).find(({ month }) => month === closed)!;
  const opened = await act('reopen', last);
  const made = await enter(closed);
  expect([opened.status, made.status]).toEqual([200, 200]);
  expect((await act('close', opened.body)).status).toBe(200);
  const back = await manager<Row>('POST', `${ENTRIES}/${made.body.id}/reverse`, {
    version: made.body.version,
    reason: '重复录入',
  });
  expect([back.status, back.body.month, back.body.amount]).toEqual([200, monthsAfter(closed, 1), '-800.00']);
});

test('whatever is spent and taken back, open or closed: the document comes to what it says, and saying it again writes nothing', async () => {
  const amount = fc.integer({ min: -90_000, max: 90_000 }).map((cents) => (cents / 100).toFixed(2));
  const step = fc.array(fc.record({ month: fc.integer({ min: -4, max: 0 }), amount }), { maxLength: 4 });
  let id = 960_000;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
      id += 1;
      const source = { resource: 'purchasing.purchaseOrder', id, no: `PO-${id}` };
      const entries = async () =>
        (
          await company.db.query<{ n: number; late: number }>(
            `select count(*)::int as n, count(*) filter (where month <= $2)::int as late from finance_budget_entry
             where source = $3 and source_id = $1`,
            [id, closed, source.resource],
          )
        )[0]!;
      for (const said of steps) {
        const ACTUAL = said.map((one) => ({
          organizationId: ship,
          subjectId,
          month: monthsAfter(thisMonth, one.month),
          amount: one.amount,
        }));
        await acting((ctx) => setHeld(ctx, source, { ACTUAL }));
        const held = await acting((ctx) => heldBy(ctx, source, ['ACTUAL']));
        const total = held.reduce((sum, one) => add(sum, one.amount), '0');
        expect(
          eq(
            total,
            said.reduce((sum, one) => add(sum, one.amount), '0'),
          ),
        ).toBe(true);
        const before = await entries();
        await acting((ctx) => setHeld(ctx, source, { ACTUAL }));
        expect([before.late, await entries()]).toEqual([0, before]);
      }
    }),
    { numRuns: 15 },
  );
});

test('the ledger holds what its documents say; a planted difference is found, and its month does not close', async () => {
  expect((await budgetLedger.prove(company.ctx())).differences).toEqual([]);
  const [one] = await company.db.query<{ id: number; organizationId: number }>(
    `update finance_budget_line set m01 = m01 + 1 where id = (
       select min(l.id) from finance_budget_line l join finance_budget b on b.id = l.parent_id
       where b.active and b.organization_id = $1 and b.deleted_at is null) returning parent_id as id`,
    [ship],
  );
  await company.runSchedule('finance.budgetProof');
  const [found] = (await manager<Page>('GET', '/api/finance/budget-proofs?sort=id,desc')).body.content;
  expect(found).toMatchObject({ result: 'DIFFERS', different: 1 });
  const whole = await manager<{ differences: object[] }>('GET', `/api/finance/budget-proofs/${found!.id}`);
  expect(whole.body.differences).toMatchObject([{ figure: 'BUDGET', organizationId: ship, sourceId: one!.id }]);
  const open = (await months()).find(({ month }) => month === monthsAfter(closed, 1))!;
  expect((await act('close', open)).body.message).toContain('不符');
  const clerk = company.as({ permissions: new Set(['finance:budgetPeriod:list']) });
  expect((await act('close', open, clerk)).status).toBe(403);
});
