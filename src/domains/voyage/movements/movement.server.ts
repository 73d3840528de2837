import type { Ctx } from '../../../kernel/server/context.ts';
import { writeLayout } from '../../../kernel/server/excel/layout.ts';
import { fileName, XLSX_TYPE } from '../../../kernel/server/excel/workbook.ts';
import { Download, type Endpoint, serve } from '../../../kernel/server/http/endpoint.ts';
import { scopeOf } from '../../../kernel/server/permit/permit.ts';
import { say, type Text } from '../../../kernel/text.ts';
import { toLocal } from '../../../kernel/value/zone.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { PORTS } from '../../parameter/public.server.ts';
import { SHORE_ZONE, shipTimeWithZone } from '../ship-time.rules.ts';
import { type Movement, movementsCall, movementsSheetCall } from './movement.calls.ts';
import { MOVEMENT_COLUMNS, morningOf, movementWords, nextEventOf } from './movement.rules.ts';
import { MOVEMENT_TEXT as TEXT } from './movement.text.ts';

type Read = Omit<Movement, 'nextEvent' | 'nextTime' | 'nextPort' | 'nextZone' | 'port' | 'berth'> & {
  readonly portName: string | null;
  readonly portZone: number | null;
  readonly berth: string | null;
  readonly eta: string | null;
  readonly etb: string | null;
  readonly etd: string | null;
};

/**
 * The newest report of each ship up to a moment, whoever confirmed it since, the voyage she was on, and the call of its port. A state
 * lasts from the first report that told of it behind the last one that told of another.
 */
const MOVEMENTS_SQL = (english: boolean): string => {
  const name = (alias: string): string =>
    english ? `coalesce(nullif(${alias}.name_en, ''), ${alias}.name)` : `${alias}.name`;
  const tonnes = `case c.op_type when 'LOADING' then 1 else -1 end * coalesce(c.bl_qty, c.shore_qty, c.ship_qty)`;
  return `
select v.id as "shipId", ${name('v')} as ship, coalesce(vo.voyage_kind = 'REPAIR', false) as repair,
  vo.id as "voyageId", vo.voyage_no as "voyageNo", r.id as "reportId", r.rpt_time as "rptTime", r.zone::float8 as zone,
  coalesce(r.confirmed = 'CONFIRMED', false) as confirmed, r.ship_status as status, r.latitude, r.longitude, r.rpt_note as remark,
  (select f.rpt_time from voyage_report f where f.ship_name = v.id and f.deleted_at is null and f.rpt_time <= r.rpt_time
    and f.rpt_time > coalesce((select o.rpt_time from voyage_report o where o.ship_name = v.id and o.deleted_at is null
      and o.rpt_time < r.rpt_time and o.ship_status is distinct from r.ship_status order by o.rpt_time desc limit 1), '-infinity')
    order by f.rpt_time limit 1) as since,
  ${name('np')} as "portName", coalesce(np.zone, r.zone)::float8 as "portZone", r.eta, call.etb, call.etd, call.berth,
  (select string_agg(p.cargo_name || ' ' || trim(to_char(p.tonnes, '999G999G990')) || ' t', '; ') from (
    select c.cargo_name, sum(${tonnes}) as tonnes
    from voyage_report cr join voyage_report_cargo c on c.parent_id = cr.id
    where cr.voyage_no = vo.id and cr.deleted_at is null and cr.rpt_time <= r.rpt_time and c.cargo_name is not null
    group by c.cargo_name having sum(${tonnes}) > 1) p) as cargo
from ${SHIPS} v
left join lateral (select * from voyage_report x where x.ship_name = v.id and x.deleted_at is null and x.rpt_time <= $2
  order by x.rpt_time desc, x.id desc limit 1) r on true
left join lateral (select * from voyage_voyage w where w.ship_name = v.id and w.deleted_at is null and w.start_time <= $2
  and w.voyage_status in ('OPEN', 'CLOSED') and (w.end_time is null or w.end_time >= r.rpt_time)
  order by w.start_time desc limit 1) vo on true
left join lateral (select k.etb, k.etd, k.berth from voyage_voyage_port k where k.voyage = vo.id and k.port = r.next_port
  and k.deleted_at is null and coalesce(k.said_atd, k.atd, 'infinity') > $2 order by k.seq, k.id limit 1) call on true
left join ${PORTS} np on np.id = r.next_port
where v.deleted_at is null and v.status in ('ACTIVE', 'REPAIR', 'LAID_UP') and ($1::bigint[] is null or v.id = any($1::bigint[]))
order by v.id`;
};

function complete({ portName, portZone, berth, eta, etb, etd, ...row }: Read): Movement {
  const nextEvent = nextEventOf(row.status);
  const sails = row.status === 'SAILING';
  const nextTime = { ARRIVE: eta, BERTH: etb, DEPART: etd };
  return {
    ...row,
    port: sails ? null : portName,
    berth: sails || row.status === 'ANCHORING' ? null : berth,
    nextEvent,
    // Behind a berth the way leads out of this port, wherever to: her departure names it.
    nextPort: nextEvent === 'DEPART' ? null : portName,
    nextTime: nextEvent && nextTime[nextEvent],
    nextZone: portZone,
  };
}

export async function movementsAt(ctx: Ctx, asked: string | undefined): Promise<{ at: string; rows: Movement[] }> {
  const at = asked ?? morningOf(ctx.now.toISOString());
  const scope = scopeOf(ctx.user, 'vessel');
  const rows = await ctx.db.query<Read>({
    name: `voyage-movements-${ctx.lang}`,
    text: MOVEMENTS_SQL(ctx.lang === 'en'),
    values: [scope === 'all' ? null : scope, at],
  });
  return { at, rows: rows.map(complete) };
}

const WIDTH = {
  ship: 20,
  voyage: 14,
  cargo: 30,
  where: 28,
  status: 12,
  since: 20,
  next: 22,
  eta: 20,
  remark: 40,
} as const;

async function movementSheet(ctx: Ctx, asked: string | undefined): Promise<Download> {
  const { at, rows } = await movementsAt(ctx, asked);
  const t = (text: Text, values?: Record<string, string>): string => say(text, ctx.lang, values);
  const now = ctx.now.toISOString();
  const stream = await writeLayout([
    {
      name: t(TEXT.title),
      title: t(TEXT.title),
      about: t(TEXT.asOf, { time: shipTimeWithZone({ utc: at, zone: SHORE_ZONE, now }) }),
      across: true,
      columns: [
        { head: t(TEXT.number), width: 6 },
        ...MOVEMENT_COLUMNS.map((key) => ({ head: t(TEXT[key]), width: WIDTH[key] })),
      ],
      rows: rows.map((row, i) => {
        const words = movementWords(row, t, now);
        return [i + 1, ...MOVEMENT_COLUMNS.map((key) => words[key] || null)];
      }),
    },
  ]);
  const stamp = toLocal({ utc: at, zone: SHORE_ZONE }).slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-');
  return new Download({ stream, filename: fileName(t(TEXT.title), stamp), type: XLSX_TYPE });
}

export const movementEndpoints: readonly Endpoint[] = [
  serve(movementsCall, (ctx, { query }) => movementsAt(ctx, query.at)),
  serve(movementsSheetCall, (ctx, { query }) => movementSheet(ctx, query.at)),
];
