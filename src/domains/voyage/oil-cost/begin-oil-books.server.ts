import type { Ctx } from '../../../kernel/server/context.ts';
import { SHIP_MONTH } from './oil-receipts.resource.ts';

/** Reports that were confirmed: these, or with null all that are. */
type Confirmed = readonly number[] | null;

const CONFIRMED = `from voyage_report r where ($1::bigint[] is null or r.id = any($1)) and r.confirmed = 'CONFIRMED' and r.deleted_at is null`;

/**
 * The oil books take what confirmed reports say: their months stand there, and a price waits for each of their deliveries. A ship's books
 * begin with the stock that her first report found on board.
 */
export async function beginOilBooks(ctx: Ctx, reportIds: Confirmed): Promise<void> {
  const values = [reportIds, ctx.user.id, ctx.user.name, ctx.now.toISOString()];
  await ctx.db.query({
    name: 'voyage-oil-opening',
    text: `insert into voyage_oil_receipt (version, create_by, create_name, create_time, ship_name, source_kind, report_id, seq, oil_grade, bonded, estimated)
           select 1, $2, $3, $4, f.ship_name, 'OPENING', f.id, 0, split_part(g.key, ':', 1), g.key like '%:B', false
           from (select distinct on (r.ship_name) r.ship_name, r.id ${CONFIRMED}
               and not exists (select from voyage_oil_month m where m.ship_name = r.ship_name and m.deleted_at is null)
             order by r.ship_name, r.rpt_time) f
           join voyage_report_oil o on o.parent_id = f.id and o.row_code = 'LAST_STOCK'
           cross join lateral jsonb_each_text(o.grades) g where g.value::numeric > 0
           on conflict do nothing`,
    values,
  });
  await ctx.db.query({
    name: 'voyage-oil-months-begun',
    text: `insert into voyage_oil_month (version, create_by, create_name, create_time, ship_name, month, status, period_status)
           select distinct 1, $2::bigint, $3::text, $4::timestamptz, r.ship_name, ${SHIP_MONTH}, 'USE', 'OPEN' ${CONFIRMED}
           on conflict do nothing`,
    values,
  });
  await ctx.db.query({
    name: 'voyage-oil-deliveries',
    text: `insert into voyage_oil_receipt (version, create_by, create_name, create_time, ship_name, source_kind, report_id, seq, oil_grade, bonded, estimated)
           select 1, $2, $3, $4, r.ship_name, 'BUNKER', r.id, l.seq, l.oil_grade, coalesce(l.bonded, false), false
           from voyage_bunkering l join (select r.id, r.ship_name ${CONFIRMED}) r on r.id = l.parent_id
           on conflict do nothing`,
    values,
  });
}
