import { z } from 'zod';
import { route } from '../../../kernel/route.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { inScope, scopeOf } from '../../../kernel/server/permit/permit.ts';
import { initialCourse } from '../../../kernel/value/position.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { PORTS } from '../../parameter/public.server.ts';
import type { NoonReport } from '../noon/noon-time.rules.ts';
import { SHIP_DEFAULTS } from '../reports/report-ship.rules.ts';
import type { BoardRow } from './board.rules.ts';
import { reportDue } from './report-due.rules.ts';

type Fetched = Omit<BoardRow, 'course' | 'ageHours' | 'ageState' | 'dueAt' | 'dueState' | 'stocks'> & {
  noonHour: number | null;
  previousLat: number | null;
  previousLon: number | null;
  rows: readonly { rowCode: string; grades: Record<string, string> | null }[] | null;
};

const BOARD_SQL = (english: boolean): string => {
  const portName = (alias: string): string =>
    english ? `coalesce(nullif(${alias}.name_en, ''), ${alias}.name)` : `${alias}.name`;
  return `
select v.id as "shipId", v.name as "shipName", v.name_en as "shipNameEn", v.ship_code as "shipCode", v.noon_hour as "noonHour",
  vo.id as "voyageId", vo.voyage_no as "voyageNo", vo.voyage_kind as "voyageKind", (vo.voyage_kind is not distinct from 'REPAIR' or v.status = 'REPAIR') as repair,
  r.id as "reportId", r.rpt_type as "rptType", r.rpt_time as "rptTime", r.zone::float8 as zone, coalesce(r.confirmed = 'CONFIRMED', false) as confirmed,
  coalesce(r.returned, false) as returned, r.ship_status as "shipStatus", r.movement_state as "movementState",
  r.latitude, r.longitude, r.lat::float8 as lat, r.lon::float8 as lon, r.avg_speed as "avgSpeed",
  r.last_port as "lastPort", ${portName('lp')} as "lastPortName", r.next_port as "nextPort", ${portName('np')} as "nextPortName",
  r.next_dis as "nextDis", r.eta, coalesce(np.zone, r.zone)::float8 as "etaZone", r.fwd_draft as "fwdDraft", r.aft_draft as "aftDraft",
  before.lat as "previousLat", before.lon as "previousLon",
  (select count(*)::int from voyage_report u where u.ship_name = v.id and u.deleted_at is null and u.confirmed = 'UNCONFIRMED') as unconfirmed,
  (select jsonb_agg(jsonb_build_object('rowCode', o.row_code, 'grades', o.grades)) from voyage_report_oil o
    where o.parent_id = r.id and o.row_code in ('CURRENT_STOCK', 'BOOK_STOCK')) as rows,
  (select string_agg(p.cargo_name || ' ' || trim(to_char(p.tonnes, '999G999G990')) || ' t', '; ') from (
    select c.cargo_name, sum(case c.op_type when 'LOADING' then 1 else -1 end * coalesce(c.bl_qty, c.shore_qty, c.ship_qty)) as tonnes
    from voyage_report cr join voyage_report_cargo c on c.parent_id = cr.id
    where cr.voyage_no = vo.id and cr.deleted_at is null and cr.rpt_time <= r.rpt_time and c.cargo_name is not null
    group by c.cargo_name having sum(case c.op_type when 'LOADING' then 1 else -1 end * coalesce(c.bl_qty, c.shore_qty, c.ship_qty)) > 1) p) as cargo
from ${SHIPS} v
left join lateral (select * from voyage_report x where x.ship_name = v.id and x.deleted_at is null
  and (not $2::boolean or x.confirmed = 'CONFIRMED') order by x.rpt_time desc, x.id desc limit 1) r on true
left join lateral (select y.lat::float8 as lat, y.lon::float8 as lon from voyage_report y where y.ship_name = v.id and y.deleted_at is null
  and y.rpt_time < r.rpt_time and y.lat is not null and (y.lat, y.lon) is distinct from (r.lat, r.lon) order by y.rpt_time desc limit 1) before on true
left join lateral (select * from voyage_voyage w where w.ship_name = v.id and w.deleted_at is null and w.voyage_status = 'OPEN' order by w.id desc limit 1) vo on true
left join ${PORTS} lp on lp.id = r.last_port
left join ${PORTS} np on np.id = r.next_port
where v.deleted_at is null and v.status in ('ACTIVE', 'REPAIR', 'LAID_UP') and ($1::bigint[] is null or v.id = any($1::bigint[]))
order by v.id`;
};

/** The ships of the board that the user may see, with their newest reports; `confirmedOnly` as the map has it. */
export async function boardRows(
  ctx: Ctx,
  options: { confirmedOnly: boolean; shipIds?: readonly number[] },
): Promise<BoardRow[]> {
  const scope = scopeOf(ctx.user, 'vessel');
  const asked = options.shipIds?.filter((id) => inScope(ctx.user, 'vessel', id));
  const rows = await ctx.db.query<Fetched>({
    name: `voyage-board-${ctx.lang}`,
    text: BOARD_SQL(ctx.lang === 'en'),
    values: [asked ?? (scope === 'all' ? null : scope), options.confirmedOnly],
  });
  return rows.map((row) => complete(row, ctx.now.toISOString()));
}

function complete({ noonHour, previousLat, previousLon, rows, ...row }: Fetched, now: string): BoardRow {
  const moving =
    row.shipStatus === 'SAILING' &&
    row.lat !== null &&
    row.lon !== null &&
    previousLat !== null &&
    previousLon !== null;
  const course = moving
    ? Math.round(
        initialCourse({
          from: { latitude: previousLat, longitude: previousLon },
          to: { latitude: row.lat!, longitude: row.lon! },
        }),
      ) % 360
    : null;
  const sounded = rows?.find((line) => line.rowCode === 'CURRENT_STOCK')?.grades ?? {};
  const booked = rows?.find((line) => line.rowCode === 'BOOK_STOCK')?.grades ?? {};
  const due = row.rptTime === null ? null : dueOf(row as Fetched & { rptTime: string }, noonHour, now);
  return {
    ...row,
    course,
    stocks: { ...booked, ...sounded },
    ageHours: due?.age ?? null,
    ageState: due?.ageState ?? null,
    // A ship in repair owes no noon reports (5.11).
    dueAt: row.repair ? null : (due?.dueAt ?? null),
    dueState: row.repair ? null : (due?.dueState ?? null),
  };
}

function dueOf(
  row: Pick<BoardRow, 'zone' | 'rptType' | 'shipStatus' | 'repair'> & { rptTime: string },
  noonHour: number | null,
  now: string,
) {
  const last = {
    rptTime: row.rptTime,
    zone: row.zone ?? 0,
    rptType: row.rptType,
    shipStatus: row.shipStatus,
  } as NoonReport;
  return reportDue({
    last,
    noonHour: noonHour ?? SHIP_DEFAULTS.noonHour,
    substitution: SHIP_DEFAULTS.noonSubstitution,
    weekly: row.repair,
    now,
  });
}

const boardCall = route({
  method: 'GET',
  path: '/api/voyage/board',
  permission: 'voyage:report:list',
  summary: { zh: '船位报告跟踪', en: 'Vessel position report tracking' },
  query: z.object({ confirmedOnly: z.enum(['true', 'false']).optional() }),
});

const trackCall = route({
  method: 'GET',
  path: '/api/voyage/track',
  permission: 'voyage:report:list',
  summary: { zh: '船舶航迹', en: 'Track of a ship' },
  query: z.object({
    shipId: z.coerce.number<number>().int().positive(),
    days: z.coerce.number<number>().int().min(1).max(366).optional(),
  }),
});

async function track(ctx: Ctx, shipId: number, days: number): Promise<unknown[]> {
  if (!inScope(ctx.user, 'vessel', shipId)) return [];
  return ctx.db.query({
    name: 'voyage-track',
    text:
      'select rpt_time as "rptTime", lat::float8 as lat, lon::float8 as lon, rpt_type as "rptType", ship_status as "shipStatus" from voyage_report ' +
      'where ship_name = $1 and deleted_at is null and lat is not null and rpt_time >= $2 order by rpt_time',
    values: [shipId, new Date(ctx.now.getTime() - days * 86_400_000).toISOString()],
  });
}

export const boardEndpoints: readonly Endpoint[] = [
  serve(boardCall, (ctx, { query }) => boardRows(ctx, { confirmedOnly: query.confirmedOnly === 'true' })),
  serve(trackCall, (ctx, { query }) => track(ctx, query.shipId, query.days ?? 30)),
];
