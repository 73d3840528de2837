import type { Ctx } from '../../../../kernel/server/context.ts';
import type { Decimal } from '../../../../kernel/value/decimal.ts';

/** What the engines of a ship ran between a report that counts and the one before it: hours, times UTC. */
export type EngineHours = {
  /** The confirmed report before; null for the first one of a ship. */
  readonly from: string | null;
  readonly rptTime: string;
  /** At constant speed and while manoeuvring; null where the report says neither. */
  readonly main: Decimal | null;
  /** Of all generators together. */
  readonly generators: Decimal | null;
};

/** By the confirmed reports of a ship after a moment, in the order of their times. Whoever asks has looked at whose ship it is. */
export const engineHoursAfter = (ctx: Ctx, shipId: number, after: string): Promise<EngineHours[]> =>
  ctx.db.query<EngineHours>({
    name: 'voyage-engine-hours-after',
    text: `select b.at as "from", r.rpt_time as "rptTime", h.main::text as main, h.generators::text as generators
           from voyage_report r
           left join lateral (select max(e.rpt_time) as at from voyage_report e where e.ship_name = r.ship_name
             and e.confirmed = 'CONFIRMED' and e.deleted_at is null and e.rpt_time < r.rpt_time) b on true
           left join lateral (select sum(o.running_hour) filter (where o.row_code in ('ME_CONST', 'ME_MAN')) as main,
               sum(o.running_hour) filter (where o.row_code in ('GE_SEA', 'GE_DISCH')) as generators
             from voyage_report_oil o where o.parent_id = r.id) h on true
           where r.ship_name = $1 and r.deleted_at is null and r.confirmed = 'CONFIRMED' and r.rpt_time > $2::timestamptz
           order by r.rpt_time, r.id`,
    values: [shipId, after],
  });
