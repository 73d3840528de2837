import type { Ctx } from '../../../kernel/server/context.ts';
import { readAsked } from '../../../kernel/server/crud/read.ts';
import { PORTS } from '../../parameter/public.server.ts';
import { MOVEMENT_STATE_TEXT, type MovementState } from '../reports/movement-state.rules.ts';
import { reportOfRow, type Wire } from '../reports/report-wire.rules.ts';
import { REPORT, shipFacts } from '../reports/service/report-facts.server.ts';
import type { ChainFacts, ChainReport } from './chain-judge.rules.ts';

/** Moments from which and to which reports are judged, UTC; of some voyages alone where they are named. */
export type Span = { readonly shipId: number; readonly from: string; readonly to: string };

/** Reports that are read at once: others are answered in between. */
export const BATCH = 15;

/** Where reading begins, so that the first report that is judged has its voyage and the ten reports before it. */
async function beginning(ctx: Ctx, { shipId, from, to }: Span): Promise<string> {
  const [row] = await ctx.db.query<{ at: string }>({
    name: 'voyage-proof-beginning',
    text: `select least($2::timestamptz,
        (select min(v.start_time) from voyage_voyage v where v.id in (
          select r.voyage_no from voyage_report r where r.ship_name = $1 and r.deleted_at is null and r.rpt_time >= $2 and r.rpt_time <= $3)),
        coalesce((select r.rpt_time from voyage_report r where r.ship_name = $1 and r.deleted_at is null and r.rpt_time < $2
          order by r.rpt_time desc offset 10 limit 1), to_timestamp(0))) as at`,
    values: [shipId, from, to],
  });
  return row?.at ?? from;
}

const IN_ORDER = (column: string): string =>
  `${column} in (select id from voyage_report where ship_name = $1 and deleted_at is null and (rpt_time, id) > ($2, $3) order by rpt_time, id limit ${BATCH})`;

const isState = (value: unknown): value is MovementState => typeof value === 'string' && value in MOVEMENT_STATE_TEXT;

/** A ship's reports in the order of time, read batch by batch, to the first one behind the span: by it the last of the span is judged. */
export async function* chainOf(ctx: Ctx, span: Span): AsyncGenerator<ChainReport> {
  const repairs = new Set(
    (
      await ctx.db.query<{ id: number }>({
        name: 'voyage-proof-repairs',
        text: "select id from voyage_voyage where ship_name = $1 and voyage_kind = 'REPAIR' and deleted_at is null",
        values: [span.shipId],
      })
    ).map(({ id }) => id),
  );
  let after: [string, number] = [await beginning(ctx, span), 0];
  for (;;) {
    const rows = (await readAsked(REPORT, ctx, { is: IN_ORDER, values: [span.shipId, ...after] })).toSorted(byTime);
    for (const row of rows) yield chainReport(row, repairs);
    const last = rows.at(-1);
    if (!last || rows.length < BATCH || String(last.rptTime) > span.to) return;
    after = [String(last.rptTime), Number(last.id)];
  }
}

const byTime = (a: Wire, b: Wire): number =>
  Date.parse(String(a.rptTime)) - Date.parse(String(b.rptTime)) || Number(a.id) - Number(b.id);

const chainReport = (row: Wire, repairs: ReadonlySet<number>): ChainReport => ({
  report: reportOfRow(row),
  movementState: isState(row.movementState) ? row.movementState : null,
  voyageKind: repairs.has(Number(row.voyageNo)) ? 'REPAIR' : 'TRADE',
  submitTime: String(row.submitTime ?? row.rptTime),
});

/** Which ports lie in an emission control area, by id. */
export async function portFacts(ctx: Ctx): Promise<ChainFacts['ports']> {
  const rows = await ctx.db.query<{ id: number; eca: boolean }>({
    name: 'voyage-proof-ports',
    text: `select p.id, p.eca <> 'none' as eca from ${PORTS} p`,
  });
  return Object.fromEntries(rows.map(({ id, eca }) => [String(id), { eca }]));
}

/** What the rules look at around all reports of a ship. */
export async function chainFacts(ctx: Ctx, shipId: number, ports: ChainFacts['ports']): Promise<ChainFacts> {
  const exemptions = await ctx.db.query<{ from: string; to: string }>({
    name: 'voyage-proof-exemptions',
    text: 'select "from", "to" from voyage_noon_exemption where ship_name = $1 and deleted_at is null',
    values: [shipId],
  });
  return { ship: await shipFacts(ctx, shipId), ports, exemptions, now: ctx.now.toISOString() };
}
