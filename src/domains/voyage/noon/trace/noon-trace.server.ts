import { AppError } from '../../../../kernel/errors.ts';
import type { Reply } from '../../../../kernel/route.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { recordsOf } from '../../../../kernel/server/crud/records.ts';
import { type Endpoint, serve } from '../../../../kernel/server/http/endpoint.ts';
import { notify } from '../../../../kernel/server/notify.ts';
import { inScope, scopeOf } from '../../../../kernel/server/permit/permit.ts';
import { localDate } from '../../../../kernel/value/zone.ts';
import { SHIPS } from '../../../fleet/public.server.ts';
import { aboard } from '../../messages/voyage-messages.server.ts';
import { SHIP_DEFAULTS } from '../../reports/report-ship.rules.ts';
import { SHORE_ZONE } from '../../ship-time.rules.ts';
import { noonExemption } from '../noon-exemption.resource.ts';
import { type TracedReport, traceNoons } from '../noon-trace.rules.ts';
import { countNoons } from './noon-counts.rules.ts';
import { askForNoonCall, exemptNoonCall, noonTraceCall, noonTraceSheet } from './noon-trace.calls.ts';
import { noonTraceSheetOf } from './noon-trace-sheet.server.ts';

export type NoonTrace = Reply<typeof noonTraceCall>;
type Row = NoonTrace['rows'][number];

type Period = { readonly shipId: number; readonly from: string; readonly to: string };
type Ship = {
  readonly id: number;
  readonly name: string;
  readonly nameEn: string | null;
  readonly noonHour: number | null;
};
type Report = Omit<TracedReport, 'id'> & { readonly id: number; readonly shipId: number };

/** Reports of some days before and after belong to a month: noons near its ends, and what the ship did last before it. */
const AROUND_DAYS = 3;
const DAY_MS = 86_400_000;

const exemptions = recordsOf(noonExemption);

function daysOf(month: string): string[] {
  const [year = 0, at = 0] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, at, 0)).getUTCDate();
  return Array.from({ length: count }, (_, i) => `${month}-${String(i + 1).padStart(2, '0')}`);
}

const moved = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString();

function shipsSeen(ctx: Ctx, shipId: number | undefined): Promise<Ship[]> {
  const scope = scopeOf(ctx.user, 'vessel');
  const asked =
    shipId === undefined ? (scope === 'all' ? null : scope) : inScope(ctx.user, 'vessel', shipId) ? [shipId] : [];
  return ctx.db.query<Ship>({
    name: 'voyage-noon-ships',
    text: `select v.id, v.name, v.name_en as "nameEn", v.noon_hour as "noonHour" from ${SHIPS} v
      where v.deleted_at is null and v.status in ('ACTIVE', 'REPAIR', 'LAID_UP') and ($1::bigint[] is null or v.id = any($1::bigint[]))
      order by v.id`,
    values: [asked],
  });
}

/** Reports of the time, and of each ship the last one before it: it says what the ship was doing. */
const reportsOf = (ctx: Ctx, ids: readonly number[], from: string, to: string): Promise<Report[]> =>
  ctx.db.query<Report>({
    name: 'voyage-noon-reports',
    text: `select r.id, r.ship_name as "shipId", r.rpt_time as "rptTime", r.zone::float8 as zone, r.rpt_type as "rptType",
        r.ship_status as "shipStatus", r.submit_time as "submittedAt"
      from unnest($1::bigint[]) s(id) cross join lateral (
        (select * from voyage_report x where x.ship_name = s.id and x.deleted_at is null and x.rpt_time < $2 order by x.rpt_time desc limit 1)
        union all
        (select * from voyage_report x where x.ship_name = s.id and x.deleted_at is null and x.rpt_time >= $2 and x.rpt_time <= $3)
      ) r order by r.rpt_time, r.id`,
    values: [ids, from, to],
  });

const exemptionsOf = (ctx: Ctx, ids: readonly number[], from: string, to: string): Promise<Period[]> =>
  ctx.db.query<Period>({
    name: 'voyage-noon-exemptions',
    text: `select ship_name as "shipId", "from", "to" from voyage_noon_exemption
      where deleted_at is null and ship_name = any($1::bigint[]) and "from" <= $3 and "to" >= $2`,
    values: [ids, from, to],
  });

const repairsOf = (ctx: Ctx, ids: readonly number[], from: string, to: string): Promise<Period[]> =>
  ctx.db.query<Period>({
    name: 'voyage-noon-repairs',
    text: `select ship_name as "shipId", start_time as "from", coalesce(end_time, $3) as "to" from voyage_voyage
      where deleted_at is null and voyage_kind = 'REPAIR' and voyage_status in ('OPEN', 'CLOSED')
        and ship_name = any($1::bigint[]) and start_time <= $3 and (end_time is null or end_time >= $2)`,
    values: [ids, from, to],
  });

async function trace(ctx: Ctx, month: string, shipId?: number): Promise<NoonTrace> {
  const days = daysOf(month);
  const ships = await shipsSeen(ctx, shipId);
  const ids = ships.map(({ id }) => id);
  const [from, to] = [moved(days[0]!, -AROUND_DAYS), moved(days.at(-1)!, AROUND_DAYS)];
  const [reports, exempt, repairs] = await Promise.all([
    reportsOf(ctx, ids, from, to),
    exemptionsOf(ctx, ids, from, to),
    repairsOf(ctx, ids, from, to),
  ]);
  const reportsBy = Map.groupBy(reports, (one) => one.shipId);
  const rows = ships.map((ship): Row => {
    const noons = traceNoons({
      reports: (reportsBy.get(ship.id) ?? []).map((report) => ({ ...report, id: String(report.id) })),
      from: days[0]!,
      to: days.at(-1)!,
      now: ctx.now.toISOString(),
      noonHour: ship.noonHour ?? SHIP_DEFAULTS.noonHour,
      substitution: SHIP_DEFAULTS.noonSubstitution,
      exemptions: exempt.filter((one) => one.shipId === ship.id),
      repairs: repairs.filter((one) => one.shipId === ship.id),
    });
    return {
      shipId: ship.id,
      ship: (ctx.lang === 'en' && ship.nameEn) || ship.name,
      noons: noons.map((noon) => ({ ...noon, reportId: noon.reportId === null ? null : Number(noon.reportId) })),
      ...countNoons(noons),
    };
  });
  return { days, rows, total: countNoons(rows.flatMap(({ noons }) => noons)) };
}

/** A noon of a ship that nobody reported yet; refused for any other. */
async function missed(ctx: Ctx, { shipId, date }: { shipId: number; date: string }) {
  const [row] = (await trace(ctx, date.slice(0, 7), shipId)).rows;
  if (!row) throw new AppError('NOT_FOUND', { zh: '找不到这艘船', en: 'There is no such ship' });
  const noon = row.noons.find((one) => one.date === date && (one.state === 'MISSING' || one.state === 'DUE'));
  if (!noon)
    throw new AppError('WRONG_STATE', {
      zh: `${row.ship} ${date} 没有缺报的正午报`,
      en: `${row.ship} has no noon report missing on ${date}`,
    });
  return { ...noon, ship: row.ship };
}

async function askFor(ctx: Ctx, body: { shipId: number; date: string }): Promise<{ told: number }> {
  const { ship } = await missed(ctx, body);
  const accounts = await aboard(ctx, body.shipId);
  if (accounts.length === 0)
    throw new AppError('WRONG_STATE', {
      zh: `${ship} 没有可接收消息的船舶账号，可联系系统管理员开设`,
      en: `${ship} has no account that could be told; an administrator can open one`,
    });
  const today = localDate({ utc: ctx.now.toISOString(), zone: SHORE_ZONE });
  const told = await notify(ctx, {
    to: accounts,
    kind: 'voyage.reminded',
    title: {
      zh: `${ctx.user.name} 催报：${ship} ${body.date} 正午报`,
      en: `${ctx.user.name} asks for the noon report of ${ship}, ${body.date}`,
    },
    text: { zh: '该日正午报尚未收到，请补报或说明原因。', en: 'It has not come; send it, or say why there is none.' },
    link: `/voyage/report-form-new?shipId=${body.shipId}&type=NOON`,
    resource: 'fleet.vessel',
    recordId: body.shipId,
    key: `voyage.reminded:${body.shipId}:${body.date}:${today}`,
  });
  return { told };
}

/** The half day around the ship's noon: the next noons are owed as before. */
const HALF_DAY_MS = DAY_MS / 2 - 1;

async function exempt(
  ctx: Ctx,
  { reason, remark, ...body }: { shipId: number; date: string; reason: string; remark?: string | undefined },
): Promise<{ id: number }> {
  const { noon } = await missed(ctx, body);
  const at = Date.parse(noon);
  const { id } = await exemptions.create(ctx, {
    shipName: body.shipId,
    from: new Date(at - HALF_DAY_MS).toISOString(),
    to: new Date(at + HALF_DAY_MS).toISOString(),
    reason,
    remark: remark ?? null,
  });
  return { id };
}

export const noonTraceEndpoints: readonly Endpoint[] = [
  serve(noonTraceCall, (ctx, { query }) => trace(ctx, query.month)),
  serve(noonTraceSheet, async (ctx, { query }) => noonTraceSheetOf(ctx, await trace(ctx, query.month), query.month)),
  serve(askForNoonCall, (ctx, { body }) => askFor(ctx, body)),
  serve(exemptNoonCall, (ctx, { body }) => exempt(ctx, body)),
];
