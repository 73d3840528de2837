import { AppError, invalid } from '../../../../kernel/errors.ts';
import { validate } from '../../../../kernel/resource/validate.ts';
import type { Ctx } from '../../../../kernel/server/context.ts';
import { readMany, readOne } from '../../../../kernel/server/crud/read.ts';
import { changedPaths } from '../../entry/changed-paths.rules.ts';
import { prepareReport } from '../../entry/prepare.rules.ts';
import type { Report } from '../../reports/report.rules.ts';
import type { ReportShip } from '../../reports/report-ship.rules.ts';
import { reportOfRow, type Wire } from '../../reports/report-wire.rules.ts';
import { type Chain, chainAt, REPORT } from '../../reports/service/report-facts.server.ts';
import { derivedIn } from '../../reports/service/save-report.server.ts';
import type { CorrectionPreview, FollowingView } from '../correction.calls.ts';
import {
  type Correction,
  carryForward,
  correctionsBetween,
  type Moved,
  sameFigure,
  shiftOf,
  touchesOil,
  valueAt,
} from '../correction.rules.ts';

/** Everything that a correction does, worked out and not written. */
export type Effect = {
  readonly reportId: number;
  readonly row: Wire;
  readonly shipId: number;
  readonly chain: Chain;
  readonly before: Report;
  readonly after: Report;
  readonly corrections: readonly Correction[];
  readonly moved: readonly (Moved & { readonly row: Wire })[];
  /** Time of the last report that the effect depends on: the first later one that does not move, or the last that does. */
  readonly from: string;
  readonly to: string;
};

/** A confirmed report where it stands in its chain, with every line of the form. */
export async function correctable(
  ctx: Ctx,
  reportId: number,
): Promise<Pick<Effect, 'row' | 'shipId' | 'chain' | 'before'>> {
  const row = await readOne(REPORT, ctx, reportId);
  if (row.confirmed !== 'CONFIRMED') {
    throw new AppError('WRONG_STATE', {
      zh: '只有已确认的报告才用更正单更正；未确认的报告可以直接修改',
      en: 'Only a confirmed report is corrected; one that is not confirmed is simply edited',
    });
  }
  const shipId = Number(row.shipName);
  const chain = await chainAt(ctx, { shipId, rptTime: String(row.rptTime), exceptId: reportId });
  return { row, shipId, chain, before: prepareReport({ report: reportOfRow(row), ...chain }) };
}

/** Identity stays: another type, ship or number would be another report. */
const FIXED = ['shipName', 'voyageNo', 'reportNo', 'rptType', 'source'] as const;

/** The effect of giving a report these values, as the entry form sends them. Faulty values are refused by name. */
export async function effectOfDraft(ctx: Ctx, reportId: number, given: Wire): Promise<Effect> {
  const at = await correctable(ctx, reportId);
  const fixed = Object.fromEntries(FIXED.map((name) => [name, at.row[name]]));
  const { values, errors } = validate(REPORT, { ...at.row, ...given, ...fixed });
  if (errors.length > 0) throw invalid(errors);
  const typed = reportOfRow({ ...values, id: reportId, labels: at.row.labels });
  const after = prepareReport({ report: derivedIn(at.chain, typed), ...at.chain });
  return effectOf(ctx, reportId, at, after);
}

/** The effect of the values of a correction; derived anew from the report as it stands. */
export async function effectOf(
  ctx: Ctx,
  reportId: number,
  at: Awaited<ReturnType<typeof correctable>>,
  after: Report,
): Promise<Effect> {
  const { row, shipId, chain, before } = at;
  const { moved, reach } = await carried(ctx, { shipId, row, after, ship: chain.ship });
  return {
    reportId,
    row,
    shipId,
    chain,
    before,
    after,
    moved,
    corrections: correctionsBetween(before, after, chain.ship),
    from: String(chain.previousRow?.rptTime ?? row.rptTime),
    to: reach ?? String(row.rptTime),
  };
}

/** Later reports are read as far as the correction carries. */
const BATCH = 40;

async function carried(
  ctx: Ctx,
  { shipId, row, after, ship }: { shipId: number; row: Wire; after: Report; ship: ReportShip },
): Promise<{ moved: (Moved & { row: Wire })[]; reach: string | null }> {
  const moved: (Moved & { row: Wire })[] = [];
  let previous = after;
  let reach: string | null = null;
  for (let at = String(row.rptTime), lastId = Number(row.id); ; ) {
    const ids = await ctx.db.query<{ id: number }>({
      name: 'voyage-chain-later',
      text: 'select id from voyage_report where ship_name = $1 and deleted_at is null and (rpt_time, id) > ($2, $3) order by rpt_time, id limit 40',
      values: [shipId, at, lastId],
    });
    const rows = await readMany(
      REPORT,
      ctx,
      ids.map(({ id }) => id),
    );
    const later = ids.flatMap(({ id }) => {
      const found = rows.find((one) => one.id === id);
      return found ? [{ id, report: reportOfRow(found), row: found }] : [];
    });
    const batch = carryForward({ corrected: previous, later, ship });
    moved.push(...batch.map((one, i) => ({ ...one, row: later[i]!.row })));
    const last = later[Math.min(batch.length, later.length - 1)];
    if (last) reach = String(last.row.rptTime);
    if (batch.length < later.length || later.length < BATCH || !last) return { moved, reach };
    previous = batch.at(-1)!.after;
    at = String(last.row.rptTime);
    lastId = last.id;
  }
}

/** As many later reports as a person looks through; the count says how many there are. */
const SHOWN = 60;

export function previewOf({ corrections, moved, before, after }: Effect): CorrectionPreview {
  const shift = shiftOf(before, after);
  return {
    changes: corrections.map((one) => ({ ...one })),
    following: moved.slice(0, SHOWN).map(followingView),
    followingCount: moved.length,
    oilChanged: touchesOil(corrections),
    fuelShift: shift.fuel,
    lubeShift: shift.lube,
    revolutionShift: shift.revolutions,
  };
}

function followingView({ id, row, before, after }: Moved & { row: Wire }): FollowingView {
  return {
    id,
    reportNo: String(row.reportNo),
    rptType: String(row.rptType),
    rptTime: String(row.rptTime),
    zone: row.zone === null ? null : Number(row.zone),
    confirmed: row.confirmed === 'CONFIRMED',
    changes: Object.entries(changedPaths(before, after))
      .map(([path, value]) => ({ path, old: valueAt(before, path) ?? null, new: value ?? null }))
      .filter((one) => !sameFigure(one.old, one.new)),
  };
}
