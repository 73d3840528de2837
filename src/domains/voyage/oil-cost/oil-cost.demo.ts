import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { monthsAfter } from '../../../kernel/value/month.ts';
import { officeDay } from '../../../kernel/value/office-day.ts';
import { asPerson, holdersOf } from '../../identity/public.server.ts';
import { CURRENCIES } from '../../parameter/public.server.ts';
import { columnsOf, insertRows } from '../demo/bulk-insert.demo.ts';
import { beginOilBooks } from './begin-oil-books.server.ts';
import { monthFigures, monthLines } from './close-oil-month.server.ts';
import { oilBooks } from './oil-book.rules.ts';
import { oilEntry, oilLayer, oilMonthGrade } from './oil-month.resource.ts';
import { SHIP_MONTH } from './oil-receipts.resource.ts';
import { readOilFacts } from './read-oil-facts.server.ts';

type Row = Readonly<Record<string, unknown>>;

/** Books of every ship since her first report, priced, and closed up to the month before last. */
export async function demoOilBooks(ctx: Ctx): Promise<void> {
  const today = officeDay(ctx.now).slice(0, 7);
  await beginOilBooks(ctx, null);
  await price(ctx, today);
  const [by] = await holdersOf(ctx, { roles: ['FIN_MANAGER'] });
  await closeUntil(by === undefined ? ctx : await asPerson(ctx, by, ctx.now), monthsAfter(today, -2));
}

/**
 * About what a tonne cost, net of VAT, CNY: it swings over the year. Of last month the prices are estimates, of this one the deliveries
 * wait for theirs.
 */
async function price(ctx: Ctx, today: string): Promise<void> {
  await ctx.db.query({
    text: `update voyage_oil_receipt b set rate = 1, rate_date = (r.rpt_time at time zone 'UTC')::date, estimated = ${SHIP_MONTH} = $2,
             currency_id = (select c.id from ${CURRENCIES} c where c.code = 'CNY' and c.deleted_at is null),
             unit_price = round((case b.oil_grade when 'HFO380' then 3300 when 'VLSFO' then 4180 when 'ULSFO' then 4760 when 'MDO' then 5150 else 5480 end
               * (1 + 0.05 * sin(extract(epoch from r.rpt_time) / 3200000)) - case when b.bonded then 110 else 0 end)::numeric, 0)
           from voyage_report r where r.id = b.report_id and ${SHIP_MONTH} < $1`,
    values: [today, monthsAfter(today, -1)],
  });
}

/** Closes all months up to one, as if each had been submitted and agreed to when it ended. */
async function closeUntil(ctx: Ctx, until: string): Promise<void> {
  const months = await ctx.db.query<{ id: number; shipId: number; month: string }>(
    `select id, ship_name as "shipId", month from voyage_oil_month where month <= $1 and deleted_at is null order by ship_name, month`,
    [until],
  );
  const closed: Row[] = [];
  const lines: { grades: Row[]; entries: Row[]; layers: Row[] } = { grades: [], entries: [], layers: [] };
  for (const [shipId, own] of Map.groupBy(months, (one) => one.shipId)) {
    const facts = await readOilFacts(ctx, shipId);
    const books = oilBooks({ ...facts, months: own.map(({ month }) => month) });
    for (const [at, { id, month }] of own.entries()) {
      const book = books[at];
      if (!book || book.short.size > 0) break;
      const { usedQty, usedAmount, closingAmount } = monthFigures(book);
      const closedAt = `${monthsAfter(month, 1)}-05T02:00:00.000Z`;
      closed.push({
        id,
        used_qty: usedQty,
        used_amount: usedAmount,
        closing_amount: closingAmount,
        closed_at: closedAt,
      });
      const kept = monthLines(book);
      const placed = (resource: AnyResource, rows: readonly Row[]): Row[] =>
        rows.map((row, seq) => ({ ...columnsOf(resource, row), parent_id: id, seq }));
      lines.grades.push(...placed(oilMonthGrade, kept.grades));
      lines.entries.push(...placed(oilEntry, kept.entries));
      lines.layers.push(...placed(oilLayer, kept.layers));
    }
  }
  await insertRows(ctx, 'voyage_oil_month_grade', lines.grades);
  await insertRows(ctx, 'voyage_oil_entry', lines.entries);
  await insertRows(ctx, 'voyage_oil_layer', lines.layers);
  await ctx.db.query(
    `update voyage_oil_month m set period_status = 'CLOSED', status = 'APPROVE', used_qty = c.used_qty, used_amount = c.used_amount,
       closing_amount = c.closing_amount, closed_at = c.closed_at, closed_name = $2, version = 2, update_name = $2, update_time = c.closed_at
     from json_to_recordset($1) as c (id bigint, used_qty numeric, used_amount numeric, closing_amount numeric, closed_at timestamptz)
     where c.id = m.id`,
    [JSON.stringify(closed), ctx.user.name],
  );
}
