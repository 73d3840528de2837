import { AppError, notFound, refuseFor } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { ActHandler } from '../../../kernel/server/crud/act-endpoints.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import type { Text } from '../../../kernel/text.ts';
import { round, sum } from '../../../kernel/value/decimal.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { parseGradeKey } from '../reports/oil-rows.rules.ts';
import { lockChain } from '../reports/service/report-facts.server.ts';
import { type MonthBook, oilBooks, voyageCosts } from './oil-book.rules.ts';
import { oilClosedUntil } from './oil-closed-until.server.ts';
import { oilMonth } from './oil-month.resource.ts';
import { closingProblems } from './oil-month.rules.ts';
import { SHIP_MONTH } from './oil-receipts.resource.ts';
import { readOilFacts } from './read-oil-facts.server.ts';

export const oilMonths = recordsOf(oilMonth);

type At = { readonly shipId: number; readonly month: string };

/** The book of an open month, and why it cannot close. */
export async function openBook(ctx: Ctx, { shipId, month }: At): Promise<{ book: MonthBook; problems: Text[] }> {
  const facts = await readOilFacts(ctx, shipId);
  const books = oilBooks({ ...facts, months: facts.months.filter((one) => one <= month) });
  const book = books.at(-1);
  const [firstOpen] = facts.months;
  if (book?.month !== month || firstOpen === undefined) throw notFound(oilMonth.label);
  const [reports] = await ctx.db.query<{ unconfirmed: number; hasLater: boolean }>({
    name: 'voyage-oil-month-reports',
    text: `select count(*) filter (where r.month <= $2 and r.confirmed = 'UNCONFIRMED')::int as unconfirmed,
             coalesce(bool_or(r.month > $2), false) as "hasLater"
           from (select r.confirmed, ${SHIP_MONTH} as month from voyage_report r
             where r.ship_name = $1 and r.deleted_at is null and (r.confirmed = 'UNCONFIRMED' or r.rpt_time >= $3)) r`,
    values: [shipId, month, `${month}-01T00:00:00.000Z`],
  });
  const ended = month < officeDay(ctx.now).slice(0, 7);
  const problems = closingProblems({ ended, firstOpen, month, book, unconfirmed: 0, hasLater: false, ...reports });
  return { book, problems };
}

/** What a month comes to, on its own row: what its voyages had, and what is left. */
export function monthFigures({ entries, grades }: MonthBook) {
  const costs = voyageCosts(entries);
  return {
    usedQty: round(sum(costs.map(({ qty }) => qty)) ?? '0', 3),
    usedAmount: round(sum(costs.map(({ amount }) => amount)) ?? '0', 2),
    closingAmount: round(sum(grades.map(({ closingAmount }) => closingAmount)) ?? '0', 2),
  };
}

/** The lines that a closed month keeps. */
export function monthLines({ grades, entries, layers }: MonthBook) {
  return {
    grades: grades.map(({ oil, ...figures }) => ({ ...parseGradeKey(oil), ...figures })),
    entries: entries.map(({ oil, source, ...entry }) => ({
      ...entry,
      ...parseGradeKey(oil),
      receiptId: source || null,
    })),
    layers: layers.map(({ oil, source, left, leftAmount, qty, amount }) => ({
      ...parseGradeKey(oil),
      receiptId: source || null,
      qty,
      amount,
      remaining: left,
      remainingAmount: leftAmount,
    })),
  };
}

/** Refuses with all that stands against closing; answers what the month comes to as it is asked for. */
export async function readyToClose(ctx: Ctx, at: At): Promise<MonthBook> {
  const { book, problems } = await openBook(ctx, at);
  refuseFor(problems);
  return book;
}

/** Freezes an open month, and opens the next one. Reports of the ship are neither confirmed nor undone meanwhile. */
export async function closeOilMonth(ctx: Ctx, { id, shipId, month }: At & { id: number }): Promise<void> {
  await lockChain(ctx, shipId);
  const book = await readyToClose(ctx, { shipId, month });
  // In this order: the database takes no line of a month that is closed.
  await oilMonths.patch(ctx, id, { ...monthLines(book), ...monthFigures(book) }, { action: 'freeze' });
  const closed = { periodStatus: 'CLOSED', closedAt: ctx.now.toISOString(), closedName: ctx.user.name };
  await oilMonths.patch(ctx, id, closed, { action: 'close' });
  await ctx.db.query({
    name: 'voyage-oil-month-next',
    text: `insert into voyage_oil_month (version, create_by, create_name, create_time, ship_name, month, status, period_status)
           values (1, $3, $4, $5, $1, $2, 'USE', 'OPEN') on conflict do nothing`,
    values: [shipId, monthsAfter(month, 1), ctx.user.id, ctx.user.name, ctx.now.toISOString()],
  });
}

/** Opens the last closed month again; what it had frozen goes with it. */
export const lastClosedAlone: ActHandler<(typeof oilMonth)['fields']> = async (ctx, { row, move }) => {
  await lockChain(ctx, row.shipName);
  const until = await oilClosedUntil(ctx, row.shipName);
  if (until !== undefined && until > row.month)
    throw new AppError('RULE', {
      zh: `${until} 已结账，先反结账较晚的月份`,
      en: `${until} is closed: reopen the later month first`,
    });
  const empty = { grades: [], entries: [], layers: [], usedQty: null, usedAmount: null, closingAmount: null };
  return move({ ...empty, status: 'USE', closedAt: null, closedName: null });
};
