import { createHash } from 'node:crypto';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { readMany } from '../../../../kernel/server/crud/read.ts';
import type { Report } from '../../reports/report.rules.ts';
import { reportOfRow, rowOfReport, type Wire } from '../../reports/report-wire.rules.ts';
import { REPORT } from '../../reports/service/report-facts.server.ts';

/** The state of a report as a correction was drafted from it. */
export type Stamp = { id: number; stamp: string };

/** What a correction relies on in the reports beside the corrected one: stocks, readings, their order. A confirmation is no change. */
const chained = ({ oil, bunkers, wastes, fwStock, rptTime, currentAccumRev, lastAccumRev, counterReset }: Report) => ({
  oil,
  bunkers,
  wastes,
  fwStock,
  rptTime,
  currentAccumRev,
  lastAccumRev,
  counterReset,
});

const stampOf = (report: Report, whole: boolean): string =>
  createHash('sha256')
    .update(JSON.stringify(whole ? rowOfReport(report) : chained(report)))
    .digest('hex')
    .slice(0, 32);

/** Stamps of the reports of a ship from one time to another, in their order; the corrected one is held whole. */
export async function chainStamps(
  ctx: Ctx,
  span: { shipId: number; from: string; to: string; correctedId: number },
): Promise<Stamp[]> {
  const ids = await ctx.db.query<{ id: number }>({
    name: 'voyage-chain-between',
    text: 'select id from voyage_report where ship_name = $1 and deleted_at is null and rpt_time >= $2 and rpt_time <= $3 order by rpt_time, id',
    values: [span.shipId, span.from, span.to],
  });
  const rows = await readMany(
    REPORT,
    ctx,
    ids.map(({ id }) => id),
  );
  const byId = new Map(rows.map((row): [number, Wire] => [Number(row.id), row]));
  return ids.flatMap(({ id }) => {
    const row = byId.get(id);
    return row ? [{ id, stamp: stampOf(reportOfRow(row), id === span.correctedId) }] : [];
  });
}
