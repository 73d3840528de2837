import { AppError } from '../../../../kernel/errors.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { SHIPS } from '../../../fleet/public.server.ts';
import { formatReportNo } from '../../voyages/voyage-number.rules.ts';

export type OpenVoyage = { id: number; voyageNo: string; voyageKind: 'TRADE' | 'REPAIR'; startPort: number | null };

/** The voyage that the ship's reports go to. Refuses when none is open, or when another one is asked for. */
export async function openVoyageOf(ctx: Ctx, shipId: number, askedId: number | null): Promise<OpenVoyage> {
  const [voyage] = await ctx.db.query<OpenVoyage>({
    name: 'voyage-open-of-ship',
    text:
      'select id, voyage_no as "voyageNo", voyage_kind as "voyageKind", start_port as "startPort" from voyage_voyage ' +
      "where ship_name = $1 and voyage_status = 'OPEN' and deleted_at is null order by id desc limit 1",
    values: [shipId],
  });
  if (!voyage) {
    throw new AppError('CONFLICT', {
      zh: '该船没有进行中的航次，请先由调度开启新航次',
      en: 'The ship has no open voyage; an operator must open one first',
    });
  }
  if (askedId !== null && askedId !== voyage.id) {
    throw new AppError(
      'CONFLICT',
      { zh: '报告只能填入该船进行中的航次 {voyageNo}', en: "Reports go to the ship's open voyage {voyageNo}" },
      { values: { voyageNo: voyage.voyageNo } },
    );
  }
  return voyage;
}

/** The number that the ship's next report is offered: counted by ship and year, past every number in use. */
export async function nextReportNo(ctx: Ctx, shipId: number, rptTime: string): Promise<string> {
  const year = Number(rptTime.slice(0, 4));
  const [row] = await ctx.db.query<{ code: string; last: number | null }>({
    name: 'voyage-report-last-no',
    text:
      "select v.ship_code as code, (select max(substring(r.report_no from '-(\\d+)$')::int) from voyage_report r " +
      `where r.ship_name = v.id and r.report_no like v.ship_code || $2 || '-%' and r.report_no ~ '-\\d{1,9}$') as last from ${SHIPS} v where v.id = $1`,
    values: [shipId, String(year)],
  });
  return formatReportNo({ shipCode: row?.code ?? 'X', year, counter: (row?.last ?? 0) + 1 });
}

/** Numbers the reports of a voyage 1..n by time; touches only those whose number changes. */
export async function renumber(ctx: Ctx, voyageId: number): Promise<void> {
  await ctx.db.query({
    name: 'voyage-report-renumber',
    text:
      'update voyage_report r set voyage_rpt_no = n.no from (select id, row_number() over (order by rpt_time, id) as no from voyage_report ' +
      'where voyage_no = $1 and deleted_at is null) n where n.id = r.id and r.voyage_rpt_no is distinct from n.no',
    values: [voyageId],
  });
}
