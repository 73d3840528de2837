import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLOTS } from '../domains/voyage/demo/planted.rules.ts';
import { daysFrom } from '../kernel/testing/clock.ts';
import { type Company, companyServer } from './testing/company.ts';
import { missingStates, shownTo } from './testing/shown.ts';

let whole: Company;
let four: Company;
beforeAll(async () => {
  whole = await companyServer({ company: 'whole' });
  four = await companyServer({ company: 'test' });
}, 480_000);
afterAll(() => Promise.all([whole.close(), four.close()]));

const WITHOUT_FILES = 'its proof is a file, and the companies of tests have none';
const PASSING = 'it lies between two acts that the cashier does one after the other';
const NO_STORY = 'nothing in the story of the company brings it about yet';
const FEW_SHIPS = 'four ships with four months have no year, and no month, in that state';
const BY_TESTS = 'tests pay before the invoice, and are given it back, themselves';
const ONCE_A_MONTH = 'the two months that have one have theirs approved, and a third would be of a closed month';
const RED_BY_TESTS = 'tests enter the red paper themselves: it would lessen what others ask for';
const FEW = 'of twenty ships too few invoices of suppliers with a verified account are in force';

/** States in which no row of one of the demo companies is, and why. */
const NOT_SHOWN: Readonly<Record<string, string>> = {
  'finance.bankFile.fileStatus VOID': NO_STORY,
  'finance.budgetException.status APPROVE': 'one that is granted is used up by its order at once',
  'finance.budgetException.status REJECT': NO_STORY,
  'finance.budgetException.status USE': 'whoever asks submits it in the same act',
  'finance.expenseProcess.expenseStatus DONE': 'tests invoice what ships spend themselves',
  'finance.expenseProcess.expenseStatus PART': NO_STORY,
  'finance.focusPayment.batchStatus APPROVED': PASSING,
  'finance.focusPayment.batchStatus CANCELLED': NO_STORY,
  'finance.focusPayment.batchStatus DRAFT': FEW,
  'finance.focusPayment.batchStatus FILE_BUILT': PASSING,
  'finance.focusPayment.batchStatus PART_DONE': NO_STORY,
  'finance.focusPayment.status IN_AUDIT': PASSING,
  'finance.focusPayment.status REJECT': NO_STORY,
  'finance.focusPayment.status USE': FEW,
  'finance.invoice.invoiceStatus CREDIT': NO_STORY,
  'finance.invoice.invoiceStatus CREDITED': NO_STORY,
  'finance.invoice.invoiceStatus PART_PAID': NO_STORY,
  'finance.invoice.status REJECT': NO_STORY,
  'finance.paymentRequisition.payStatus IN_BATCH': FEW,
  'finance.paymentRequisition.payStatus IN_FILE': PASSING,
  'finance.paymentRequisition.payStatus OFFSET': NO_STORY,
  'finance.paymentRequisition.payStatus RETURNED': NO_STORY,
  'finance.paymentRequisition.status IN_AUDIT': FEW,
  'finance.paymentRequisition.status REJECT': NO_STORY,
  'finance.prepaymentRefund.refundStatus DRAFT': BY_TESTS,
  'finance.prepaymentRefund.refundStatus RECEIVED': BY_TESTS,
  'finance.prepaymentRefund.refundStatus VOID': BY_TESTS,
  'finance.provisionalEstimate.estimateStatus DRAFT': ONCE_A_MONTH,
  'finance.provisionalEstimate.status IN_AUDIT': ONCE_A_MONTH,
  'finance.provisionalEstimate.status REJECT': ONCE_A_MONTH,
  'finance.provisionalEstimate.status USE': ONCE_A_MONTH,
  'finance.redInkInvoice.redStatus DONE': RED_BY_TESTS,
  'finance.redInkInvoice.redStatus RECEIVED': RED_BY_TESTS,
  'market.tradeModeChange.changeStatus EFFECTIVE': 'no ship of four changed her trade within four months',
  'partner.bankAccount.status IN_AUDIT': WITHOUT_FILES,
  'partner.bankAccount.status REJECT': WITHOUT_FILES,
  'purchasing.applicationLine.lineStatus CANCELLED': NO_STORY,
  'purchasing.applicationLine.lineStatus FROM_STOCK': 'nothing is issued from stores ashore yet',
  'purchasing.demandLine.status CLOSED': 'no act closes a need yet',
  'purchasing.purchaseOrder.paymentStatus PART': NO_STORY,
  'purchasing.quotation.quoteStatus PART_AWARDED': NO_STORY,
  'purchasing.quotation.quoteStatus WITHDRAWN': NO_STORY,
  'voyage.emissionYear.planState ASKED': NO_STORY,
  'voyage.emissionYear.planState DONE': FEW_SHIPS,
  'voyage.emissionYear.status APPROVE': FEW_SHIPS,
  'voyage.emissionYear.status IN_AUDIT': FEW_SHIPS,
  'voyage.emissionYear.status REJECT': NO_STORY,
  'voyage.initInfo.readingsState WAITING':
    'typed readings count before a ship’s first report, and every ship has reported',
  'voyage.oilMonth.status IN_AUDIT': NO_STORY,
  'voyage.oilMonth.status REJECT': NO_STORY,
  'voyage.oilStatement.statementStatus DRAFT': FEW_SHIPS,
  'voyage.proofFinding.proofState FIXED': NO_STORY,
  'voyage.proofFinding.proofState RETURNED': NO_STORY,
  'voyage.vef.status APPROVE': NO_STORY,
  'voyage.vef.status REJECT': NO_STORY,
};

describe.each([
  ['whole', 20],
  ['test', 4],
] as const)('the %s company', (name, ships) => {
  const company = (): Company => (name === 'whole' ? whole : four);
  const rows = <T extends Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<T[]> =>
    company().db.query<T>(sql, values);

  test('has so many ships', async () => {
    const [found] = await rows<{ ships: number }>(
      "select count(*)::int as ships from fleet_vessel where status <> 'DISPOSED' and deleted_at is null",
    );
    expect(found).toEqual({ ships });
  });

  test('every state that a flow declares is the state of something, but for those that are named', async () => {
    expect((await missingStates(company().db)).filter((state) => !(state in NOT_SHOWN))).toEqual([]);
  });

  test('no confirmed report has an open error, so that every voyage can be closed', async () => {
    const open = await rows(
      `select v.name_en as ship, f.rule_code as code, r.rpt_time as at, f.message from voyage_finding f
     join voyage_report r on r.id = f.report_id join fleet_vessel v on v.id = r.ship_name
     where r.confirmed = 'CONFIRMED' and r.deleted_at is null and f.level = 'E' and f.finding_state = 'OPEN'`,
    );
    expect(open).toEqual([]);
    const counted = await rows(
      `select id from voyage_report where confirmed = 'CONFIRMED' and deleted_at is null and error_count > 0`,
    );
    expect(counted).toEqual([]);
  });

  test('each planted fault is kept as a finding of its ship, and nothing else is', async () => {
    const found = await rows<{ fault: string }>(
      `select distinct f.rule_code || ' ' || v.name_en as fault from voyage_finding f join fleet_vessel v on v.id = f.ship_name
       order by 1`,
    );
    expect(found.map(({ fault }) => fault)).toEqual(
      PLOTS[name].planted.map(({ code, ship }) => `${code} ${ship}`).sort(),
    );
  });

  test('two errors are planted, in reports that wait to be confirmed', async () => {
    const errors = await rows<{ code: string; confirmed: string }>(
      `select f.rule_code as code, r.confirmed from voyage_finding f join voyage_report r on r.id = f.report_id
     where f.level = 'E' and r.deleted_at is null order by 1`,
    );
    expect(errors).toEqual([
      { code: 'R08', confirmed: 'UNCONFIRMED' },
      { code: 'R33', confirmed: 'UNCONFIRMED' },
    ]);
  });

  test('everything in the company was made by the clock of the product, nothing by that of the computer', async () => {
    const columns = await rows<{ table: string; column: string }>(
      `select c.table_name as "table", c.column_name as "column" from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'timestamp with time zone'`,
    );
    const checked = columns.filter(
      ({ table, column }) => !BETWEEN_NODES.test(table) && !PLANNED.test(`${table}.${column}`),
    );
    const ahead = await rows<{ place: string; n: number }>(
      checked
        .map(
          ({ table, column }) =>
            `select '${table}.${column}' as place, count(*)::int as n from ${table} where "${column}" > $1`,
        )
        .join(' union all '),
      [daysFrom(1 / 12).toISOString()],
    );
    expect(ahead.length).toBeGreaterThan(100);
    // The computer's clock is later than that of the tests: what it had stamped would lie in the company's future.
    expect(ahead.filter(({ n }) => n > 0)).toEqual([]);
  });
});

test('no state is named as not shown that both companies show', async () => {
  const missing = new Set([...(await missingStates(whole.db)), ...(await missingStates(four.db))]);
  expect(Object.keys(NOT_SHOWN).filter((state) => !missing.has(state))).toEqual([]);
});

test('what comes to people in the whole company comes to them in the small one', async () => {
  const [all, few] = [await shownTo(whole), await shownTo(four)];
  expect(all.messages.length).toBeGreaterThan(3);
  expect(all.levels).toEqual(['E', 'I', 'W']);
  for (const kind of ['messages', 'levels', 'feeds'] as const)
    expect(all[kind].filter((one) => !few[kind].includes(one))).toEqual([]);
});

/** What nodes tell each other, when the schema was made and the keys of a database, is by the database's clock. */
const BETWEEN_NODES = /^(kernel_node|kernel_live_event|kernel_live_presence|kernel_migration|identity_key)$/;

/** Moments that lie ahead of the company by intent: arrivals and departures to come, due dates, deadlines, ends of validity. */
const PLANNED =
  /\.(et[abcd]\w*|due_time|ending_time|expires_at|due_at|remind_at|to|to_at|from_at|valid_to|deadline|sta\w*_time|keep_until)$/;
