import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, companyServer } from '../../../app/testing/company.ts';
import type { Send } from '../../../kernel/testing/server.ts';
import { round, sub, sum } from '../../../kernel/value/decimal.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { identityOf } from '../../identity/public.server.ts';
import { oilBooks } from './oil-book.rules.ts';
import { readOilFacts } from './read-oil-facts.server.ts';

type Row = Record<string, unknown> & {
  id: number;
  version: number;
  month: string;
  periodStatus: string;
  status: string;
};
type Refused = { code: string; message: string };
type Run = { id: number; waiting: { taskId: number; person: { id: number } }[] };
type Page = { content: Row[]; totalElements: number };
type Grade = Record<'oil' | 'opening' | 'received' | 'issued' | 'adjusted' | 'closing', string> &
  Record<'openingAmount' | 'receivedAmount' | 'issuedAmount' | 'adjustedAmount' | 'closingAmount', string | null>;
type Book = {
  closed: boolean;
  grades: Grade[];
  voyages: { voyageId: number; amount: string | null }[];
  layers: { remaining: string; remainingAmount: string | null }[];
  problems: { zh: string }[];
};

const MONTHS = '/api/voyage/oil-months';
const RECEIPTS = '/api/voyage/oil-receipts';

let company: Company;
let clerk: Send;
let finance: Send;
let shipId = 0;
let lastMonth = '';

beforeAll(async () => {
  company = await companyServer();
  clerk = await company.signIn('fuel');
  finance = await company.signIn('finance');
  const [ship] = await company.db.query<{ id: number }>(
    `select ship_name as id from voyage_oil_month where period_status = 'CLOSED' group by 1 order by count(*) desc, 1 limit 1`,
  );
  shipId = ship!.id;
  lastMonth = monthsAfter(officeDay(company.ctx().now).slice(0, 7), -1);
}, 900_000);
afterAll(() => company.close());

const months = async (by: Send = clerk): Promise<Row[]> =>
  (await by<Page>('GET', `${MONTHS}?shipName=${shipId}&size=200&sort=month,desc`)).body.content;
const monthRow = async (month: string): Promise<Row> => (await months()).find((row) => row.month === month)!;
const bookOf = async ({ id }: { id: number }, by: Send = clerk): Promise<Book> =>
  (await by<Book>('GET', `${MONTHS}/${id}/book`)).body;

test('all months up to the one before last are closed; each begins with what the one before it left', async () => {
  const rows = (await months()).toReversed();
  const closed = rows.filter(({ periodStatus }) => periodStatus === 'CLOSED');
  expect(closed.at(-1)?.month).toBe(monthsAfter(lastMonth, -1));
  const books = await Promise.all(rows.map((row) => bookOf(row)));
  for (const [at, { grades }] of books.entries()) {
    for (const { oil, opening, received, issued, adjusted, closing, ...amounts } of grades) {
      expect(sum([opening, received, `-${issued}`, adjusted, `-${closing}`])).toMatch(/^0(\.0+)?$/);
      const { openingAmount, receivedAmount, issuedAmount, adjustedAmount, closingAmount } = amounts;
      expect(sum([openingAmount, receivedAmount, `-${issuedAmount}`, adjustedAmount, `-${closingAmount}`])).toMatch(
        /^0(\.0+)?$/,
      );
      const before = books[at - 1]?.grades.find((grade) => grade.oil === oil);
      if (before) expect([opening, openingAmount]).toEqual([before.closing, before.closingAmount]);
    }
  }
});

test('what the books hold is what the reports say is on board', async () => {
  const now = (await months())[0]!;
  const { grades } = await bookOf(now);
  const [last] = await company.db.query<{ grades: Record<string, string>; sounded: Record<string, string> }>(
    `select b.grades, c.grades as sounded from voyage_report r
     join voyage_report_oil b on b.parent_id = r.id and b.row_code = 'BOOK_STOCK'
     join voyage_report_oil c on c.parent_id = r.id and c.row_code = 'CURRENT_STOCK'
     where r.ship_name = $1 and r.confirmed = 'CONFIRMED' and r.deleted_at is null order by r.rpt_time desc limit 1`,
    [shipId],
  );
  for (const { oil, closing } of grades) {
    const onBoard = last!.sounded[oil] ?? last!.grades[oil] ?? '0.000';
    expect([oil, Number(closing)]).toEqual([oil, Number(onBoard)]);
  }
});

test('nobody learns what oil costs without the permission', async () => {
  const blind = company.as({
    permissions: new Set(['voyage:oilMonth:list', 'voyage:refuelling:list']),
    scope: { vessel: 'all' },
  });
  const [row] = await months(blind);
  expect(row).not.toHaveProperty('usedAmount');
  const { grades, voyages } = await bookOf(row!, blind);
  expect([grades[0]?.closingAmount, voyages[0]?.amount]).toEqual([null, null]);
  expect(Number(grades[0]?.closing)).toBeGreaterThan(0);
  expect((await blind('GET', '/api/voyage/reports/refuelling?rows=shipName&figures=baseAmount')).status).toBe(403);
});

test('the fuel clerk submits, finance agrees, and the month stands; until every delivery is priced it does not', async () => {
  const row = await monthRow(lastMonth);
  const [receipt] = await company.db.query<{ id: number }>(
    `update voyage_oil_receipt set unit_price = null where id = (select b.id from voyage_oil_receipt b join voyage_report r on r.id = b.report_id
       where b.ship_name = $1 and to_char(r.rpt_time, 'YYYY-MM') = $2 order by b.id limit 1) returning id`,
    [shipId, lastMonth],
  );
  const submit = (one: Row) =>
    clerk<Run & Refused>('POST', '/api/approval/runs', {
      resource: 'voyage.oilMonth',
      recordId: one.id,
      version: one.version,
    });
  if (receipt) {
    expect((await submit(row)).body.message).toContain('未定价');
    const priced = await clerk<Row>('GET', `${RECEIPTS}/${receipt.id}`);
    const [cny] = await company.db.query<{ id: number }>(`select id from parameter_currency where code = 'CNY'`);
    const said = { ...priced.body, unitPrice: '4200', currencyId: cny!.id, estimated: true };
    expect((await clerk('PUT', RECEIPTS, said)).status).toBe(200);
  }
  const run = await submit(await monthRow(lastMonth));
  expect([run.status, run.body.message]).toEqual([200, undefined]);
  const [asked] = (await clerk<Run>('GET', `/api/approval/runs/${run.body.id}`)).body.waiting;
  const who = await identityOf(company.db, asked!.person.id, { now: company.ctx().now });
  const agree = { act: 'approve', taskId: asked!.taskId, opinion: '同意' };
  const agreed = await company.as(who!.user)('POST', `/api/approval/runs/${run.body.id}/act`, agree);
  expect(agreed.status).toBe(200);
  expect(await monthRow(lastMonth)).toMatchObject({ status: 'APPROVE', periodStatus: 'CLOSED' });
  const { closed, voyages } = await bookOf(row);
  expect([closed, voyages.length > 0]).toEqual([true, true]);
  const [report] = await company.db.query<{ id: number; version: number }>(
    `select id, version from voyage_report where ship_name = $1 and deleted_at is null and to_char(rpt_time, 'YYYY-MM') = $2 limit 1`,
    [shipId, lastMonth],
  );
  const undo = { version: report!.version, reason: '重填' };
  const undone = await company.as()<Refused>('POST', `/api/voyage/reports/${report!.id}/unconfirm`, undo);
  expect(undone.body.message).toContain('油料已结账');
});

test('the database itself holds back who changes a closed month, or a line of one', async () => {
  const closed = (await months()).find(({ periodStatus }) => periodStatus === 'CLOSED')!;
  const held = (sql: string) => expect(company.db.query(sql, [closed.id])).rejects;
  await held('update voyage_oil_month set used_qty = used_qty + 1 where id = $1').toThrow(/is closed/);
  await held('update voyage_oil_month set deleted_at = create_time where id = $1').toThrow(/is closed/);
  await held('delete from voyage_oil_month where id = $1').toThrow(/is closed/);
  for (const table of ['voyage_oil_month_grade', 'voyage_oil_entry', 'voyage_oil_layer']) {
    await held(`delete from ${table} where parent_id = $1`).toThrow(/is closed/);
    await held(`update ${table} set seq = seq + 100 where parent_id = $1`).toThrow(/is closed/);
    await expect(company.db.query(`truncate ${table}`)).rejects.toThrow(/never emptied/);
  }
  const entry = `insert into voyage_oil_entry (parent_id, seq, kind, oil_grade) values ($1, 900, 'ISSUE', 'MGO')`;
  await held(entry).toThrow(/is closed/);
});

test('a correction or another price of a closed month goes into the first open one, to the cent', async () => {
  const open = (await months()).findLast(({ periodStatus }) => periodStatus === 'OPEN')!;
  const before = await bookOf(open);
  const [entry] = await company.db.query<{ receiptId: number; price: string; qty: string }>(
    `select e.receipt_id as "receiptId", b.unit_price as price, coalesce(l.bdn_qty, e.qty) as qty
     from voyage_oil_entry e join voyage_oil_month m on m.id = e.parent_id join voyage_oil_receipt b on b.id = e.receipt_id
     left join voyage_bunkering l on l.parent_id = b.report_id and l.seq = b.seq
     where m.ship_name = $1 and e.kind = 'RECEIPT' and b.source_kind = 'BUNKER' order by m.month desc limit 1`,
    [shipId],
  );
  await company.db.query('update voyage_oil_receipt set unit_price = unit_price + 1 where id = $1', [entry!.receiptId]);
  const after = await bookOf(open);
  // Every tonne of the delivery note costs one more: those who had it bear their part, the rest stays in what is left.
  const worth = ({ grades, voyages }: Book) =>
    sum([...grades.map(({ closingAmount }) => closingAmount), ...voyages.map(({ amount }) => amount)]) ?? '0';
  expect(round(sub(worth(after), worth(before)), 2)).toBe(round(entry!.qty, 2));
  await company.db.query('update voyage_oil_receipt set unit_price = unit_price - 1 where id = $1', [entry!.receiptId]);
  expect(await bookOf(open)).toEqual(before);
});

/** The first open month as it would be after this, which is undone again. */
async function bookAfter(sql: string, values: readonly unknown[]) {
  const undone = new Error('undone');
  let books: ReturnType<typeof oilBooks> = [];
  const work = company.db.transaction(async (tx) => {
    await tx.query(sql, values);
    books = oilBooks(await readOilFacts({ ...company.ctx(), db: tx }, shipId));
    throw undone;
  });
  await work.catch((error) => {
    if (error !== undone) throw error;
  });
  return books[0]!;
}

test('a report that is moved over the end of a closed month brings its delivery into the books once', async () => {
  const open = (await months()).findLast(({ periodStatus }) => periodStatus === 'OPEN')!;
  const [received] = await company.db.query<{ reportId: number }>(
    `select b.report_id as "reportId" from voyage_oil_entry e join voyage_oil_month m on m.id = e.parent_id join voyage_oil_receipt b on b.id = e.receipt_id
     where m.ship_name = $1 and e.kind = 'RECEIPT' and b.source_kind = 'BUNKER' and m.period_status = 'CLOSED' order by m.month desc limit 1`,
    [shipId],
  );
  const left = ({ grades }: { grades: readonly { oil: string; closing: string }[] }) =>
    grades.filter(({ closing }) => Number(closing) !== 0).map(({ oil, closing }) => [oil, closing]);
  const moved = await bookAfter('update voyage_report set rpt_time = $2 where id = $1', [
    received!.reportId,
    `${open.month}-02T04:00:00.000Z`,
  ]);
  expect(left(moved)).toEqual(left(await bookOf(open)));
});

test('a delivery that a correction takes out of a closed month goes out of the books, tonnes and money', async () => {
  const [booked] = await company.db.query<{ id: number; qty: string; amount: string }>(
    `select b.id, e.qty, e.amount from voyage_oil_entry e join voyage_oil_month m on m.id = e.parent_id join voyage_oil_receipt b on b.id = e.receipt_id
     where m.ship_name = $1 and e.kind = 'RECEIPT' and b.source_kind = 'BUNKER' and m.period_status = 'CLOSED' order by m.month desc, b.id limit 1`,
    [shipId],
  );
  const after = await bookAfter(
    `update voyage_bunkering l set seq = l.seq + 500 from voyage_oil_receipt b where b.id = $1 and l.parent_id = b.report_id and l.seq = b.seq`,
    [booked!.id],
  );
  // What is left, less what nothing on board is left to take it from: that is short, and keeps the month from closing.
  const standing = ({ grades, short }: typeof after): string =>
    round(sum([...grades.map(({ closing }) => closing), ...[...short.values()].map((qty) => `-${qty}`)]) ?? '0', 3) ??
    '';
  const before = await bookAfter('select 1', []);
  expect(standing(after)).toBe(round(sum([standing(before), `-${booked!.qty}`]), 3));
  const own = after.entries.filter(({ source }) => source === booked!.id);
  const variance = own.find(({ kind, voyageId }) => kind === 'VARIANCE' && voyageId === null);
  expect(variance?.amount).toBe(`-${booked!.amount}`);
});

test('a credit note gives back no more than the delivery cost', async () => {
  const [receipt] = await company.db.query<{ id: number }>(
    `select b.id from voyage_oil_receipt b where b.ship_name = $1 and b.source_kind = 'BUNKER' and b.unit_price > 0 order by b.id desc limit 1`,
    [shipId],
  );
  const { body } = await clerk<Row>('GET', `${RECEIPTS}/${receipt!.id}`);
  const given = await clerk<Refused & { errors?: { field: string }[] }>('PUT', RECEIPTS, {
    ...body,
    credit: '999999999',
  });
  expect([given.status, given.body.errors?.map(({ field }) => field)]).toEqual([400, ['credit']]);
  expect((await clerk<Row>('GET', `${RECEIPTS}/${receipt!.id}`)).body.credit).toBe(body.credit);
});

test('only the last closed month opens again, by finance and with a reason; a report of a closed one stays confirmed', async () => {
  const closed = (await months()).filter(({ periodStatus }) => periodStatus === 'CLOSED');
  const [last, earlier] = closed as [Row, Row];
  const reopen = (row: Row, by: Send, reason?: string) =>
    by<Row & Refused>('POST', `${MONTHS}/${row.id}/reopen`, { version: row.version, reason });
  expect((await reopen(earlier, finance, '重算')).body.message).toContain(last.month);
  expect((await reopen(last, clerk, '重算')).status).toBe(403);
  expect((await reopen(last, finance)).status).toBe(400);
  const opened = await reopen(last, finance, '供应商补开贷项');
  expect([opened.status, opened.body.periodStatus, opened.body.status]).toEqual([200, 'OPEN', 'USE']);
  const { closed: isClosed, grades } = await bookOf(opened.body);
  expect([isClosed, grades.length > 0]).toEqual([false, true]);
});
