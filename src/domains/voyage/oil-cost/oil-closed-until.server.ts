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

/** The last month of closed oil books in which one of these reports of a ship lies, `yyyy-MM`; nothing where they all lie behind them. */
export async function closedOilMonthOf(ctx: Ctx, reportIds: readonly number[]): Promise<string | undefined> {
  const [closed] = await ctx.db.query<{ month: string | null }>({
    name: 'voyage-oil-month-of-reports',
    text: `select max(${SHIP_MONTH}) as month from voyage_report r where r.id = any($1::bigint[]) and ${SHIP_MONTH} <= (
             select max(m.month) from voyage_oil_month m
             where m.ship_name = r.ship_name and m.deleted_at is null and m.period_status = 'CLOSED')`,
    values: [reportIds],
  });
  return closed?.month ?? undefined;
}

/** Whether the oil month of a report still takes changes. */
export async function isOilMonthOpen(ctx: Ctx, reportId: number): Promise<boolean> {
  return (await closedOilMonthOf(ctx, [reportId])) === undefined;
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

/** The closed months of the oil books in which reports lie, in their order. */
export const closedOilMonthsOf = (
  ctx: Ctx,
  reportIds: readonly number[],
): Promise<{ readonly id: number; readonly month: string }[]> =>
  ctx.db.query({
    name: 'voyage-closed-oil-months-of-reports',
    text: `select distinct m.id, m.month from voyage_report r join voyage_oil_month m on m.ship_name = r.ship_name and m.month = ${SHIP_MONTH}
           where r.id = any($1::bigint[]) and m.deleted_at is null and m.period_status = 'CLOSED' order by m.month`,
    values: [reportIds],
  });
