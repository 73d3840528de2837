import { recordAddress } from '../../../kernel/record-address.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { notify } from '../../../kernel/server/notify.ts';
import { demoRead } from '../../communication/public.server.ts';
import { SHIPS } from '../../fleet/public.server.ts';
import { PEOPLE } from '../../identity/public.server.ts';
import { tellConfirmed, tellMissing, tellReturned } from './voyage-messages.server.ts';

/** So many of the latest confirmed reports a ship with accounts was told of. */
const CONFIRMED_EACH = 30;

type Told = { id: number; at: string; by: number | null; reason: string | null };

/** What the demo's reports would have brought into the inboxes: those returned, those confirmed lately, the ships that are late. */
export async function demoMessages(ctx: Ctx): Promise<void> {
  const told = await ctx.db.query<Told>(
    `select id, coalesce(confirm_time, update_time, rpt_time) as at, create_by as by, case when returned then return_reason end as reason
     from (select r.*, row_number() over (partition by ship_name order by rpt_time desc) as n from voyage_report r
       where deleted_at is null and confirmed = 'CONFIRMED' and ship_name in
         (select v.id from ${SHIPS} v join ${PEOPLE} u on u.organization_id = v.organization_id)) latest where n <= $1
     union all
     select id, coalesce(update_time, rpt_time), create_by, return_reason from voyage_report
       where deleted_at is null and returned order by at`,
    [CONFIRMED_EACH],
  );
  for (const report of told) {
    const then: Ctx = { ...ctx, now: new Date(report.at) };
    if (report.reason) await tellReturned(then, report.id, report.reason);
    else await tellConfirmed(then, report.id);
  }
  await tellOffice(ctx);
  await tellMissing(ctx);
  // Nobody leaves everything unread: what is older than a day has been seen.
  await demoRead(ctx, new Date(ctx.now.getTime() - 86_400_000));
}

type Handled = {
  id: number;
  reportNo: string;
  ship: string;
  shipEn: string;
  at: string;
  confirmed: boolean;
  reason: string | null;
};

/** The accounts of the office that may read reports follow what was returned and confirmed, too. */
async function tellOffice(ctx: Ctx): Promise<void> {
  const office = await ctx.db.query<{ id: number }>(
    `select id from ${PEOPLE} where username = any($1) and deleted_at is null`,
    [['admin', 'gm', 'ops', 'tech', 'qhse', 'auditor', 'chartering']],
  );
  const reports = await ctx.db.query<Handled>(
    `select r.id, r.report_no as "reportNo", v.name as ship, v.name_en as "shipEn", r.confirmed = 'CONFIRMED' as confirmed,
       coalesce(r.confirm_time, r.update_time, r.rpt_time) as at, r.return_reason as reason
     from voyage_report r join ${SHIPS} v on v.id = r.ship_name
     where r.deleted_at is null and (r.returned or (r.confirmed = 'CONFIRMED' and r.confirm_time is not null)) order by at desc limit 30`,
  );
  for (const { id, reportNo, ship, shipEn, at, confirmed, reason } of reports.toReversed()) {
    const [zh, en] = confirmed ? ['已确认', 'was confirmed'] : ['被退回', 'was returned'];
    await notify(
      { ...ctx, now: new Date(at) },
      {
        to: office.map((one) => one.id),
        kind: confirmed ? 'voyage.confirmed' : 'voyage.returned',
        title: { zh: `${ship} 报告 ${reportNo} ${zh}`, en: `Report ${reportNo} of ${shipEn} ${en}` },
        ...(!confirmed && reason && { text: { zh: `原因：${reason}`, en: `Reason: ${reason}` } }),
        link: recordAddress('voyage.report', id),
        resource: 'voyage.report',
        recordId: id,
      },
    );
  }
}
