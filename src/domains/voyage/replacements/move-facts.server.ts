import { invalid } from '../../../kernel/errors.ts';
import type { Ctx } from '../../../kernel/server/context.ts';
import { recordsOf } from '../../../kernel/server/crud/records.ts';
import { closedOilMonthOf } from '../oil-cost/oil-closed-until.server.ts';
import { voyage } from '../voyages/voyage.resource.ts';
import { type MoveFacts, moveProblems, type VoyageBeside } from './replace.rules.ts';

export type Move = { readonly firstReport: number; readonly lastReport: number; readonly toVoyage: number };

export type Moving = {
  readonly shipId: number;
  readonly fromId: number;
  readonly facts: MoveFacts;
  /** Numbers of the reports that move. */
  readonly reportNos: readonly string[];
};

const voyages = recordsOf(voyage);

type ReportRow = { id: number; reportNo: string; voyageId: number; withCargo: boolean };

const wrong = (field: string, zh: string, en: string) => invalid([{ field, message: { zh, en } }]);

/** The reports of a ship's two voyages, in the order of time, and how many of other voyages lie among them. */
async function reportsOf(
  ctx: Ctx,
  shipId: number,
  ids: readonly number[],
): Promise<{ rows: ReportRow[]; between: number }> {
  const rows = await ctx.db.query<ReportRow>({
    name: 'voyage-replace-reports',
    text: `select r.id, r.report_no as "reportNo", r.voyage_no as "voyageId", exists (select from voyage_report_cargo c where c.parent_id = r.id) as "withCargo"
      from voyage_report r where r.ship_name = $1 and r.voyage_no = any($2::bigint[]) and r.deleted_at is null order by r.rpt_time, r.id`,
    values: [shipId, ids],
  });
  const [among] = await ctx.db.query<{ n: number }>({
    name: 'voyage-replace-between',
    text: `select count(*)::int as n from voyage_report r, (select min(rpt_time) as first, max(rpt_time) as last from voyage_report
        where ship_name = $1 and voyage_no = any($2::bigint[]) and deleted_at is null) s
      where r.ship_name = $1 and r.voyage_no <> all($2::bigint[]) and r.deleted_at is null and r.rpt_time between s.first and s.last`,
    values: [shipId, ids],
  });
  return { rows, between: among?.n ?? 0 };
}

/** What a move is about, and what speaks against it. Refuses reports and voyages that do not belong together. */
export async function movingOf(ctx: Ctx, move: Move): Promise<Moving & { problems: ReturnType<typeof moveProblems> }> {
  const to = await voyages.get(ctx, move.toVoyage);
  const [first] = await ctx.db.query<{ voyageId: number; shipId: number }>(
    'select voyage_no as "voyageId", ship_name as "shipId" from voyage_report where id = $1 and deleted_at is null',
    [move.firstReport],
  );
  if (!first || first.shipId !== to.shipName)
    throw wrong('firstReport', '须为同一船舶的动态报', 'A report of the same ship is wanted');
  const from = await voyages.get(ctx, first.voyageId);
  const { rows, between } = await reportsOf(ctx, to.shipName, [from.id, to.id]);
  const own = rows.filter(({ voyageId }) => voyageId === from.id);
  const [begin, end] = [move.firstReport, move.lastReport].map((id) => own.findIndex((row) => row.id === id));
  if (begin === undefined || end === undefined || end < begin)
    throw wrong(
      'lastReport',
      '须与首份同属一个航次，且不早于首份',
      'It belongs to the voyage of the first one and is not before it',
    );
  const moved = own.slice(begin, end + 1);
  const side = ({ id, voyageKind, voyageStatus }: typeof from): VoyageBeside => ({
    id,
    kind: voyageKind,
    status: voyageStatus,
    reports: rows.filter((row) => row.voyageId === id).map((row) => row.id),
  });
  const facts: MoveFacts = {
    from: side(from),
    to: side(to),
    moved: moved.map(({ id }) => id),
    adjacent: between === 0,
    later: (to.startTime ?? '') > (from.startTime ?? ''),
    withCargo: moved.filter(({ withCargo }) => withCargo).length,
    closedMonth: await closedOilMonthOf(
      ctx,
      moved.map(({ id }) => id),
    ),
  };
  return {
    shipId: to.shipName,
    fromId: from.id,
    facts,
    reportNos: moved.map(({ reportNo }) => reportNo),
    problems: moveProblems(facts),
  };
}
