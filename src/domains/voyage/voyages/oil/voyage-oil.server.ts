import type { Reply } from '../../../../kernel/route.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import { type Endpoint, serve } from '../../../../kernel/server/http/endpoint.ts';
import { holds } from '../../../../kernel/server/permit/permit.ts';
import { type Decimal, round, sum } from '../../../../kernel/value/decimal.ts';
import { OIL_PRICE_PERMISSION } from '../../oil-cost/oil-cost.text.ts';
import { voyageOilCost } from '../../oil-cost/voyage-cost.server.ts';
import { voyage } from '../voyage.resource.ts';
import { voyageOilCall } from './voyage-oil.calls.ts';
import { type VoyageOilFact, voyageOil } from './voyage-oil.rules.ts';

const voyages = recordsOf(voyage);

/** The oil rows of a voyage's reports, each grade and lubricant by itself; `first` and `last` mark its first and last report. */
const CELLS = `select o.row_code as row, c.oil, c.qty, r.first, r.last
  from (select r.id, row_number() over (order by r.rpt_time, r.id) = 1 as first, row_number() over (order by r.rpt_time desc, r.id desc) = 1 as last
    from voyage_report r where r.voyage_no = $1 and r.deleted_at is null) r
  join voyage_report_oil o on o.parent_id = r.id
  cross join lateral (select g.key as oil, g.value::numeric as qty from jsonb_each_text(o.grades) g
    union all select l.oil, l.qty from (values ('meSystemOil', o.me_system_oil), ('aeSystemOil', o.ae_system_oil), ('cylinderOil', o.cylinder_oil),
      ('turbineOil', o.turbine_oil), ('hydraulicOil', o.hydraulic_oil), ('gearOil', o.gear_oil)) l (oil, qty)) c
  where c.qty is not null`;

type Spent = { hours: Decimal; distance: Decimal; unconfirmed: number };

async function oilOf(ctx: Ctx, id: number): Promise<Reply<typeof voyageOilCall>> {
  const { shipName: shipId, voyageNo } = await voyages.get(ctx, id);
  const [facts, [spent]] = await ctx.db.together((db) =>
    Promise.all([
      db.query<VoyageOilFact>({
        name: 'voyage-oil-cells',
        text: `with cells as (${CELLS})
               select row, oil, sum(qty)::text as qty from cells
               where row not in ('LAST_STOCK', 'CURRENT_STOCK', 'BOOK_STOCK', 'TOTAL') or row = 'LAST_STOCK' and first group by 1, 2
               union all
               select 'CURRENT_STOCK', oil, coalesce(max(qty) filter (where row = 'CURRENT_STOCK'), max(qty))::text from cells
               where last and row in ('CURRENT_STOCK', 'BOOK_STOCK') group by oil`,
        values: [id],
      }),
      db.query<Spent>({
        name: 'voyage-oil-spent',
        text: `select round(coalesce(extract(epoch from max(r.rpt_time) - least(v.start_time, min(r.rpt_time))) / 3600, 0), 2)::text as hours,
                 coalesce(sum(r.ss_dist), 0)::numeric(20, 1) as distance, count(*) filter (where r.confirmed = 'UNCONFIRMED')::int as unconfirmed
               from voyage_voyage v left join voyage_report r on r.voyage_no = v.id and r.deleted_at is null where v.id = $1 group by v.id`,
        values: [id],
      }),
    ]),
  );
  const { hours = '0.00', distance = '0.0', unconfirmed = 0 } = spent ?? {};
  const cost = holds(ctx.user, OIL_PRICE_PERMISSION) ? await voyageOilCost(ctx, { shipId, voyageId: id }) : null;
  const { columns, ...figures } = voyageOil(facts, { hours, distance });
  return {
    voyageNo: voyageNo ?? '',
    ...figures,
    columns: [...columns],
    hours,
    distance,
    unconfirmed,
    cost: cost && Object.fromEntries(cost),
    costTotal: cost && round(sum(cost.values()) ?? '0', 2),
  };
}

export const voyageOilEndpoint: Endpoint = serve(voyageOilCall, (ctx, { params }) => oilOf(ctx, params.id));
