import { recordAddress } from '../../../kernel/record-address.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import type { Work } from '../../../kernel/server/jobs/jobs.ts';
import type { MessageKind } from '../../../kernel/server/message-kinds.ts';
import { notify } from '../../../kernel/server/notify.ts';
import type { Text } from '../../../kernel/text.ts';
import { localDate } from '../../../kernel/value/zone.ts';
import { SHIPS, superintendentsOf } from '../../fleet/public.server.ts';
import { holdersOf, PEOPLE, whoSees } from '../../identity/public.server.ts';
import { boardRows } from '../board/board.server.ts';
import { REPORT } from '../reports/service/report-facts.server.ts';

export const voyageMessageKinds: Readonly<Record<string, MessageKind>> = {
  'voyage.returned': { label: { zh: '报告退回', en: 'Report returned' }, mail: true },
  'voyage.confirmed': { label: { zh: '报告确认', en: 'Report confirmed' } },
  'voyage.reminded': { label: { zh: '催报', en: 'Report asked for' }, mail: true, urgent: true },
  'voyage.missingNoon': { label: { zh: '未报正午报', en: 'Noon report missing' }, urgent: true },
};

const BOARD = '/voyage/voyage-report-home';

type Subject = {
  id: number;
  reportNo: string;
  rptTime: string;
  zone: number;
  shipId: number;
  shipName: string;
  shipNameEn: string | null;
  author: number;
};

async function subjectOf(ctx: Ctx, reportId: number): Promise<Subject | undefined> {
  const [row] = await ctx.db.query<Subject>({
    name: 'voyage-message-subject',
    text: `select r.id, r.report_no as "reportNo", r.rpt_time as "rptTime", r.zone::float8 as zone, v.id as "shipId",
        v.name as "shipName", v.name_en as "shipNameEn", r.create_by as author
      from voyage_report r join ${SHIPS} v on v.id = r.ship_name where r.id = $1`,
    values: [reportId],
  });
  return row;
}

/** Accounts that belong to the ship itself. */
export async function aboard(ctx: Ctx, shipId: number): Promise<number[]> {
  const rows = await ctx.db.query<{ id: number }>({
    name: 'voyage-message-aboard',
    text: `select u.id from ${PEOPLE} u join ${SHIPS} v on v.organization_id = u.organization_id
      where v.id = $1 and u.deleted_at is null order by u.id`,
    values: [shipId],
  });
  return rows.map((row) => row.id);
}

export const named = ({ shipName, shipNameEn }: Pick<Subject, 'shipName' | 'shipNameEn'>): Text => ({
  zh: shipName,
  en: shipNameEn || shipName,
});

/** The ship is told that a report came back, and why; so is whoever wrote it. */
export async function tellReturned(ctx: Ctx, reportId: number, reason: string): Promise<void> {
  const report = await subjectOf(ctx, reportId);
  if (!report) return;
  const ship = named(report);
  await notify(ctx, {
    to: [report.author, ...(await aboard(ctx, report.shipId))].filter((id) => id !== ctx.user.id),
    kind: 'voyage.returned',
    title: {
      zh: `${ship.zh} 报告 ${report.reportNo} 被退回`,
      en: `Report ${report.reportNo} of ${ship.en} was returned`,
    },
    text: { zh: `原因：${reason}`, en: `Reason: ${reason}` },
    link: recordAddress('voyage.report', reportId),
    resource: REPORT.name,
    recordId: reportId,
  });
}

/** The ship is told that a report counts from now on. */
export async function tellConfirmed(ctx: Ctx, reportId: number): Promise<void> {
  const report = await subjectOf(ctx, reportId);
  if (!report) return;
  const ship = named(report);
  await notify(ctx, {
    to: [report.author, ...(await aboard(ctx, report.shipId))].filter((id) => id !== ctx.user.id),
    kind: 'voyage.confirmed',
    title: {
      zh: `${ship.zh} 报告 ${report.reportNo} 已确认`,
      en: `Report ${report.reportNo} of ${ship.en} was confirmed`,
    },
    link: recordAddress('voyage.report', reportId),
    resource: REPORT.name,
    recordId: reportId,
  });
}

/** Ships whose report is two hours late and more: the ship and those who look after it are told once for each report due. */
export async function tellMissing(ctx: Ctx): Promise<number> {
  const late = (await boardRows(ctx, { confirmedOnly: false })).filter((row) => row.dueState === 'late' && row.dueAt);
  if (late.length === 0) return 0;
  const operators = await holdersOf(ctx, { roles: ['OPERATOR'] });
  for (const row of late) {
    const ship = named(row);
    const day = localDate({ utc: row.dueAt ?? '', zone: row.zone ?? 8 });
    const office = [...operators, ...(await superintendentsOf(ctx, row.shipId, ['VM']))];
    await notify(ctx, {
      to: [...(await aboard(ctx, row.shipId)), ...(await whoSees(ctx, office, { vesselId: row.shipId }))],
      kind: 'voyage.missingNoon',
      title: { zh: `${ship.zh} ${day} 未报正午报`, en: `${ship.en}: noon report of ${day} is missing` },
      text: {
        zh: `上一份报告距今 ${row.ageHours ?? '—'} h。`,
        en: `The last report is ${row.ageHours ?? '—'} h old.`,
      },
      link: `${BOARD}?shipId=${row.shipId}`,
      resource: 'fleet.vessel',
      recordId: row.shipId,
      key: `voyage.missingNoon:${row.shipId}:${row.dueAt}`,
    });
  }
  return late.length;
}

export const missingNoonSchedule = {
  label: { zh: '检查未报正午报', en: 'Look for missing noon reports' },
  cron: '10 * * * *',
  run: async (work: Work): Promise<Text> => {
    const late = await work.transaction('检查未报正午报', tellMissing);
    return { zh: `${late} 艘船未报`, en: `${late} ship(s) late` };
  },
};
