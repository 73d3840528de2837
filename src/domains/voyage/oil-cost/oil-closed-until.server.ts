import type { Ctx } from '../../../kernel/server/context.ts';
import { SHIP_MONTH } from './oil-receipts.resource.ts';

/** The month until which a ship's oil books are closed, `yyyy-MM`; nothing where none is. */
export async function oilClosedUntil(ctx: Ctx, shipId: number): Promise<string | undefined> {
  const [closed] = await ctx.db.query<{ month: string | null }>({
    name: 'voyage-oil-closed-until',
    text: `select max(month) as month from voyage_oil_month where ship_name = $1 and deleted_at is null and period_status = 'CLOSED'`,
    values: [shipId],
  });
  return closed?.month ?? undefined;
}

/** Whether the oil month of a report still takes changes. */
export async function isOilMonthOpen(ctx: Ctx, reportId: number): Promise<boolean> {
  const [closed] = await ctx.db.query({
    name: 'voyage-oil-month-of-report',
    text: `select from voyage_report r join voyage_oil_month m on m.ship_name = r.ship_name and m.deleted_at is null
           where r.id = $1 and m.period_status = 'CLOSED' and m.month >= ${SHIP_MONTH} limit 1`,
    values: [reportId],
  });
  return closed === undefined;
}

/** The same of the month in which a voyage ended. */
export async function isEndOfVoyageOpen(ctx: Ctx, voyageId: number): Promise<boolean> {
  const [last] = await ctx.db.query<{ id: number }>({
    name: 'voyage-last-report',
    text: 'select id from voyage_report where voyage_no = $1 and deleted_at is null order by rpt_time desc limit 1',
    values: [voyageId],
  });
  return last === undefined || isOilMonthOpen(ctx, last.id);
}
