import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Reminded } from '../../../kernel/reminder.calls.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { TELL_REMINDERS } from '../../../kernel/server/reminders/tell-reminders.ts';
import { daysFrom } from '../../../kernel/testing/clock.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { mul, round, sub } from '../../../kernel/value/decimal.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { holdersOf, identityOf } from '../../identity/public.server.ts';
import { writeEntries } from '../ledger/write-entries.server.ts';
import { watchBudgets } from './watch-budgets.server.ts';

type Message = { title: string; text: string | null; link: string };
type Cell = {
  organizationId: number;
  subjectId: number;
  leafId: number;
  budgetId: number;
  ownerId: number;
  planned: string;
};

/** Noon in the office of a January, so that a few days later is still the same month and year. */
const YEAR = Number(officeDay(daysFrom(0)).slice(0, 4)) + 1;
const NOON = Date.parse(`${YEAR}-01-10T04:00:00Z`);
let days = 0;
const now = (): Date => new Date(NOON + days * 86_400_000);

let company: Company;
let owner: Send;
let accountant: Send;
let cell: Cell;

const acting = <T>(work: (ctx: Ctx) => Promise<T>): Promise<T> =>
  company.db.transaction((tx) => work({ ...company.ctx(), db: tx }));
const run = async (): Promise<void> => {
  await acting(watchBudgets);
  expect((await company.runSchedule(TELL_REMINDERS)).error).toBeNull();
};
let spent = '0';
/** What the cell has used is so much of its budget from then on. */
const use = async (share: string): Promise<void> => {
  const amount = round(mul(cell.planned, share), 2);
  await acting((ctx) =>
    writeEntries(ctx, [
      {
        organizationId: cell.organizationId,
        subjectId: cell.leafId,
        month: `${YEAR}-01`,
        amount: sub(amount, spent),
        kind: 'ACTUAL',
        source: { resource: 'purchasing.purchaseOrder', id: 990_001, no: 'PO-1' },
      },
    ]),
  );
  spent = amount;
};
const told = async (by: Send, kind: string): Promise<Message[]> =>
  (await by<{ content: Message[] }>('GET', `/api/system/messages?kind=${kind}&size=50`)).body.content;

beforeAll(async () => {
  company = await companyServer({ now });
  const finance = await company.signIn('finance');
  const [at] = await company.db.query<{ organizationId: number; leafId: number; subjectId: number; topId: number }>(
    `select (select organization_id from fleet_vessel where name_en = 'HAI YUE PIONEER') as "organizationId", s.id as "leafId",
       (select id from finance_budget_subject where code = '5103') as "subjectId",
       (select id from finance_budget_subject where code = '51') as "topId"
     from finance_budget_subject s where s.code = '510302'`,
  );
  const { organizationId, leafId, subjectId, topId } = at!;
  const system = await finance<{ id: number }>('POST', '/api/finance/budget-systems', {
    year: String(YEAR),
    code: 'OPEX',
    name: '营运',
    nameEn: 'Operating',
    subjectIds: [topId],
    organizationIds: [organizationId],
  });
  const config = await finance('POST', '/api/finance/budget-configs', {
    budgetSystemId: system.body.id,
    scope: 'YEAR',
    action: 'BLOCK',
    warnPercent: '90',
    preCommit: true,
    overrides: [],
  });
  expect([system.status, config.status]).toEqual([200, 200]);
  const [accountantId = 0] = await holdersOf(company.ctx(), { roles: ['FIN_BUDGET'] });
  const [head = 0] = await holdersOf(company.ctx(), { roles: ['TECH_MGR'] });
  const [made] = await company.db.query<{ id: number }>(
    `insert into finance_budget (version, create_by, create_name, create_time, budget_no, budget_system_id, organization_id, year,
       version_type, version_no, total, active, status)
     values (1, $1, 'x', $2, 'BG-NEXT', $3, $4, $5, 'ORIGINAL', 1, 1000, true, 'APPROVE') returning id`,
    [head, now().toISOString(), system.body.id, organizationId, String(YEAR)],
  );
  cell = { organizationId, leafId, subjectId, budgetId: made!.id, ownerId: head, planned: '1000' };
  await acting((ctx) =>
    writeEntries(ctx, [
      {
        organizationId,
        subjectId: leafId,
        month: `${YEAR}-01`,
        amount: '1000',
        kind: 'BUDGET',
        source: { resource: 'finance.budget', id: made!.id, no: 'BG-NEXT' },
        systemId: system.body.id,
      },
    ]),
  );
  const as = async (id: number) => company.as((await identityOf(company.db, id, { now: now() }))!.user);
  [owner, accountant] = await Promise.all([as(head), as(accountantId)]);
}, 240_000);
afterAll(() => company.close());
beforeEach(async () => {
  await use('0');
  await run();
  await company.db.query('delete from communication_message');
});

test('a budget above its warning is told once to whoever made it, over its budget to the accountant too', async () => {
  days = 1;
  await use('0.9');
  await run();
  expect(await told(owner, 'finance.budgetWarned')).toEqual([]);
  await use('0.91');
  await run();
  await run();
  const [warned, ...others] = await told(owner, 'finance.budgetWarned');
  expect(others).toEqual([]);
  expect(warned).toMatchObject({ link: `/open/finance.budget/${cell.budgetId}` });
  expect(warned?.title).toMatch(/^预算超过预警线：.+，今天起（\d{4}-01-11）$/);
  expect(warned?.text).toBe('已用比例：91 %；已用金额：910 CNY；预算金额：1,000 CNY');
  days = 3;
  await use('1.01');
  await run();
  expect(await told(owner, 'finance.budgetWarned')).toHaveLength(1);
  expect(
    [await told(owner, 'finance.budgetOver'), await told(accountant, 'finance.budgetOver')].map((l) => l.length),
  ).toEqual([1, 1]);
  days = 5;
  const { body } = await owner<Reminded[]>('GET', `/api/reminders/finance.budget/${cell.budgetId}`);
  expect(body).toMatchObject([
    { reminder: 'finance.budgetOver', tone: 'red', when: { zh: '已 2 天', en: 'for 2 days' } },
  ]);
});

test('what fell below its warning is told anew when it rises again, and what only fell below its budget is not', async () => {
  days = 7;
  await use('1.2');
  await run();
  days = 8;
  await use('0.95');
  await run();
  days = 9;
  await use('1.2');
  await run();
  expect(await told(owner, 'finance.budgetOver')).toHaveLength(2);
  const warnings = (await told(owner, 'finance.budgetWarned')).length;
  days = 10;
  await use('0.5');
  await run();
  days = 11;
  await use('0.95');
  await run();
  expect(await told(owner, 'finance.budgetWarned')).toHaveLength(warnings + 1);
});
