import type { Ctx } from '../../../kernel/server/context.ts';
import { div, isPositive, round, sub } from '../../../kernel/value/decimal.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import type { BoardRow } from '../board/board.rules.ts';
import { isBound } from '../board/board-view.rules.ts';
import { accountNamed } from '../voyages/service/ship-account.server.ts';
import type { ShipNow } from './ship-now.rules.ts';

type Around = Pick<ShipNow, 'imo' | 'departureTime' | 'departureZone' | 'captain' | 'captainId'> & {
  readonly distance: string | null;
};

/**
 * What the board does not say of one ship: when she left her last port and how far she has run since, and her master. She left by her
 * newest departure report, which may be the one at which her voyage was cut off.
 */
const AROUND_SQL = `
select s.imo, d.rpt_time as "departureTime", d.zone::float8 as "departureZone", vo.captain,
  ${accountNamed('vo.captain', 's.organization_id')} as "captainId",
  (select sum(coalesce(r.ss_dist, 0) + coalesce(r.man_dist, 0))::text from voyage_report r where r.ship_name = s.id and r.deleted_at is null
    and r.rpt_time > coalesce(d.rpt_time, vo.start_time) and r.rpt_time <= $2) as distance
from ${SHIPS} s
left join voyage_voyage vo on vo.id = $3
left join lateral (select x.rpt_time, x.zone from voyage_report x where x.ship_name = s.id and x.deleted_at is null
  and x.rpt_type = 'DEPARTURE' and x.rpt_time <= $2 order by x.rpt_time desc limit 1) d on true
where s.id = $1`;

/** A ship of the board with the passage that she is on. */
export async function shipNow(ctx: Ctx, row: BoardRow): Promise<ShipNow> {
  const [around] = await ctx.db.query<Around>({
    name: 'voyage-ship-now',
    text: AROUND_SQL,
    values: [row.shipId, row.rptTime, row.voyageId],
  });
  const done = Number(around?.distance ?? 0);
  const left = isBound(row) && row.nextDis !== null ? Number(row.nextDis) : null;
  return {
    ...row,
    imo: around?.imo ?? null,
    departureTime: around?.departureTime ?? null,
    departureZone: around?.departureZone ?? null,
    captain: around?.captain ?? null,
    captainId: around?.captainId ?? null,
    progress: left === null || done + left === 0 ? null : Math.min(1, done / (done + left)),
    remainingHours: isPositive(row.avgSpeed) ? round(div(row.nextDis, row.avgSpeed), 1) : null,
    trim: round(sub(row.aftDraft, row.fwdDraft), 2),
  };
}
