import type { FeedItem } from '../../../kernel/feed.calls.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { FEED_SHOWN, type FeedProvider } from '../../../kernel/server/feed.ts';
import { holds, scopeOf } from '../../../kernel/server/permit/permit.ts';
import { round } from '../../../kernel/value/decimal.ts';
import { hoursBetween, toLocal } from '../../../kernel/value/zone.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { reportFormName } from '../entry/report-form-name.rules.ts';
import type { ReportType, ShipStatus } from '../reports/report.rules.ts';
import { REPORT_TYPE_TEXT } from '../reports/report.text.ts';
import type { BoardRow } from './board.rules.ts';
import { boardRows } from './board.server.ts';
import { byDue } from './board-view.rules.ts';

/** A master has one ship; whoever sees several looks after those who write. */
const isOnBoard = (ctx: Ctx): boolean => {
  const ships = scopeOf(ctx.user, 'vessel');
  return ships !== 'all' && ships.length === 1 && holds(ctx.user, 'voyage:report:add');
};

const about = (ship: { id: number; name: string; nameEn: string; state: string | null }): FeedItem['about'] => ({
  key: `fleet.vessel ${ship.id}`,
  name: { zh: ship.name, en: ship.nameEn || ship.name },
  ...(ship.state && { shipState: ship.state }),
});

const timeOf = (utc: string, zone: number | null): string =>
  toLocal({ utc, zone: zone ?? 0 })
    .slice(5, 16)
    .replace('T', ' ');

function dueItem(ctx: Ctx, row: BoardRow): FeedItem {
  const late = row.dueState === 'late';
  const hours = round(hoursBetween({ from: row.dueAt!, to: ctx.now.toISOString() }), 1);
  const last = row.rptTime
    ? ctx.lang === 'en'
      ? `Last: ${row.rptType ? REPORT_TYPE_TEXT[row.rptType].en : ''} ${timeOf(row.rptTime, row.zone)}`
      : `上一报 ${row.rptType ? REPORT_TYPE_TEXT[row.rptType].zh : ''} ${timeOf(row.rptTime, row.zone)}`
    : '';
  const entry = isOnBoard(ctx);
  return {
    key: String(row.shipId),
    what: late ? { zh: '正午报超时未报', en: 'Noon report overdue' } : { zh: '正午报应报未报', en: 'Noon report due' },
    detail: [last, row.nextPortName && `→ ${row.nextPortName}`].filter(Boolean).join(' '),
    about: about({
      id: row.shipId,
      name: row.shipName,
      nameEn: row.shipNameEn,
      state: row.repair ? 'REPAIR' : row.shipStatus,
    }),
    reason: { text: { zh: `超 ${hours} h`, en: `${hours} h over` }, tone: late ? 'red' : 'amber' },
    urgency: late ? 0 : 1,
    since: row.dueAt,
    place: { component: 'voyage/VoyageReportHome', query: `shipId=${row.shipId}` },
    act: entry
      ? {
          label: { zh: '填报正午报', en: 'Write noon report' },
          place: { component: 'voyage/ReportFormNew', query: `shipId=${row.shipId}&type=NOON` },
          form: reportFormName({ id: null, shipId: row.shipId, rptType: 'NOON' }),
        }
      : holds(ctx.user, 'voyage:report:confirm')
        ? {
            label: { zh: '催报', en: 'Remind' },
            call: { method: 'POST', path: `/api/voyage/board/${row.shipId}/remind` },
            done: { zh: `已催报 ${row.shipName}`, en: `${row.shipNameEn || row.shipName} was reminded` },
          }
        : {
            label: { zh: '查看', en: 'Look' },
            place: { component: 'voyage/VoyageReportHome', query: `shipId=${row.shipId}` },
          },
  };
}

function dueProvider(state: 'late' | 'due'): FeedProvider {
  return {
    label: state === 'late' ? { zh: '超时未报', en: 'Reports overdue' } : { zh: '应报未报', en: 'Reports due' },
    sort: state === 'late' ? 10 : 20,
    permission: 'voyage:report:list',
    list: { component: 'voyage/VoyageReportHome', query: `filter=${state}` },
    read: async (ctx) => {
      const rows = await boardRows(ctx, { confirmedOnly: false });
      return { items: byDue(rows.filter((row) => row.dueState === state)).map((row) => dueItem(ctx, row)) };
    },
  };
}

/** Hours before noon from which a master finds the next report at home. */
const AHEAD_HOURS = 12;

/** The noon of the day, on board: it may be prepared before it is due. */
const nextNoonReport: FeedProvider = {
  label: { zh: '今日正午报', en: 'Noon report of the day' },
  sort: 25,
  permission: 'voyage:report:add',
  read: async (ctx) => {
    if (!isOnBoard(ctx)) return { items: [] };
    const now = ctx.now.toISOString();
    const rows = await boardRows(ctx, { confirmedOnly: false });
    const next = rows.filter(
      ({ dueState, dueAt }) =>
        dueState === 'ok' && dueAt && Number(hoursBetween({ from: now, to: dueAt })) <= AHEAD_HOURS,
    );
    return { items: next.map((row) => nextItem(ctx, row)) };
  },
};

function nextItem(ctx: Ctx, row: BoardRow): FeedItem {
  const noon = timeOf(row.dueAt!, row.zone);
  return {
    ...dueItem(ctx, row),
    what: { zh: '今日正午报', en: 'Noon report of the day' },
    reason: { text: { zh: `${noon} 应报`, en: `due ${noon}` }, tone: 'grey' },
    urgency: 2,
    since: row.rptTime,
  };
}

type Waiting = {
  id: number;
  version: number;
  reportNo: string;
  rptType: ReportType;
  rptTime: string;
  zone: number | null;
  returned: boolean | null;
  errorCount: number | null;
  warningCount: number | null;
  shipId: number;
  shipName: string;
  shipNameEn: string;
  shipStatus: ShipStatus | null;
  total: number;
};

async function unconfirmed(ctx: Ctx, onlyReturned: boolean): Promise<Waiting[]> {
  const ships = scopeOf(ctx.user, 'vessel');
  return ctx.db.query<Waiting>({
    name: 'voyage-feed-reports',
    text: `select r.id, r.version, r.report_no as "reportNo", r.rpt_type as "rptType", r.rpt_time as "rptTime", r.zone::float8 as zone, r.returned,
        r.error_count as "errorCount", r.warning_count as "warningCount", v.id as "shipId", v.name as "shipName", v.name_en as "shipNameEn",
        r.ship_status as "shipStatus", (count(*) over ())::int as total
      from voyage_report r join ${SHIPS} v on v.id = r.ship_name
      where r.deleted_at is null and r.confirmed = 'UNCONFIRMED' and ($1::bigint[] is null or r.ship_name = any($1::bigint[]))
        and (not $2::boolean or r.returned)
      order by r.rpt_time, r.id limit ${FEED_SHOWN}`,
    values: [ships === 'all' ? null : ships, onlyReturned],
  });
}

const nameOf = (row: Waiting): FeedItem['what'] => ({
  zh: `${REPORT_TYPE_TEXT[row.rptType].zh} ${row.reportNo}`,
  en: `${REPORT_TYPE_TEXT[row.rptType].en} ${row.reportNo}`,
});

/** `next`: the ship's earliest one; reports are confirmed in order of time. */
function unconfirmedItem(row: Waiting, next: boolean): FeedItem {
  const warnings = row.warningCount ?? 0;
  const clean = next && warnings === 0 && !row.errorCount && !row.returned;
  const place = { record: { resource: 'voyage.report', id: row.id } };
  return {
    key: String(row.id),
    what: nameOf(row),
    detail: timeOf(row.rptTime, row.zone),
    about: about({ id: row.shipId, name: row.shipName, nameEn: row.shipNameEn, state: row.shipStatus }),
    reason: row.returned
      ? { text: { zh: '已退回', en: 'Returned' }, tone: 'amber' }
      : warnings > 0
        ? {
            text: { zh: `${warnings} 项提醒`, en: `${warnings} ${warnings === 1 ? 'warning' : 'warnings'}` },
            tone: 'amber',
          }
        : { text: { zh: '待确认', en: 'To confirm' }, tone: 'grey' },
    urgency: 2,
    since: row.rptTime,
    place,
    act: clean
      ? {
          label: { zh: '确认', en: 'Confirm' },
          call: { method: 'POST', path: `/api/voyage/reports/${row.id}/confirm`, body: { version: row.version } },
          done: { zh: `已确认 ${row.reportNo}`, en: `${row.reportNo} confirmed` },
        }
      : { label: { zh: '查看', en: 'Look' }, place },
  };
}

const toConfirm: FeedProvider = {
  label: { zh: '未确认报告', en: 'Unconfirmed reports' },
  sort: 30,
  permission: 'voyage:report:confirm',
  list: { component: 'voyage/Detailed', query: 'confirmed=UNCONFIRMED' },
  read: async (ctx) => {
    const rows = await unconfirmed(ctx, false);
    const begun = new Set<number>();
    const isNext = ({ shipId }: Waiting): boolean => !begun.has(shipId) && begun.add(shipId).has(shipId);
    return { count: rows[0]?.total ?? 0, items: rows.map((row) => unconfirmedItem(row, isNext(row))) };
  },
};

/** Reports that the office gave back to the own ship. */
const returned: FeedProvider = {
  label: { zh: '退回的报告', en: 'Returned reports' },
  sort: 25,
  permission: 'voyage:report:edit',
  list: { component: 'voyage/Detailed', query: 'confirmed=UNCONFIRMED&returned=true' },
  read: async (ctx) => {
    const rows = isOnBoard(ctx) ? await unconfirmed(ctx, true) : [];
    return {
      count: rows[0]?.total ?? 0,
      items: rows.map((row) => ({
        ...unconfirmedItem(row, false),
        urgency: 1 as const,
        act: {
          label: { zh: '修改', en: 'Correct' },
          place: { component: 'voyage/ReportFormNew', query: `id=${row.id}` },
          form: reportFormName(row),
        },
      })),
    };
  },
};

type Draft = {
  id: number;
  no: string;
  shipId: number;
  shipName: string;
  shipNameEn: string;
  at: string;
  total: number;
};

/** Corrections that were drafted and not submitted. */
const corrections: FeedProvider = {
  label: { zh: '未提交更正', en: 'Corrections to submit' },
  sort: 40,
  permission: 'voyage:reportCorrection:add',
  list: { component: 'voyage/ReportCorrections', query: 'status=USE' },
  read: async (ctx) => {
    const ships = scopeOf(ctx.user, 'vessel');
    const rows = await ctx.db.query<Draft>({
      name: 'voyage-feed-corrections',
      text: `select c.id, c.correction_no as no, v.id as "shipId", v.name as "shipName", v.name_en as "shipNameEn", c.create_time as at,
          (count(*) over ())::int as total
        from voyage_report_correction c join ${SHIPS} v on v.id = c.ship_name
        where c.deleted_at is null and c.status = 'USE' and ($1::bigint[] is null or c.ship_name = any($1::bigint[]))
        order by c.create_time, c.id limit ${FEED_SHOWN}`,
      values: [ships === 'all' ? null : ships],
    });
    return {
      count: rows[0]?.total ?? 0,
      items: rows.map((row) => {
        const place = { record: { resource: 'voyage.reportCorrection', id: row.id } };
        return {
          key: String(row.id),
          what: { zh: `更正单 ${row.no} 尚未提交`, en: `Correction ${row.no} is not submitted` },
          detail: '',
          about: about({ id: row.shipId, name: row.shipName, nameEn: row.shipNameEn, state: null }),
          reason: { text: { zh: '草稿', en: 'Draft' }, tone: 'grey' as const },
          urgency: 2 as const,
          since: row.at,
          place,
          act: { label: { zh: '提交', en: 'Submit' }, place },
        };
      }),
    };
  },
};

/** What waits in voyage reporting. */
export const voyageFeed: Readonly<Record<string, FeedProvider>> = {
  'voyage.late': dueProvider('late'),
  'voyage.due': dueProvider('due'),
  'voyage.next': nextNoonReport,
  'voyage.returned': returned,
  'voyage.unconfirmed': toConfirm,
  'voyage.corrections': corrections,
};
