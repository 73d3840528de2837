import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { scopeOf } from '../../../kernel/server/permit/permit.ts';
import { dailyOilCall, monthlyCargoCall } from './wall.calls.ts';
import { lastDays, lastMonths, type Period } from './wall.rules.ts';

/** Beijing has no summer time: its calendar is eight hours ahead of UTC at every moment. */
const LOCAL = "(r.rpt_time at time zone 'UTC' + interval '8 hours')";

/** Confirmed reports of the user's ships within a time: the index by report time bounds what is read. */
const CONFIRMED =
  "r.deleted_at is null and r.confirmed = 'CONFIRMED' and r.rpt_time >= $1 and r.rpt_time <= $2 and ($3::bigint[] is null or r.ship_name = any($3::bigint[]))";

const bounds = (ctx: Ctx, periods: readonly Period[]): unknown[] => {
  const scope = scopeOf(ctx.user, 'vessel');
  return [periods[0]!.from, periods.at(-1)!.to, scope === 'all' ? null : scope];
};

type Oil = { name: string; fuel: string; diesel: string; reports: number };

async function dailyOil(ctx: Ctx, days: number) {
  const periods = lastDays(ctx.now.toISOString(), days);
  const rows = await ctx.db.query<Oil>({
    name: 'voyage-daily-oil',
    text:
      `select to_char(${LOCAL}, 'YYYY-MM-DD') as name, coalesce(sum(r.fuel_used), 0)::text as fuel, ` +
      `coalesce(sum(r.diesel_used), 0)::text as diesel, count(*)::int as reports from voyage_report r where ${CONFIRMED} group by 1`,
    values: bounds(ctx, periods),
  });
  return periods.map(({ name, from, to }) => {
    const row = rows.find((one) => one.name === name);
    return { day: name, from, to, fuel: row?.fuel ?? '0', diesel: row?.diesel ?? '0', reports: row?.reports ?? 0 };
  });
}

type Cargo = { name: string; foreign: string; domestic: string; reports: number };

async function monthlyCargo(ctx: Ctx, months: number) {
  const periods = lastMonths(ctx.now.toISOString(), months);
  const rows = await ctx.db.query<Cargo>({
    name: 'voyage-monthly-cargo',
    text:
      `select to_char(${LOCAL}, 'YYYY-MM') as name, coalesce(sum(r.cargo_loaded) filter (where v.trade_mode = 'FOREIGN'), 0)::text as foreign, ` +
      "coalesce(sum(r.cargo_loaded) filter (where v.trade_mode is distinct from 'FOREIGN'), 0)::text as domestic, count(*)::int as reports " +
      `from voyage_report r join voyage_voyage v on v.id = r.voyage_no where ${CONFIRMED} and r.cargo_loaded is not null group by 1`,
    values: bounds(ctx, periods),
  });
  return periods.map(({ name, from, to }) => {
    const row = rows.find((one) => one.name === name);
    return {
      month: name,
      from,
      to,
      foreign: row?.foreign ?? '0',
      domestic: row?.domestic ?? '0',
      reports: row?.reports ?? 0,
    };
  });
}

export const wallEndpoints: readonly Endpoint[] = [
  serve(dailyOilCall, (ctx, { query }) => dailyOil(ctx, query.days ?? 30)),
  serve(monthlyCargoCall, (ctx, { query }) => monthlyCargo(ctx, query.months ?? 12)),
];
